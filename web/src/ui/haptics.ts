// A short buzz of the phone, for those who want it.

/** Milliseconds of buzzing and pauses, by what happens. */
const PATTERNS = { turn: [30, 60, 30], move: [15], win: [40, 60, 40, 60, 120] } as const;

/** Whether this device can buzz. Computers and iPhones cannot. */
export const canBuzz = (): boolean => typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;

export function buzz(what: keyof typeof PATTERNS): void {
  if (canBuzz()) navigator.vibrate([...PATTERNS[what]]);
}
