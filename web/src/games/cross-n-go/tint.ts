// The colours of the seats, outside of the board too: those of their figures.

import type { Colour, View } from "../../wire/views/cross-n-go";

const PAINT: Record<Colour, string> = { red: "#d2452f", blue: "#3478d4", green: "#35904f", yellow: "#f2c230" };

/** The colours of every seat, seat 1 first; none before they are drawn. */
export function paintOf({ seats }: View): string[][] {
  return seats.map(({ colours }) => colours.map((colour) => PAINT[colour]));
}
