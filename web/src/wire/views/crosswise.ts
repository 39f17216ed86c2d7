// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

import type { Actor, Viewer } from "./head";

/**
 * The table as one viewer sees it.
 */
export type View = { viewer: Viewer, actor: Actor, phase: Phase, 
/**
 * Who draws tiles, or is asked whether to draw again.
 */
drawer: number | null, 
/**
 * How the game ended.
 */
end: End | null, 
/**
 * The team that has won; nothing while the game goes on and after a draw (CW-16, CW-19).
 */
winner: Team | null, 
/**
 * Of three players, the one who plays alone (CW-05).
 */
lone: number | null, 
/**
 * Who begins, once it is known.
 */
start: number | null, 
/**
 * Whose turn it is, from the first turn on.
 */
turn: number | null, 
/**
 * Of three players, which of the two team mates has the team's next turn (CW-05).
 */
mate: number | null, 
/**
 * What lies on the 36 cells, row by row from the top left.
 */
board: Array<Symbol | null>, 
/**
 * Played action tiles by kind, in the order of [`Action::ALL`] (CW-13).
 */
played: [number, number, number, number], 
/**
 * The seats in order.
 */
seats: Array<SeatView>, 
/**
 * The viewer's own tiles.
 */
hand: Array<Tile> | null, 
/**
 * How many tiles are left in the bag.
 */
bag: number, 
/**
 * Team A's lines, from the left.
 */
columns: [LineView, LineView, LineView, LineView, LineView, LineView], 
/**
 * Team B's lines, from the top.
 */
rows: [LineView, LineView, LineView, LineView, LineView, LineView], };

/**
 * What an action tile lets its player do.
 */
export type Action = "remove" | "move" | "swap" | "replace";

/**
 * How a game ended.
 */
export type End = { "six": Team } | "full";

/**
 * What is publicly certain about one hand.
 */
export type Known = { 
/**
 * Tiles seen going into this hand from the board and not out again.
 */
seen: Array<Tile>, 
/**
 * So many of the other tiles are of the kinds in `among`: the seat was asked for a redraw and kept (CW-06),
 * or passed (CW-15), and has held these tiles since.
 */
limited: number, 
/**
 * A set of kinds as bits, in the order of [`Tile::ALL`].
 */
among: number, 
/**
 * Among the tiles that are neither seen nor limited is a symbol: the seat was not asked for a redraw and has
 * let no symbol out of its hand since (CW-06).
 */
symbol: boolean, };

/**
 * A line as it lies.
 */
export type LineView = { 
/**
 * What it would score now (CW-18).
 */
points: number, 
/**
 * The largest number of equal symbols in it; five threaten to win at once (CW-16).
 */
most: number, };

/**
 * What is due.
 */
export type Phase = "lone" | "deal" | "start" | "ask" | "redraw" | "turn" | "refill" | "over";

/**
 * What everybody knows of one seat.
 */
export type SeatView = { seat: number, 
/**
 * Its team; nothing before the lot has decided who of three plays alone (CW-03).
 */
team: Team | null, 
/**
 * How many tiles it holds at most (CW-04).
 */
places: number, 
/**
 * How many tiles it holds.
 */
tiles: number, 
/**
 * What everybody has seen of its hand.
 */
known: Known, };

/**
 * What a symbol tile shows.
 */
export type Symbol = "sun" | "cross" | "triangle" | "square" | "pentagon" | "star";

/**
 * One of the two teams.
 */
export type Team = "A" | "B";

/**
 * One of the ten kinds of tile in the bag.
 */
export type Tile = Symbol | Action;
