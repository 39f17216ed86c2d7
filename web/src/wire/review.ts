// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

import type { Message } from "./presentation";

/**
 * A review takes a few seconds, so it comes line by line: how far it is, and at last the review.
 */
export type ReviewLine = { "kind": "progress", done: number, of: number, } | { "kind": "review", review: Review, };

/**
 * Luck and skill of a game that has ended: where the win chances of every seat went. For each seat `last - first` is
 * the sum of `luck`, `own`, `others` and `light`.
 *
 * A value is the share of its opponents that a seat can expect to beat, from 0 to 1: where two seats or two teams play, the
 * chance to win, half a draw included.
 */
export type Review = { game: string, seats: Array<SeatReview>, 
/**
 * Whether it begins before the deal, when all have the same chances. Where it was fixed who begins it does not,
 * and the deal counts as nobody's luck.
 */
from_deal: boolean, 
/**
 * What happened, in order. The deal is one moment.
 */
moments: Array<Moment>, 
/**
 * The numbers of the moments that mattered most, in order.
 */
key: Array<number>, };

/**
 * Where one seat's chances went.
 */
export type SeatReview = { first: number, 
/**
 * The result.
 */
last: number, 
/**
 * What draws and rolls gave it.
 */
luck: number, 
/**
 * What its decisions cost it against the best that were found. Never positive.
 */
own: number, 
/**
 * What the decisions of the other seats gave it.
 */
others: number, 
/**
 * What was not known when it was decided and came to light later. Nothing where everything is open.
 */
light: number, 
/**
 * The game in three sentences, for this seat: luck, its best move, its worst mistake.
 */
summary: Array<Remark>, };

/**
 * A draw, a roll or a decision.
 */
export type Moment = { 
/**
 * Which step of the record it is, counted from 1; of the deal the last one.
 */
step: number, 
/**
 * How many decisions had been made before it.
 */
decision: number, 
/**
 * By seat the value after it.
 */
values: Array<number>, 
/**
 * By seat what it changed: luck, or what the decision cost.
 */
change: Array<number>, 
/**
 * By seat what came to light with it; empty where nothing can.
 */
light: Array<number>, } & ({ "kind": "deal" } | { "kind": "chance", message: Message, roll: boolean, 
/**
 * Whether the expectation takes all outcomes into account. Otherwise there were too many of them, and it was
 * estimated for the last ones.
 */
exact: boolean, } | { "kind": "decision", seat: number, message: Message, 
/**
 * Why the move was good, if it was the best that was found.
 */
reason: Message | null, 
/**
 * A better move, if one was found.
 */
better: Better | null, });

/**
 * What happened.
 */
export type MomentKind = { "kind": "deal" } | { "kind": "chance", message: Message, roll: boolean, 
/**
 * Whether the expectation takes all outcomes into account. Otherwise there were too many of them, and it was
 * estimated for the last ones.
 */
exact: boolean, } | { "kind": "decision", seat: number, message: Message, 
/**
 * Why the move was good, if it was the best that was found.
 */
reason: Message | null, 
/**
 * A better move, if one was found.
 */
better: Better | null, };

/**
 * A move that would have been better.
 */
export type Better = { token: string, message: Message, 
/**
 * Why it is good.
 */
reason: Message | null, };

/**
 * One sentence of a summary.
 */
export type Remark = { 
/**
 * With percentages; the key with `-words` behind it says the same without them.
 */
message: Message, 
/**
 * The move it speaks of, in a sentence that follows.
 */
told: Message | null, 
/**
 * The moment it speaks of.
 */
moment: number | null, 
/**
 * How much it speaks of, from 0 to 1.
 */
worth: number, };
