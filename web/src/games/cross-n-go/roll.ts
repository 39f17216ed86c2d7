// What was rolled for the turn that goes on. A view holds only the points that are left.

import type { LastMove } from "../board";
import type { View } from "../../wire/views/cross-n-go";

interface Roll {
  /** The turn it belongs to. */
  turns: number;
  pips: number;
  /** Rises with every roll. */
  number: number;
}

export const NO_ROLL: Roll = { turns: -1, pips: 0, number: 0 };

export function rolledIn(before: Roll, view: View, last: LastMove | null): Roll {
  const shown = (last?.chance ?? []).flatMap(({ args }) => (typeof args?.["die"] === "number" ? [args["die"]] : [])).at(-1);
  if (view.turns !== before.turns) return { turns: view.turns, pips: shown ?? view.points, number: before.number + 1 };
  return view.points > before.pips ? { ...before, pips: view.points, number: before.number + 1 } : before;
}
