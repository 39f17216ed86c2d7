// Runs the state machine in `socket.ts` with a real connection and real time: a WebSocket, or the worker of this device.

import type { Receipt } from "../fair/heads";
import { randomHex } from "../hex";
import type { Command, Done, Perspective, ToClient } from "../wire/protocol";
import { RefusedError } from "./errors";
import type { Channel } from "./place";
import { delay, type Effect, initialState, type Input, type State, step } from "./socket";

/** Milliseconds without a message after which the server is pinged. */
const PING_AFTER = 15_000;
/** Milliseconds without a message after which the connection counts as lost, even if the browser has not noticed. */
const TIMEOUT = 25_000;
const HEARTBEAT_INTERVAL = 5_000;

export class Connection {
  #state: State;
  #socket: Channel | null = null;
  /** Counts attempts, so that one that was replaced is noticed. */
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setInterval>;
  #lastReceived = Date.now();
  #answers = new Map<string, { resolve: (done: Done) => void; reject: (error: RefusedError) => void }>();
  #retry = () => this.#input({ type: "retry" });
  #retryIfVisible = () => document.visibilityState === "visible" && this.#retry();

  constructor(
    private readonly open: () => Channel | Promise<Channel>,
    hello: { perspective: Perspective; layout: boolean; lang: string; unproved: Receipt | null },
    private readonly onMessage: (message: ToClient) => void,
    private readonly onState: (state: State) => void,
  ) {
    this.#state = initialState(hello.perspective, hello.layout, hello.lang, hello.unproved);
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_INTERVAL);
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retryIfVisible);
    this.#connect();
  }

  /** Sends a command. It is answered once, however often the connection breaks meanwhile. */
  command(command: Command, id = randomHex(12)): Promise<Done> {
    const answer = new Promise<Done>((resolve, reject) => this.#answers.set(id, { resolve, reject }));
    this.#input({ type: "command", request: { id, command } });
    return answer;
  }

  /** Takes back a command that was not sent yet; false if it is too late. */
  withdraw(id: string): boolean {
    const found = this.#state.pending.find((pending) => pending.request.id === id);
    if (!found || found.sent) return false;
    this.#input({ type: "withdraw", id });
    this.#answers.delete(id);
    return true;
  }

  setPerspective(perspective: Perspective): void {
    this.#input({ type: "set-perspective", perspective });
  }

  setPreferences(layout: boolean, lang: string): void {
    if (layout !== this.#state.layout || lang !== this.#state.lang) this.#input({ type: "set-preferences", layout, lang });
  }

  /** Connects now instead of waiting for the next attempt. */
  retry(): void {
    this.#retry();
  }

  stop(): void {
    this.#input({ type: "stop" });
    clearInterval(this.#heartbeatTimer);
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retryIfVisible);
  }

  #input(input: Input): void {
    const [state, effects] = step(this.#state, input);
    this.#state = state;
    for (const effect of effects) this.#perform(effect);
    this.onState(this.#state);
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case "connect":
        return this.#connect();
      case "close":
        return this.#close();
      case "send":
        return this.#socket?.send(JSON.stringify(effect.message));
      case "wait":
        clearTimeout(this.#retryTimer);
        this.#retryTimer = setTimeout(this.#retry, Math.max(effect.minimum, delay(effect.tries, Math.random)));
        return;
      case "deliver":
        return this.onMessage(effect.message);
      case "done":
        this.#answers.get(effect.done.id)?.resolve(effect.done);
        this.#answers.delete(effect.done.id);
        return;
      case "refused":
        this.#answers.get(effect.id)?.reject(new RefusedError(effect.problem));
        this.#answers.delete(effect.id);
    }
  }

  #connect(): void {
    this.#close();
    clearTimeout(this.#retryTimer);
    this.#lastReceived = Date.now();
    const opened = this.open();
    if (!(opened instanceof Promise)) return this.#use(opened);
    const attempt = this.#attempt;
    opened.then(
      (socket) => (attempt === this.#attempt ? this.#use(socket) : socket.close()),
      () => attempt === this.#attempt && this.#input({ type: "lost" }),
    );
  }

  #use(socket: Channel): void {
    this.#socket = socket;
    // Events of a socket that was replaced are ignored.
    const current = (input: () => Input) => () => socket === this.#socket && this.#input(input());
    socket.onopen = current(() => ({ type: "opened" }));
    socket.onclose = current(() => ({ type: "lost" }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#lastReceived = Date.now();
      this.#input({ type: "received", message: JSON.parse(String(event.data)) as ToClient });
    };
  }

  #close(): void {
    this.#attempt += 1;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #heartbeat(): void {
    if (!this.#socket) return;
    const silence = Date.now() - this.#lastReceived;
    if (silence > TIMEOUT) {
      this.#close();
      this.#input({ type: "lost" });
    } else if (silence > PING_AFTER && this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "ping" }));
    }
  }
}
