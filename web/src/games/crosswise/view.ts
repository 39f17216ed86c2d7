// What the boards of Crosswise read out of a view.

import type { Action, LineView, SeatView, Symbol, View } from "../../wire/views/crosswise";

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

/** Whose decision it is; nothing if chance is at it or the game has ended. */
export function actorOf(view: View): number | null {
  return typeof view.actor === "object" ? view.actor.seat : null;
}
