// Fair starts: devices commit, check and reveal by themselves; a server that lies is found out.

import type { Page, WebSocketRoute } from "@playwright/test";
import type { TableView, ToServer } from "../src/wire/protocol";
import { expect, test } from "./server";
import { click, isTurn, move, playOut, seeded, sitDown, startWithBot, turnOf } from "./play";

/** A message of the server that brings a view, or changes in one. */
interface Brings {
  view?: Partial<TableView>;
  patch?: Partial<TableView>;
}

/** Stands between a page and the server. */
interface Middle {
  /** What the page has sent. */
  sent: ToServer[];
  /** Changes what the server says of the table. */
  lie: (view: Partial<TableView>) => void;
  /** Whether a message of the page is passed on. It may be changed. */
  passes: (message: ToServer) => boolean;
}

async function standBetween(page: Page): Promise<Middle> {
  const middle: Middle = { sent: [], lie: () => {}, passes: () => true };
  await page.routeWebSocket(/\/socket/, (route: WebSocketRoute) => {
    const server = route.connectToServer();
    route.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToServer;
      middle.sent.push(message);
      if (middle.passes(message)) server.send(JSON.stringify(message));
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Brings;
      for (const view of [message.view, message.patch]) if (view) middle.lie(view);
      route.send(JSON.stringify(message));
    });
  });
  return middle;
}

const isReveal = (message: ToServer): boolean => message.type === "command" && message.command.do === "reveal";

/** Ada opens a table, and Ben sits down at it on his own device. */
async function twoDevices(page: Page, other: Page): Promise<void> {
  await page.goto("/new/crosswise/friends");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Make the link" }).click();
  await other.goto(await page.getByLabel("The link to this table").inputValue());
  await other.getByRole("button", { name: /Sit here/ }).click();
  // Who sits down at a friend's table for the first time is asked for a name.
  const name = other.getByLabel("Your name");
  await expect(name.or(other.getByText("That is you")).first()).toBeVisible();
  if (await name.isVisible()) {
    await name.fill("Ben");
    await other.keyboard.press("Enter");
  }
  await expect(page.getByText("Ben")).toBeVisible();
}

test("two devices start a game: each reveals once, after the list", async ({ browser, page, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const between = [await standBetween(page), await standBetween(other)];
  await twoDevices(page, other);
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const one of [page, other]) await expect(one.locator("[data-board]")).toBeVisible();
  for (const { sent } of between) expect(sent.filter(isReveal)).toHaveLength(1);
  const random = seeded(5);
  for (let moves = 0; moves < 3; moves++) await move(await turnOf(page, other), random);
});

test("the table waits for a missing device and names it; the host calls the start off, and everybody sees it", async ({ browser, page, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const ben = await standBetween(other);
  await twoDevices(page, other);
  ben.passes = (message) => !isReveal(message);
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const one of [page, other]) {
    await expect(one.getByText("Waiting for Ben’s device …")).toBeVisible();
    await expect(one.getByText("Waiting for Ada’s device …")).toBeHidden();
  }
  await expect(other.locator("[data-reopen]")).toBeHidden();
  await page.locator("[data-reopen]").click();
  for (const one of [page, other]) {
    await expect(one.getByRole("heading", { name: "Start number 2" })).toBeVisible();
    await expect(one.locator("ol li", { hasText: "The start was called off." })).toBeVisible();
  }
  // The reveal of the first start was lost in between; a new one is made.
  ben.passes = () => true;
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const one of [page, other]) await expect(one.locator("[data-board]")).toBeVisible();
});

