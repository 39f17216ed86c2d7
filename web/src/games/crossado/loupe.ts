// Where the loupe stands: beside the finger, so that the finger does not cover what it shows.

import type { Point } from "./near";

/** How large a field is in it, in pixels. */
export const FIELD = 48;

/** Its radius while it follows a finger, and when it stays open to be tapped. A plank fits into the smaller one. */
export const RADIUS = { follows: 76, stays: 108 };

/** How far its rim is from the middle of the finger. */
const CLEAR = 28;

interface Size {
  width: number;
  height: number;
}

/** The middle of a loupe for a finger; all in pixels of the box that it must not leave. */
export function loupeAt(finger: Point, box: Size, stays: boolean): Point {
  const radius = stays ? RADIUS.stays : RADIUS.follows;
  const within = (at: number, size: number) => Math.max(radius, Math.min(at, size - radius));
  const inside = ({ x, y }: Point) => ({ x: within(x, box.width), y: within(y, box.height) });
  // The finger is gone: it opens around the place.
  if (stays) return inside(finger);
  const above = finger.y - CLEAR - radius;
  if (above >= radius) return inside({ x: finger.x, y: above });
  const side = finger.x > box.width / 2 ? -1 : 1;
  return inside({ x: finger.x + side * (CLEAR + radius), y: finger.y });
}
