// What the table gives to a game's board, and what it gets back.
//
// A board draws a view and offers the moves it was given. It holds no rule: whether something may be done is
// answered by `moves`, and why something may not, by the server.

// A board fills its parent, whatever size that has, and marks its parts for the page that shows it: `data-part` is
// "surface" (what is played on), "seats", "prompt" (what to do now, with its buttons) or "hand".

import type { Snippet } from "svelte";
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
  /** The viewer's die has not been looked at yet: it is hidden, and a button in the prompt calls this. */
  roll?: (() => void) | null;
  /** What the table knows of a seat: its clock, who is away or thinks, what is said. It stands on the seat's plate. */
  badge?: Snippet<[seat: number]>;
  /** Whether only the surface is drawn, as a picture. */
  bare?: boolean;
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
  /** What the text speaks of, as a selector within the board; it is marked. */
  look?: string;
}
