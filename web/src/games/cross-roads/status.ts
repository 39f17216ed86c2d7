// What there is to do, in a sentence.

import type { Text } from "../board";
import type { Effect } from "./place";
import type { View } from "../../wire/views/cross-roads";

export interface Situation {
  view: View;
  you: number | null;
  names: readonly string[];
  legal: readonly string[];
  /** The card that is picked. */
  card: string | null;
  /** How many places it has. */
  places: number;
  /** What the card would set off where it is shown. */
  effect: Effect | null;
}

/** The seat that follows. */
export function nextSeat(seat: number, players: number): number {
  return (seat % players) + 1;
}

export function status({ view, you, names, legal, card, places, effect }: Situation, text: Text): string {
  const named = (seat: number) => names[seat - 1] ?? String(seat);
  if (view.ranks) {
    const winners = view.hands.map((hand) => hand.seat).filter((seat) => view.ranks?.[seat - 1] === 1);
    if (winners.length === 1 && winners[0] === you) return text("cross-roads-you-win");
    return text("cross-roads-win", { names: winners.map(named).join(", "), count: winners.length });
  }
  if (legal.includes("draw")) return text("cross-roads-must-draw");
  if (legal.includes("pass")) return text("cross-roads-must-pass");
  if (legal.length === 0) {
    if (view.phase === "turn" && view.turn) return text("cross-roads-turn-of", { name: named(view.turn) });
    if (view.phase === "draw" && view.drawer) return text("cross-roads-draws", { name: named(view.drawer) });
    return text("cross-roads-wait");
  }
  if (card === null) return text(view.closing ? "cross-roads-pick-closing" : "cross-roads-pick");
  if (places === 0) return text("cross-roads-nowhere");
  if (effect === null) return text("cross-roads-where", { count: places });
  if (effect === "plain" || you === null) return text("cross-roads-lay-it");
  const next = named(nextSeat(you, view.players));
  if (effect === "whiff") {
    return view.pile > 0 ? text("cross-roads-will-whiff", { name: next }) : text("cross-roads-will-whiff-empty");
  }
  const owed = view.players === 2 ? 2 : view.players - 1;
  if (view.pile < owed) return text("cross-roads-will-reeky-short");
  return view.players === 2 ? text("cross-roads-will-reeky-two", { name: next }) : text("cross-roads-will-reeky");
}
