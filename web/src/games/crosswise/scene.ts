// What a move looks like while it happens: tiles that come, tiles that go.

import type { Message } from "../../wire/presentation";
import type { Symbol } from "../../wire/views/crosswise";
import { cellsIn, columnOf, indexOf, rowOf } from "./cell";

export interface Scene {
  /** The number of the move it shows. */
  number: number;
  /** How the tile on a cell came there: from how many cells to the right and below, or from the hand. */
  coming: Map<string, "hand" | { right: number; below: number }>;
  /** The tile that left the board. */
  leaving: { cell: string; symbol: Symbol } | null;
}

/** The cells that a move changed, the one that matters most last. */
export function cellsOf({ args }: Message): string[] {
  return cellsIn([args?.["cell"], args?.["from"], args?.["to"]]);
}

export function sceneOf(number: number, move: Message, before: readonly (Symbol | null)[]): Scene {
  const scene: Scene = { number, coming: new Map(), leaving: null };
  const [first, second] = cellsOf(move);
  if (first === undefined) return scene;
  const slide = (from: string, to: string) =>
    scene.coming.set(to, { right: columnOf(from) - columnOf(to), below: rowOf(from) - rowOf(to) });
  const leave = () => {
    const symbol = before[indexOf(first)];
    if (symbol) scene.leaving = { cell: first, symbol };
  };
  switch (move.key) {
    case "crosswise-log-lay":
      scene.coming.set(first, "hand");
      break;
    case "crosswise-log-replace":
      scene.coming.set(first, "hand");
      leave();
      break;
    case "crosswise-log-remove":
      leave();
      break;
    case "crosswise-log-swap":
      if (second === undefined) break;
      slide(second, first);
      slide(first, second);
      break;
    case "crosswise-log-move":
      if (second !== undefined) slide(first, second);
      break;
  }
  return scene;
}
