// What happened at a table, as this viewer saw it.

import type { Deed } from "../games/board";
import type { Happened } from "../wire/to-client";

/** A line of the log: an event, or something said. */
export type Line = ({ kind: "event"; taken: boolean } & Happened) | { kind: "said"; number: number; seat: number; phrase: string };

/** The log with one more event. What was taken back stays readable, and is marked. */
export function grown(log: readonly Line[], happened: Happened): Line[] {
  const line: Line = { kind: "event", taken: false, ...happened };
  if (happened.fact !== "undone") return [...log, line];
  let decisions = 0;
  const marked = log.map((one): Line => {
    if (one.kind !== "event" || one.fact !== "played" || one.taken) return one;
    decisions += 1;
    return decisions > happened.to ? { ...one, taken: true } : one;
  });
  return [...marked, line];
}

/** The log as eyes may see it that did not see it happen: without what was drawn. */
export function veiled(log: readonly Line[]): Line[] {
  return log.map((line): Line => {
    if (line.kind !== "event" || (line.fact !== "played" && line.fact !== "started")) return line;
    return { ...line, chance: line.chance.map(() => "~?") };
  });
}

/** The last move that still stands. */
export function lastDeed(log: readonly Line[]): Deed | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const line = log[index];
    if (line?.kind === "event" && line.fact === "played" && !line.taken) {
      return { number: line.number, seat: line.seat, token: line.token, chance: line.chance };
    }
  }
  return null;
}
