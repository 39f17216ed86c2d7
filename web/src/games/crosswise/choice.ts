// A move is chosen in steps: a tile of the hand, for Replace a symbol to put in, then cells. What has been chosen is the
// beginning of a path, and what can be chosen next is what the legal moves go on with; no rule is asked.

import { type Choice, nextTargets, startsWith } from "../choices";
import type { Symbol } from "../../wire/views/crosswise";
import { cellsIn, indexOf } from "./cell";
import { isAction, isSymbol } from "./view";

/** What has been chosen so far: nothing, or the beginning of a path. */
export type Chosen = readonly string[];

/** What can be chosen next. */
export interface Offer {
  /** Tiles of the hand to begin with. */
  tiles: ReadonlySet<string>;
  /** Symbols of the hand that can be put in the place of a tile on the board. */
  puts: ReadonlySet<string>;
  /** Cells that lead to a further choice. */
  choices: ReadonlySet<string>;
  /** Cells that play a move, with its token. */
  tokens: ReadonlyMap<string, string>;
  /** Moves without tiles: redraw, keep, pass. */
  plain: readonly Choice[];
}

export function offer(moves: readonly Choice[], chosen: Chosen): Offer {
  const begun = chosen.length === 0 ? [] : moves.filter(({ path }) => startsWith(path, chosen));
  const ended = begun.filter(({ path }) => path.length === chosen.length + 1);
  return {
    tiles: nextTargets(moves.filter(({ path }) => path.length > 1), []),
    puts: nextTargets(chosen[0] === "replace" ? moves : [], ["replace"]),
    choices: new Set(cellsIn(begun.filter((move) => !ended.includes(move)).map(({ path }) => path[chosen.length]))),
    tokens: new Map(ended.map(({ path, token }) => [path[chosen.length]!, token])),
    plain: moves.filter(({ path }) => path.length === 1),
  };
}

/** The cell that was chosen first, for Move and Swap. */
export function firstOf([tile, first]: Chosen): string | null {
  return tile === "move" || tile === "swap" ? (first ?? null) : null;
}

/** The symbol that Replace puts in. */
export function putOf([tile, symbol]: Chosen): string | null {
  return tile === "replace" ? (symbol ?? null) : null;
}

/** The path that somebody tried who chose this and then that cell, legal or not; nothing if it is not yet a move. */
export function attempt(chosen: Chosen, cell: string): string[] | null {
  const [tile, second] = chosen;
  if (tile === undefined || second === cell) return null;
  if (tile === "replace" && second === undefined) return null;
  // A first cell that cannot be chosen is tried together with some other one; the reason is found at the first.
  if ((tile === "move" || tile === "swap") && second === undefined) return [tile, cell, cell === "a1" ? "b1" : "a1"];
  return [...chosen, cell];
}

/** What the cells of a move would hold after it; null where nothing would lie any more. */
export function preview(path: readonly string[], board: readonly (Symbol | null)[]): Map<string, Symbol | null> {
  const [tile, first, second] = path;
  const on = (cell: string) => board[indexOf(cell)] ?? null;
  const after = new Map<string, Symbol | null>();
  if (tile === undefined || first === undefined) return after;
  if (isSymbol(tile)) after.set(first, tile);
  else if (tile === "remove") after.set(first, null);
  else if (second === undefined) return after;
  else if (tile === "replace" && isSymbol(first)) after.set(second, first);
  else if (isAction(tile)) after.set(first, tile === "swap" ? on(second) : null).set(second, on(first));
  return after;
}
