// What is done at a table behind the page's back, by the page's own browser: for positions that take long to play by hand.

import type { Page } from "@playwright/test";
import { expect } from "./house";

export interface Seen<View> {
  stage: string;
  to_move: number | null;
  legal: string[];
  view: View;
}

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split("/").pop() ?? "";

/** The table as a seat of this browser sees it. */
export async function look<View>(page: Page, table: string, seat: number): Promise<Seen<View>> {
  const answer = await page.request.get(`/api/tables/${table}?seat=${seat}`);
  return ((await answer.json()) as { sight: Seen<View> }).sight;
}

let asked = 0;
/** An id that no command had before. */
const fresh = (): string => `behind-${(asked += 1)}-${process.pid}`;

/** Does something at a table. */
export async function command(page: Page, table: string, what: object): Promise<void> {
  const answer = await page.request.post(`/api/tables/${table}/commands`, { data: { id: fresh(), command: what } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A running table at which hands of this browser have the first seats, and bots the others. */
export async function open(page: Page, game: string, players: number, hands: readonly string[]): Promise<string> {
  // The page has asked who it is; whoever asked beside it might become somebody else in the middle.
  await page.waitForLoadState("networkidle");
  await page.request.post("/api/me");
  const wish = { id: fresh(), game, players, options: [], clock: "off", public: false };
  const { table } = (await (await page.request.post("/api/tables", { data: wish })).json()) as { table: string };
  for (let seat = 1; seat <= players; seat++) {
    const name = hands[seat - 1];
    if (name === undefined) await command(page, table, { do: "bot", seat, level: "easy" });
    else await command(page, table, { do: "sit", seat, name, entropy: String(seat).repeat(32) });
  }
  await command(page, table, { do: "start" });
  return table;
}

/** What a clever bot would do for the seat of this browser that is to move. */
export async function hint(page: Page, table: string): Promise<string> {
  return ((await (await page.request.get(`/api/tables/${table}/hint`)).json()) as { token: string }).token;
}
