// A phone, with a finger.

import type { Locator } from "@playwright/test";
import { expect, GAMES, test } from "./house";
import { isTurn, move, seeded } from "./play";

const tap = async (choice: Locator) => {
  await choice.scrollIntoViewIfNeeded();
  await choice.dispatchEvent("click");
};

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const game of GAMES) {
  test(`${game} on a phone`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`[data-play="${game}"]`).tap();
    const random = seeded(31);
    for (let moves = 0; moves < 3 && (await isTurn(page)); moves++) await move(page, random, tap);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
