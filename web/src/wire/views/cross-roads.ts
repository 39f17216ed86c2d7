// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

import type { Actor, Viewer } from "./head";

/**
 * The table as one viewer knows it (G-05).
 */
export type View = { viewer: Viewer, actor: Actor, phase: Phase, players: number, 
/**
 * Which cards are played with (CR-02).
 */
deck: Deck, 
/**
 * When the game ends (CR-20).
 */
finish: Finish, 
/**
 * Where the rounds begin, once that is known.
 */
start: number | null, 
/**
 * Whose turn it is, also while others draw because of it.
 */
turn: number | null, 
/**
 * Who draws the next card or is dealt it.
 */
drawer: number | null, 
/**
 * How many draws are owed altogether, the next one included.
 */
owed: number, 
/**
 * Who won at once, whatever the others hold (CR-16, CR-17).
 */
winner: number | null, 
/**
 * The visible halves, in the order in which their cells were first covered.
 */
table: Array<VisibleHalf>, 
/**
 * All cards on the table, visible or covered, ascending: everybody saw them being laid.
 */
laid: Array<string>, 
/**
 * The hands, by seat.
 */
hands: Array<Hand>, 
/**
 * How many cards the pile has.
 */
pile: number, 
/**
 * How many turns in a row have been passes (CR-18).
 */
passes: number, 
/**
 * Somebody went out, and the round is played to its end (CR-20).
 */
closing: boolean, 
/**
 * What the viewer can make others draw by laying a card now; empty unless it is the viewer's turn.
 */
effects: Array<Effect>, 
/**
 * The rank of each seat, once the game is over.
 */
ranks: Array<number> | null, };

/**
 * Which cards are played with (CR-02).
 */
export type Deck = "differing" | "domino";

/**
 * The four ways from a cell to a neighbour.
 */
export type Dir = "n" | "e" | "s" | "w";

/**
 * A whiff or a reeky that the seat to move can bring about (CR-11 to CR-15). Clients show it before the card is laid.
 */
export type Effect = { 
/**
 * Which of the two.
 */
kind: Laying, 
/**
 * Where a card of the hand brings it about, each place once, with its western or northern cell first.
 */
places: Array<string>, 
/**
 * Who draws because of it, in this order; nobody if the pile has no card for a whiff (CR-12).
 */
drawers: Array<number>, 
/**
 * How many cards each of them draws.
 */
each: number, 
/**
 * How many cards of them all come out of the hand of the seat that lays (CR-15).
 */
fromHand: number, };

/**
 * When the game ends (CR-20).
 */
export type Finish = "instant" | "round";

/**
 * What the viewer knows of one hand.
 */
export type Hand = { seat: number, 
/**
 * How many cards are in it.
 */
cards: number, 
/**
 * Those of them that the viewer knows, ascending: all of the viewer's own hand; of another hand what the
 * viewer saw going there (CR-15) and what cannot have left it since.
 */
known: Array<string>, 
/**
 * The cards in the viewer's own hand that this seat knows, ascending.
 */
knows: Array<string>, };

/**
 * How a card lies on those below it.
 */
export type Laying = "normal" | "whiff" | "reeky";

/**
 * What is due.
 */
export type Phase = "deal" | "turn-up" | "lot" | "turn" | "draw" | "over";

/**
 * A half that everybody sees.
 */
export type VisibleHalf = { cell: string, number: number, 
/**
 * Which way the other half of its card lies, be it visible or covered.
 */
mate: Dir, };
