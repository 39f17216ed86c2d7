// The whole table, as everybody sees it: the JSON of crates/mixx/src/view.rs.

export type Phase = "deal" | "start" | "turn" | "run" | "draw" | "over";

export interface SeatView {
  seat: number;
  /** The cards in front of this seat, face up: `yellow-shell`. */
  stock: string[];
  /** How many cards it has won. */
  won: number;
}

export interface Laid {
  card: string;
  /** `x,y`; y grows southward. */
  cell: string;
}

export interface View {
  you: number | null;
  phase: Phase;
  turn: number | null;
  seats: SeatView[];
  table: Laid[];
  centre: string | null;
  /** Who laid the last card of the round. */
  last: number | null;
  misses: number;
  /** The cards that have not been seen yet. */
  pile: string[];
  start: number | null;
  stock: number;
  without: string[];
  shape: "cross" | "line";
}
