// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

import type { Actor, Viewer } from "./head";

/**
 * The whole table, in the words of the notation.
 */
export type View = { viewer: Viewer, actor: Actor, phase: Phase, 
/**
 * Squares along a side of the board.
 */
board: number, 
/**
 * The islands in the corners, clockwise from the north-west; all other squares are river.
 */
islands: Array<Island>, 
/**
 * How planks are laid in phase 1 (CA-06).
 */
laying: Laying, 
/**
 * Turns of phase 2 for each player (CA-20).
 */
limit: number, 
/**
 * Turns of phase 2 that are over, of all players together.
 */
turns: number, 
/**
 * Of three players the one who is alone on its diagonal, once that is known (CA-05).
 */
lone: number | null, 
/**
 * Who starts or started, once that is known.
 */
start: number | null, 
/**
 * Whose turn it is, if anybody's. The die is rolled for this seat, too.
 */
turn: number | null, 
/**
 * What the die shows, once it is rolled in this turn and to be played.
 */
die: number | null, 
/**
 * How often the die was rolled in this turn already, in vain (CA-18).
 */
rolls: number, 
/**
 * Whether a plank was laid elsewhere in this turn (CA-15).
 */
relaid: boolean, 
/**
 * The plank that has been taken and is to be laid, named by where it lay.
 */
taken: string | null, 
/**
 * Why no piece of the seat to move can walk what the die shows, if that is so.
 */
stuck: Stuck | null, 
/**
 * The planks on the river.
 */
planks: Array<string>, 
/**
 * The players' belongings, by seat.
 */
camps: Array<Camp>, };

/**
 * What belongs to one player.
 */
export type Camp = { seat: number, 
/**
 * The island where the pieces start. It can still change while the lot says who is alone.
 */
start: Corner, 
/**
 * The island they want to reach.
 */
goal: Corner, 
/**
 * Planks not yet laid.
 */
planks: number, 
/**
 * Pieces that still wait on the start island.
 */
waiting: number, 
/**
 * The fields of the pieces on their way.
 */
crossing: Array<string>, 
/**
 * Pieces in the goal.
 */
arrived: number, };

/**
 * A corner of the board and its island. In the order of the seats, clockwise (CA-05).
 */
export type Corner = "nw" | "ne" | "se" | "sw";

/**
 * An island: one field, however many squares it has.
 */
export type Island = { corner: Corner, squares: Array<string>, };

/**
 * How planks are laid in phase 1 (CA-06).
 */
export type Laying = "turns" | "all";

/**
 * What is due, see [`Stage`].
 */
export type Phase = "lone" | "lot" | "laying" | "rolling" | "moving" | "relaying" | "over";

/**
 * What keeps all pieces of a seat from walking its roll. The first that is so is told.
 */
export type Stuck = "island" | "own" | "early" | "short";
