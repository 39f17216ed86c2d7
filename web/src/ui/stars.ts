// Chances as stars and words instead of percentages, for children.

import type { Text } from "../games/board";

/** How many stars a chance can have. */
export const MOST_STARS = 5;

/** The stars of a chance from 0 to 1. */
export const starsOf = (chance: number): number => Math.round(MOST_STARS * Math.min(1, Math.max(0, chance)));

/** The stars as signs, the missing ones hollow. */
export const starSigns = (stars: number, most = MOST_STARS): string => "★".repeat(stars) + "☆".repeat(most - stars);

/** The size of a change as a word to select sentences by; `size_word` in crates/review/src/summary.rs has the same limits. */
export function sizeOf(change: number): "little" | "some" | "much" {
  const size = Math.abs(change);
  if (size < 0.05) return "little";
  return size < 0.15 ? "some" : "much";
}

/** A change with its sign, in percent. */
export function signed(change: number, t: Text): string {
  const percent = Math.round(100 * change);
  return t("review-points", { percent: percent < 0 ? `−${-percent}` : percent > 0 ? `+${percent}` : "0" });
}
