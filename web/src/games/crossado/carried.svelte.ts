// The plank that somebody carries over the river, by mouse, finger or keyboard, until it is laid.

import { farFrom, isSmall, type Point, reachOf } from "./near";
import { type Aim, aimAt, type Offer } from "./offer";
import { type Lie, middleOf, squaresOf } from "./plank";
import type { Square } from "./square";

/** What is known outside: the river's drawing, what may be done, the board's size, and how a plank is laid. */
interface Around {
  svg: () => SVGSVGElement;
  offer: () => Offer;
  side: () => number;
  lay: (aim: Aim) => void;
}

/** A finger hides what is under it: the plank lies this many fields above it, unless a loupe shows it. */
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
  /** Where the finger is that drags it over the river, in pixels of the window. */
  dragged = $state.raw<Point | null>(null);

  readonly #around: Around;
  /** How far it lies from the finger that carries it. */
  #grip: Point = { x: 0, y: 0 };

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

  /** How large a field is, in pixels. */
  get pixels(): number {
    return (this.#around.svg().getScreenCTM()?.a ?? 1) * 40;
  }

  move(event: PointerEvent): void {
    if (this.#laying && !this.dragging && event.pointerType !== "touch") this.point = this.pointOf(event);
  }

  /** Whether a finger at this point may mean the plank that waits to be confirmed. */
  isNear(point: Point): boolean {
    return this.pending && this.aim !== null && farFrom(squaresOf(this.aim.plank), point) < Math.max(0.75, reachOf(this.pixels));
  }

  /** Whether this point is on the plank that waits to be confirmed. */
  isOn({ x, y }: Point): boolean {
    if (!this.pending || !this.aim) return false;
    return squaresOf(this.aim.plank).some((square) => square.column === Math.floor(x) && square.row === Math.floor(y));
  }

  /** A finger takes it: from where it lies, or from the supply. */
  seize(point: Point): void {
    const from = this.aim && this.isNear(point) ? middleOf(this.aim.plank) : null;
    this.#grip = from ? { x: from.x - point.x, y: from.y - point.y } : { x: 0, y: isSmall(this.pixels) ? 0 : -LIFT };
  }

  /** A finger carries it. */
  carry({ x, y }: Point): void {
    this.show({ x: x + this.#grip.x, y: y + this.#grip.y });
  }

  /** It lies there until it is confirmed or carried elsewhere. */
  show(point: Point): void {
    this.point = point;
    this.pending = true;
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !this.dragging) this.point = null;
  }

  /** It is dragged from the supply. Where a mouse lets it go, it is laid; where a finger does, it waits to be confirmed. */
  grab(event: PointerEvent): void {
    if (event.button !== 0 || !this.#laying) return;
    event.preventDefault();
    this.dragging = true;
    this.touch = event.pointerType === "touch";
    const lift = this.touch ? LIFT : 0;
    const follow = (event: PointerEvent) => {
      const at = this.pointOf(event, lift);
      const far = this.#around.side() + 0.5;
      const inside = at.x > -0.5 && at.y > -0.5 && at.x < far && at.y < far;
      this.point = inside ? at : null;
      this.pending = this.touch && inside;
      const pointer = { x: event.clientX, y: event.clientY };
      this.outside = inside ? null : pointer;
      this.dragged = this.touch && inside ? pointer : null;
    };
    const stop = () => {
      this.dragging = false;
      this.outside = null;
      this.dragged = null;
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", stop);
    };
    const drop = () => {
      stop();
      if (!this.touch) this.lay();
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", stop);
  }
}
