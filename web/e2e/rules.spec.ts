// The rule book, the exact wording, and lessons.

import { existsSync } from "node:fs";
import { expect, GAMES, test } from "./server";

test("every game has a page in the rule book that fits on one sheet, in every language", async ({ page }) => {
  for (const game of GAMES) {
    for (const lang of ["en", "de", "fr", "it"]) {
      await page.goto(`/rules/${game}?lang=${lang}`);
      await expect(page.locator(`html[lang=${lang}] [data-book=${game}]`)).toBeVisible();
      await expect(page.locator("figure .board:empty")).toHaveCount(0);
      expect(await page.locator("figure .board").count()).toBeGreaterThanOrEqual(3);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${game} in ${lang}`).toHaveLength(1);
    }
  }
});

test("the rule book leads to lesson, table and exact wording, and back", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("link", { name: /^The rules in short.*Mixx$/ }).click();
  await expect(page.getByRole("heading", { name: "Who begins" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn by playing" })).toHaveAttribute("href", "/learn/mixx");
  await expect(page.getByRole("link", { name: "Start" })).toHaveAttribute("href", "/new/mixx");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.getByRole("link", { name: "Exact wording" }).click();
  await expect(page.locator("#MX-07")).toBeVisible();
  await page.getByRole("link", { name: "The rules in short" }).click();
  await expect(page.locator("[data-book=mixx]")).toBeVisible();
});

test("an address of a clause from before leads to the exact wording", async ({ page }) => {
  await page.goto("/rules/crosswise?lang=de#CW-07");
  await expect(page.locator("#CW-07")).toBeInViewport();
  await expect(page).toHaveURL(/\/rules\/crosswise\/exact\?lang=de#CW-07$/);
});

test("a clause has an address, and every page of rules has one for each language", async ({ page }) => {
  await page.goto("/rules/crosswise/exact?lang=de#CW-07");
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
