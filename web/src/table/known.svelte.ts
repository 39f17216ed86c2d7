// The games that people on this device have played to the end, and how their last games against bots went. Nothing of it
// leaves the device.

import { store, stored } from "../ui/storage";
import type { Level } from "../wire/protocol";
import { isRight, type LevelChoice, LEVELS } from "./levels";
import { FIRST, strengthAfter } from "./strength";

interface Known {
  /** Whether the goal need not be told any more. */
  known?: boolean;
  /** The last games against bots of one level, newest first: whether the person won, and at which level. */
  results?: { level: Level; won: boolean; table: string }[];
  /** How strong a bot has to be to be just right, in tenths (below 0 the weakest is), from how many results, and the table of the last one. */
  right?: { strength: number; results: number; table: string };
}

const all = $state<Record<string, Known>>(stored("known") ?? {});

export const isKnown = (game: string): boolean => all[game]?.known ?? false;

export function markKnown(game: string): void {
  all[game] = { ...all[game], known: true };
  store("known", all);
}

/** Remembers how a game against bots ended, once for each table. */
export function rememberResult(game: string, table: string, level: Level, won: boolean): void {
  const before = all[game]?.results ?? [];
  if (isRight(level)) return;
  if (before.some((one) => one.table === table)) return;
  all[game] = { ...all[game], known: true, results: [{ level, won, table }, ...before].slice(0, 5) };
  store("known", all);
}

/** Remembers what share of bots that were just right the person beat, in tenths, once for each table. */
export function rememberRight(game: string, table: string, beaten: number): void {
  const { strength = FIRST, results = 0, table: last } = all[game]?.right ?? {};
  if (last === table) return;
  all[game] = { ...all[game], known: true, right: { strength: strengthAfter(strength, results, beaten), results: results + 1, table } };
  store("known", all);
}

/** The level that a choice stands for now. */
export function levelOf(choice: LevelChoice, game: string): Level {
  if (choice !== "right") return choice;
  const strength = Math.max(0, all[game]?.right?.strength ?? FIRST);
  return `right:${(strength / 10).toFixed(1)}` as Level;
}

/** The level to offer: the lowest to who is new to the game; stronger after a win, weaker after two losses in a row. */
export function fittingLevel(game: string): Level {
  const [last, before] = all[game]?.results ?? [];
  if (!last) return "beginner";
  const at = LEVELS.indexOf(last.level);
  const step = last.won ? 1 : before && !before.won && before.level === last.level ? -1 : 0;
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, at + step))] ?? "beginner";
}
