// The connection to a table as a state machine without a network and a clock: `step` takes an input and returns the
// effects to perform. `connection.ts` performs them with a real socket and real time.
//
// Guarantee: every command is answered once, whatever happens to the connection. A command that is sent again keeps its
// id, so the server carries it out once. A command that was never sent can be withdrawn.

import type { CommandRequest, Done, Perspective, Problem, ToClient, ToServer } from "../wire/protocol";
import type { Receipt } from "../fair/heads";
import { VERSION } from "./version";

/** A command that has no answer yet. */
export interface Pending {
  request: CommandRequest;
  /** Whether it may have reached the server. */
  sent: boolean;
}

export interface State {
  /**
   * connecting: a socket is being opened; handshake: the hello was sent; open: the welcome has come; waiting: the
   * connection is lost and will be tried again; closed: the table is gone, the connection was stopped, or the page is
   * outdated.
   */
  phase: "connecting" | "handshake" | "open" | "waiting" | "closed";
  /** Attempts since the last welcome. */
  tries: number;
  /** The number of the last event seen. */
  last: number | null;
  /** Its receipt, if it has one. */
  receipt: string | null;
  /** The receipt of an earlier visit, until it has been shown to the server. */
  unproved: Receipt | null;
  perspective: Perspective;
  /** Whether the layout of the view is wanted. */
  layout: boolean;
  lang: string;
  /** Whether the server speaks another version of the protocol. Only loading the page again helps. */
  outdated: boolean;
  pending: readonly Pending[];
}

export type Input =
  | { type: "opened" }
  | { type: "received"; message: ToClient }
  | { type: "lost" }
  /** The waiting time is over, or the network may be back. */
  | { type: "retry" }
  | { type: "command"; request: CommandRequest }
  | { type: "withdraw"; id: string }
  | { type: "set-perspective"; perspective: Perspective }
  /** Only a hello can change these, so the socket is opened again. */
  | { type: "set-preferences"; layout: boolean; lang: string }
  | { type: "stop" };

export type Effect =
  | { type: "connect" }
  | { type: "close" }
  | { type: "send"; message: ToServer }
  /** Input `retry` after a while, at least `minimum` milliseconds. */
  | { type: "wait"; tries: number; minimum: number }
  | { type: "deliver"; message: ToClient }
  | { type: "done"; done: Done }
  | { type: "refused"; id: string; problem: Problem };

/** The state of a connection that is being opened. */
export function initialState(perspective: Perspective, layout: boolean, lang: string, unproved: Receipt | null): State {
  const nothing = { last: null, receipt: null };
  return { phase: "connecting", tries: 0, ...nothing, unproved, perspective, layout, lang, outdated: false, pending: [] };
}

type Step = [State, Effect[]];

export function step(state: State, input: Input): Step {
  if (state.phase === "closed") return [state, []];
  switch (input.type) {
    case "opened":
      return [{ ...state, phase: "handshake" }, [{ type: "send", message: hello(state) }]];
    case "received":
      return receive(state, input.message);
    case "lost":
      return waitToRetry(state, 0);
    case "retry":
      if (state.phase !== "waiting") return [state, []];
      return [{ ...state, phase: "connecting" }, [{ type: "connect" }]];
    case "command":
      return command(state, input.request);
    case "withdraw":
      return [{ ...state, pending: state.pending.filter((one) => one.request.id !== input.id || one.sent) }, []];
    case "set-perspective":
      return [{ ...state, perspective: input.perspective }, state.phase === "open" ? [{ type: "send", message: input }] : []];
    case "set-preferences":
      return reconnect({ ...state, layout: input.layout, lang: input.lang });
    case "stop":
      return [{ ...state, phase: "closed" }, [{ type: "close" }]];
  }
}

function hello(state: State): ToServer {
  const { perspective, layout, lang, unproved } = state;
  // A client that has seen nothing asks for all events, so that its log is complete.
  const [last, receipt] = unproved ? [unproved.number, unproved.digits] : [state.last ?? 0, state.receipt];
  const proof = receipt === null ? {} : { receipt };
  return { type: "hello", version: VERSION, last, ...proof, perspective, layout, lang };
}

