// Takes the pictures in docs/pictures: every game at its best, on a laptop and on a phone in the dark, and the first page.

import { mkdirSync } from "node:fs";
import type { View as CrossNGo } from "../src/wire/views/cross-n-go";
import type { View as CrossRoads } from "../src/wire/views/cross-roads";
import type { View as Crossado } from "../src/wire/views/crossado";
import type { View as Crosswise } from "../src/wire/views/crosswise";
import type { View as Mixx } from "../src/wire/views/mixx";
import { command, hint, startTable, tableView } from "./api";
import { expect, type GameId, GAMES, test } from "./server";
import { isTurn } from "./play";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

interface Moment<View> {
  players: number;
  /** Whether a table with a turn of ours shows what the game is about. */
  wanted: (view: View, legal: readonly string[]) => boolean;
}

const count = (legal: readonly string[], start: string) => legal.filter((token) => token.startsWith(start)).length;

const crosswise: Moment<Crosswise> = {
  players: 4,
  wanted: ({ board, hand }) => board.filter(Boolean).length >= 22 && new Set(hand).size >= 3,
};
const crossRoads: Moment<CrossRoads> = {
  players: 3,
  wanted: ({ laid, hands }, legal) => laid.length >= 18 && legal.length >= 6 && hands.some(({ seat, cards }) => seat === 1 && cards >= 4),
};
const mixx: Moment<Mixx> = { players: 4, wanted: ({ table }, legal) => table.length >= 13 && legal.some((token) => token.includes("@")) };
const crossado: Moment<Crossado> = {
  players: 4,
  wanted: ({ phase, camps }, legal) =>
    phase === "moving" &&
    count(legal, "take") + count(legal, "pass") === 0 &&
    camps.every((camp) => camp.crossing.length >= 2) &&
    camps.some((camp) => camp.arrived > 0),
};
const crossNGo: Moment<CrossNGo> = {
  players: 3,
  wanted: ({ rows, seats }, legal) =>
    count(legal, "run:") > 0 &&
    rows.some(({ jokers }) => jokers.length > 0) &&
    seats.every(({ across }) => across < 2) &&
    rows.filter(({ row, figures }) => row > 1 && row < 12 && figures.length > 0).length >= 4,
};
const MOMENTS = { crosswise, "cross-roads": crossRoads, mixx, crossado, "cross-n-go": crossNGo } as Record<GameId, Moment<unknown>>;

for (const game of GAMES) {
  test(`${game} at its best`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => localStorage.setItem("crosstable-settings", JSON.stringify({ name: "Ada", still: true })));
    await page.goto("/");
    const { players, wanted } = MOMENTS[game];
    let found = "";
    for (let tries = 0; found === "" && tries < 40; tries++) {
      const table = await startTable(page, game, players, ["Ada"]);
      for (;;) {
        const { stage, to_move, legal, view } = await tableView(page, table, 1);
        if (stage !== "running") break;
        if (to_move === 1 && wanted(view, legal)) {
          found = table;
          break;
        }
        if (to_move === 1) await command(page, table, { do: "play", seat: 1, token: await hint(page, table) });
        else await page.waitForTimeout(20);
      }
    }
    expect(found).not.toBe("");
    await page.goto(`/t/${found}`);
    await isTurn(page);
    await page.waitForLoadState("networkidle");
    // The card with the most places shows where it fits.
    const cards = page.locator('[data-board] [data-choice="card"]');
    let best = { card: -1, places: 0 };
    for (let card = 0; card < (await cards.count()); card++) {
      await cards.nth(card).click();
      const places = await page.locator('[data-board] [data-choice="place"], [data-board] svg [data-token]').count();
      if (places > best.places) best = { card, places };
    }
    const pressed = page.locator('[data-board] [data-choice="card"][aria-pressed="true"]');
    if (best.card >= 0 && (await pressed.count()) === 1) await pressed.click();
    if (best.card >= 0) await cards.nth(best.card).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${game}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}${game}-phone-dark.png` });
  });
}

test("the first page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-play]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}home.png`, fullPage: true });
});
