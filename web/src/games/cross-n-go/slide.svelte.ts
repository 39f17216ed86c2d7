// A bar in somebody's hand: it follows the finger, snaps at each field, and goes no further than the points reach.

import type { Way } from "./token";

export interface Reach {
  /** How many fields it may go to the left and to the right, as the near side sees it. */
  l: number;
  r: number;
}

/** A finger that moves less than this only taps. */
const TAP = 5;

export class Slide {
  row = $state<number | null>(null);
  /** How far it is held, in fields to the right; drawn like this. */
  held = $state(0);
  #reach: Reach = { l: 0, r: 0 };
  #start = 0;
  #pointer = -1;
  #moved = false;

  /** Whether a bar is really being moved, not only touched. */
  get moving(): boolean {
    return this.row !== null && this.#moved;
  }

  /** The whole fields it has come. */
  get steps(): number {
    return stepsOf(this.held, this.#reach);
  }

  begin(row: number, pointer: number, at: number, reach: Reach): void {
    this.row = row;
    this.held = 0;
    this.#reach = reach;
    this.#start = at;
    this.#pointer = pointer;
    this.#moved = false;
  }

  move(pointer: number, at: number, fields: (pixels: number) => number): void {
    if (this.row === null || pointer !== this.#pointer) return;
    if (Math.abs(at - this.#start) > TAP) this.#moved = true;
    if (this.#moved) this.held = drawn(fields(at - this.#start), this.#reach);
  }

  /** Lets go: the fields it was slid, or the way in which it would not go. */
  end(at: number, fields: (pixels: number) => number): { row: number; steps: number; refused: Way | null } | null {
    const row = this.row;
    this.row = null;
    if (row === null || !this.#moved) return null;
    const asked = fields(at - this.#start);
    const steps = stepsOf(drawn(asked, this.#reach), this.#reach);
    this.held = 0;
    const stuck = steps === 0 && Math.abs(asked) > 0.6;
    return { row, steps, refused: stuck ? (asked < 0 ? "l" : "r") : null };
  }

  cancel(): void {
    this.row = null;
    this.held = 0;
  }
}

export function stepsOf(held: number, { l, r }: Reach): number {
  // Nothing is ever slid by minus zero fields.
  return Math.max(-l, Math.min(r, Math.round(held))) || 0;
}

/** Where a bar is drawn that was pulled this far: drawn to whole fields, and springy where it cannot go on. */
export function drawn(asked: number, { l, r }: Reach): number {
  const inside = Math.max(-l, Math.min(r, asked));
  const beyond = asked - inside;
  if (beyond !== 0) return inside + Math.tanh(beyond) * 0.22;
  const whole = Math.round(inside);
  const rest = inside - whole;
  return whole + 4 * rest ** 3;
}
