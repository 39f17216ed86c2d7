// The heads of a table's public log (docs/fairness.md). Each depends on its entry and on the head before it, so nobody can
// change, drop or add an entry without changing all heads after it.

import { fromHex, toHex } from "../hex";
import { commitmentOf, type Hmac, join, keyed, utf8 } from "./chance";

/** What the server gave this device for an event: its head, with a mark that only the server could make. */
export interface Receipt {
  number: number;
  digits: string;
}

/** An entry of the log does not fit. */
export class WrongEntry extends Error {
  constructor(
    readonly number: number,
    what: string,
  ) {
    super(`entry ${number}: ${what}`);
  }
}

/** The game that a log tells. */
interface LoggedGame {
  /** The start that led to it, and its seed. */
  round: number;
  seed: string;
  /** The day of the start, in UTC. */
  date: string;
  /** As in a record: moves, each behind its seat, and outcomes of chance. What was taken back is left out. */
  tokens: readonly string[];
}

export interface Log {
  table: string;
  /** The head of the last entry. */
  head: string;
  entries: number;
  /** Null if it was not played to its end. */
  game: LoggedGame | null;
  /** How the game began on a device, as JSON of table, seed and draws; "null" if it did not. */
  begun: string;
  /** The lists that were frozen, by round. */
  lists: ReadonlyMap<number, string>;
  /** The seed of each round, the first one first. */
  seeds: readonly string[];
  /** Whether this log's server made the receipt, for this very log; null if it is of an event after the end. */
  fits(receipt: Receipt): Promise<boolean | null>;
}

/** In the place of a head, where there is none before. */
const NONE = "0".repeat(32);
const LINE = /^(\{.*),"head":"([0-9a-f]{32})"\}$/s;

function numbered(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}

const first16 = async (sign: Hmac, ...parts: Uint8Array[]): Promise<string> => toHex((await sign(join(...parts))).slice(0, 16));

type Fields = { readonly [name: string]: unknown };

function fieldsOf(number: number, body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === "object" && value !== null) return value as Fields;
  } catch {
    // Said below.
  }
  throw new WrongEntry(number, "is no entry");
}

function begunIn({ begun }: Fields): string {
  const { table, seed, draws } = (begun ?? {}) as Fields;
  return JSON.stringify(begun == null ? null : [table, seed, draws]);
}

/** The steps of the game, from one entry to the next. */
class Game {
  #start: Omit<LoggedGame, "tokens"> | null = null;
  /** The start, then each decision, with the chance after it. */
  #turns: string[][] = [];
  #ended = false;

  add(number: number, fields: Fields, seeds: readonly string[]): void {
    const { entry, at, seat, token, to } = fields;
    const need = (holds: boolean, what: string): void => {
      if (!holds) throw new WrongEntry(number, what);
    };
    const chance = (): string[] => {
      const drawn = fields["chance"];
      if (Array.isArray(drawn) && drawn.every((one) => typeof one === "string")) return drawn;
      throw new WrongEntry(number, "is no entry");
    };
    need((entry === "created") === (number === 0), "'created' is the first entry and no other");
    need(!this.#ended, "the game ended before it");
    if (entry === "ended") this.#ended = true;
    if (entry === "started" || entry === "continued") {
      const day = new Date(typeof at === "number" ? at : NaN);
      need(!Number.isNaN(day.getTime()), "has no time");
      this.#start = { round: seeds.length, seed: seeds.at(-1) ?? "", date: day.toISOString().slice(0, 10) };
      this.#turns = entry === "started" ? [chance()] : played(number, fields["game"]);
    }
    if (entry === "played") this.#turns.push([`${String(seat)} ${String(token)}`, ...chance()]);
    if (entry === "undone") this.#turns.length = Math.min(this.#turns.length, Number(to) + 1);
  }

  told(): LoggedGame | null {
    return this.#start && this.#ended ? { ...this.#start, tokens: this.#turns.flat() } : null;
  }
}

/** The turns that were played on a device: a seat with its move, and draws. */
function played(number: number, game: unknown): string[][] {
  if (!Array.isArray(game) || !game.every((turn) => typeof turn === "string")) throw new WrongEntry(number, "is no entry");
  return game.map((turn) => {
    const [seat = "", ...rest] = turn.split(" ").filter((word) => word !== "");
    return seat === "" || seat.startsWith("~") ? [seat, ...rest].filter((word) => word !== "") : [`${seat} ${rest[0] ?? ""}`, ...rest.slice(1)];
  });
}

/** Reads a public log and makes all its heads again. Null if it is of version 0.1 and has none. */
export async function readLog(text: string): Promise<Log | null> {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new WrongEntry(lines.length, "does not end with a line feed");
  const created = fieldsOf(0, lines[0] ?? "");
  const seed = created["seed"];
  if (typeof seed !== "string" || !/^[0-9a-f]{64}$/.test(seed)) throw new WrongEntry(0, "has no seed");
  if ((await commitmentOf(fromHex(seed))) !== created["commitment"]) throw new WrongEntry(0, "the seed is not the one that was promised");
  const sign = await keyed(await (await keyed(fromHex(seed)))(utf8("crosstable log 1 heads") as Uint8Array<ArrayBuffer>));

  const heads: (string | null)[] = [];
  const seeds = [seed];
  const game = new Game();
  /** The head of the history that somebody was told, if the entry before says so. */
  let told: string | null = null;
  const lists = new Map<number, string>();
  for (const [number, line] of lines.entries()) {
    const [whole, open, head] = LINE.exec(line) ?? [];
    const before = heads.at(-1) ?? null;
    if (whole === undefined || open === undefined || head === undefined) {
      // Logs of version 0.1 begin with entries without heads.
      if (before !== null || "chance" in created) throw new WrongEntry(number, "has no head");
      heads.push(null);
      game.add(number, fieldsOf(number, line), seeds);
      continue;
    }
    const made = await first16(sign, numbered(number), fromHex(before ?? NONE), utf8(`${open}}`));
    if (made !== head) throw new WrongEntry(number, "was changed, or something before it");
    const fields = fieldsOf(number, line);
    if (fields["entry"] === "frozen" && typeof fields["list"] === "string") lists.set(seeds.length, fields["list"]);
    if (fields["entry"] === "reopened") {
      const next = await keyed(fromHex(seeds.at(-1) ?? seed));
      seeds.push(toHex(await next(join(utf8("crosstable fair 2 round"), fromHex(told ?? before ?? NONE)))));
    }
    told = fields["entry"] === "disputed" && typeof fields["told"] === "string" ? fields["told"] : null;
    game.add(number, fields, seeds);
    heads.push(head);
  }
  const head = heads.at(-1);
  if (head == null) return null;

  return {
    table: String(created["table"]),
    head,
    entries: lines.length,
    game: game.told(),
    begun: begunIn(created),
    lists,
    seeds,
    async fits({ number, digits }) {
      const head = digits.slice(0, 32);
      const marked = async (label: string) => digits === head + (await first16(sign, utf8(label), numbered(number), fromHex(head)));
      // Receipts after the end say that their holder knows the seed.
      const afterwards = await marked("receipt after the end");
      // The public log ends with the game; only what came after it is missing.
      if (number >= lines.length) return afterwards ? null : false;
      return head === heads[number] && (afterwards || (await marked("receipt")));
    },
  };
}
