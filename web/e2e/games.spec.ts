// From the first page to the end of a whole game, in every game.

import type { Page } from "@playwright/test";
import { expect, GAMES, test } from "./house";
import { click, isTurn, move, playOut, press, seeded, sitDown } from "./play";

/** What went wrong in the page, scripts and styles that were not allowed included. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    // A server that cannot do something says so with a status; the page goes on without it.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) found.push(message.text());
  });
  return found;
}

for (const [index, game] of GAMES.entries()) {
  test(`${game}: two clicks from the first page to a move, and a whole game against a bot`, async ({ page }) => {
    test.setTimeout(420_000);
    const seed = 1000 + index;
    console.log(`${game}: seed ${seed}`);
    const found = complaints(page);
    // Two clicks from the first page to a move.
    await page.goto("/");
    await page.locator(`[data-play="${game}"]`).click();
    await expect(page.locator(`[data-board="${game}"]`)).toBeVisible();
    expect(await isTurn(page)).toBe(true);
    expect(await move(page, seeded(5))).toBe(true);
    if (game === "crossado" || game === "cross-n-go") {
      // Whoever moves at random does not arrive; another game is played to its end, which may be shortened.
      await page.goto(`/new/${game}`);
      await page.locator("summary").click();
      await page.getByLabel(/At most so many turns/).fill("20");
      await page.getByRole("button", { name: "Start" }).click();
      await expect(page.locator(`[data-board="${game}"]`)).toBeVisible();
    }
    await playOut(page, seeded(seed), click);
    // What is drawn can be checked, and the promise was kept.
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.locator("[data-check]").click();
    await expect(page.locator('[data-fair="true"]')).toBeVisible();
    expect(found).toEqual([]);
  });
}

test("a whole game with the keyboard alone", async ({ page }) => {
  test.setTimeout(420_000);
  await page.goto("/");
  await page.locator('[data-play="crosswise"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-board="crosswise"]')).toBeVisible();
  await playOut(page, seeded(7), press);
});

test("a rematch against a bot starts at once", async ({ page }) => {
  test.setTimeout(420_000);
  await sitDown(page, "cross-roads");
  await playOut(page, seeded(11), click);
  const before = page.url();
  await page.locator("[data-rematch]").click();
  await expect(page.locator("[data-result]")).toBeHidden();
  expect(await isTurn(page)).toBe(true);
  expect(page.url()).not.toBe(before);
});

test("moves can be made out of the list, and the board read in plain characters", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/Write the board out/).check();
  await page.keyboard.press("Escape");
  await page.locator('[data-play="crosswise"]').click();
  const plain = page.getByRole("region", { name: "The board in words" });
  await expect(plain.locator("pre")).toContainText("points");
  await isTurn(page);
  const number = await page.locator("[data-number]").getAttribute("data-number");
  await plain.locator("[data-token]").first().click();
  await expect(page.locator("[data-number]")).not.toHaveAttribute("data-number", number ?? "");
  // What the bot did is said to those who hear the page.
  await expect(page.locator("[data-live]")).toContainText("Bot");
});
