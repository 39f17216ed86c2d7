// Rule pages and lessons.

import { existsSync } from "node:fs";
import { expect, GAMES, test } from "./server";

test("a clause has an address, and every page of rules has one for each language", async ({ page }) => {
  await page.goto("/rules/crosswise?lang=de#CW-07");
  await expect(page.locator("#CW-07")).toBeInViewport();
  await expect(page.locator("#CW-07")).toContainText("leeres Feld");
  await expect(page.locator("#CW-06 .mark.ruling")).toBeVisible();
  await page.getByRole("link", { name: "Rund um den Tisch" }).click();
  await expect(page.locator("#T-01")).toBeVisible();
});

test("every game can be learnt by playing", async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    if (!existsSync(new URL(`../src/games/${game}/learn.ts`, import.meta.url))) {
      await expect(page.getByText("There is no lesson for this game yet.")).toBeVisible();
      continue;
    }
    await page.locator(".lesson").waitFor();
    // Skips every step after its board is shown. It runs in the page, where it is faster.
    await page.evaluate(async () => {
      const later = () => new Promise((done) => setTimeout(done, 8));
      for (let waited = 0; document.querySelector(".lesson"); waited++) {
        if (waited > 5_000) throw new Error(`no way on from ${document.querySelector(".lesson")?.textContent}`);
        const way = document.querySelector<HTMLElement>("[data-next], [aria-label='Skip']");
        if (way && document.querySelector(".learn .board svg")) way.click();
        await later();
      }
    });
    const done = page.getByRole("heading", { name: "Now you can play!" });
    await expect(done).toBeVisible();
  }
});
