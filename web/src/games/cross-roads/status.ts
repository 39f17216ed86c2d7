// What there is to do, in a sentence.

import type { Text } from "../board";
import type { Laying, View } from "../../wire/views/cross-roads";

export interface Situation {
  view: View;
  you: number | null;
  names: readonly string[];
  /** Whether it is the moment to lay a card. */
  active: boolean;
  /** `draw` or `pass`, if that is the move there is. */
  only: string | null;
  /** The card that is picked. */
  card: string | null;
  /** How many places it has. */
  places: number;
  /** What laying the card would be where it is shown. */
  laying: Laying | null;
}

export function status({ view, you, names, active, only, card, places, laying }: Situation, text: Text): string {
  const named = (seat: number) => names[seat - 1] ?? String(seat);
  if (view.ranks) {
    const winners = view.hands.map((hand) => hand.seat).filter((seat) => view.ranks?.[seat - 1] === 1);
    if (winners.length === 1 && winners[0] === you) return text("cross-roads-you-win");
    return text("cross-roads-win", { names: winners.map(named).join(", "), count: winners.length });
  }
  if (only === "draw") return text("cross-roads-must-draw");
  if (only === "pass") return text("cross-roads-must-pass");
  if (!active) {
    if (view.phase === "turn" && view.turn) return text("cross-roads-turn-of", { name: named(view.turn) });
    if (view.phase === "draw" && view.drawer) return text("cross-roads-draws", { name: named(view.drawer) });
    return text("cross-roads-wait");
  }
  if (card === null) return text(view.closing ? "cross-roads-pick-closing" : "cross-roads-pick");
  if (places === 0) return text("cross-roads-nowhere");
  if (laying === null) return text("cross-roads-where", { count: places });
  const effect = view.effects.find(({ kind }) => kind === laying);
  if (!effect) return text("cross-roads-lay-it");
  const { kind, drawers, each, fromHand } = effect;
  const [first] = drawers;
  if (first === undefined) return text("cross-roads-will-empty", { kind });
  const who = { drawers: drawers.length, name: named(first) };
  return fromHand > 0 ? text("cross-roads-will-short", { kind, ...who }) : text("cross-roads-will-draw", { kind, ...who, count: each });
}
