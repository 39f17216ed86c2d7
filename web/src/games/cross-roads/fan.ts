// How the cards of a hand are spread over the room that they have.

/** The height of a card in the hand, in parts of its width. */
export const TALL = 208 / 106;

const GAP = 4;
/** Cards narrower than this overlap instead, in pixels. */
const LEAST = 28;
/** The height below which a finger misses. */
const LOWEST = 42;
const MOST = 104;

export interface Fan {
  columns: number;
  /** How wide a card is, in pixels. */
  width: number;
  /** From one card to the next. It is less than the width where they overlap. */
  step: number;
}

/** About as large as possible, in as many rows as that needs. Only if there are very many do they overlap. */
export function fanOf(count: number, room: { width: number; height: number }): Fan {
  const ways = Array.from({ length: Math.max(1, Math.min(count, 6)) }, (_, at) => {
    const rows = at + 1;
    const columns = Math.max(1, Math.ceil(count / rows));
    const high = Math.min(MOST, ((room.height + GAP) / rows - GAP) / TALL);
    return { columns, high, free: Math.min(high, (room.width + GAP) / columns - GAP) };
  });
  const best = Math.max(...ways.map(({ free }) => free));
  // A row more is worth it only if they become much larger.
  const roomy = ways.find(({ free }) => free >= 0.85 * best);
  if (roomy && roomy.free >= LEAST) return { columns: roomy.columns, width: roomy.free, step: roomy.free + GAP };
  const tight = ways.map(({ columns, high }) => {
    const width = Math.max(Math.min(high, room.width), LOWEST / TALL);
    return { columns, width, step: Math.max(0, Math.min(width + GAP, (room.width - width) / Math.max(1, columns - 1))) };
  });
  const fits = tight.filter(({ width }, at) => at === 0 || width * TALL > LOWEST + 0.1);
  return fits.toSorted((one, other) => other.step - one.step)[0] ?? { columns: 1, width: LEAST, step: LEAST };
}

/** How far a number moves to the left so that it stands in the part of its card that can be seen, in units of the drawing. */
export function leanOf({ width, step }: Fan): number {
  return -Math.min(22, Math.max(0, (1 - step / width) * 52));
}
