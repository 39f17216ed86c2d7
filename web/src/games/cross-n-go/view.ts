// The table of Cross'N Go as the server sends it: crates/cross-n-go/src/view.rs in TypeScript.

export const ROWS = 12;
export const FIELDS = 8;

export type Colour = "red" | "blue" | "green" | "yellow";
export type Side = "near" | "far";

export interface View {
  players: number;
  /** How many turns each player has. */
  limit: number;
  phase: "bars" | "colours" | "start" | "roll" | "roll-again" | "play" | "over";
  turn: number | null;
  /** Turns that have ended, those of all players together. */
  turns: number;
  /** Points that are not used yet. */
  points: number;
  jokers_played: number;
  /** From the near side. */
  rows: ViewRow[];
  seats: ViewSeat[];
}

export interface ViewRow {
  /** 1 at the near side. */
  row: number;
  /** Its pattern, as in `R.B.G.Y.`. No two bars have the same. */
  bar: string;
  /** Fields to the right, as the near side sees it. */
  offset: number;
  figures: Figures[];
  jokers: Joker[];
}

interface Figures {
  /** 1 to 8 from the left. */
  field: number;
  seat: number;
  colour: Colour;
  count: number;
}

interface Joker {
  field: number;
  /** The seat at whose next turn it is taken away; null if it stays. */
  until: number | null;
}

export interface ViewSeat {
  seat: number;
  side: Side;
  colours: Colour[];
  jokers: number;
  across: number;
  rows_to_go: number;
}

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

/** How many figures a seat has in all. */
export function figuresOf(players: number): number {
  return players === 2 ? 3 : 2;
}
