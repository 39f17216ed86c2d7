// What can be done now, found by looking through the legal moves; no rule is asked.

import type { Choice } from "../choices";
import { coveredBy, type Lie, middleOf, type Plank, plankName, plankOf } from "./plank";

/** Which plank is laid: an own one, or the one that was taken. */
export type Hand = "plank" | "lay";

/** What is picked to lay a plank this way. */
const HANDS: Record<Hand, Record<Lie, string>> = {
  plank: { h: "plank-h", v: "plank-v" },
  lay: { h: "lay-h", v: "lay-v" },
};

export interface Offer {
  /** Places for a plank, and the tokens that lay it there. */
  places: { plank: Plank; token: string }[];
  /** Which plank is laid; null if none. */
  hand: Hand | null;
  /** By square: the plank there that can be taken, and the token. */
  takes: Map<string, { plank: string; token: string }>;
  /** By the place of a piece (a field or `start`): where it can go (a field or `goal`), and the token. */
  walks: Map<string, Map<string, string>>;
  /** The token that passes. */
  pass: string | null;
}

export function offerOf(moves: readonly Choice[]): Offer {
  const offer: Offer = { places: [], hand: null, takes: new Map(), walks: new Map(), pass: null };
  for (const { path, token } of moves) {
    const [picked, place] = path;
    if (picked === undefined) continue;
    if (place === undefined) {
      offer.pass = token;
      continue;
    }
    const plank = plankOf(place);
    if (!plank) {
      const targets = offer.walks.get(picked) ?? new Map<string, string>();
      offer.walks.set(picked, targets.set(place, token));
    } else if (picked === "take") {
      for (const square of coveredBy(place)) offer.takes.set(square, { plank: place, token });
    } else {
      offer.hand = picked === HANDS.lay[plank.lie] ? "lay" : "plank";
      offer.places.push({ plank, token });
    }
  }
  return offer;
}

/** What happens when a field is chosen. */
export interface Open {
  token?: string;
  choice?: string;
  /** What that does, for screen readers. */
  act?: "take" | "lay" | "walk" | "choose";
  /** The plank that is laid. */
  plank?: string;
}

/** A place for a plank that somebody points at. */
export interface Aim {
  plank: Plank;
  /** What is pointed at to lay it there, legal or not. */
  path: string[];
  /** Null where it may not lie. */
  token: string | null;
}

/** How far, in fields, a plank springs from the pointer to a place where it may lie. */
const SPRING = 1.3;

/** The plank whose middle is nearest to a point (in fields, the middle of a1 is 0.5, 0.5). */
export function aimAt(offer: Offer, lie: Lie, x: number, y: number, side: number): Aim | null {
  const { hand } = offer;
  if (hand === null) return null;
  const aim = (plank: Plank, token: string | null): Aim => ({ plank, path: [HANDS[hand][lie], plankName(plank)], token });
  let best: { plank: Plank; token: string; far: number } | null = null;
  for (const { plank, token } of offer.places) {
    if (plank.lie !== lie) continue;
    const middle = middleOf(plank);
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far < SPRING && (best === null || far < best.far)) best = { plank, token, far };
  }
  if (best) return aim(best.plank, best.token);
  const long = lie === "h" ? x : y;
  const start = Math.min(Math.max(Math.floor(long) - 1, 0), side - 3);
  const across = Math.min(Math.max(Math.floor(lie === "h" ? y : x), 0), side - 1);
  return aim(lie === "h" ? { column: start, row: across, lie } : { column: across, row: start, lie }, null);
}
