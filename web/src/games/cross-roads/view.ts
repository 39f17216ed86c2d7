// The table as one viewer knows it: the JSON of crates/cross-roads/src/view.rs.

/** North, east, south, west; y grows southward. */
export type Dir = "n" | "e" | "s" | "w";

export type Stage =
  | { kind: "deal"; seat: number }
  | { kind: "turn-up" }
  | { kind: "lot" }
  | { kind: "turn"; seat: number }
  | { kind: "draw"; seat: number; turn: number; owed: number }
  | { kind: "over"; winner: number | null };

/** A half that everybody sees. */
export interface VisibleHalf {
  /** `x,y` */
  cell: string;
  number: number;
  /** Which way the other half of its card lies, be it visible or covered. */
  mate: Dir;
}

/** What the viewer knows of one hand. */
export interface HandView {
  seat: number;
  cards: number;
  /** Those of them that the viewer knows; all of the own hand. */
  known: string[];
  /** The cards in the viewer's own hand that this seat knows. */
  knows: string[];
}

export interface View {
  viewer: "spectator" | { seat: number };
  players: number;
  deck: "differing" | "domino";
  finish: "instant" | "round";
  start: number | null;
  stage: Stage;
  table: VisibleHalf[];
  laid: string[];
  hands: HandView[];
  pile: number;
  passes: number;
  closing: boolean;
  ranks: number[] | null;
}
