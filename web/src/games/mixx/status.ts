// What there is to do, in a sentence.

import type { Text } from "../board";
import { type Choice, choiceAt } from "../choices";
import type { View } from "../../wire/views/mixx";

export interface Situation {
  view: View;
  you: number | null;
  names: readonly string[];
  moves: readonly Choice[];
  card: string | null;
  /** How many places the picked card has. */
  places: number;
  /** Whether a place was touched that waits to be confirmed. */
  sure?: boolean;
}

/** The seats with the most cards won. */
export function winnersOf(view: View): number[] {
  const most = Math.max(...view.seats.map((seat) => seat.won));
  return view.phase === "over" ? view.seats.filter((seat) => seat.won === most).map((seat) => seat.seat) : [];
}

export function status({ view, you, names, moves, card, places, sure = false }: Situation, text: Text): string {
  const named = (seat: number) => names[seat - 1] ?? String(seat);
  if (view.phase === "over") {
    const winners = winnersOf(view);
    if (winners.length === 1 && winners[0] === you) return text("mixx-you-win");
    return text("mixx-win", { names: winners.map(named).join(", "), count: winners.length });
  }
  if (moves.length === 0) {
    // The viewer's own move is on its way.
    if (view.turn === null || view.turn === you || view.phase === "deal") return text("mixx-wait");
    return text(view.phase === "run" ? "mixx-run-of" : "mixx-turn-of", { name: named(view.turn) });
  }
  if (choiceAt(moves, ["miss"])) return text("mixx-must-miss");
  if (choiceAt(moves, ["stop"]) && moves.length === 1) return text("mixx-must-stop");
  if (sure) return text("mixx-sure");
  if (card !== null) return places === 0 ? text("mixx-nowhere") : text("mixx-where", { count: places });
  if (view.phase === "run") return text("mixx-run");
  return text(view.table.length === 0 ? "mixx-begin" : "mixx-pick");
}
