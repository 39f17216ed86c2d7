// Creates a table and fills its seats.

import { newCommitment } from "../fair/evidence";
import type { Text } from "../games/board";
import { api } from "../net/api";
import { settings } from "../ui/settings.svelte";
import type { NewTable } from "../wire/http";
import type { Level } from "../wire/protocol";
import { fittingLevel } from "./known.svelte";

/** Who gets a seat of a new table. */
export type SeatSetup = { who: "person"; name: string } | { who: "bot"; level: Level } | { who: "open" };

/** The person's name. Without one they are "me" among bots, and a numbered player among people. */
export function ownName(text: Text, seat: number | null): string {
  return settings.name.trim() || (seat === null ? text("me") : text("player", { number: seat }));
}

/**
 * Creates a table, fills its seats and, if `start` is set and no seat is open, starts the game; the page of the table then
 * reveals this device's entropy. Returns the table's id.
 */
export async function createTable(settings: NewTable, seats: readonly SeatSetup[], start: boolean): Promise<string> {
  // Where nobody comes from another device, none has to reach the table.
  const place = seats.some(({ who }) => who === "open") ? "server" : "device";
  const { table } = await api.createTable(settings, place);
  const { view } = await api.table(table);
  for (const [index, setup] of seats.entries()) {
    const seat = index + 1;
    if (setup.who === "person") {
      const commitment = view.source === "seeded" ? null : newCommitment(table, view.round, seat, view.commitment);
      // A letter and its mark are one character in a name; the module of this device leaves that to the browser.
      await api.command(table, { do: "sit", seat, name: setup.name.normalize(), commitment });
    } else if (setup.who === "bot") {
      await api.command(table, { do: "bot", seat, level: setup.level });
    }
  }
  if (start && seats.every((setup) => setup.who !== "open")) await api.command(table, { do: "start" });
  return table;
}

/** Starts a game against one bot, of the level that fits the person. */
export function playNow(game: string, text: Text): Promise<string> {
  const seats: SeatSetup[] = [
    { who: "person", name: ownName(text, null) },
    { who: "bot", level: fittingLevel(game) },
  ];
  return createTable({ game, players: 2, options: [], clock: "off", public: false }, seats, true);
}
