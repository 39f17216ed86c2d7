// Cells of the table, and the ways between them.

import type { Dir } from "../../wire/views/cross-roads";

export interface Cell {
  x: number;
  y: number;
}

/** Clockwise from the north. */
export const DIRS: readonly Dir[] = ["n", "e", "s", "w"];

const STEP: Record<Dir, Cell> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** The cell with this name: `0,-1`. */
export function readCell(name: string): Cell {
  const [x, y] = name.split(",");
  return { x: Number(x), y: Number(y) };
}

export function writeCell(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** The cell in which a spot of the table is. */
export function cellAt(spot: Cell): Cell {
  // Adding 0 turns a negative zero into a plain one.
  return { x: Math.round(spot.x) + 0, y: Math.round(spot.y) + 0 };
}

export function beside(cell: Cell, dir: Dir): Cell {
  const step = STEP[dir];
  return { x: cell.x + step.x, y: cell.y + step.y };
}

export function back(dir: Dir): Dir {
  return DIRS[(DIRS.indexOf(dir) + 2) % 4] as Dir;
}

export function same(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}
