// A game begun on one device goes on with a phone for each person, and back (T-15).

import type { Page } from "@playwright/test";
import { startTable } from "./api";
import { expect, test } from "./server";
import { isTurn, move, seeded, turnOf } from "./play";

/** The link with which another device takes over this seat. */
async function linkFor(page: Page, seat: number, name: string): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator(`[data-hand-on="${seat}"]`).press("Enter");
  const field = page.getByLabel(`The link for ${name}`);
  await expect(field).toHaveValue(/#take=/);
  return field.inputValue();
}

test("a hand goes from one device to a phone in the middle of a game, and back", async ({ browser, page, server }) => {
  await page.goto("/");
  await page.goto(`/t/${await startTable(page, "crosswise", 2, ["Ada", "Ben"])}`);
  const random = seeded(21);
  for (let moves = 0; moves < 2; moves++) {
    await page.locator("[data-curtain]").click();
    await isTurn(page);
    await move(page, random);
    await page.locator("[data-hand-over]").click();
  }

  const link = await linkFor(page, 2, "Ben");
  const phone = await (await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })).newPage();
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(link);
  // The other device has the seat: the dialog closes, and no curtain is needed any more.
  await expect(page.locator("[data-hand-on-sheet]")).toBeHidden();
  await expect(page.locator("[data-curtain]")).toBeHidden();
  expect(phone.url()).not.toContain("take=");
  const ticket = link.split(".").pop() ?? "";
  expect(asked.filter((url) => url.split("#")[0]?.includes(ticket))).toEqual([]);

  const movers = new Set<Page>();
  for (let moves = 0; moves < 4; moves++) {
    const mover = await turnOf(page, phone);
    await move(mover, random);
    movers.add(mover);
    await expect(mover.locator('[data-turn="yours"]')).toBeHidden();
  }
  expect(movers.size).toBe(2);

  // The link works once.
  const third = await (await browser.newContext({ baseURL: server.url })).newPage();
  await third.goto(link);
  await expect(third.locator('[data-clause="T-15"]')).toBeVisible();

  const back = await linkFor(phone, 2, "Ben");
  await page.goto(back);
  await expect(page.locator("[data-curtain]")).toBeVisible();
  await expect(phone.locator("[data-choice]")).toHaveCount(0);
  await page.locator("[data-curtain]").click();
  await isTurn(page);
  await move(page, random);
});

test("a seat goes to another device before the game begins", async ({ browser, page, server }) => {
  await page.goto("/new/crosswise/friends");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.locator("[data-hand-on]").click();
  const field = page.getByLabel("The link for Ada");
  await expect(field).toHaveValue(/#take=1\./);
  const phone = await (await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(await field.inputValue());
  await expect(phone.getByText("That is you")).toBeVisible();
  await expect(page.locator("[data-hand-on-sheet]")).toBeHidden();
  await expect(page.getByText("That is you")).toHaveCount(0);
});
