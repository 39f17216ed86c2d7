// Rule pages, lessons, and the way from a refusal to its rule.

import { existsSync } from "node:fs";
import { expect, GAMES, test } from "./house";

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
    const next = page.locator("[data-next]");
    const skip = page.getByRole("button", { name: "Skip" });
    const done = page.getByRole("heading", { name: "Now you can play!" });
    for (let step = 0; step < 20 && !(await done.isVisible()); step++) {
      await next.or(skip).or(done).first().waitFor();
      if (await skip.isVisible()) await skip.click();
      else if (await next.isVisible()) await next.click();
    }
    await expect(done).toBeVisible();
  }
});
