// Tokens of Crosswise, read into their parts; see docs/notation.md.

import type { Action, Symbol, Tile } from "../../wire/views/crosswise";
import { isAction, isSymbol } from "./view";

export const SIDE = 6;

export type Move =
  | { kind: "lay"; symbol: Symbol; cell: string }
  | { kind: "remove"; cell: string }
  | { kind: "move" | "swap"; first: string; second: string }
  | { kind: "replace"; cell: string; symbol: Symbol }
  | { kind: "redraw" | "keep" | "pass" };

/** The name of a cell by its place row by row from the top left: 0 is a1, 1 is b1. */
export function cellAt(index: number): string {
  return `${"abcdef"[index % SIDE]}${Math.floor(index / SIDE) + 1}`;
}

export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) => cellAt(index));

/** The place of a cell row by row; -1 if there is none of that name. */
export function indexOf(cell: string): number {
  return CELLS.indexOf(cell);
}

export function columnOf(cell: string): number {
  return indexOf(cell) % SIDE;
}

export function rowOf(cell: string): number {
  return Math.floor(indexOf(cell) / SIDE);
}

export function read(token: string): Move | null {
  if (token === "redraw" || token === "keep" || token === "pass") return { kind: token };
  const lay = /^([a-z]+)@([a-f][1-6])$/.exec(token);
  if (lay) return isSymbol(lay[1]!) ? { kind: "lay", symbol: lay[1], cell: lay[2]! } : null;
  const [verb, object] = token.split(":");
  if (!object) return null;
  const places = object.split(/[-=]/);
  switch (verb) {
    case "remove":
      return { kind: "remove", cell: object };
    case "move":
    case "swap":
      return places.length === 2 ? { kind: verb, first: places[0]!, second: places[1]! } : null;
    case "replace":
      return places[1] && isSymbol(places[1]) ? { kind: "replace", cell: places[0]!, symbol: places[1] } : null;
    default:
      return null;
  }
}

export function write(move: Move): string {
  switch (move.kind) {
    case "lay":
      return `${move.symbol}@${move.cell}`;
    case "remove":
      return `remove:${move.cell}`;
    case "move":
      return `move:${move.first}-${move.second}`;
    case "swap": {
      // The notation names the two cells in reading order.
      const cells = [move.first, move.second].sort((a, b) => indexOf(a) - indexOf(b));
      return `swap:${cells[0]}-${cells[1]}`;
    }
    case "replace":
      return `replace:${move.cell}=${move.symbol}`;
    default:
      return move.kind;
  }
}

/** The tile that a move takes out of the hand first; nothing for those that take none. */
export function tileOf(move: Move): Tile | null {
  if (move.kind === "lay") return move.symbol;
  return isAction(move.kind) ? (move.kind as Action) : null;
}

/** The cells that a move changes, the one that matters most last. */
export function cellsOf(move: Move): string[] {
  switch (move.kind) {
    case "lay":
    case "remove":
    case "replace":
      return [move.cell];
    case "move":
    case "swap":
      return [move.first, move.second];
    default:
      return [];
  }
}