test("a list without this device's commitment: the page does not reveal, and says so", async ({ page }, info) => {
  const between = await standBetween(page);
  between.lie = (view) => {
    if (view.list) view.list = view.list.replace(/commitment 1: \w+/, `commitment 1: ${"0".repeat(64)}`);
  };
  await startWithBot(page, "crosswise");
  const alarm = page.locator('[data-alarm="own"]');
  await expect(alarm).toBeVisible();
  await expect(alarm.getByRole("alert")).toContainText("This device does not take part in this start.");
  await info.attach("alarm", { body: await page.screenshot(), contentType: "image/png" });
  expect(between.sent.filter(isReveal)).toHaveLength(0);
  // With an honest server the next start goes well.
  between.lie = () => {};
  await page.locator("[data-reopen]").click();
  await expect(page.getByRole("heading", { name: "Start number 2" })).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await isTurn(page);
  expect(between.sent.filter(isReveal)).toHaveLength(1);
});

test("another commitment of the server: the page does not reveal", async ({ page }) => {
  const between = await standBetween(page);
  between.lie = (view) => {
    if (view.list) view.list = view.list.replace(/commitment: \w+/, `commitment: ${"0".repeat(64)}`);
  };
  await startWithBot(page, "crosswise");
  await expect(page.locator('[data-alarm="server"]')).toBeVisible();
  expect(between.sent.filter(isReveal)).toHaveLength(0);
});

test("a finished game is checked without being asked", async ({ page }) => {
  await sitDown(page, "cross-roads");
  await playOut(page, seeded(11), click);
  await expect(page.locator('[data-checked="fair"]')).toHaveText("Fair: checked by this device.");
});

test("a record with other entropy, or with another log, raises an alarm", async ({ page }, info) => {
  await sitDown(page, "cross-roads");
  await page.route("**/record.txt*", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/^entropy 1: .*$/m, `entropy 1: ${"0".repeat(32)}`);
    await route.fulfill({ response, body: text });
  });
  await playOut(page, seeded(12), click);
  const result = page.locator('[data-checked="differs"]');
  await expect(result).toContainText("What this device added was not used.");
  await expect(page.getByRole("alert").filter({ hasText: "Careful: this game does not fit what this device saw." })).toBeVisible();
  await info.attach("differs", { body: await page.screenshot(), contentType: "image/png" });

  await page.unroute("**/record.txt*");
  await page.route("**/log?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"at":(\d)/, (_, digit) => `"at":${(Number(digit) % 9) + 1}`) });
  });
  await page.reload();
  await expect(result).toContainText("The log was changed, or it belongs to another game.");
});

test("another history is not accepted in silence", async ({ page }, info) => {
  const between = await standBetween(page);
  await sitDown(page, "crosswise");
  between.lie = (view) => (view.dispute = { number: 2, accepted: [] });
  await page.reload();
  const banner = page.locator("[data-dispute]");
  await expect(banner).toContainText("The server came back with a different history.");
  await expect(banner).toContainText("Still to agree: Me.");
  await expect(page.locator("[data-turn]")).toHaveText("The game is paused");
  await expect(page.locator("[data-board] [data-choice]")).toHaveCount(0);
  await info.attach("dispute", { body: await page.screenshot(), contentType: "image/png" });
  await page.locator("[data-continue]").click();
  await expect.poll(() => between.sent.some((message) => message.type === "command" && message.command.do === "continue")).toBe(true);
});

