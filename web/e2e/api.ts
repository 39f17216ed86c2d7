// Uses the HTTP API with the page's cookies, for positions that take long to play by hand.

import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Choice, expand } from "../src/games/choices";
import { apiPaths } from "../src/net/api";
import type { Command, TableView } from "../src/wire/protocol";
import { expect } from "./server";

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split("/").pop() ?? "";

/** The table as a seat of this browser sees it, and its legal moves. */
export async function tableView<View>(page: Page, table: string, seat: number): Promise<TableView & { view: View; moves: Choice[] }> {
  const response = await page.request.get(`${apiPaths.table(table)}?seat=${seat}`);
  const { view } = (await response.json()) as { view: TableView & { view: View } };
  return { ...view, moves: expand(view.legal) };
}

/** The entropy of a seat, the same every time, so that games differ by the server's seed alone. */
const entropyOf = (seat: number): string => String(seat).repeat(32);

/** The commitment with which a device sits down (docs/fairness.md). */
export function commitmentOf(table: string, entropy: string): string {
  const hash = createHash("sha256").update("crosstable fair 2 device");
  return hash.update(Buffer.from(table, "hex")).update(Buffer.from(entropy, "hex")).digest("hex");
}

let commands = 0;
const commandId = (): string => `e2e-${(commands += 1)}-${process.pid}`;

export async function command(page: Page, table: string, command: Command): Promise<void> {
  const response = await page.request.post(apiPaths.commands(table), { data: { id: commandId(), command } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Starts a table at which people of this browser have the first seats and bots the others. */
export async function startTable(page: Page, game: string, players: number, names: readonly string[]): Promise<string> {
  // The page asks for its cookie when it loads. A second request at the same time could get another one.
  await page.waitForLoadState("networkidle");
  await page.request.post(apiPaths.me);
  const data = { id: commandId(), game, players, options: [], clock: "off", public: false };
  const { table } = (await (await page.request.post(apiPaths.tables, { data })).json()) as { table: string };
  for (let seat = 1; seat <= players; seat++) {
    const name = names[seat - 1];
    if (name === undefined) await command(page, table, { do: "bot", seat, level: "easy" });
    else await command(page, table, { do: "sit", seat, name, commitment: commitmentOf(table, entropyOf(seat)) });
  }
  await command(page, table, { do: "start" });
  // The helper trusts the server; the page does not (fair.spec.ts).
  for (const [index] of names.entries()) await command(page, table, { do: "reveal", seat: index + 1, entropy: entropyOf(index + 1) });
  return table;
}

/** The move that a strong bot suggests for the seat of this browser that is to move. */
export async function hint(page: Page, table: string): Promise<string> {
  return ((await (await page.request.get(apiPaths.hint(table))).json()) as { token: string }).token;
}
