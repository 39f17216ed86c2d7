// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

import type { Actor, Viewer } from "./head";

/**
 * The whole table. Cards, cells, motifs and the shape are written as in tokens.
 */
export type View = { viewer: Viewer, actor: Actor, phase: Phase, 
/**
 * For which seat; nothing where the lot decides who begins, and at the end.
 */
turn: number | null, 
/**
 * Every seat, in order.
 */
seats: Array<SeatView>, 
/**
 * The cards of the round, as one reads.
 */
table: Array<Laid>, 
/**
 * The cell of the centre, once it is fixed.
 */
centre: string | null, 
/**
 * Who laid the last card of the round, and so would win it now.
 */
last: number | null, 
/**
 * How many in turn have missed since then.
 */
misses: number, 
/**
 * The cards that have not been seen yet. Anybody can work them out; their order does not exist.
 */
pile: Array<string>, 
/**
 * Who begins, or began, the game, if that is known.
 */
start: number | null, 
/**
 * How many games the match has (MX-17).
 */
games: number, 
/**
 * Which of them this is, from 1.
 */
game: number, 
/**
 * How many cards each seat is dealt.
 */
stock: number, 
/**
 * The motifs that do not take part.
 */
without: Array<string>, 
/**
 * What is built: a `cross` or a `line`.
 */
shape: Shape, };

/**
 * A card on the table.
 */
export type Laid = { card: string, cell: string, };

/**
 * What is due.
 */
export type Phase = "deal" | "start" | "turn" | "run" | "draw" | "over";

/**
 * What lies in front of one seat.
 */
export type SeatView = { seat: number, 
/**
 * Its cards, face up.
 */
stock: Array<string>, 
/**
 * How many cards it has won, in all games of the match together.
 */
won: number, };

/**
 * What the players build.
 */
export type Shape = "cross" | "line";
