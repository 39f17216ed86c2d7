// Where everything lies on the screen, in pixels. The viewer's own side is at the bottom: for the far side the whole
// table is seen from over there, rows and columns turned round, while letters stay upright.

import type { View } from "../../wire/views/cross-n-go";
import type { Way } from "./place";
import { FIELDS, ROWS } from "./view";

export interface Layout {
  /** Width and height of a field. */
  cw: number;
  ch: number;
  /** The first column shown, as the near side counts, and how many. */
  first: number;
  columns: number;
  /** Empty room above the first and below the last row. */
  edge: number;
  /** Seen from the far side. */
  turned: boolean;
}

/** The narrowest field that can still be read; where even that is too wide, the tray is scrolled. */
const SMALLEST = 16;
/** Room at both ends of a bar for its cap and its arrow, in fields. */
const END = 1.3;
/** A fingertip surely hits what is this large, in pixels. */
const FINGER = 44;

/** How a view lies in a tray of this size. */
export function layoutOf(view: View, width: number, height: number, turned: boolean): Layout {
  const offsets = view.rows.map((row) => row.offset);
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  // In steps of two fields, so that not every shift makes everything smaller.
  const room = FIELDS + 2 * END + Math.ceil((most - least) / 2) * 2;
  const tall = height / (ROWS + 0.7);
  // Bars use the width of the tray, and its height, but their fields stay fields.
  const cw = Math.max(SMALLEST, Math.min(Math.floor((width / room) * 4) / 4, tall * 2.1));
  const ch = Math.max(8, Math.min(Math.floor(tall * 2) / 2, cw * 1.75));
  const columns = Math.max(room, width / cw);
  // In the middle as at the beginning; moved over only as far as a staircase needs it.
  const middle = FIELDS / 2 - columns / 2;
  const first = Math.min(Math.max(middle, most + FIELDS + END - columns), least - END);
  return { cw, ch, first, columns, edge: Math.max(2, (height - ROWS * ch) / 2), turned };
}

/** Whether a finger easily hits the neighbour of what it means. */
export const isSmall = ({ cw, ch }: Layout): boolean => Math.min(cw, ch) < FINGER;

/** How far the ends of a bar stand out beside its fields. */
export const capOf = (cw: number): number => Math.max(11, cw * 0.4);

export const wide = ({ cw, columns }: Layout): number => cw * columns;
export const high = ({ ch, edge }: Layout): number => ch * ROWS + 2 * edge;

/** The row at this height. */
export function rowAt({ ch, edge, turned }: Layout, at: number): number {
  const down = Math.max(0, Math.min(ROWS - 1, Math.floor((at - edge) / ch)));
  return turned ? down + 1 : ROWS - down;
}

/** The left edge of a column on the screen. */
export function x({ cw, first, columns, turned }: Layout, column: number): number {
  return cw * (turned ? first + columns - 1 - column : column - first);
}

/** The upper edge of a row on the screen. */
export function y({ ch, edge, turned }: Layout, row: number): number {
  return edge + ch * (turned ? row - 1 : ROWS - row);
}

/** The left end of a bar on the screen. */
export function barX(layout: Layout, offset: number): number {
  return x(layout, layout.turned ? offset + FIELDS - 1 : offset);
}

/** Where on the bar a field lies, counted from its left end on the screen. */
export function fieldX({ cw, turned }: Layout, field: number): number {
  return cw * (turned ? FIELDS - field : field - 1);
}

/** What a shift towards this side of the screen is called. */
export function wayOf({ turned }: Layout, screen: "left" | "right"): Way {
  return (screen === "left") === turned ? "r" : "l";
}

/** How many columns, as the near side counts, a distance on the screen is. */
export function columnsOf({ cw, turned }: Layout, pixels: number): number {
  return (turned ? -pixels : pixels) / cw;
}

/** The rows from the top of the screen to its bottom. */
export function rowsDown({ turned }: Layout): number[] {
  return Array.from({ length: ROWS }, (_, index) => (turned ? index + 1 : ROWS - index));
}

/**
 * How far a tray that is seen through a window of this width is to be scrolled: so that a column lies well inside it, and
 * one's own figures are not out of sight. Where both hold already it stays as it is.
 */
export function scrollTo(layout: Layout, width: number, heart: number, own: readonly number[], at: number | null): number {
  const middle = x(layout, heart) + layout.cw / 2;
  const margin = Math.min(width / 2 - 1, layout.cw * 4.8);
  const near = at !== null && middle > at + margin && middle < at + width - margin;
  const wanted = near ? at : middle - width / 2;
  if (own.length === 0) return wanted;
  const edges = own.map((column) => x(layout, column));
  const [least, most] = [Math.max(...edges) + 1.5 * layout.cw - width, Math.min(...edges) - 0.5 * layout.cw];
  return least > most ? wanted : Math.max(least, Math.min(most, wanted));
}
