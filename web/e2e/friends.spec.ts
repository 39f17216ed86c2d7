// Several people: each on their own device, all on one device, and with a board in the middle.

import { startTable } from "./api";
import { expect, test } from "./server";
import { eventNumber, goesOn, isTurn, move, seeded, sitDown, turnOf } from "./play";

test("two browsers play against each other, talk, and take back", async ({ browser, page, server }) => {
  await page.goto("/new/crosswise/friends");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByLabel("The link to this table").inputValue();
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: /Sit here/ }).click();
  // Who sits down at a friend's table is asked for a name.
  await other.getByLabel("Your name").fill("Ben");
  await other.keyboard.press("Enter");
  await expect(page.getByText("Ben")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-board]")).toBeVisible();
  await expect(other.locator("[data-board]")).toBeVisible();

  const random = seeded(3);
  for (let moves = 0; moves < 5; moves++) {
    await move(await turnOf(page, other), random);
  }

  // The player who moved last asks to take back; the other agrees. A move that no draw has followed is taken back without
  // asking, so the game goes on until there is one.
  let [asks, agrees] = [page, other];
  do {
    await move(await turnOf(page, other), random);
    agrees = await turnOf(page, other);
    asks = agrees === page ? other : page;
  } while ((await asks.locator("[data-undo]").getAttribute("title")) !== "Ask the others to take it back");
  const number = await eventNumber(asks);
  await asks.locator("[data-undo]").click();
  await agrees.locator("[data-agree]").click();
  await goesOn(asks, number);
  await expect(asks.locator('[data-turn="yours"]')).toBeVisible();

  await page.getByRole("button", { name: "Say" }).click();
  const thanks = page.getByRole("button", { name: "Thank you!" });
  await expect(thanks).toBeVisible();
  // What says something of the game is not offered while it runs.
  await expect(page.getByRole("button", { name: "Well played!" })).toHaveCount(0);
  await thanks.click();
  // What was said stands at the seat, in view.
  const bubble = other.locator("[data-bubble]");
  await expect(bubble).toContainText("Thank you!");
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await expect(other.locator('[data-seat="1"] [data-bubble]')).toHaveCount(1);
});

test("what cannot be done is explained, with its rule", async ({ page, context }) => {
  await sitDown(page, "crosswise");
  const random = seeded(13);
  for (let moves = 0; moves < 2; moves++) {
    await isTurn(page);
    await move(page, random);
  }
  await isTurn(page);
  const symbols = ["sun", "cross", "triangle", "square", "pentagon", "star"].map((one) => `[data-choice="tile:${one}"]`).join(", ");
  await page.locator(symbols).first().dispatchEvent("click");
  // A tile that would lie on an open cell, under the pointer or the focus, is no tile.
  await page.locator("[data-cell]:not(.open):has(.lies)").first().dispatchEvent("click");
  const rule = page.locator("[data-clause]");
  await expect(rule).toHaveText("See rule CW-07");
  const opened = context.waitForEvent("page");
  await rule.click();
  await expect((await opened).locator("#CW-07")).toBeInViewport();
});

test("one device is passed round behind a curtain", async ({ page }) => {
  await page.goto("/new/crosswise/device");
  await page.getByLabel("Name on seat 1").fill("Ada");
  await page.getByLabel("Name on seat 2").fill("Ben");
  await page.getByRole("button", { name: "Start" }).click();
  const curtain = page.locator("[data-curtain]");
  await expect(curtain).toBeVisible();
  await expect(page.locator("[data-board]")).toBeHidden();
  const random = seeded(9);
  const names: string[] = [];
  for (let moves = 0; moves < 4; moves++) {
    names.push((await curtain.textContent())?.trim() ?? "");
    await curtain.click();
    await isTurn(page);
    await move(page, random);
    await page.locator("[data-hand-over]").click();
    await expect(page.locator("[data-board]")).toBeHidden();
  }
  expect(new Set(names)).toEqual(new Set(["I am Ada", "I am Ben"]));
});

test("a game without hidden hands needs no curtain, and the device changes its perspective once a turn", async ({ page }) => {
  let [changes, turns, before] = [0, 0, ""];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => String(payload).startsWith('{"type":"set-perspective"') && changes++));
  await page.goto("/");
  await page.goto(`/t/${await startTable(page, "cross-n-go", 2, ["Ada", "Ben"])}`);
  const random = seeded(4);
  // How many moves make a turn is up to the dice.
  for (let moves = 0; turns < 2 && moves < 100; moves++) {
    await isTurn(page);
    const whose = (await page.locator("[data-turn]").textContent()) ?? "";
    if (before !== "" && before !== whose) turns++;
    before = whose;
    if (turns < 2) await move(page, random);
  }
  await expect(page.locator("[data-curtain]")).toBeHidden();
  expect(turns).toBe(2);
  expect(changes).toBeGreaterThan(0);
  expect(changes).toBeLessThanOrEqual(turns + 1);
});

test("a big screen shows the board without hands while a phone shows one", async ({ page, context }) => {
  await sitDown(page, "crosswise");
  const screen = await context.newPage();
  await screen.goto(`${page.url().split("?")[0]}?board`);
  await expect(screen.locator("[data-board]")).toBeVisible();
  await expect(screen.locator("[data-choice]")).toHaveCount(0);
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  // The screen becomes a hand, because its browser is the same person's, and the board again.
  await screen.getByRole("link", { name: "Show my hand here" }).click();
  await expect(screen.locator("[data-choice]").first()).toBeVisible();
  await screen.goBack();
  await expect(screen.locator("[data-choice]")).toHaveCount(0);
  // The phone becomes the board in the middle of the game, and a hand again.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "The board only" }).click();
  await expect(page.locator("[data-choice]")).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Me", exact: true }).click();
  await expect(page.locator("[data-choice]").first()).toBeVisible();
});

test("a table with the wrong options is replaced by one with the right options", async ({ page }) => {
  await page.goto("/new/crossado/friends");
  await page.locator("summary").click();
  await page.getByLabel(/Turn limit/).fill("40");
  await page.getByRole("button", { name: "Make the link" }).click();
  const first = await page.getByLabel("The link to this table").inputValue();
  await expect(page.getByRole("region", { name: "Options" })).toContainText("40");
  await page.locator("[data-change]").click();
  // The options are kept until they are changed, and the person leaves the first table.
  await expect(page.getByLabel(/Turn limit/)).toHaveValue("40");
  await page.getByLabel(/Size of the board/).fill("12");
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("region", { name: "Options" })).toContainText("12");
  await expect(page.getByRole("region", { name: "Options" })).toContainText("40");
  expect(await page.getByLabel("The link to this table").inputValue()).not.toBe(first);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Crossado.*Not started yet/ })).toHaveCount(1);
});
