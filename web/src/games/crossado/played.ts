// What a move was, read from the message about it.

import type { Message } from "../../wire/presentation";

export type Played =
  | { kind: "laid"; plank: string; /** Where it lay before, if it was taken from there. */ taken: string | null }
  | { kind: "walked"; from: string; to: string; steps: number };

/** Nothing for moves that leave no mark on the river: taking a plank up, passing. */
export function playedIn({ key, args = {} }: Message): Played | null {
  const { plank, taken, from, to, die } = args;
  const walked = (from: unknown, to: unknown): Played => ({ kind: "walked", from: `${from}`, to: `${to}`, steps: Number(die) });
  switch (key) {
    case "crossado-log-plank":
    case "crossado-log-lay":
      return { kind: "laid", plank: `${plank}`, taken: typeof taken === "string" ? taken : null };
    // The message names islands as the reader's layout does; here they belong to the seat that walks.
    case "crossado-log-leave":
      return walked("start", to);
    case "crossado-log-arrive":
      return walked(from, "goal");
    case "crossado-log-walk":
    case "crossado-log-circle":
      return walked(from, to);
    default:
      return null;
  }
}
