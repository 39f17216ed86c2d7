// What can be pointed at just now, out of `legal`: bars to slide, figures to run, places for a joker.

import { step } from "./lane";
import { back, block, run, same, type Spot, shift, swap, type Use, uses, written } from "./token";
import type { View } from "../../wire/views/cross-n-go";
import { colourAt, FIELDS, ROWS, rowOf, seatOf } from "./view";

/** A joker being played: its use and, where it takes two steps, what was chosen first. */
export interface Mode {
  use: Use;
  from: Spot | null;
  first: number | null;
}

export interface Target {
  id: string;
  row: number;
  /** A field of the bar; null for the whole bar. */
  field: number | null;
  /** The move it makes. */
  token: string | null;
  /** The further choice it leads to. */
  choice: string | null;
  /** The move it would be, for asking why it is none. */
  attempt: string | null;
  /** A figure rather than the field below it. */
  figure: boolean;
}

const nothing = { token: null, choice: null, attempt: null, figure: false };

function offer(token: string, legal: ReadonlySet<string>): Pick<Target, "token" | "attempt"> {
  return legal.has(token) ? { token, attempt: null } : { token: null, attempt: token };
}

export function targetsOf(view: View, legal: readonly string[], you: number | null, mode: Mode | null): Target[] {
  if (legal.length === 0 || you === null) return [];
  const known = new Set(legal);
  if (!mode) return plain(view, known, you);
  switch (mode.use) {
    case "block":
      return fields(view, (at) => block(at), known);
    case "back":
      return mode.from ? behind(view, mode.from, known) : captives(view, legal, you);
    case "swap":
      return bars(view, legal, mode.first);
  }
}

/** Bars to slide; once the points are used, figures to run. */
function plain(view: View, legal: ReadonlySet<string>, you: number): Target[] {
  const sliding = [...legal].some((token) => token.startsWith("shift:"));
  if (sliding) {
    return view.rows.map(({ row }) => ({ ...nothing, id: `bar${row}`, row, field: null }));
  }
  return view.rows.flatMap(({ row, figures }) =>
    figures
      .filter((figure) => figure.seat === you)
      .map(({ field }) => ({
        ...nothing,
        ...offer(run({ row, field }), legal),
        id: `figure${row}.${field}`,
        row,
        field,
        figure: true,
      })),
  );
}

/** The tokens that slide a bar. */
export function waysOf(legal: readonly string[], row: number): { l: string | null; r: string | null } {
  const one = (token: string): string | null => (legal.includes(token) ? token : null);
  return { l: one(shift(row, "l")), r: one(shift(row, "r")) };
}

function fields(view: View, token: (at: Spot) => string, legal: ReadonlySet<string>, only?: number): Target[] {
  return view.rows
    .filter(({ row }) => only === undefined || row === only)
    .flatMap(({ row }) =>
      Array.from({ length: FIELDS }, (_, at) => {
        const spot = { row, field: at + 1 };
        return { ...nothing, ...offer(token(spot), legal), id: `field${written(spot)}`, ...spot };
      }),
    );
}

/** The figures of the others: those that can be set back lead on. */
function captives(view: View, legal: readonly string[], you: number): Target[] {
  const movable = uses(legal, "back").flatMap((move) => (move.do === "back" ? [move.from] : []));
  return view.rows.flatMap(({ row, figures }) =>
    figures
      .filter((figure) => figure.seat !== you || movable.some((spot) => same(spot, { row, field: figure.field })))
      .map(({ field, seat, colour }) => {
        const from = { row, field };
        const can = movable.some((spot) => same(spot, from));
        // On its first bar nothing is behind it; then asking about the bar itself brings the reason.
        const next = row - step(seatOf(view, seat)?.side ?? "near");
        const there = next >= 1 && next <= ROWS ? next : row;
        const bar = rowOf(view, there)?.bar ?? "";
        const landing = Array.from({ length: FIELDS }, (_, at) => at + 1).find((one) => colourAt(bar, one) === colour);
        const attempt = can ? null : back(from, { row: there, field: landing ?? 1 });
        const choice = can ? `back:${written(from)}` : null;
        return { ...nothing, id: `figure${written(from)}`, ...from, choice, attempt, figure: true };
      }),
  );
}

/** The bar behind the chosen figure, field by field, and the figure itself to choose another one. */
function behind(view: View, from: Spot, legal: ReadonlySet<string>): Target[] {
  const figure = rowOf(view, from.row)?.figures.find((one) => one.field === from.field);
  const row = from.row - step(seatOf(view, figure?.seat ?? null)?.side ?? "near");
  const self = { ...nothing, id: `figure${written(from)}`, ...from, choice: "back", figure: true };
  return [self, ...fields(view, (to) => back(from, to), legal, row)];
}

/** Bars to exchange. */
function bars(view: View, legal: readonly string[], first: number | null): Target[] {
  const pairs = uses(legal, "swap").flatMap((move) => (move.do === "swap" ? [move] : []));
  return view.rows.map(({ row }) => {
    const id = `bar${row}`;
    if (first === row) return { ...nothing, id, row, field: null, choice: "swap" };
    if (first !== null) return { ...nothing, ...offer(swap(first, row), new Set(legal)), id, row, field: null };
    const can = pairs.some((pair) => pair.low === row || pair.high === row);
    const attempt = can ? null : swap(row, row === 6 ? 7 : 6);
    return { ...nothing, id, row, field: null, choice: can ? `swap:${row}` : null, attempt };
  });
}
