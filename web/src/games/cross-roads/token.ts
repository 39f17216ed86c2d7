// Tokens of Cross Roads, read into parts: `3/7@0,0s` is half 3 on the cell 0,0 and half 7 on its southern neighbour.

import type { Dir } from "../../wire/views/cross-roads";

export interface Cell {
  x: number;
  y: number;
}

/** One card laid in one way. */
export interface Lay {
  token: string;
  /** As in tokens: `3/7`. */
  card: string;
  low: number;
  high: number;
  /** Where the smaller number lies. */
  at: Cell;
  /** Where the larger number lies, seen from there. */
  dir: Dir;
}

/** Clockwise from the north. */
export const DIRS: readonly Dir[] = ["n", "e", "s", "w"];

const STEP: Record<Dir, Cell> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

const LAY = /^([1-9])\/([1-9])@(-?\d+),(-?\d+)([nesw])$/;

/** The parts of a token that lays a card; null for `draw`, `pass` and chance. */
export function readLay(token: string): Lay | null {
  const found = LAY.exec(token);
  if (!found) return null;
  const [, low, high, x, y, dir] = found;
  return {
    token,
    card: `${low}/${high}`,
    low: Number(low),
    high: Number(high),
    at: { x: Number(x), y: Number(y) },
    dir: dir as Dir,
  };
}

export function readCell(text: string): Cell {
  const [x, y] = text.split(",");
  return { x: Number(x), y: Number(y) };
}

export function writeCell(cell: Cell): string {
  return `${cell.x},${cell.y}`;
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

/** The numbers of a card as it is written, the smaller first. */
export function numbersOf(card: string): [number, number] {
  const [low, high] = card.split("/");
  return [Number(low), Number(high)];
}

/** The token of a card whose half with `number` lies on `cell` and whose other half lies beside it. */
export function writeLay(card: string, number: number, cell: Cell, dir: Dir): string {
  const [low, high] = numbersOf(card);
  const turned = low === high ? dir === "n" || dir === "w" : number === high;
  const at = turned ? beside(cell, dir) : cell;
  return `${card}@${writeCell(at)}${turned ? back(dir) : dir}`;
}
