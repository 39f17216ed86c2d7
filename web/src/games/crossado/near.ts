// What a finger may mean: what can be chosen near the place that it touches.

import type { View } from "../../wire/views/crossado";
import type { Open } from "./offer";
import { type Square, squareOf } from "./square";

/** A place on the river, in fields: the middle of a1 is 0.5, 0.5. */
export interface Point {
  x: number;
  y: number;
}

export interface Near {
  /** A field or an island, as in `open`. */
  key: string;
  /** How far away it is, in fields. */
  far: number;
}

/** A fingertip covers what is this far from its middle, in pixels. */
const FINGERTIP = 22;

/** How far a fingertip reaches, in fields of this many pixels. */
export const reachOf = (pixels: number): number => FINGERTIP / pixels;

/** Whether fields of this many pixels are too small for a fingertip. */
export const isSmall = (pixels: number): boolean => pixels < 2 * FINGERTIP;

/** How far it is from a point to the nearest of these squares' middles. */
export function farFrom(squares: readonly Square[], { x, y }: Point): number {
  return Math.min(...squares.map(({ column, row }) => Math.hypot(column + 0.5 - x, row + 0.5 - y)));
}

/** All that can be chosen, the nearest first. A plank is there once, not once for each of its fields. */
export function nearTo(open: ReadonlyMap<string, Open>, { islands }: Pick<View, "islands">, point: Point): Near[] {
  const found = new Map<string, Near>();
  for (const [key, { token, choice }] of open) {
    const names = key.startsWith("isle:") ? (islands.find(({ corner }) => key === `isle:${corner}`)?.squares ?? []) : [key];
    const far = farFrom(names.flatMap((name) => squareOf(name) ?? []), point);
    const meant = token ?? choice ?? key;
    const before = found.get(meant);
    if (before === undefined || far < before.far) found.set(meant, { key, far });
  }
  return [...found.values()].sort((one, other) => one.far - other.far);
}
