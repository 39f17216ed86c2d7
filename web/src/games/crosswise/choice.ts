// A move is chosen in steps: a tile of the hand, then its places. Everything that can be chosen next is found by
// looking through the legal moves; no rule is asked.

import { cellsOf, indexOf, type Move, read, tileOf, write } from "./token";
import type { Symbol, Tile } from "../../wire/views/crosswise";
import { isSymbol } from "./view";

/** What has been chosen so far. */
export interface Chosen {
  tile: Tile | null;
  /** The symbol that Replace puts in. */
  put: Symbol | null;
  /** The first cell of Move and Swap. */
  first: string | null;
}

export const NOTHING: Chosen = { tile: null, put: null, first: null };

/** What can be chosen next. */
export interface Offer {
  /** Tiles of the hand to begin with. */
  tiles: Set<Tile>;
  /** Symbols of the hand that can be put in the place of a tile on the board. */
  puts: Set<Symbol>;
  /** Cells that lead to a further choice. */
  choices: Set<string>;
  /** Cells that play a move. */
  tokens: Map<string, string>;
  /** Moves without tiles: redraw, keep, pass. */
  plain: string[];
}

export function offer(legal: readonly string[], chosen: Chosen): Offer {
  const found: Offer = { tiles: new Set(), puts: new Set(), choices: new Set(), tokens: new Map(), plain: [] };
  for (const token of legal) {
    const move = read(token);
    if (!move) continue;
    const tile = tileOf(move);
    if (!tile) {
      found.plain.push(token);
      continue;
    }
    found.tiles.add(tile);
    if (tile === chosen.tile) step(found, move, token, chosen);
  }
  return found;
}

function step(found: Offer, move: Move, token: string, chosen: Chosen): void {
  switch (move.kind) {
    case "lay":
    case "remove":
      found.tokens.set(move.cell, token);
      break;
    case "replace":
      found.puts.add(move.symbol);
      if (move.symbol === chosen.put) found.tokens.set(move.cell, token);
      break;
    case "move":
      if (chosen.first === null) found.choices.add(move.first);
      else if (chosen.first === move.first) found.tokens.set(move.second, token);
      break;
    case "swap": {
      const cells = cellsOf(move);
      if (chosen.first === null) cells.forEach((cell) => found.choices.add(cell));
      else if (cells.includes(chosen.first)) found.tokens.set(cells[0] === chosen.first ? cells[1]! : cells[0]!, token);
      break;
    }
  }
}

/** The move that somebody tried who chose this and then that cell, legal or not; nothing if it is not yet a move. */
export function attempt(chosen: Chosen, cell: string): string | null {
  const { tile, put, first } = chosen;
  if (tile === null) return null;
  if (isSymbol(tile)) return write({ kind: "lay", symbol: tile, cell });
  switch (tile) {
    case "remove":
      return write({ kind: "remove", cell });
    case "replace":
      return put ? write({ kind: "replace", cell, symbol: put }) : null;
    case "move":
    case "swap":
      // A first cell that cannot be chosen is tried together with some other one; the reason is found at the first.
      return first === null
        ? write({ kind: tile, first: cell, second: cell === "a1" ? "b1" : "a1" })
        : first === cell
          ? null
          : write({ kind: tile, first, second: cell });
  }
}

/** What the cells of a move would hold after it; null where nothing would lie any more. */
export function preview(token: string, board: readonly (Symbol | null)[]): Map<string, Symbol | null> {
  const move = read(token);
  const on = (cell: string) => board[indexOf(cell)] ?? null;
  switch (move?.kind) {
    case "lay":
    case "replace":
      return new Map([[move.cell, move.symbol]]);
    case "remove":
      return new Map([[move.cell, null]]);
    case "move":
      return new Map([
        [move.first, null],
        [move.second, on(move.first)],
      ]);
    case "swap":
      return new Map([
        [move.first, on(move.second)],
        [move.second, on(move.first)],
      ]);
    default:
      return new Map();
  }
}
