// The lane in front of a figure, for lighting it up. What may be done is still answered by `moves` alone.

import type { LastMove } from "../board";
import { doneIn } from "./last";
import type { Spot } from "./place";
import type { Colour, Side, View } from "../../wire/views/cross-n-go";
import { colourAt, FIELDS, ROWS, rowOf } from "./view";

export interface Lane {
  seat: number;
  colour: Colour;
  from: Spot;
  /** The column all of it lies in. */
  column: number;
  /** The fields ahead, nearest first. */
  ahead: Spot[];
  /** Whether it leads off the board. */
  out: boolean;
}

/** A bar's offset, as it lies or as it is being held. */
export type Offset = (row: number) => number;

export function offsetIn(view: View): Offset {
  return (row) => rowOf(view, row)?.offset ?? 0;
}

export const step = (side: Side): 1 | -1 => (side === "near" ? 1 : -1);

/** The lanes of a seat's figures that lead at least one field ahead, with the bars lying as `offset` says. */
export function lanesOf(view: View, seat: number, offset: Offset = offsetIn(view)): Lane[] {
  const side = view.seats.find((one) => one.seat === seat)?.side ?? "near";
  const lanes: Lane[] = [];
  for (const { row, figures } of view.rows) {
    for (const figure of figures) {
      if (figure.seat !== seat) continue;
      const column = offset(row) + figure.field - 1;
      const ahead: Spot[] = [];
      let next = row + step(side);
      for (; next >= 1 && next <= ROWS; next += step(side)) {
        const field = column - offset(next) + 1;
        if (!isOpen(view, { row: next, field }, figure.colour)) break;
        ahead.push({ row: next, field });
      }
      const from = { row, field: figure.field };
      const out = next < 1 || next > ROWS;
      if (ahead.length > 0) lanes.push({ seat, colour: figure.colour, from, column, ahead, out });
    }
  }
  return lanes;
}

function isOpen(view: View, { row, field }: Spot, colour: Colour): boolean {
  const there = rowOf(view, row);
  if (!there || field < 1 || field > FIELDS || colourAt(there.bar, field) !== colour) return false;
  const onIt = (one: { field: number }): boolean => one.field === field;
  return !there.figures.some(onIt) && !there.jokers.some(onIt);
}

/** Where the figures of a seat stand. */
export function columnsOfSeat(view: View, seat: number | null): number[] {
  const lies = offsetIn(view);
  return view.rows.flatMap(({ row, figures }) => figures.filter((one) => one.seat === seat).map((one) => lies(row) + one.field - 1));
}

/** The column to look at: where something just happened, or else the middle of a seat's figures. */
export function heartOf(view: View, seat: number | null, last: LastMove | null, ranFrom: number | null): number {
  const lies = offsetIn(view);
  const done = doneIn(last);
  if (done?.do === "slide") return lies(done.row) + (FIELDS - 1) / 2;
  if (done?.do === "go" && ranFrom !== null) return ranFrom;
  const columns = columnsOfSeat(view, seat);
  if (columns.length === 0) return (FIELDS - 1) / 2;
  return columns.reduce((sum, column) => sum + column, 0) / columns.length;
}
