// A token of Cross'N Go in its parts; docs/notation.md says what they mean.

/** A field: the row, and the field of the bar that lies in it. */
export interface Spot {
  row: number;
  field: number;
}

export type Way = "l" | "r";

type Move =
  | { do: "shift"; row: number; way: Way }
  | { do: "block"; at: Spot }
  | { do: "back"; from: Spot; to: Spot }
  | { do: "swap"; low: number; high: number }
  | { do: "run"; from: Spot }
  | { do: "end" };

type Chance =
  | { came: "bar"; bar: string }
  | { came: "colour"; colour: string }
  | { came: "start"; seat: number }
  | { came: "die"; pips: number };

export function spotOf(written: string): Spot | null {
  const parts = /^(\d+)\.(\d+)$/.exec(written);
  return parts ? { row: Number(parts[1]), field: Number(parts[2]) } : null;
}

export function written({ row, field }: Spot): string {
  return `${row}.${field}`;
}

export function same(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.field === other.field;
}

/** Reads a move; null if it is none of this game. */
export function read(token: string): Move | null {
  if (token === "end") return { do: "end" };
  const [, verb, rest] = /^(\w+):(.+)$/.exec(token) ?? [];
  if (!verb || !rest) return null;
  const [first, second] = rest.split("-");
  switch (verb) {
    case "shift": {
      const parts = /^(\d+)([lr])$/.exec(rest);
      return parts ? { do: "shift", row: Number(parts[1]), way: parts[2] as Way } : null;
    }
    case "block": {
      const at = spotOf(rest);
      return at && { do: "block", at };
    }
    case "run": {
      const from = spotOf(rest);
      return from && { do: "run", from };
    }
    case "back": {
      const [from, to] = [spotOf(first ?? ""), spotOf(second ?? "")];
      return from && to && { do: "back", from, to };
    }
    case "swap": {
      const [low, high] = [Number(first), Number(second)];
      return low < high ? { do: "swap", low, high } : null;
    }
    default:
      return null;
  }
}

/** Reads what chance brought; null if it is nothing of this game, or hidden. */
export function readChance(token: string): Chance | null {
  const die = /^~d([1-6])$/.exec(token);
  if (die) return { came: "die", pips: Number(die[1]) };
  const [, verb, rest] = /^~(\w+):(.+)$/.exec(token) ?? [];
  if (verb === "bar" && rest) return { came: "bar", bar: rest };
  if (verb === "colour" && rest) return { came: "colour", colour: rest };
  if (verb === "start" && rest) return { came: "start", seat: Number(rest) };
  return null;
}

export const shift = (row: number, way: Way): string => `shift:${row}${way}`;
export const block = (at: Spot): string => `block:${written(at)}`;
export const run = (from: Spot): string => `run:${written(from)}`;
export const back = (from: Spot, to: Spot): string => `back:${written(from)}-${written(to)}`;
/** There is one token for an exchange: the smaller row stands first. */
export const swap = (one: number, other: number): string => `swap:${Math.min(one, other)}-${Math.max(one, other)}`;

/** The three uses of a joker. */
export const USES = ["block", "back", "swap"] as const;
export type Use = (typeof USES)[number];

/** The moves of `legal` that use a joker in this way. */
export function uses(legal: readonly string[], use: Use): Move[] {
  return legal.filter((token) => token.startsWith(`${use}:`)).flatMap((token) => read(token) ?? []);
}
