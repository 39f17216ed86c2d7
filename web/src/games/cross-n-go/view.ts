// What the boards of Cross'N Go read out of a view.

import type { Colour, View, ViewRow, ViewSeat } from "../../wire/views/cross-n-go";

export const ROWS = 12;
export const FIELDS = 8;

const COLOURS: Record<string, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow" };

/** The colour of a field, counted from 1; null for natural wood. */
export function colourAt(bar: string, field: number): Colour | null {
  return COLOURS[bar[field - 1] ?? "."] ?? null;
}

/** The marked bars lie at the ends: they are the only ones on which every second field is wood. */
export function isMarked(bar: string): boolean {
  return /^(.\.){4}$/.test(bar) || /^(\..){4}$/.test(bar);
}

export function rowOf(view: View, row: number): ViewRow | undefined {
  return view.rows.find((one) => one.row === row);
}

export function seatOf(view: View, seat: number | null): ViewSeat | undefined {
  return view.seats.find((one) => one.seat === seat);
}
