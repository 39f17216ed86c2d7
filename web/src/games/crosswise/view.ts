// The table of Crosswise as the server sends it; see crates/crosswise/src/view.rs.

export const SYMBOLS = ["sun", "cross", "triangle", "square", "pentagon", "star"] as const;
export const ACTIONS = ["remove", "move", "swap", "replace"] as const;

export type Symbol = (typeof SYMBOLS)[number];
export type Action = (typeof ACTIONS)[number];
export type Tile = Symbol | Action;
export type Team = "A" | "B";

/** A line as it lies: what it would score now, and the largest number of equal symbols in it. */
export interface LineView {
  points: number;
  most: number;
}

/** What everybody knows of a hand. */
export interface Known {
  seen: Tile[];
}

export type Phase =
  | { name: "lone" | "start" | "turn" | "refill" }
  | { name: "deal" | "ask" | "redraw"; seat: number }
  | { name: "over"; end: "full" | { six: Team } };

export interface View {
  viewer: "spectator" | { seat: number };
  actor: "chance" | "over" | { seat: number };
  table: {
    seating: { players: number; lone: number | null };
    phase: Phase;
    start: number | null;
    turn: number;
    mate: number | null;
    /** Row by row from the top left. */
    board: (Symbol | null)[];
    /** Action tiles that are gone, in the order of `ACTIONS`. */
    played: number[];
    sizes: number[];
    known: Known[];
  };
  hand: Tile[] | null;
  bag: number;
  /** Team A's lines, from the left. */
  columns: LineView[];
  /** Team B's lines, from the top. */
  rows: LineView[];
}

export function isSymbol(tile: string): tile is Symbol {
  return (SYMBOLS as readonly string[]).includes(tile);
}

export function isAction(tile: string): tile is Action {
  return (ACTIONS as readonly string[]).includes(tile);
}

/** The team of a seat; nothing while the lot has not yet said who of three plays alone. */
export function teamOf(view: View, seat: number): Team | null {
  const { players, lone } = view.table.seating;
  if (players === 3) return lone === null ? null : lone === seat ? "B" : "A";
  return seat % 2 === 1 ? "A" : "B";
}

export function seatsOf(view: View, team: Team): number[] {
  const all = Array.from({ length: view.table.seating.players }, (_, index) => index + 1);
  return all.filter((seat) => teamOf(view, seat) === team);
}

/** How many places a seat's rack has. */
export function placesOf(view: View, seat: number): number {
  return view.table.seating.lone === seat ? 6 : 4;
}

export function totalOf(lines: readonly LineView[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The team that has won; nothing while the game goes on and after a draw. */
export function winnerOf(view: View): Team | null {
  const { phase } = view.table;
  if (phase.name !== "over") return null;
  if (phase.end !== "full") return phase.end.six;
  const [columns, rows] = [totalOf(view.columns), totalOf(view.rows)];
  return columns === rows ? null : columns > rows ? "A" : "B";
}

/** Whose decision it is; nothing if chance is at it or the game has ended. */
export function actorOf(view: View): number | null {
  return typeof view.actor === "object" ? view.actor.seat : null;
}
