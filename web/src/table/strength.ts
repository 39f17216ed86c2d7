// How strong a bot has to be to be just right for the people on this device. The same rule as in crates/core/src/strength.rs, in
// tenths: 0 is `beginner`, 10 `easy`, 40 `expert`.

/** Where somebody begins of whom no result is known. */
export const FIRST = 10;
const MOST = 40;
/** How far it can fall. Bots stay at 0, but further losses have to be made up for before they get stronger again. */
const LEAST = -15;
/** By how much a result moves the strength at most: the first results of a person count most. */
const STEPS = [10, 7, 5, 4, 3];

/** The strength for the next game, after so many results and another one: the share of the others that the person beat, in tenths. */
export function strengthAfter(strength: number, results: number, beaten: number): number {
  const step = STEPS[Math.min(results, STEPS.length - 1)] ?? 0;
  const change = Math.floor((step * (2 * Math.min(beaten, 10) - 10)) / 10);
  return Math.max(LEAST, Math.min(MOST, strength + change));
}

/** The share of the others that a seat beat, in tenths, a tie counting half. */
export function beatenBy(seat: number, ranks: readonly number[]): number {
  const own = ranks[seat - 1] ?? 1;
  const others = ranks.filter((_, index) => index !== seat - 1);
  const halves = others.reduce((sum, rank) => sum + 1 + Number(own < rank) - Number(own > rank), 0);
  return others.length === 0 ? 5 : Math.floor((5 * halves) / others.length);
}
