// A bar on its way to where it was let go: each field is one move.

import { type Choice, choiceAt } from "../choices";
import type { Way } from "./place";
import { slidePath } from "./targets";

/** What is known outside, and what happens. */
interface Around {
  /** How far a bar is shifted. */
  lies: (row: number) => number;
  moves: () => readonly Choice[];
  play: (token: string) => void;
  why: (path: readonly string[]) => void;
}

export class Course {
  due = $state<{ row: number; to: number; from: number } | null>(null);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The fields that are still to go. */
  get left(): number {
    return this.due ? Math.abs(this.due.to - this.#around.lies(this.due.row)) : 0;
  }

  /** Slides a bar by one field, or asks why it does not go. */
  push(row: number, way: Way): boolean {
    const path = slidePath(row, way);
    const move = choiceAt(this.#around.moves(), path);
    if (move) this.#around.play(move.token);
    else this.#around.why(path);
    return move !== null;
  }

  /** Sets out for a place this many fields away. */
  start(row: number, steps: number): void {
    const from = this.#around.lies(row);
    this.due = { row, to: from + steps, from };
    this.#goOn();
  }

  /** Something has changed: if it was this bar, it goes on. */
  follow(): void {
    if (this.due && this.#around.lies(this.due.row) !== this.due.from) this.#goOn();
  }

  #goOn(): void {
    if (!this.due) return;
    const at = this.#around.lies(this.due.row);
    if (at === this.due.to || this.#around.moves().length === 0) {
      this.due = null;
      return;
    }
    this.due.from = at;
    if (!this.push(this.due.row, at < this.due.to ? "r" : "l")) this.due = null;
  }
}
