// The pattern of each colour, so that nobody has to tell the colours apart by the colour alone.

import type { Colour } from "./card";

const REACH = 42;

/** Points on a grid in the field of a card, every second row shifted. */
function scattered(gap: number, shift = gap / 2): [number, number][] {
  const points: [number, number][] = [];
  let odd = false;
  for (let y = -REACH + 5; y <= REACH - 3; y += gap, odd = !odd) {
    for (let x = -REACH + 5 + (odd ? shift : 0); x <= REACH - 3; x += gap) points.push([x, y]);
  }
  return points;
}

const lines = (make: (at: number) => string, gap: number, from = -REACH, to = REACH) => {
  let path = "";
  for (let at = from; at <= to; at += gap) path += make(at);
  return path;
};

/** A slanting line, cut off at the edges of the field. */
function slant(at: number): string {
  const x1 = Math.max(-REACH, at - REACH);
  const x2 = Math.min(REACH, at + REACH);
  return `M${x1} ${at - x1}L${x2} ${at - x2}`;
}

/** Paths to be drawn as lines. */
export const PATTERN: Record<Colour, string> = {
  // Dots: lines without length have round ends.
  yellow: scattered(10).map(([x, y]) => `M${x} ${y}h0.01`).join(""),
  red: lines(slant, 12, -2 * REACH + 8, 2 * REACH - 8),
  turquoise: lines((y) => `M-42 ${y}${"q5.25 -6 10.5 0t10.5 0".repeat(4)}`, 10, -37, 40),
  orange: lines((at) => `M-41 ${at}H41M${at} -41V41`, 11, -33, 33),
  pink: scattered(14).map(([x, y]) => `M${x - 3.5} ${y}h7M${x} ${y - 3.5}v7`).join(""),
  blue: lines((y) => `M-42 ${y}H42`, 9, -36, 40),
  green: lines((y) => `M-42 ${y}${"a7 7 0 0 0 14 0".repeat(6)}`, 9, -40, 36),
  violet: lines((y) => `M-42 ${y}${"l5.25 -6l5.25 6".repeat(8)}`, 10, -35, 42),
};
