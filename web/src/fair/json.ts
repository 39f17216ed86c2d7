// Reads a record in the JSON form of the server's API. It holds the outcomes but not the lists they were drawn from; only
// for dice and the starting player the list is known.

import { fromHex, toHex } from "../hex";
import { readList } from "./frozen";
import { type Draw, InvalidRecord, type Record } from "./record";

const HEX = (digits: number) => new RegExp(`^[0-9a-f]{${digits}}$`);

export function readJson(whole: string): Record {
  let value: unknown;
  try {
    value = JSON.parse(whole);
  } catch {
    throw new InvalidRecord(1, "no record: not JSON");
  }
  const fields = (typeof value === "object" && value !== null ? value : {}) as { [key: string]: unknown };
  const digits = (name: string, found: unknown, length: number): string => {
    if (typeof found !== "string" || !HEX(length).test(found)) throw new InvalidRecord(1, `'${name}' is not ${length} hexadecimal digits`);
    return found;
  };
  const list = (name: string): unknown[] => {
    const found = fields[name];
    if (!Array.isArray(found)) throw new InvalidRecord(1, `'${name}' is not a list`);
    return found;
  };
  const table = fromHex(digits("table", fields["table"], 32));
  const source = fields["source"] ?? "published";
  if (source !== "published" && source !== "revealed" && source !== "seeded" && source !== "continued") throw new InvalidRecord(1, "'source' is not known");
  const commitment = source === "seeded" ? null : digits("commitment", fields["commitment"], 64);
  const start = typeof fields["list"] === "string" ? fields["list"] : null;
  const frozen = start === null ? null : readList(start);
  if (source === "revealed" && (frozen?.chance !== "revealed" || frozen.table !== toHex(table))) throw new InvalidRecord(1, "'list' is no list of a start");
  const seed = fields["seed"] == null ? null : fromHex(digits("seed", fields["seed"], 64));
  const device = (typeof fields["begun"] === "object" && fields["begun"] !== null ? fields["begun"] : {}) as { [key: string]: unknown };
  const drawn = device["draws"];
  if (source === "continued" && !(typeof drawn === "number" && Number.isSafeInteger(drawn) && drawn >= 0)) throw new InvalidRecord(1, "'begun' does not say how many draws a device made");
  const begun = source === "continued" ? { table: digits("begun table", device["table"], 32), seed: digits("begun seed", device["seed"], 64), draws: Number(drawn) } : null;
  const players = fields["players"];
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4) throw new InvalidRecord(1, "'players' is not 1 to 4");
  const seats = new Set<number>();
  const entropy = list("entropy").map((pair) => {
    const [seat, bytes] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 1 || seat > players || seats.has(seat)) {
      throw new InvalidRecord(1, "'entropy' names a seat that is none, or twice");
    }
    seats.add(seat);
    return [seat, fromHex(digits(`entropy ${seat}`, bytes, 32))] as const;
  });
  const tokens = list("tokens");
  const draws = tokens.flatMap((token, index): Draw[] => {
    if (typeof token !== "string") throw new InvalidRecord(1, `token ${index + 1} is no text`);
    return token.startsWith("~") ? [{ line: index + 1, token, outcomes: known(token, players) }] : [];
  });
  const { round = 1, commitments = new Map<number, string>() } = frozen ?? {};
  return { table, source, round, commitment, commitments, list: start, head: null, seed, begun, entropy, date: null, tokens: null, steps: tokens.length, draws };
}

/** The outcomes of a die and of the draw of the starting player, with equal weights. */
function known(token: string, players: number): Map<string, number> | null {
  if (/^~d[1-6]$/.test(token)) return new Map([1, 2, 3, 4, 5, 6].map((pips) => [`~d${pips}`, 1]));
  if (/^~start:[1-4]$/.test(token)) {
    return new Map(Array.from({ length: players }, (_, index) => [`~start:${index + 1}`, 1]));
  }
  return null;
}
