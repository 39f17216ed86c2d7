// What can be done now, found by looking through the legal moves; no rule is asked.

import { type Lie, type Plank, plankName, read, squaresOf, nameOf } from "./token";

export interface Offer {
  /** Places for a plank, and the word that lays it there: `plank` or `lay`. */
  places: Plank[];
  verb: "plank" | "lay" | null;
  /** By square: the token that takes the plank there. */
  takes: Map<string, string>;
  /** By the place of a piece (a field or `start`): where it can go (a field or `goal`), and the token. */
  walks: Map<string, Map<string, string>>;
  pass: boolean;
}

export function offerOf(legal: readonly string[]): Offer {
  const offer: Offer = { places: [], verb: null, takes: new Map(), walks: new Map(), pass: false };
  for (const token of legal) {
    const move = read(token);
    switch (move?.kind) {
      case "plank":
      case "lay":
        offer.verb = move.kind;
        offer.places.push(move.plank);
        break;
      case "take":
        for (const square of squaresOf(move.plank)) offer.takes.set(nameOf(square), token);
        break;
      case "walk": {
        const targets = offer.walks.get(move.from) ?? new Map<string, string>();
        offer.walks.set(move.from, targets.set(move.to, token));
        break;
      }
      case "pass":
        offer.pass = true;
        break;
    }
  }
  return offer;
}

/** A place for a plank that somebody points at. */
export interface Aim {
  plank: Plank;
  /** The token it would be, legal or not. */
  token: string;
  legal: boolean;
}

/** How far, in fields, a plank springs from the pointer to a place where it may lie. */
const SPRING = 1.3;

/** The plank whose middle is nearest to a point (in fields, the middle of a1 is 0.5, 0.5). */
export function aimAt(offer: Offer, lie: Lie, x: number, y: number, side: number): Aim | null {
  if (!offer.verb) return null;
  let best: { plank: Plank; far: number } | null = null;
  for (const plank of offer.places) {
    if (plank.lie !== lie) continue;
    const far = Math.hypot(...awayFrom(plank, x, y));
    if (far < SPRING && (best === null || far < best.far)) best = { plank, far };
  }
  if (best) return { plank: best.plank, token: `${offer.verb}:${plankName(best.plank)}`, legal: true };
  const long = lie === "h" ? x : y;
  const start = Math.min(Math.max(Math.floor(long) - 1, 0), side - 3);
  const across = Math.min(Math.max(Math.floor(lie === "h" ? y : x), 0), side - 1);
  const plank: Plank = lie === "h" ? { column: start, row: across, lie } : { column: across, row: start, lie };
  return { plank, token: `${offer.verb}:${plankName(plank)}`, legal: false };
}

function awayFrom(plank: Plank, x: number, y: number): [number, number] {
  const { x: middle, y: height } = middleOf(plank);
  return [middle - x, height - y];
}

export function middleOf({ column, row, lie }: Plank): { x: number; y: number } {
  return lie === "h" ? { x: column + 1.5, y: row + 0.5 } : { x: column + 0.5, y: row + 1.5 };
}
