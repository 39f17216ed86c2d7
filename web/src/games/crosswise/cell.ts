// The 36 cells of the board and where they lie.

export const SIDE = 6;

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

/** Those of some targets that are cells. */
export function cellsIn(targets: readonly unknown[]): string[] {
  return targets.filter((target): target is string => typeof target === "string" && indexOf(target) >= 0);
}
