// The moves on offer, grouped by card and by where they lie, so that the board can show them without knowing a rule.

import type { Choice } from "../choices";
import { beside, type Cell, DIRS, same, writeCell } from "./cell";
import { cellsOf, type Lay, type Offer, offerOf } from "./lay";
import type { Dir, Effect, Laying, VisibleHalf } from "../../wire/views/cross-roads";

/** Two neighbouring cells on which a card fits, in one way or turned round as well. */
export interface Place {
  /** The western or northern cell, and `e` or `s` for the other one. */
  key: string;
  /** Their middle, in cells. */
  middle: Cell;
  upright: boolean;
  /** What laying a card there is. */
  laying: Laying;
  /** One or two. */
  lays: Offer[];
}

/** The visible halves by their cells. */
export type Halves = ReadonlyMap<string, VisibleHalf>;

export function halvesOf(table: readonly VisibleHalf[]): Halves {
  return new Map(table.map((half) => [half.cell, half]));
}

/** The places of each card, by the card. */
export function placesOf(moves: readonly Choice[], effects: readonly Effect[]): Map<string, Place[]> {
  const kinds = new Map(effects.flatMap(({ kind, places }) => places.map((place) => [place, kind] as const)));
  const found = new Map<string, Map<string, Place>>();
  for (const move of moves) {
    const lay = offerOf(move);
    if (!lay) continue;
    const [one, other] = cellsOf(lay);
    const upright = one.x === other.x;
    const first = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) };
    const key = `${writeCell(first)}${upright ? "s" : "e"}`;
    let places = found.get(lay.card);
    if (!places) found.set(lay.card, (places = new Map()));
    const place = places.get(key);
    if (place) place.lays.push(lay);
    else {
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      places.set(key, { key, middle, upright, laying: kinds.get(key) ?? "normal", lays: [lay] });
    }
  }
  const reading = (a: Place, b: Place) => a.middle.y - b.middle.y || a.middle.x - b.middle.x;
  return new Map([...found].map(([card, places]) => [card, [...places.values()].sort(reading)]));
}

/** The place of a move that is on offer. */
export function placeOf(token: string, places: readonly Place[]): Place | null {
  return places.find((place) => place.lays.some((lay) => lay.token === token)) ?? null;
}

/** Where a lay covers something: the cell about which it is turned. */
export function pivotOf(lay: Lay, halves: Halves): Cell {
  const [one, other] = cellsOf(lay);
  return halves.has(writeCell(one)) ? one : other;
}

/** All ways to lay the card with a half on this cell, clockwise. */
export function waysRound(pivot: Cell, places: readonly Place[]): Offer[] {
  const ways: { lay: Offer; turn: number }[] = [];
  for (const lay of places.flatMap((place) => place.lays)) {
    const [one, other] = cellsOf(lay);
    const on = same(one, pivot) ? 0 : same(other, pivot) ? 1 : null;
    if (on === null) continue;
    const turn = (DIRS.indexOf(lay.dir) + 2 * on) % 4;
    ways.push({ lay, turn: 2 * turn + on });
  }
  return ways.sort((a, b) => a.turn - b.turn).map((way) => way.lay);
}

/** The place nearest to a middle in one direction, for going from place to place by arrow keys. */
export function nextPlace(from: Cell, dir: Dir, places: readonly Place[]): Place | null {
  const step = beside({ x: 0, y: 0 }, dir);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const x = place.middle.x - from.x;
    const y = place.middle.y - from.y;
    const along = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    // Going aside counts double: an arrow key should lead where it points.
    const far = along + 2 * aside;
    if (along > 0.2 && far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** The place about which a card is held or a finger points, if one is not farther than this. */
export function nearestPlace(spot: Cell, places: readonly Place[], reach = 1.1): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.middle.x - spot.x, place.middle.y - spot.y);
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}
