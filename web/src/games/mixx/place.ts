// Where cards can go: the free cells at the cards that one might think of.

import type { View } from "../../wire/views/mixx";
import { readCard } from "./card";
import { type Cell, readCell, writeCell } from "./cell";

const STEPS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Row by row. */
function reading(one: string, other: string): number {
  const [a, b] = [readCell(one), readCell(other)];
  return a.y - b.y || a.x - b.x;
}

/**
 * The free cells that are shown as places: the ends of the axes once there is a centre, before that all that touch a
 * card; and wherever something fits.
 */
export function endsOf(view: Pick<View, "table" | "centre">, fits: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const taken = new Set(view.table.map((laid) => laid.cell));
  const found = new Set<string>();
  for (const cells of fits.values()) for (const cell of cells.keys()) found.add(cell);
  if (view.table.length === 0) found.add("0,0");
  for (const from of view.centre === null ? taken : [view.centre]) {
    for (const step of STEPS) {
      const cell = readCell(from);
      do {
        cell.x += step.x;
        cell.y += step.y;
      } while (view.centre !== null && taken.has(writeCell(cell)));
      if (!taken.has(writeCell(cell))) found.add(writeCell(cell));
    }
  }
  return [...found].sort(reading);
}

/** The cards in line with a cell that have a colour or a motif in common with a card. */
export function alike(card: string, cell: string, view: Pick<View, "table">): string[] {
  const { colour, motif } = readCard(card);
  const at = readCell(cell);
  return view.table
    .filter((laid) => {
      const there = readCell(laid.cell);
      const other = readCard(laid.card);
      return (there.x === at.x || there.y === at.y) && (other.colour === colour || other.motif === motif);
    })
    .map((laid) => laid.cell);
}

/** The place nearest in the direction of an arrow key. */
export function nextPlace(from: string, arrow: string, places: readonly string[]): string | null {
  const step = { ArrowUp: STEPS[0], ArrowRight: STEPS[1], ArrowDown: STEPS[2], ArrowLeft: STEPS[3] }[arrow];
  if (!step) return null;
  const start = readCell(from);
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = readCell(place);
    const along = (x - start.x) * step.x + (y - start.y) * step.y;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    const far = along + 1.5 * aside;
    if (along > 0 && far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** The place nearest to a spot. */
export function nearest(spot: Cell, places: readonly string[]): string | null {
  const far = (place: string) => {
    const { x, y } = readCell(place);
    return Math.hypot(x - spot.x, y - spot.y);
  };
  return places.reduce<string | null>((best, place) => (best === null || far(place) < far(best) ? place : best), null);
}

/** The part of the table to be shown, in cells: all these, at least three by three, with a rim. */
export function frameOf(cells: readonly string[]): { x: number; y: number; width: number; height: number } {
  const read = cells.map(readCell);
  const xs = [...read.map((cell) => cell.x), -1, 1];
  const ys = [...read.map((cell) => cell.y), -1, 1];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const rim = 0.15;
  return {
    x: west - 0.5 - rim,
    y: north - 0.5 - rim,
    width: Math.max(...xs) - west + 1 + 2 * rim,
    height: Math.max(...ys) - north + 1 + 2 * rim,
  };
}
