// A whole game from the home page to its end, for every game.

import type { Page } from "@playwright/test";
import { expect, GAMES, test } from "./server";
import { click, isTurn, move, playOut, press, seeded, sitDown } from "./play";

/** Errors of the page, including scripts and styles that the policy forbids. */
function errorsOf(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    // A status other than 2xx is not an error of the page.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) found.push(message.text());
  });
  return found;
}

for (const [index, game] of GAMES.entries()) {
  test(`${game}: two clicks from the first page to a move, and a whole game against a bot`, async ({ page }) => {
    test.setTimeout(420_000);
    const seed = 1000 + index;
    console.log(`${game}: seed ${seed}`);
    const found = errorsOf(page);
    // Two clicks from the first page to a move.
    await page.goto("/");
    await page.locator(`[data-play="${game}"]`).click();
    await expect(page.locator(`[data-board="${game}"]`)).toBeVisible();
    expect(await isTurn(page)).toBe(true);
    expect(await move(page, seeded(5))).toBe(true);
    if (game === "crossado" || game === "cross-n-go") {
      // Random moves do not finish these games; a second table has a limit of turns.
      await page.goto(`/new/${game}`);
      await page.locator("summary").click();
      await page.getByLabel(/Turn limit/).fill("20");
      await page.getByRole("button", { name: "Start" }).click();
      await expect(page.locator(`[data-board="${game}"]`)).toBeVisible();
    }
    await playOut(page, seeded(seed), click);
    // The draws can be checked, and the check passes.
    await page.locator("[data-result] [data-more]").click();
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
  await page.getByLabel(/Show the board as text/).check();
  await page.keyboard.press("Escape");
  await page.locator('[data-play="crosswise"]').click();
  const plain = page.getByRole("region", { name: "The board as text" });
  await expect(plain.getByRole("group", { name: "The board" })).toBeVisible();
  await expect(plain).toContainText("Me (you):");
  await isTurn(page);
  const number = await page.locator("[data-number]").getAttribute("data-number");
  await plain.locator("li [data-token]").first().click();
  await expect(page.locator("[data-number]")).not.toHaveAttribute("data-number", number ?? "");
  // Screen readers hear what the bot did.
  await expect(page.locator("[data-live]")).toContainText("Bot");
});
