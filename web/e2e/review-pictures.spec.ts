// Takes the pictures of a review in docs/pictures: of a game on the device, on a laptop and on a phone in the dark.

import { mkdirSync } from "node:fs";
import { click, isTurn, playOut, seeded } from "./play";
import { expect, test } from "./site";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

test("a review", async ({ page, site }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem("crosstable-settings", JSON.stringify({ name: "Ada", pace: "fast", soundOffered: true, still: true })));
  await page.goto(`${site.url}#/new/crosswise`);
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  await playOut(page, seeded(22), click);
  await page.locator("[data-review-link]").click();
  const review = page.locator("[data-review]");
  await expect(review).toHaveAttribute("data-review", "done", { timeout: 300_000 });
  // In the middle of the game, so that the board shows something.
  await review.locator("[data-moment]").nth(3).click();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${folder}review.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await review.evaluate((section) => section.scrollIntoView());
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}review-phone-dark.png` });
});
