// A bar in somebody's hand: it follows the finger, snaps at each field, and goes no further than the points reach.

import type { Way } from "./place";

interface Reach {
  /** How many fields it may go to the left and to the right, as the near side sees it. */
  l: number;
  r: number;
}

/** Where on the screen. */
interface Point {
  x: number;
  y: number;
}

/** A finger that moves less than this only taps. */
const TAP = 5;

export class Slide {
  row = $state<number | null>(null);
  /** How far it is held, in fields to the right; drawn like this. */
  held = $state(0);
  #reach: Reach = { l: 0, r: 0 };
  #start: Point = { x: 0, y: 0 };
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

  begin(row: number, pointer: number, at: Point, reach: Reach): void {
    this.row = row;
    this.held = 0;
    this.#reach = reach;
    this.#start = at;
    this.#pointer = pointer;
    this.#moved = false;
  }

  move(pointer: number, at: Point, fields: (pixels: number) => number): void {
    if (this.row === null || pointer !== this.#pointer) return;
    const along = at.x - this.#start.x;
    // A finger that goes across the bar scrolls the page.
    if (Math.abs(along) > TAP && Math.abs(along) > Math.abs(at.y - this.#start.y)) this.#moved = true;
    if (this.#moved) this.held = drawn(fields(along), this.#reach);
  }

  /** Keeps the tray from scrolling under a finger that slides a bar. (Chromium ignores touch-action inside an SVG.) */
  steady = (tray: Element): (() => void) => {
    const stay = (event: Event): void => {
      if (this.moving && event.cancelable) event.preventDefault();
    };
    tray.addEventListener("touchmove", stay, { passive: false });
    return () => tray.removeEventListener("touchmove", stay);
  };

  /** Lets go: the fields it was slid, or the way in which it would not go. */
  end(at: Point, fields: (pixels: number) => number): { row: number; steps: number; refused: Way | null } | null {
    const row = this.row;
    this.row = null;
    if (row === null || !this.#moved) return null;
    const asked = fields(at.x - this.#start.x);
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
