// Opening a table and getting everybody seated, as the home page and the page of a new table do it.

import type { Text } from "../games/board";
import { settings } from "../look/settings.svelte";
import { api } from "../net/api";
import { fresh } from "../net/fresh";
import { adds, sawPromise } from "../table/promise";
import type { NewTable } from "../wire/http";

/** Who shall sit on a chair. */
export type Sitter = { who: "person"; name: string } | { who: "bot"; level: string } | { who: "open" };

export const LEVELS = ["beginner", "easy", "normal", "hard", "expert"] as const;

/** How this person is called. Whoever has not said so is "me" among bots, and a number to others, who are "me" too. */
export function ownName(text: Text, seat: number | null): string {
  return settings.name.trim() || (seat === null ? text("me") : text("player", { number: seat }));
}

/** Opens a table, seats everybody and starts if all chairs are taken and somebody wants it. Tells the table's id. */
export async function openTable(wish: NewTable, sitters: readonly Sitter[], start: boolean): Promise<string> {
  const { table } = await api.open(wish);
  const { sight } = await api.look(table);
  sawPromise(table, sight.commitment);
  for (const [index, sitter] of sitters.entries()) {
    const seat = index + 1;
    if (sitter.who === "person") {
      const entropy = fresh(16);
      adds(table, seat, entropy);
      await api.command(table, { do: "sit", seat, name: sitter.name, entropy });
    } else if (sitter.who === "bot") {
      await api.command(table, { do: "bot", seat, level: sitter.level });
    }
  }
  if (start && sitters.every((sitter) => sitter.who !== "open")) await api.command(table, { do: "start" });
  return table;
}

/** A game against one bot, at once. */
export function playNow(game: string, text: Text): Promise<string> {
  const sitters: Sitter[] = [
    { who: "person", name: ownName(text, null) },
    { who: "bot", level: "easy" },
  ];
  return openTable({ game, players: 2, options: [], clock: "off", public: false }, sitters, true);
}
