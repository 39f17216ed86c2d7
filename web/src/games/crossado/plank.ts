// Planks by their names: the westmost or northmost square, and which way it lies.

import { nameOf, type Square, squareOf } from "./square";

export type Lie = "h" | "v";

export interface Plank extends Square {
  lie: Lie;
}

export function plankOf(name: string): Plank | null {
  const square = squareOf(name.slice(0, -1));
  const lie = name.at(-1);
  return square && (lie === "h" || lie === "v") ? { ...square, lie } : null;
}

export function plankName(plank: Plank): string {
  return nameOf(plank) + plank.lie;
}

/** The three squares that a plank covers. */
export function squaresOf({ column, row, lie }: Plank): Square[] {
  return [0, 1, 2].map((step) => (lie === "h" ? { column: column + step, row } : { column, row: row + step }));
}

/** The names of the squares that the plank of this name covers. */
export function coveredBy(name: string): string[] {
  const plank = plankOf(name);
  return plank ? squaresOf(plank).map(nameOf) : [];
}

export function middleOf({ column, row, lie }: Plank): { x: number; y: number } {
  return lie === "h" ? { x: column + 1.5, y: row + 0.5 } : { x: column + 0.5, y: row + 1.5 };
}
