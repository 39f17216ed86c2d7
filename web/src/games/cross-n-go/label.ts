// What things are called, for people who hear the table; and what is to be done, in a sentence.

import type { Text } from "../board";
import type { Colour, View } from "../../wire/views/cross-n-go";
import type { Choice } from "../choices";
import { can, type Picked, type Target } from "./targets";
import { colourAt, rowOf } from "./view";

export function letters(text: Text): Record<Colour, string> {
  const one = (colour: Colour): string => text("cross-n-go-letter", { colour });
  return { red: one("red"), blue: one("blue"), green: one("green"), yellow: one("yellow") };
}

/** A bar with all that is on it, or a field with what is on it. */
export function label({ row, field }: Pick<Target, "row" | "field">, view: View, names: readonly string[], text: Text): string {
  const bar = rowOf(view, row);
  if (!bar) return text("cross-n-go-row", { row });
  const thing = (at: number): string => {
    const colour = colourAt(bar.bar, at);
    const paint = colour ? text("cross-n-go-colour", { colour }) : text("cross-n-go-wood");
    const figures = bar.figures.find((one) => one.field === at);
    const joker = bar.jokers.find((one) => one.field === at);
    if (figures) {
      const name = names[figures.seat - 1] ?? "";
      return text("cross-n-go-figure", { colour: paint, name, count: figures.count });
    }
    return joker ? text("cross-n-go-joker-on", { colour: paint }) : paint;
  };
  if (field !== null) return text("cross-n-go-field", { spot: `${row}.${field}`, thing: thing(field) });
  const things = [1, 2, 3, 4, 5, 6, 7, 8].map(thing).join(", ");
  return text("cross-n-go-bar", { row, things });
}

/** What the viewer can do, or for whom everybody waits. */
export function sentence(
  view: View,
  moves: readonly Choice[],
  you: number | null,
  picked: Picked,
  names: readonly string[],
  text: Text,
): string {
  const name = (seat: number | null): string => names[(seat ?? 0) - 1] ?? "";
  if (view.phase === "over") {
    const winner = view.seats.find((seat) => seat.across === view.figures);
    if (!winner) return text("cross-n-go-over");
    return winner.seat === you ? text("cross-n-go-won-you") : text("cross-n-go-won", { name: name(winner.seat) });
  }
  if (moves.length === 0 || you === null) {
    return view.turn === null ? "" : text("cross-n-go-waits", { name: name(view.turn) });
  }
  const [use, on] = picked;
  if (use === "block") return text("cross-n-go-do-block");
  if (use === "back") return text(on === undefined ? "cross-n-go-do-back" : "cross-n-go-do-back-to");
  if (use === "swap") return text(on === undefined ? "cross-n-go-do-swap" : "cross-n-go-do-swap-with");
  if (can(moves, "shift")) return text("cross-n-go-do-slide", { points: view.points });
  if (can(moves, "run")) return text("cross-n-go-do-run");
  return text("cross-n-go-do-end");
}
