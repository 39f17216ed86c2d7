// How quickly the client responds to a press, as a figure; and that nothing moves when another player's move arrives.

import type { Page } from "@playwright/test";
import { expand } from "../src/games/choices";
import { placesOf } from "../src/games/cross-roads/place";
import type { View } from "../src/wire/views/cross-roads";
import { command, startTable, tableOf, tableView } from "./api";
import { expect, GAMES, test } from "./server";
import { comesToRest, eventNumber, goesOn, isTurn, seeded, sitDown } from "./play";

// These tests need animations.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Plays Cross Roads between two seats of this browser until this many cards are on the table. */
async function crowded(page: Page, cards: number): Promise<string> {
  await page.goto("/");
  for (let seed = 1; seed <= 40; seed++) {
    const random = seeded(seed);
    const table = await startTable(page, "cross-roads", 2, ["Hand 1", "Hand 2"]);
    let seat = 1;
    for (;;) {
      let view = await tableView<View>(page, table, seat);
      if (view.stage !== "running" || view.to_move === null) break;
      if (view.to_move !== seat) {
        seat = view.to_move;
        view = await tableView<View>(page, table, seat);
      }
      const own = view.view.hands.find((hand) => hand.seat === seat)?.cards ?? 0;
      if (view.view.laid.length >= cards && own > 1) return table;
      // Moves that make the other player draw come first, so that the game is long.
      const moves = expand(view.legal);
      const places = [...placesOf(moves, view.view.effects).values()].flat();
      const effective = new Set(places.flatMap(({ laying, lays }) => (laying === "normal" ? [] : lays.map(({ token }) => token))));
      const worth = (token: string) => (effective.has(token) ? 1 + random() : random());
      const best = moves.map(({ token }) => ({ token, worth: worth(token) })).sort((one, other) => other.worth - one.worth)[0];
      await command(page, table, { do: "play", seat, token: best?.token ?? "" });
    }
  }
  throw new Error(`no game came to ${cards} cards`);
}

/** Milliseconds from a press, as the browser stamped it, to the paint of the frame that shows its effect. */
async function paint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const shown = new Promise<number>((done) => {
      const painted = (from: number) => {
        const channel = new MessageChannel();
        // Callbacks of a frame come before it is painted; a message sent from one comes after.
        channel.port1.onmessage = () => done(performance.now() - from);
        channel.port2.postMessage(null);
      };
      addEventListener("click", (event) => requestAnimationFrame(() => painted(event.timeStamp)), { capture: true, once: true });
    });
    Object.assign(globalThis, { shown });
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
}

test("a press is painted: a figure, with forty cards on the table", async ({ page }, info) => {
  const table = await crowded(page, 40);
  await page.goto(`/t/${table}`);
  await page.locator("[data-curtain]").click();
  await isTurn(page);
  const board = page.locator(".board[data-board]");
  const figures: Record<string, number[]> = { card: [], place: [], lay: [] };
  // The cards in turn, and for each the places in turn: what a person who looks for a good move does.
  for (let round = 0; round < 8; round++) {
    for (const what of ["card", "place"]) {
      const choices = board.locator(`[data-choice="${what}"]`);
      const open = await choices.count();
      if (open > 0) figures[what]?.push(await paint(page, () => choices.nth(round % open).click({ force: true })));
    }
  }
  const lay = board.locator("button[data-token*='@']").first();
  figures["lay"]?.push(await paint(page, () => lay.click()));
  const cards = (await tableView<View>(page, table, 1)).view.laid.length;
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  const lines = Object.entries(figures).map(
    ([what, all]) => `${what}: ${all.length} presses, median ${middle(all).toFixed(1)} ms, longest ${Math.max(...all).toFixed(1)} ms`,
  );
  const report = `press to paint with ${cards} cards on the table\n${lines.join("\n")}`;
  console.log(report);
  await info.attach("press to paint", { body: report, contentType: "text/plain" });
  // How long is a figure; that everything was measured is the test.
  for (const all of Object.values(figures)) expect(all.length).toBeGreaterThan(0);
  expect(cards).toBeGreaterThanOrEqual(40);
});

/** What the browser says of a thing that has moved. */
interface Shifted {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

for (const game of GAMES) {
  test(`${game}: nothing moves when a move arrives`, async ({ page }) => {
    await sitDown(page, game);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const shifts: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Shifted[] })[]) {
          // Pieces go into hands and out of them, sentences become longer and shorter, and the log grows: these are the
          // move itself.
          const sources = entry.sources.map((source) => ({ ...source, node: source.node instanceof Element ? source.node : (source.node?.parentElement ?? null), from: source.previousRect, to: source.currentRect }));
          const moved = sources.filter(({ node }) => node !== null && !node.closest("[data-pieces], output, p, .words, .log"));
          // When the game is over, the board makes room for the result.
          if (moved.length > 0 && !document.querySelector("[data-result]")) shifts.push(`${entry.value}: ${moved.map(({ node, from, to }) => `${node?.outerHTML.slice(0, 60)} from ${from.x} ${from.y} to ${to.x} ${to.y}`).join(" | ")}`);
        }
      }).observe({ type: "layout-shift" });
      Object.assign(globalThis, { shifts });
    });
    // The moves are made through the API, so that they reach the page as moves of other people do.
    const table = tableOf(page);
    const random = seeded(17);
    for (let moves = 0; moves < 12; moves++) {
      if (!(await isTurn(page))) break;
      const moves = expand((await tableView(page, table, 1)).legal);
      const token = moves[Math.floor(random() * moves.length)]?.token ?? "";
      const number = await eventNumber(page);
      await command(page, table, { do: "play", seat: 1, token });
      await goesOn(page, number);
    }
    await comesToRest(page);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}
