// The connection to a table, as a state machine without a network and without a clock: `step` takes what has happened
// and says what is to be done. `connection.ts` does it with a real socket and real time.
//
// What it promises: every command is answered once, whatever happens to the connection. It keeps its id when it is sent
// again, so the server carries it out once. A command that was never sent can be taken back.

import type { Problem } from "../wire/problem";
import type { Done, ToClient } from "../wire/to-client";
import type { Ask, Eyes, ToServer } from "../wire/to-server";

/** A command that has no answer yet. */
export interface Pending {
  ask: Ask;
  /** Whether it may have reached the server. */
  sent: boolean;
}

export interface State {
  /**
   * opening: a socket is being opened; greeting: the hello is on its way; open: all is well; waiting: the connection is
   * lost and will be tried again; over: there is nothing to come back to, or nobody wants to.
   */
  phase: "opening" | "greeting" | "open" | "waiting" | "over";
  /** Attempts since the last welcome. */
  tries: number;
  /** The number of the last event seen. */
  last: number | null;
  eyes: Eyes;
  /** Whether the board in plain characters is wanted. */
  board: boolean;
  lang: string;
  pending: readonly Pending[];
}

/** What has happened. */
export type Input =
  | { type: "opened" }
  | { type: "heard"; message: ToClient }
  | { type: "lost" }
  /** It is time to try again; or there is reason to believe that it works now. */
  | { type: "retry" }
  | { type: "ask"; ask: Ask }
  /** A command that was not sent is not wanted any more. */
  | { type: "withdraw"; id: string }
  | { type: "look"; seat: number | null }
  /** Another language, or the text board: that is settled in the hello. */
  | { type: "greet"; board: boolean; lang: string }
  | { type: "stop" };

/** What is to be done. */
export type Effect =
  | { type: "connect" }
  | { type: "close" }
  | { type: "send"; message: ToServer }
  /** Come back with `retry` after a while; `least` in milliseconds if the server named it. */
  | { type: "wait"; tries: number; least: number }
  | { type: "tell"; message: ToClient }
  | { type: "done"; done: Done }
  | { type: "refused"; id: string; problem: Problem };

/** Begins: the first thing to do is to connect. */
export function begin(eyes: Eyes, board: boolean, lang: string): State {
  return { phase: "opening", tries: 0, last: null, eyes, board, lang, pending: [] };
}

type Step = [State, Effect[]];

export function step(state: State, input: Input): Step {
  if (state.phase === "over") return [state, []];
  switch (input.type) {
    case "opened":
      return [{ ...state, phase: "greeting" }, [{ type: "send", message: hello(state) }]];
    case "heard":
      return hear(state, input.message);
    case "lost":
      return lose(state, 0);
    case "retry":
      if (state.phase !== "waiting") return [state, []];
      return [{ ...state, phase: "opening" }, [{ type: "connect" }]];
    case "ask":
      return ask(state, input.ask);
    case "withdraw":
      return [{ ...state, pending: state.pending.filter((one) => one.ask.id !== input.id || one.sent) }, []];
    case "look": {
      const eyes: Eyes = input.seat === null ? "board" : { seat: input.seat };
      const look: Effect[] = state.phase === "open" ? [{ type: "send", message: { type: "look", seat: input.seat } }] : [];
      return [{ ...state, eyes }, look];
    }
    case "greet":
      return again({ ...state, board: input.board, lang: input.lang });
    case "stop":
      return [{ ...state, phase: "over" }, [{ type: "close" }]];
  }
}

function hello(state: State): ToServer {
  // Whoever has seen nothing asks for everything, so that the log is complete.
  return { type: "hello", last: state.last ?? 0, as: state.eyes, board: state.board, lang: state.lang };
}

function ask(state: State, wish: Ask): Step {
  const open = state.phase === "open";
  const pending = [...state.pending, { ask: wish, sent: open }];
  return [{ ...state, pending }, open ? [{ type: "send", message: { type: "ask", ...wish } }] : []];
}

/** The connection is lost and will be tried again. */
function lose(state: State, least: number): Step {
  if (state.phase === "waiting") return [state, []];
  const tries = state.tries + 1;
  return [{ ...state, phase: "waiting", tries }, [{ type: "wait", tries, least }]];
}

/** Closes the connection and opens another at once. */
function again(state: State): Step {
  if (state.phase === "waiting") return [state, []];
  return [{ ...state, phase: "opening" }, [{ type: "close" }, { type: "connect" }]];
}

function hear(state: State, message: ToClient): Step {
  switch (message.type) {
    case "welcome": {
      // Whatever has no answer is sent again, with its id, in the order in which it was wished for.
      const pending = state.pending.map((one) => ({ ...one, sent: true }));
      // A look answers with a welcome too; then nothing has to be sent again.
      const first = state.phase !== "open";
      const next: State = { ...state, phase: "open", tries: 0, last: message.number, pending: first ? pending : state.pending };
      const resend = pending.map((one): Effect => ({ type: "send", message: { type: "ask", ...one.ask } }));
      return [next, [{ type: "tell", message }, ...(first ? resend : [])]];
    }
    case "event":
      if (state.last !== null && message.number <= state.last) return [state, []];
      // Something was left out, which does not happen; if it does, the server is asked what it was.
      if (state.last !== null && message.number > state.last + 1) return again(state);
      return [{ ...state, last: message.number }, [{ type: "tell", message }]];
    case "done":
      return [without(state, message.id), [{ type: "done", done: message }]];
    case "refused":
      if (message.id === null) return [state, [{ type: "tell", message }]];
      return [without(state, message.id), [{ type: "refused", id: message.id, problem: message.problem }]];
    case "bye": {
      const told: Effect = { type: "tell", message };
      if (message.problem.code === "server-no-table" || message.problem.code === "server-damaged") {
        return [{ ...state, phase: "over" }, [told, { type: "close" }]];
      }
      const [next, effects] = lose(state, 1000 * (message.problem.retry_after ?? 0));
      return [next, [told, { type: "close" }, ...effects]];
    }
    case "you":
    case "presence":
    case "said":
      return [state, [{ type: "tell", message }]];
    case "pong":
      return [state, []];
  }
}

function without(state: State, id: string): State {
  return { ...state, pending: state.pending.filter((one) => one.ask.id !== id) };
}

/** How long to wait before attempt number so-and-so: twice as long each time, up to a quarter of a minute, scattered. */
export function delay(tries: number, random: () => number): number {
  const most = Math.min(15_000, 400 * 2 ** Math.min(tries - 1, 10));
  return most / 2 + (random() * most) / 2;
}
