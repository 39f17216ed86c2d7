// A finger on the river: whether it taps, or is held and slid to the place that is meant.

import type { Point } from "./near";

/** What is known outside, and what happens. */
interface Around {
  /** Where a pointer is, in fields. */
  pointOf: (event: { clientX: number; clientY: number }) => Point;
  /** Whether a finger can choose anything now. */
  active: () => boolean;
  /** It begins to be held over a place. */
  hold: (point: Point) => void;
  /** It is held over a place. */
  over: (point: Point) => void;
  /** It is let go where it was held. */
  drop: (point: Point) => void;
  /** It tapped a place. */
  tap: (point: Point, at: Point) => void;
}

/** A finger is held if it stays this many milliseconds, or slides this many pixels. */
const LONG = 180;
const SLIDE = 8;

export class Finger {
  /** Where it is held, in pixels of the window. */
  held = $state.raw<Point | null>(null);

  readonly #around: Around;
  #down: { id: number; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  down(event: PointerEvent): void {
    // A second finger zooms the page.
    if (this.#down) return this.cancel();
    if (event.pointerType !== "touch" || !this.#around.active()) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#down = { id, x, y, timer: setTimeout(() => this.#hold({ clientX: x, clientY: y }), LONG) };
  }

  move(event: PointerEvent): void {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    if (this.held) this.#over(event);
    else if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIDE) this.#hold(event);
  }

  up(event: PointerEvent): void {
    if (this.#down?.id !== event.pointerId) return;
    const { held } = this;
    this.cancel();
    if (!this.#around.active()) return;
    const point = this.#around.pointOf(event);
    if (held) this.#around.drop(point);
    else this.#around.tap(point, { x: event.clientX, y: event.clientY });
  }

  cancel(): void {
    clearTimeout(this.#down?.timer);
    this.#down = null;
    this.held = null;
  }

  #hold(event: { clientX: number; clientY: number }): void {
    clearTimeout(this.#down?.timer);
    this.#around.hold(this.#around.pointOf(event));
    this.#over(event);
  }

  #over(event: { clientX: number; clientY: number }): void {
    this.held = { x: event.clientX, y: event.clientY };
    this.#around.over(this.#around.pointOf(event));
  }
}
