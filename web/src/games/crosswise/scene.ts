// What a move looks like while it happens: tiles that come, tiles that go.

import { columnOf, indexOf, read, rowOf } from "./token";
import type { Symbol } from "../../wire/views/crosswise";

export interface Scene {
  /** The number of the move it shows. */
  number: number;
  /** How the tile on a cell came there: from how many cells to the right and below, or from the hand. */
  coming: Map<string, "hand" | { right: number; below: number }>;
  /** The tile that left the board. */
  leaving: { cell: string; symbol: Symbol } | null;
}

export function sceneOf(number: number, token: string, before: readonly (Symbol | null)[]): Scene {
  const scene: Scene = { number, coming: new Map(), leaving: null };
  const move = read(token);
  const slide = (from: string, to: string) =>
    scene.coming.set(to, { right: columnOf(from) - columnOf(to), below: rowOf(from) - rowOf(to) });
  const leave = (cell: string) => {
    const symbol = before[indexOf(cell)];
    if (symbol) scene.leaving = { cell, symbol };
  };
  switch (move?.kind) {
    case "lay":
      scene.coming.set(move.cell, "hand");
      break;
    case "replace":
      scene.coming.set(move.cell, "hand");
      leave(move.cell);
      break;
    case "remove":
      leave(move.cell);
      break;
    case "swap":
      slide(move.second, move.first);
      slide(move.first, move.second);
      break;
    case "move":
      slide(move.first, move.second);
      break;
  }
  return scene;
}
