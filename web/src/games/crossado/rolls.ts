// Who rolled what after a move. Rolls in vain come in threes (CA-18): after the third the next seat rolls.

import type { LastMove } from "../board";
import { rollOf } from "./token";

export interface Throw {
  seat: number;
  rolls: number[];
  /** Whether these rolls were all in vain. */
  lost: boolean;
}

/** The throws that followed a move, seat by seat; `turn` is the seat whose turn it is now. */
export function throwsOf(last: LastMove | null, players: number, turn: number | null): Throw[] {
  const rolls = (last?.chance ?? []).map(rollOf).filter((roll) => roll !== null);
  const groups: number[][] = [];
  while (rolls.length > 0) groups.push(rolls.splice(0, 3));
  if (turn === null) return [];
  // The last group belongs to the seat whose turn it is, unless it was lost too and the next has not rolled yet.
  return groups.map((group, index) => {
    const back = groups.length - 1 - index;
    return { seat: ((((turn - 1 - back) % players) + players) % players) + 1, rolls: group, lost: back > 0 };
  });
}
