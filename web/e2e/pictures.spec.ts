// Takes the pictures in docs/pictures: every game in the middle, the first page, a phone in the dark.

import { mkdirSync } from "node:fs";
import { expect, GAMES, test } from "./house";
import { isOver, isTurn, move, seeded } from "./play";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

/** So many decisions into each game. */
const MIDDLE = { crosswise: 11, "cross-roads": 4, mixx: 4, crossado: 16, "cross-n-go": 14 } as const;

for (const game of GAMES) {
  test(`${game} in the middle`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("crosstable-settings", JSON.stringify({ name: "Ada", still: true })));
    const random = seeded(42);
    // A game that ends early is played again.
    for (let tries = 0; tries < 5; tries++) {
      await page.goto("/");
      await page.locator(`[data-play="${game}"]`).click();
      let moves = 0;
      while (moves < MIDDLE[game] && (await isTurn(page)) && (await move(page, random))) moves += 1;
      if (!(await isOver(page)) && (await isTurn(page))) break;
    }
    // A card in the hand shows where it fits.
    const card = page.locator('[data-board] [data-choice="card"]').first();
    if (await card.isVisible()) await card.click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${game}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${game}-phone-dark.png` });
  });
}

test("the first page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-play]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}home.png`, fullPage: true });
});
