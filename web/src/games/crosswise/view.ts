// What the boards of Crosswise read out of a view.

import type { Action, LineView, SeatView, Symbol, Team, View } from "../../wire/views/crosswise";

export const SYMBOLS = ["sun", "cross", "triangle", "square", "pentagon", "star"] as const satisfies readonly Symbol[];
export const ACTIONS = ["remove", "move", "swap", "replace"] as const satisfies readonly Action[];

export function isSymbol(tile: string): tile is Symbol {
  return (SYMBOLS as readonly string[]).includes(tile);
}

export function isAction(tile: string): tile is Action {
  return (ACTIONS as readonly string[]).includes(tile);
}

export function seatOf(view: View, seat: number | null): SeatView | null {
  return view.seats.find((one) => one.seat === seat) ?? null;
}

export function totalOf(lines: readonly LineView[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The team that has won; nothing while the game goes on and after a draw. */
export function winnerOf(view: View): Team | null {
  if (view.end === null) return null;
  if (view.end !== "full") return view.end.six;
  const [columns, rows] = [totalOf(view.columns), totalOf(view.rows)];
  return columns === rows ? null : columns > rows ? "A" : "B";
}

/** Whose decision it is; nothing if chance is at it or the game has ended. */
export function actorOf(view: View): number | null {
  return typeof view.actor === "object" ? view.actor.seat : null;
}
