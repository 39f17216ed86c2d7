// A game that was begun on this device is taken to the server (T-20), a seat of it goes to another device, and it is played on.

import type { Page } from "@playwright/test";
import { fits, isFine } from "./axe";
import { isTurn, move, playOut, seeded, turnOf } from "./play";
import { expect, test } from "./server";
import { test as siteTest } from "./site";

const ON_DEVICE = /\/t\/0{8}[0-9a-f]{24}$/;
const ON_SERVER = /\/t\/(?!0{8})[0-9a-f]{32}$/;

/** Takes the game of this page to the server; returns the address of its table there. */
async function goOnline(page: Page): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("[data-online]").press("Enter");
  await expect(page.locator("[data-online-sheet]")).toBeVisible();
  await isFine(page);
  await page.locator("[data-online-yes]").press("Enter");
  await page.waitForURL(ON_SERVER);
  return page.url();
}

test("two people pass a device, go online, and play on with a phone for the second", async ({ browser, page, server }) => {
  await page.goto("/new/crosswise/device");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(ON_DEVICE);
  const before = page.url();
  const random = seeded(31);
  for (let moves = 0; moves < 2; moves++) {
    await page.locator("[data-curtain]").click();
    await isTurn(page);
    await move(page, random);
    await page.locator("[data-hand-over]").click();
  }
  const online = await goOnline(page);
  await expect(page.locator("[data-continued]")).toContainText("That device may know what was hidden");
  await fits(page);
  // Both hands are still on this device, behind the curtain.
  await expect(page.locator("[data-curtain]")).toBeVisible();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator('[data-hand-on="2"]').press("Enter");
  const field = page.locator("[data-hand-on-sheet] input");
  await expect(field).toHaveValue(/#take=2\./);
  const phone = await (await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(await field.inputValue());
  await expect(phone.locator("[data-continued]")).toBeVisible();
  await fits(phone);
  await expect(page.locator("[data-hand-on-sheet]")).toBeHidden();
  await expect(page.locator("[data-curtain]")).toBeHidden();
  // Who has read the note does not get it again.
  await phone.locator("[data-continued]").getByRole("button", { name: "Close" }).click();
  await phone.reload();
  await expect(phone.locator("[data-board]")).toBeVisible();
  await expect(phone.locator("[data-continued]")).toHaveCount(0);

  const movers = new Set<Page>();
  for (let moves = 0; moves < 4; moves++) {
    const mover = await turnOf(page, phone);
    await move(mover, random);
    movers.add(mover);
    await expect(mover.locator('[data-turn="yours"]')).toBeHidden();
  }
  expect(movers.size).toBe(2);

  // On the device the game stands still and leads to the table online, always to the same.
  await page.goto(before);
  await expect(page.locator("[data-uploaded]")).toBeVisible();
  await fits(page);
  await expect(page.locator("[data-choice]")).toHaveCount(0);
  await page.goto("/games");
  await expect(page.locator(`[data-game="${before.split("/").pop()}"]`)).toContainText("This game goes on online");
  await page.goto(before);
  await page.locator("[data-online-go]").click();
  await page.waitForURL(online);

  // Who goes on here all the same has two games, and was told so.
  await page.goto(before);
  await expect(page.locator("[data-uploaded]")).toContainText("two games");
  await page.locator("[data-online-resume]").click();
  await expect(page.locator("[data-uploaded]")).toHaveCount(0);
  await page.locator("[data-curtain]").click();
  await isTurn(page);
  await move(page, random);
});

test("a game against a bot is finished online, and its check names both secrets", async ({ page }) => {
  await page.goto("/new/mixx");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(ON_DEVICE);
  const random = seeded(32);
  for (let moves = 0; moves < 3; moves++) {
    await isTurn(page);
    await move(page, random);
  }
  await isTurn(page);
  const online = await goOnline(page);
  await playOut(page, random);
  await expect(page.locator('[data-checked="fair"]')).toBeVisible();
  await page.goto(online.replace("/t/", "/replay/"));
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-fair="true"]')).toBeVisible();
  await expect(page.locator('[data-source="continued"]')).toContainText("The first device may have known what was hidden.");
});

test("if the server cannot be reached, the game waits, and nothing is lost", async ({ page, context }) => {
  await page.goto("/new/mixx");
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  const before = page.url();
  // One handler for both answers: the page tries again by itself, and must not find a gap between two.
  let reached = false;
  await page.route("**/api/tables/continued*", (route) =>
    reached
      ? route.fulfill({ status: 422, json: { code: "server-continue-long", text: "It can go on where it is." } })
      : route.abort(),
  );
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("[data-online]").press("Enter");
  await page.locator("[data-online-yes]").press("Enter");
  await expect(page.locator("[data-uploaded]")).toBeVisible();
  await expect(page).toHaveURL(before);
  // A server that refuses the game leaves it where it is.
  reached = true;
  await page.locator("[data-online-go]").click();
  await expect(page.getByText("It can go on where it is.")).toBeVisible();
  await expect(page.locator("[data-uploaded]")).toHaveCount(0);
  await isTurn(page);
  await move(page, seeded(3));
  await context.close();
});

siteTest("without a server the page says why the game stays on the device", async ({ page, site }) => {
  await page.goto(`${site.url}#/new/mixx`);
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.locator("[data-no-server]")).toBeVisible();
  await expect(page.locator("[data-online]")).toHaveCount(0);
  // Nor can another screen show it.
  await expect(page.getByRole("link", { name: "Open as a board" })).toHaveCount(0);
});
