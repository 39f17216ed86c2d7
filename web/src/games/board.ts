// What the table gives to a game's board, and what it gets back.
//
// A board draws a view and offers the moves it was given. It holds no rule: whether something may be done is
// answered by `moves`, and why something may not, by the server.

import type { Message } from "../wire/presentation";
import type { Choice } from "./choices";

/** The last move of the game. */
export interface LastMove {
  /** The number of its event. A board animates a move once, when its number is new. */
  number: number;
  seat: number;
  /** What was done: its key says which kind of move it was, and its arguments name pieces and targets. */
  move: Message;
  /** The chance that followed it, in order, as far as the viewer saw it. */
  chance: readonly Message[];
}

/** A text in the person's language. */
export type Text = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View> {
  /** The game's own view, as the server sent it. */
  view: View;
  /** Every move that may be made now, by what is pointed at; empty if it is not the viewer's decision. */
  moves: readonly Choice[];
  /** The seat that looks; null for a spectator and for the board in the middle of the room. */
  you: number | null;
  /** The names of the people and bots, seat 1 first. */
  names: readonly string[];
  /** Null at the beginning. */
  last: LastMove | null;
  /** The token of a move to point out: a hint, or a step of a lesson. */
  hint: string | null;
  /** Whether things may move. */
  motion: boolean;
  text: Text;
  /** A move out of `moves` was chosen. */
  play: (token: string) => void;
  /** Something else was tried: the server is asked for the reason, and it is shown. */
  why: (path: readonly string[]) => void;
  /** Says something to people who hear the page instead of seeing it. */
  say: (sentence: string) => void;
}

/** One step of learning a game by playing it. */
export interface Lesson {
  /** The key of its text: one or two short sentences that say what to do or to see. */
  text: string;
  /** The name of the position in `fixtures/`, without `.json`. */
  position: string;
  /** The tokens of the moves that go on to the next step; empty if reading is enough. */
  moves: readonly string[];
}
