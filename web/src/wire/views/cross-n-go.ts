// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

import type { Actor, Viewer } from "./head";

/**
 * The table as everybody sees it.
 */
export type View = { viewer: Viewer, actor: Actor, phase: Phase, players: number, 
/**
 * How many figures each player has (CN-04).
 */
figures: number, 
/**
 * Of three players the one who has two colours and sits opposite, once that is known (CN-04).
 */
double: number | null, 
/**
 * How many turns each player has (CN-24).
 */
limit: number, 
/**
 * How many of them the seat whose turn it is still has, this one included.
 */
turns_left: number, 
/**
 * Whose turn it is or, when the game is over, was; before the first turn the seat that is named to begin.
 */
turn: number | null, 
/**
 * Turns that have ended, those of all players together.
 */
turns: number, 
/**
 * Points of the seat to move that are not used yet.
 */
points: number, 
/**
 * Jokers the seat to move has played in this turn.
 */
jokers_played: number, 
/**
 * The rows in which a bar lies, from the near side.
 */
rows: Array<ViewRow>, 
/**
 * The seats in order.
 */
seats: Array<ViewSeat>, };

/**
 * A colour. Natural wood is none.
 */
export type Colour = "red" | "blue" | "green" | "yellow";

/**
 * The figure on a field, or the figures that share their start field.
 */
export type Figures = { 
/**
 * The field of the bar, 1 to 8 from the left.
 */
field: number, seat: number, 
/**
 * Their colour, which is the field's.
 */
colour: Colour, count: number, };

/**
 * A joker that blocks a field.
 */
export type Joker = { 
/**
 * The field of the bar, 1 to 8 from the left.
 */
field: number, 
/**
 * It is taken away when the turn of this seat comes round; without a seat it stays for good (CN-19).
 */
until: number | null, };

/**
 * What is due.
 */
export type Phase = "double" | "bars" | "colours" | "start" | "roll" | "roll-again" | "play" | "over";

/**
 * Where a player sits, and so the way the player's figures run.
 */
export type Side = "near" | "far";

/**
 * One row of the stack.
 */
export type ViewRow = { 
/**
 * Its number, 1 at the near side.
 */
row: number, 
/**
 * The bar in it by its pattern, as in `R.B.G.Y.`.
 */
bar: string, 
/**
 * How many fields the bar is shifted to the right, as the near side sees it; negative to the left.
 */
offset: number, 
/**
 * The figures on it, from the left.
 */
figures: Array<Figures>, 
/**
 * The jokers on it, from the left.
 */
jokers: Array<Joker>, };

/**
 * One seat.
 */
export type ViewSeat = { seat: number, 
/**
 * Where it sits; of three players all are near until the lot has said who sits opposite.
 */
side: Side, 
/**
 * The colours it plays; none before they are drawn.
 */
colours: Array<Colour>, 
/**
 * How many jokers it holds.
 */
jokers: number, 
/**
 * How many of its figures have crossed.
 */
across: number, 
/**
 * How many rows its other figures together still have to go (CN-23).
 */
rows_to_go: number, };
