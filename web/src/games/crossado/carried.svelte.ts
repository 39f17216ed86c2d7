// The plank that somebody carries over the river, by mouse, finger or keyboard, until it is laid.

import { type Aim, aimAt, type Offer } from "./offer";
import { type Lie, squaresOf } from "./plank";
import type { Square } from "./square";

/** What is known outside: the river's drawing, what may be done, the board's size, and how a plank is laid. */
interface Around {
  svg: () => SVGSVGElement;
  offer: () => Offer;
  side: () => number;
  lay: (aim: Aim) => void;
}

interface Point {
  x: number;
  y: number;
}

/** A finger hides what is under it: the plank lies this many fields above it. */
const LIFT = 1.7;

export class Carried {
  lie = $state<Lie>("h");
  /** Where it is held over the river, in fields. */
  point = $state.raw<Point | null>(null);
  /** On a touch screen a place is shown first and then confirmed. */
  pending = $state(false);
  touch = $state(typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches);
  /** Whether it is being dragged from the supply, and where while it is not yet over the river. */
  dragging = $state(false);
  outside = $state.raw<Point | null>(null);

  readonly #around: Around;
  #finger: { id: number; x: number; y: number; moved: boolean } | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  readonly aim = $derived.by((): Aim | null => {
    const offer = this.#around.offer();
    return offer.hand && this.point ? aimAt(offer, this.lie, this.point.x, this.point.y, this.#around.side()) : null;
  });

  get #laying(): boolean {
    return this.#around.offer().hand !== null;
  }

  turn(): void {
    if (this.#laying) this.lie = this.lie === "h" ? "v" : "h";
  }

  lay(): void {
    if (this.aim) this.#around.lay(this.aim);
  }

  over({ column, row }: Square): void {
    this.point = { x: column + 0.5, y: row + 0.5 };
  }

  forget(): void {
    this.pending = false;
    // A mouse or the keyboard still points where it did; a finger does not.
    if (this.touch) this.point = null;
  }

  /** Where a pointer is, in fields. */
  pointOf(event: { clientX: number; clientY: number }, lift = 0): Point {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.#around.svg().getScreenCTM()?.inverse());
    return { x: at.x / 40, y: at.y / 40 - lift };
  }

  down(event: PointerEvent): void {
    this.touch = event.pointerType === "touch";
    if (this.#laying && this.touch) this.#finger = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  }

  move(event: PointerEvent): void {
    if (!this.#laying || this.dragging) return;
    const finger = this.#finger;
    if (event.pointerType !== "touch") {
      this.point = this.pointOf(event);
    } else if (finger?.id === event.pointerId) {
      finger.moved ||= Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > 8;
      if (!finger.moved) return;
      this.point = this.pointOf(event, LIFT);
      this.pending = true;
    }
  }

  up(event: PointerEvent): void {
    const finger = this.#finger;
    this.#finger = null;
    if (!this.#laying || finger?.id !== event.pointerId || finger.moved) return;
    const at = this.pointOf(event);
    const on = (square: Square) => square.column === Math.floor(at.x) && square.row === Math.floor(at.y);
    // A second tap on the plank lays it; a tap elsewhere carries it there.
    if (this.pending && this.aim && squaresOf(this.aim.plank).some(on)) return this.lay();
    this.point = at;
    this.pending = true;
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !this.dragging) this.point = null;
  }

  cancel(): void {
    this.#finger = null;
  }

  /** It is dragged from the supply; where it is let go, it is laid. */
  grab(event: PointerEvent): void {
    if (event.button !== 0 || !this.#laying) return;
    event.preventDefault();
    this.dragging = true;
    const lift = event.pointerType === "touch" ? LIFT : 0;
    const follow = (event: PointerEvent) => {
      const at = this.pointOf(event, lift);
      const far = this.#around.side() + 0.5;
      const inside = at.x > -0.5 && at.y > -0.5 && at.x < far && at.y < far;
      this.point = inside ? at : null;
      this.outside = inside ? null : { x: event.clientX, y: event.clientY };
    };
    const stop = () => {
      this.dragging = false;
      this.outside = null;
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", stop);
    };
    const drop = () => {
      stop();
      this.lay();
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", stop);
  }
}
