// Where everything lies on the screen, in pixels. The viewer's own side is at the bottom: for the far side the whole
// table is seen from over there, rows and columns turned round, while letters stay upright.

import { FIELDS, ROWS, type View } from "./view";
import type { Way } from "./token";

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

/** The smallest field a finger can still hit. */
const SMALLEST = 27;

export function layoutOf(view: View, width: number, height: number, turned: boolean): Layout {
  const offsets = view.rows.map((row) => row.offset);
  // Room for the arrows at the ends; in steps, so that not every shift makes everything smaller.
  const low = Math.min(0, ...offsets);
  const high = Math.max(0, ...offsets) + FIELDS;
  const room = Math.max(11, high - low + 3);
  const columns = room <= 11 ? 11 : Math.ceil((room - 11) / 3) * 3 + 11;
  const ideal = Math.min(116, Math.max(37, (height - 330) / ROWS));
  const cw = Math.max(SMALLEST, Math.min(Math.floor((width / columns) * 4) / 4, ideal * 1.12));
  const ch = Math.round(Math.min(ideal, cw * 1.42));
  // The free room is shared by both sides; a wide tray shows more of it.
  const shown = Math.max(columns, Math.floor(width / cw));
  const spare = shown - (high - low);
  const left = Math.floor(spare / 2);
  return { cw, ch, first: low - left, columns: Math.max(shown, width / cw), edge: Math.round(ch * 0.5), turned };
}

export const wide = ({ cw, columns }: Layout): number => cw * columns;
export const high = ({ ch, edge }: Layout): number => ch * ROWS + 2 * edge;

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