test("a table that cannot go on says why, and leads to a new one", async ({ page }) => {
  const between = await standBetween(page);
  await sitDown(page, "crosswise");
  between.lie = (view) => Object.assign(view, { stage: "ended", closed: "void", legal: null, to_move: null });
  await page.reload();
  await expect(page.locator('[data-closed="void"]')).toContainText("there is no result");
  await page.locator("[data-new-table]").click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

test("a page that comes back shows its receipt", async ({ page }) => {
  const between = await standBetween(page);
  await sitDown(page, "crosswise");
  await move(page, seeded(2));
  await isTurn(page);
  between.sent.length = 0;
  await page.reload();
  await isTurn(page);
  const hellos = between.sent.flatMap((message) => (message.type === "hello" ? [message] : []));
  expect(hellos.map(({ receipt }) => typeof receipt)).toEqual(["string", "undefined"]);
  expect(hellos[0]?.receipt).toMatch(/^[0-9a-f]{64}$/);
});

test("a restored backup: both people are told, and the game goes on when both accept", async ({ browser, page, server }, info) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await twoDevices(page, other);
  await page.getByRole("button", { name: "Start the game" }).click();
  const random = seeded(7);
  await move(await turnOf(page, other), random);
  const copy = await server.backUp();
  const mover = await turnOf(page, other);
  await move(mover, random);
  await turnOf(mover === page ? other : page);
  await server.restore(copy);
  for (const one of [page, other]) {
    await expect(one.locator("[data-dispute]")).toContainText("Still to agree: Ada, Ben.", { timeout: 30_000 });
    await expect(one.locator("[data-alarm]")).toBeHidden();
  }
  await page.locator("[data-continue]").click();
  await expect(other.locator("[data-dispute]")).toContainText("Agreed: Ada.");
  await expect(page.locator("[data-continue]")).toBeHidden();
  await info.attach("dispute", { body: await other.screenshot(), contentType: "image/png" });
  await other.locator("[data-continue]").click();
  for (const one of [page, other]) {
    await expect(one.locator("[data-dispute]")).toBeHidden();
    await expect(one.locator("ol li", { hasText: "The server came back with a different history" })).toBeVisible();
  }
  expect(await turnOf(page, other)).toBe(mover);
  await move(mover, random);
});

test("a restored backup that was accepted is no fault at the end", async ({ page, server }) => {
  await sitDown(page, "cross-roads");
  await expect(page.locator("[data-board]")).toBeVisible();
  const copy = await server.backUp();
  await isTurn(page);
  await move(page, seeded(3));
  await isTurn(page);
  await server.restore(copy);
  await page.locator("[data-continue]").click({ timeout: 30_000 });
  await isTurn(page);
  await playOut(page, seeded(11), click);
  await expect(page.locator('[data-checked="fair"]')).toBeVisible();
});

test("a restored backup before the start counts as a start that was called off", async ({ browser, page, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const copy = await server.backUp();
  await twoDevices(page, other);
  await server.restore(copy);
  // The table was opened after the copy was made.
  await expect(page.getByRole("heading", { name: "This table is gone" })).toBeVisible({ timeout: 30_000 });

  await twoDevices(page, other);
  const later = await server.backUp();
  await expect(other.getByRole("button", { name: "Rename" })).toBeVisible();
  await other.getByRole("button", { name: "Rename" }).click();
  await other.getByLabel("Your name").fill("Bea");
  await other.keyboard.press("Enter");
  await expect(page.getByText("Bea")).toBeVisible();
  await server.restore(later);
  // Each device that shows what it was told may call it off.
  for (const one of [page, other]) await expect(one.getByRole("heading", { name: /Start number [23]/ })).toBeVisible({ timeout: 30_000 });
  for (const one of [page, other]) await expect(one.locator("ol li", { hasText: "The server came back with a different history" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const one of [page, other]) await expect(one.locator("[data-board]")).toBeVisible();
});

test("a restored backup of a game that has ended never goes on", async ({ page, server }) => {
  await sitDown(page, "cross-roads");
  const copy = await server.backUp();
  await isTurn(page);
  await playOut(page, seeded(11), click);
  await expect(page.locator('[data-checked="fair"]')).toBeVisible();
  await server.restore(copy);
  await expect(page.locator('[data-closed="void"]')).toBeVisible({ timeout: 30_000 });
});

test("a server that has lost moves and tells nobody is found out by the page", async ({ page, server }) => {
  const between = await standBetween(page);
  await sitDown(page, "crosswise");
  const copy = await server.backUp();
  await isTurn(page);
  await move(page, seeded(3));
  await isTurn(page);
  // The liar does not look at receipts.
  between.passes = (message) => {
    if (message.type === "hello") delete message.receipt;
    return true;
  };
  await server.restore(copy);
  await expect(page.locator('[data-alarm="history"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-dispute]")).toBeHidden();
});
