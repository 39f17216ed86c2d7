// A real socket and real time for the state machine in `socket.ts`.

import type { Problem } from "../wire/problem";
import type { Done, ToClient } from "../wire/to-client";
import type { Command, Eyes } from "../wire/to-server";
import { fresh } from "./fresh";
import { begin, delay, type Effect, type Input, type State, step } from "./socket";

/** A command was refused. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Nothing was heard for so long: the server is asked whether it is there. */
const QUIET = 15_000;
/** And after so long the connection is dead, whatever the browser thinks. */
const DEAD = 25_000;

export class Connection {
  #state: State;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #heard = Date.now();
  #answers = new Map<string, { done: (done: Done) => void; refused: (why: Refused) => void }>();
  #nudge = () => this.#input({ type: "retry" });
  #seen = () => document.visibilityState === "visible" && this.#nudge();

  constructor(
    private readonly url: string,
    hello: { eyes: Eyes; board: boolean; lang: string },
    private readonly tell: (message: ToClient) => void,
    private readonly changed: (state: State) => void,
  ) {
    this.#state = begin(hello.eyes, hello.board, hello.lang);
    this.#pulse = setInterval(() => this.#beat(), 5_000);
    addEventListener("online", this.#nudge);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  /** Asks the table for something. Answered once, however often the connection breaks meanwhile. */
  ask(command: Command, id = fresh(12)): Promise<Done> {
    const answer = new Promise<Done>((done, refused) => this.#answers.set(id, { done, refused }));
    this.#input({ type: "ask", ask: { id, command } });
    return answer;
  }

  /** Takes back what was not sent yet; true if that was possible. */
  withdraw(id: string): boolean {
    const one = this.#state.pending.find((pending) => pending.ask.id === id);
    if (!one || one.sent) return false;
    this.#input({ type: "withdraw", id });
    this.#answers.delete(id);
    return true;
  }

  look(seat: number | null): void {
    this.#input({ type: "look", seat });
  }

  greet(board: boolean, lang: string): void {
    if (board !== this.#state.board || lang !== this.#state.lang) this.#input({ type: "greet", board, lang });
  }

  /** Tries again at once, because somebody asked for it. */
  retry(): void {
    this.#nudge();
  }

  stop(): void {
    this.#input({ type: "stop" });
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#nudge);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #input(input: Input): void {
    const [state, effects] = step(this.#state, input);
    this.#state = state;
    for (const effect of effects) this.#do(effect);
    this.changed(this.#state);
  }

  #do(effect: Effect): void {
    switch (effect.type) {
      case "connect":
        return this.#connect();
      case "close":
        return this.#close();
      case "send":
        return this.#socket?.send(JSON.stringify(effect.message));
      case "wait":
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.#nudge, Math.max(effect.least, delay(effect.tries, Math.random)));
        return;
      case "tell":
        return this.tell(effect.message);
      case "done":
        this.#answers.get(effect.done.id)?.done(effect.done);
        this.#answers.delete(effect.done.id);
        return;
      case "refused":
        this.#answers.get(effect.id)?.refused(new Refused(effect.problem));
        this.#answers.delete(effect.id);
    }
  }

  #connect(): void {
    this.#close();
    clearTimeout(this.#timer);
    this.#heard = Date.now();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    // A socket that was replaced has nothing to say any more.
    const current = (input: () => Input) => () => socket === this.#socket && this.#input(input());
    socket.onopen = current(() => ({ type: "opened" }));
    socket.onclose = current(() => ({ type: "lost" }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#input({ type: "heard", message: JSON.parse(String(event.data)) as ToClient });
    };
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Notices a connection that is dead without having said so. */
  #beat(): void {
    if (!this.#socket) return;
    const quiet = Date.now() - this.#heard;
    if (quiet > DEAD) {
      this.#close();
      this.#input({ type: "lost" });
    } else if (quiet > QUIET && this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "ping" }));
    }
  }
}
