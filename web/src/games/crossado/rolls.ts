// Who rolled in vain after a move.

import type { LastMove } from "../board";

export interface VainRolls {
  seat: number;
  rolls: number[];
  /** What kept the pieces from walking the first of them. */
  why: string | null;
}

const IN_VAIN = ["crossado-log-die-stuck", "crossado-log-die-again", "crossado-log-die-lost"];

/** The rolls in vain that followed a move, seat by seat. */
export function vainRollsOf(last: LastMove | null): VainRolls[] {
  const found: VainRolls[] = [];
  for (const { key, args } of last?.chance ?? []) {
    const who = args?.["who"];
    const die = args?.["die"];
    const why = args?.["why"];
    if (!IN_VAIN.includes(key) || typeof who !== "object" || typeof die !== "number") continue;
    const before = found.at(-1);
    if (before?.seat === who.seat) before.rolls.push(die);
    else found.push({ seat: who.seat, rolls: [die], why: typeof why === "string" ? why : null });
  }
  return found;
}
