// Tokens of Crossado, read into their parts; see docs/notation.md.

export type Lie = "h" | "v";

/** A square by its column and row, both from 0, from the top left. */
export interface Square {
  column: number;
  row: number;
}

/** A plank: its westmost or northmost square, and which way it lies. */
export interface Plank extends Square {
  lie: Lie;
}

type Move =
  | { kind: "plank" | "take" | "lay"; plank: Plank }
  | { kind: "walk"; from: string; to: string }
  | { kind: "pass" };

export function squareOf(name: string): Square | null {
  const parts = /^([a-n])(\d{1,2})$/.exec(name);
  if (!parts) return null;
  const row = Number(parts[2]) - 1;
  return row >= 0 && row < 14 ? { column: parts[1]!.charCodeAt(0) - 97, row } : null;
}

export function nameOf({ column, row }: Square): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function plankOf(name: string): Plank | null {
  const square = squareOf(name.slice(0, -1));
  const lie = name.at(-1);
  return square && (lie === "h" || lie === "v") ? { ...square, lie } : null;
}

export function plankName(plank: Plank): string {
  return nameOf(plank) + plank.lie;
}

/** The three squares that a plank covers. */
export function squaresOf({ column, row, lie }: Plank): Square[] {
  return [0, 1, 2].map((step) => (lie === "h" ? { column: column + step, row } : { column, row: row + step }));
}

export function read(token: string): Move | null {
  if (token === "pass") return { kind: "pass" };
  const [verb, name] = token.split(":");
  if (name !== undefined) {
    const plank = plankOf(name);
    return plank && (verb === "plank" || verb === "take" || verb === "lay") ? { kind: verb, plank } : null;
  }
  const [from, to] = token.split("-");
  if (!from || !to) return null;
  const place = (text: string, island: string) => text === island || squareOf(text) !== null;
  return place(from, "start") && place(to, "goal") ? { kind: "walk", from, to } : null;
}

/** What a die shows after a chance event; nothing for other chance. */
export function rollOf(chance: string): number | null {
  const die = /^~d([1-6])$/.exec(chance);
  return die ? Number(die[1]) : null;
}
