// A phone, with a finger.

import type { Locator, Page } from "@playwright/test";
import { expect, GAMES, test } from "./server";
import { eventNumber, goesOn, isTurn, move, seeded } from "./play";

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

interface Spot {
  x: number;
  y: number;
}

/** Dispatches real touches, one for each path, along its spots. */
async function fingers(page: Page, ways: readonly (readonly Spot[])[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const at = (index: number) => ways.map((way, id) => ({ ...(way[index] ?? { x: 0, y: 0 }), id }));
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let index = 1; index < (ways[0]?.length ?? 0); index++) {
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(index) });
    await page.waitForTimeout(20);
  }
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const straight = (from: Spot, to: Spot, steps = 8): Spot[] =>
  Array.from({ length: steps + 1 }, (_, step) => ({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }));

async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test("cross-roads: two fingers bring the table nearer, one moves it, one carries a card to its place", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-play="cross-roads"]').tap();
  await isTurn(page);
  const table = page.locator("[data-board] [role=application]");
  const lie = async () => {
    const transform = (await table.locator("svg > g").last().getAttribute("transform")) ?? "";
    const [, scale = "0", x = "0", y = "0"] = /scale\(([\d.]+)\) translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(transform) ?? [];
    return { scale: Number(scale), x: Number(x), y: Number(y) };
  };
  // A game in which nothing fits at first offers no card; a card is drawn then.
  while ((await page.locator('[data-choice="card"]').count()) === 0) {
    await move(page, seeded(1));
    await isTurn(page);
  }
  const card = page.locator('[data-choice="card"]').first();
  await card.tap();
  const target = await middleOf(page.locator('[data-choice="place"]').first());
  await fingers(page, [straight(await middleOf(card), target)]);
  await expect(page.locator("[data-ghost]")).toBeVisible();

  const middle = await middleOf(table);
  const before = await lie();
  const side = (by: number) => ({ x: middle.x + by, y: middle.y + by });
  await fingers(page, [straight(side(-20), side(-80)), straight(side(20), side(80))]);
  await expect.poll(async () => (await lie()).scale).toBeGreaterThan(before.scale * 1.5);
  const near = await lie();
  await fingers(page, [straight(middle, { x: middle.x + 60, y: middle.y })]);
  await expect.poll(async () => (await lie()).x).toBeGreaterThan(near.x);
});

test("cross-n-go: a finger slides a bar by one field", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-play="cross-n-go"]').tap();
  await isTurn(page);
  const number = await eventNumber(page);
  // If the bot began, this turn's die waits to be rolled.
  const shift = page.locator('[data-board] [data-token^="shift:6"]').first();
  const roll = page.locator('[data-choice="roll"]');
  await expect(shift.or(roll).first()).toBeVisible();
  if (await roll.isVisible()) await roll.tap();
  const way = ((await shift.getAttribute("data-token")) ?? "").endsWith("l") ? -1 : 1;
  const tray = await middleOf(page.locator("[data-board] svg[role=group]").first());
  const from = { x: tray.x, y: (await middleOf(shift)).y };
  await fingers(page, [straight(from, { x: from.x + way * 34, y: from.y })]);
  await goesOn(page, number);
});
