// Shows what bots do one move after the other, each for long enough to be seen.

import type { ToClient } from "../wire/protocol";

export const PACES = ["fast", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for which a move stays the last one before a bot's next move is shown. A server pauses by itself, too. */
const PAUSES: Record<Pace, number> = { fast: 0, normal: 900, slow: 2_000 };

/** Passes messages on in their order, and lets a bot's move wait until the move before it has been seen. */
export class PacedMessages {
  #waiting: ToClient[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** When the last move was shown. */
  #moved = -Infinity;

  constructor(
    private readonly show: (message: ToClient) => void,
    /** Whether a bot holds the seat. */
    private readonly isBot: (seat: number) => boolean,
    private readonly pace: () => Pace,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(message: ToClient): void {
    // A welcome has the whole table, so nothing before it is worth waiting for.
    if (message.type === "welcome") this.#flush();
    this.#waiting.push(message);
    if (this.#timer === null) this.#next();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #flush(): void {
    const all = this.#waiting;
    this.stop();
    for (const message of all) this.show(message);
  }

  #next(): void {
    for (let message = this.#waiting[0]; message !== undefined; message = this.#waiting[0]) {
      const mover = message.type === "event" && message.event === "played" ? message.seat : null;
      const rest = mover !== null && this.isBot(mover) ? this.#moved + PAUSES[this.pace()] - this.now() : 0;
      if (rest > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#next();
        }, rest);
        return;
      }
      this.#waiting.shift();
      if (mover !== null) this.#moved = this.now();
      this.show(message);
    }
  }
}
