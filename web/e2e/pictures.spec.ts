// Takes the pictures in docs/pictures: every game at its best, on a laptop and on a phone in the dark, and the first page.

import { mkdirSync } from "node:fs";
import type { Choice } from "../src/games/choices";
import type { View as CrossNGo } from "../src/wire/views/cross-n-go";
import type { View as CrossRoads } from "../src/wire/views/cross-roads";
import type { View as Crossado } from "../src/wire/views/crossado";
import type { View as Crosswise } from "../src/wire/views/crosswise";
import type { View as Mixx } from "../src/wire/views/mixx";
import { command, hint, startTable, tableView } from "./api";
import { expect, GAMES, test } from "./server";
import { isTurn } from "./play";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

interface Moment<View> {
  players: number;
  /** Whether a table with a turn of ours shows what the game is about; turns are counted from 1. */
  wanted: (view: View, moves: readonly Choice[], turn: number) => boolean;
}

const count = (moves: readonly Choice[], first: string) => moves.filter(({ path }) => path[0] === first).length;

const crosswise: Moment<Crosswise> = {
  players: 4,
  wanted: ({ board, hand }) => board.filter(Boolean).length >= 22 && new Set(hand).size >= 3,
};
const crossRoads: Moment<CrossRoads> = {
  players: 3,
  wanted: ({ laid, hands }, moves) => laid.length >= 18 && moves.length >= 6 && hands.some(({ seat, cards }) => seat === 1 && cards >= 4),
};
const mixx: Moment<Mixx> = { players: 4, wanted: ({ table }, moves) => table.length >= 13 && moves.some(({ path }) => path.length === 2) };
const crossado: Moment<Crossado> = {
  players: 4,
  wanted: ({ phase, camps }, moves) =>
    phase === "moving" &&
    count(moves, "take") + count(moves, "pass") === 0 &&
    camps.every((camp) => camp.crossing.length >= 2) &&
    camps.some((camp) => camp.arrived > 0),
};
const crossNGo: Moment<CrossNGo> = {
  players: 3,
  wanted: ({ rows, seats }, moves) =>
    count(moves, "run") > 0 &&
    rows.some(({ jokers }) => jokers.length > 0) &&
    seats.every(({ across }) => across < 2) &&
    rows.filter(({ row, figures }) => row > 1 && row < 12 && figures.length > 0).length >= 4,
};
/** A game that has not chosen its moment: something has happened, and something is still to come. */
const OTHERS: Moment<unknown> = { players: 2, wanted: (_, moves, turn) => turn >= 3 && moves.length > 1 };
const MOMENTS = { crosswise, "cross-roads": crossRoads, mixx, crossado, "cross-n-go": crossNGo } as Partial<Record<string, Moment<unknown>>>;

for (const game of GAMES) {
  test(`${game} at its best`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => localStorage.setItem("crosstable-settings", JSON.stringify({ name: "Ada", still: true })));
    await page.goto("/");
    const { players, wanted } = MOMENTS[game] ?? OTHERS;
    let found = "";
    for (let tries = 0; found === "" && tries < 40; tries++) {
      const table = await startTable(page, game, players, ["Ada"]);
      for (let turn = 1; ; ) {
        const { stage, to_move, moves, view } = await tableView(page, table, 1);
        if (stage !== "running") break;
        if (to_move === 1 && wanted(view, moves, turn)) {
          found = table;
          break;
        }
        if (to_move === 1) {
          await command(page, table, { do: "play", seat: 1, token: await hint(page, table) });
          turn++;
        } else await page.waitForTimeout(20);
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
