// What can be pointed at just now, out of the legal moves: bars to slide, figures to run, places for a joker.

import type { View } from "../../wire/views/cross-n-go";
import { type Choice, choiceAt, nextTargets } from "../choices";
import { step } from "./lane";
import { endOf, nameOf, type Spot, spotOf, type Way } from "./place";
import { colourAt, FIELDS, ROWS, rowOf, seatOf } from "./view";

/** What was pointed at so far: nothing, the use of a joker, or that and what it is used on. */
export type Picked = readonly string[];

export interface Target {
  id: string;
  row: number;
  /** A field of the bar; null for the whole bar. */
  field: number | null;
  /** The move it makes. */
  token: string | null;
  /** What is picked then, where more is to be chosen. */
  picked: Picked | null;
  /** The path to ask about, where it makes no move. */
  attempt: Picked | null;
  /** A figure rather than the field below it. */
  figure: boolean;
}

type Offer = Pick<Target, "token" | "picked" | "attempt">;

const NOTHING: Offer = { token: null, picked: null, attempt: null };
const ALL = Array.from({ length: FIELDS }, (_, at) => at + 1);

export const can = (moves: readonly Choice[], ...picked: string[]): boolean => nextTargets(moves, picked).size > 0;

/** The move at the end of a path, or the path to ask about. */
function offer(moves: readonly Choice[], path: Picked): Offer {
  const move = choiceAt(moves, path);
  return move ? { ...NOTHING, token: move.token } : { ...NOTHING, attempt: path };
}

export function targetsOf(view: View, moves: readonly Choice[], you: number | null, picked: Picked): Target[] {
  if (moves.length === 0 || you === null) return [];
  const [use, on] = picked;
  switch (use) {
    case "block":
      return view.rows.flatMap(({ row }) => fields(moves, picked, row));
    case "back":
      return on === undefined ? captives(view, moves, you) : behind(moves, on);
    case "swap":
      return bars(view, moves, on);
    default:
      return plain(view, moves, you);
  }
}

/** Bars to slide; once the points are used, figures to run. */
function plain(view: View, moves: readonly Choice[], you: number): Target[] {
  if (can(moves, "shift")) return view.rows.map(({ row }) => bar(row, NOTHING));
  return view.rows.flatMap(({ row, figures }) =>
    figures.filter(({ seat }) => seat === you).map(({ field }) => figure({ row, field }, offer(moves, ["run", nameOf({ row, field })]))),
  );
}

const bar = (row: number, offered: Offer): Target => ({ ...offered, id: `bar${row}`, row, field: null, figure: false });
const figure = (at: Spot, offered: Offer): Target => ({ ...offered, ...at, id: `figure${nameOf(at)}`, figure: true });

/** The path that slides a bar. */
export const slidePath = (row: number, way: Way): Picked => ["shift", endOf(row, way)];

/** The tokens that slide a bar. */
export function waysOf(moves: readonly Choice[], row: number): Record<Way, string | null> {
  const token = (way: Way): string | null => choiceAt(moves, slidePath(row, way))?.token ?? null;
  return { l: token("l"), r: token("r") };
}

/** The fields of a bar, for what was picked. */
function fields(moves: readonly Choice[], picked: Picked, row: number): Target[] {
  return ALL.map((field) => {
    const name = nameOf({ row, field });
    return { ...offer(moves, [...picked, name]), id: `field${name}`, row, field, figure: false };
  });
}

/** The figures of the others: those that can be set back lead on. */
function captives(view: View, moves: readonly Choice[], you: number): Target[] {
  return view.rows.flatMap(({ row, figures }) =>
    figures
      .filter(({ seat }) => seat !== you)
      .map(({ field, seat, colour }) => {
        const from = { row, field };
        const picked = ["back", nameOf(from)];
        if (can(moves, ...picked)) return figure(from, { ...NOTHING, picked });
        // On its first bar nothing is behind it; then asking about the bar itself brings the reason.
        const next = row - step(seatOf(view, seat)?.side ?? "near");
        const there = next >= 1 && next <= ROWS ? next : row;
        const pattern = rowOf(view, there)?.bar ?? "";
        const landing = { row: there, field: ALL.find((one) => colourAt(pattern, one) === colour) ?? 1 };
        return figure(from, { ...NOTHING, attempt: [...picked, nameOf(landing)] });
      }),
  );
}

/** The bar behind the chosen figure, field by field, and the figure itself to choose another one. */
function behind(moves: readonly Choice[], from: string): Target[] {
  const picked = ["back", from];
  const [to] = nextTargets(moves, picked);
  const [at, landing] = [spotOf(from), spotOf(to ?? "")];
  if (!at || !landing) return [];
  return [figure(at, { ...NOTHING, picked: ["back"] }), ...fields(moves, picked, landing.row)];
}

/** Bars to exchange. */
function bars(view: View, moves: readonly Choice[], first: string | undefined): Target[] {
  return view.rows.map(({ row }) => {
    const name = String(row);
    if (first === name) return bar(row, { ...NOTHING, picked: ["swap"] });
    if (first !== undefined) return bar(row, offer(moves, ["swap", first, name]));
    const picked = ["swap", name];
    if (can(moves, ...picked)) return bar(row, { ...NOTHING, picked });
    // Any other bar will do to bring the reason.
    return bar(row, { ...NOTHING, attempt: [...picked, row === 6 ? "7" : "6"] });
  });
}
