// The table of Crossado as the server sends it; see crates/crossado/src/view.rs.

export type Corner = "nw" | "ne" | "se" | "sw";

/** An island: one field, however many squares it has. */
export interface Island {
  corner: Corner;
  squares: string[];
}

/** What belongs to one player. */
export interface Camp {
  seat: number;
  start: Corner;
  goal: Corner;
  /** Planks not yet laid. */
  planks: number;
  /** Pieces that still wait on the start island. */
  waiting: number;
  /** The fields of the pieces on their way. */
  crossing: string[];
  /** Pieces in the goal. */
  arrived: number;
}

export interface View {
  board: number;
  islands: Island[];
  laying: "turns" | "all";
  limit: number;
  turns: number;
  start: number | null;
  phase: "lot" | "laying" | "rolling" | "moving" | "relaying" | "over";
  turn: number | null;
  die: number | null;
  rolls: number;
  relaid: boolean;
  /** The plank that is held, named by where it lay. */
  taken: string | null;
  planks: string[];
  camps: Camp[];
}

export function campOf(view: View, seat: number): Camp | null {
  return view.camps.find((camp) => camp.seat === seat) ?? null;
}

export function islandAt(view: View, square: string): Island | null {
  return view.islands.find((island) => island.squares.includes(square)) ?? null;
}

/** The pieces on each river field that has any: the seats whose they are. */
export function piecesOn(view: View): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { seat, crossing } of view.camps) {
    for (const field of crossing) found.set(field, [...(found.get(field) ?? []), seat]);
  }
  return found;
}