function command(state: State, request: CommandRequest): Step {
  const open = state.phase === "open";
  const pending = [...state.pending, { request, sent: open }];
  return [{ ...state, pending }, open ? [send(request)] : []];
}

function send(request: CommandRequest): Effect {
  return { type: "send", message: { type: "command", ...request } };
}

function waitToRetry(state: State, minimum: number): Step {
  if (state.phase === "waiting") return [state, []];
  const tries = state.tries + 1;
  return [{ ...state, phase: "waiting", tries }, [{ type: "wait", tries, minimum }]];
}

function reconnect(state: State): Step {
  if (state.phase === "waiting") return [state, []];
  return [{ ...state, phase: "connecting" }, [{ type: "close" }, { type: "connect" }]];
}

/** The table does not exist or cannot be read: connecting again would not help. */
export function isGone(problem: Problem): boolean {
  return problem.code === "server-no-table" || problem.code === "server-damaged";
}

/** The page is not loaded again by itself: if that did not help, it would go on without end. */
function outdated(state: State): Step {
  return [{ ...state, phase: "closed", outdated: true }, [{ type: "close" }]];
}

/**
 * Whether the history may be another one than this client was told before the connection was lost. The server tells of it in
 * events that may have the numbers of older ones.
 */
function isRewritten(state: State, { number, receipt, missed, view }: Extract<ToClient, { type: "welcome" }>): boolean {
  if (state.phase === "open" || state.last === null || state.receipt === null) return false;
  if (number < state.last || (number === state.last && receipt !== state.receipt)) return true;
  const signs: readonly string[] = ["disputed", "accepted", "reopened", "closed"];
  return view.dispute !== null || (missed ?? []).some(({ event }) => signs.includes(event));
}

function receive(state: State, message: ToClient): Step {
  switch (message.type) {
    case "welcome": {
      if (message.version !== VERSION) return outdated(state);
      // The receipt has done its work. A second hello asks for the events before it too.
      if (state.unproved) return reconnect({ ...state, unproved: null });
      // What was told before may not have happened. The next hello asks for everything.
      if (isRewritten(state, message)) return reconnect({ ...state, last: null, receipt: null });
      // A change of perspective is answered by a welcome too; only after a hello are commands sent again.
      const first = state.phase !== "open";
      const pending = first ? state.pending.map((one) => ({ ...one, sent: true })) : state.pending;
      const resend = first ? pending.map((one) => send(one.request)) : [];
      const seen = { last: message.number, receipt: message.receipt ?? null };
      const next: State = { ...state, phase: "open", tries: 0, ...seen, pending };
      return [next, [{ type: "deliver", message }, ...resend]];
    }
    case "event":
      if (state.last !== null && message.number <= state.last) return [state, []];
      // The server never leaves an event out; if one is missing all the same, the hello asks for it.
      if (state.last !== null && message.number > state.last + 1) return reconnect(state);
      return [{ ...state, last: message.number, receipt: message.receipt ?? null }, [{ type: "deliver", message }]];
    case "done":
      return [without(state, message.id), [{ type: "done", done: message }]];
    case "refused":
      if (message.id === null) return [state, [{ type: "deliver", message }]];
      return [without(state, message.id), [{ type: "refused", id: message.id, problem: message.problem }]];
    case "bye": {
      if (message.problem.code === "server-version") return outdated(state);
      const deliver: Effect = { type: "deliver", message };
      if (isGone(message.problem)) return [{ ...state, phase: "closed" }, [deliver, { type: "close" }]];
      const [next, effects] = waitToRetry(state, 1000 * (message.problem.retry_after ?? 0));
      return [next, [deliver, { type: "close" }, ...effects]];
    }
    case "you":
    case "presence":
    case "said":
      return [state, [{ type: "deliver", message }]];
    case "pong":
      return [state, []];
  }
}

function without(state: State, id: string): State {
  return { ...state, pending: state.pending.filter((one) => one.request.id !== id) };
}

/** Milliseconds to wait before an attempt: twice as long each time, up to 15 seconds, with jitter. */
export function delay(tries: number, random: () => number): number {
  const most = Math.min(15_000, 400 * 2 ** Math.min(tries - 1, 10));
  return most / 2 + (random() * most) / 2;
}
