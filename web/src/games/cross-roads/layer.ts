// The cards one sees on the table, from the lowest to the highest.

import { back, beside, type Cell, readCell, writeCell } from "./cell";
import type { Dir, VisibleHalf } from "../../wire/views/cross-roads";

/** A card of which at least one half is visible. */
export interface Lying {
  key: string;
  at: Cell;
  number: number;
  /** Where its other half lies. */
  dir: Dir;
  /** The number of the other half; null if another card covers it. */
  other: number | null;
}

/**
 * Whole cards are joined out of their halves. Who has a half covered lies below who covers it; more is not known,
 * and more does not show.
 */
export function lyingOf(table: readonly VisibleHalf[]): Lying[] {
  const halves = new Map(table.map((half) => [half.cell, half]));
  const cards = new Map<string, Lying>();
  const byCell = new Map<string, Lying>();
  for (const half of table) {
    if (byCell.has(half.cell)) continue;
    const at = readCell(half.cell);
    const there = writeCell(beside(at, half.mate));
    const mate = halves.get(there);
    const whole = mate !== undefined && mate.mate === back(half.mate);
    const key = `${half.cell}${half.mate}${half.number}`;
    const card = { key, at, number: half.number, dir: half.mate, other: whole ? mate.number : null };
    cards.set(key, card);
    byCell.set(half.cell, card);
    if (whole) byCell.set(there, card);
  }
  const sorted: Lying[] = [];
  const done = new Set<Lying>();
  const put = (card: Lying, above: readonly Lying[]) => {
    if (done.has(card) || above.includes(card)) return;
    // All that reach under this card come first.
    for (const lower of cards.values()) {
      if (lower.other === null && byCell.get(writeCell(beside(lower.at, lower.dir))) === card) {
        put(lower, [...above, card]);
      }
    }
    done.add(card);
    sorted.push(card);
  };
  for (const card of cards.values()) put(card, []);
  return sorted;
}

/** A small turn out of line, always the same for the same cell: nobody lays cards quite straight. */
export function tilt(at: Cell): number {
  const wild = Math.sin(at.x * 12.9898 + at.y * 78.233) * 43758.5453;
  return (wild - Math.floor(wild) - 0.5) * 2.6;
}
