// Where a moment of a review is in the replay.

import type { Moment } from "../wire/review";

/** The step of the replay that shows what happened: so many decisions have been made then. */
export const after = (moment: Moment): number => moment.decision + (moment.kind === "decision" ? 1 : 0);

/** What a moment changed for the seat that it concerned most, and which seat that is. */
export function most(moment: Moment): { seat: number; change: number } {
  if (moment.kind === "decision") return { seat: moment.seat, change: moment.change[moment.seat - 1] ?? 0 };
  const change = Math.max(...moment.change);
  return { seat: moment.change.indexOf(change) + 1, change };
}
