// Reads a record in its text form (docs/records.md). This needs no rules of any game.

import { fromHex } from "../hex";
import type { TableView } from "../wire/protocol";
import type { Entropy } from "./chance";

/** Where chance came from. */
export type Source = TableView["source"];

/** How a game began on a device that a server continued. */
export interface Begun {
  table: string;
  seed: string;
  /** So many draws come from the device's seed. */
  draws: number;
}

/** A line of the record is malformed. */
export class InvalidRecord extends Error {
  constructor(
    readonly line: number,
    what: string,
  ) {
    super(what);
  }
}

/** A draw: its outcome, and the list it was drawn from. */
export interface Draw {
  /** Its line in the text form; its place among the tokens in the JSON form. */
  line: number;
  token: string;
  /** The possible outcomes in ascending order, with their weights; null if the record does not hold them. */
  outcomes: ReadonlyMap<string, number> | null;
}

export interface Record {
  table: Uint8Array;
  source: Source;
  /** The start that led to the game, from 1. */
  round: number;
  /** The server's commitment; null for seeded chance. */
  commitment: string | null;
  /** The devices' commitments, by seat, if they revealed. */
  commitments: ReadonlyMap<number, string>;
  /** What was frozen at the start; null if that was before there were lists, or if the record does not hold it. */
  list: string | null;
  /** The head of the entry that ended the game, if there was a log. */
  head: string | null;
  /** Null while the game goes on. */
  seed: Uint8Array | null;
  /** Null if no device began the game. */
  begun: Begun | null;
  entropy: Entropy;
  /** The day of the start; null if the record does not hold it. */
  date: string | null;
  /** Moves, each behind its seat, and outcomes of chance, as they follow each other; null if the record does not hold the seats. */
  tokens: readonly string[] | null;
  steps: number;
  draws: Draw[];
}

const TOKEN = '[!"$-)+-~]'; // visible ASCII without # and *
const WORD = "[a-z0-9-]{1,32}";
const NUMBER = "(?:0|[1-9][0-9]*)";
const STEP = new RegExp(`^(${NUMBER})\\. (?:([1-4]) (?!~)${TOKEN}{1,64}|(~${TOKEN}{0,63}) (of|as|less) (.+))$`, "s");
const OUTCOME = new RegExp(`^(~${TOKEN}{0,63})(?:\\*([1-9][0-9]*))?$`);
/** How many draws back a list may refer. */
const WINDOW = 64;

type Line = readonly [number: number, text: string];

export function readText(text: string): Record {
  const size = new TextEncoder();
  if (size.encode(text).length > 1 << 20) throw new InvalidRecord(1, "no record: longer than 1 MiB");
  const raw = text.split("\n");
  const long = raw.findIndex((line) => line.length > 4 << 10 && size.encode(line).length > 16 << 10);
  if (long >= 0) throw new InvalidRecord(long + 1, "the line is longer than 16 KiB");
  const all = raw.map((line) => line.replace(/[ \t\r]+$/, ""));
  const format = /^Crosstable record ([12])$/.exec(all[0] ?? "")?.[1];
  if (format === undefined) throw new InvalidRecord(1, "no record: the first line is not 'Crosstable record 1' or 'Crosstable record 2'");
  const lines = all
    .map((line, index): Line => [index + 1, line])
    .slice(1)
    .filter(([, line]) => line !== "" && !line.startsWith("#"));
  const end: Line = [all.length, ""];
  let at = 0;
  const next = (): Line => lines[at] ?? end;

  const header = (name: string, pattern: string): string => {
    const [number, line] = next();
    const match = new RegExp(`^${name}:(?: (${pattern}))?$`, "su").exec(line);
    const value = match?.[1];
    if (!match || (value === undefined && !name.startsWith("option"))) {
      throw new InvalidRecord(number, `expected the header '${name}', found '${line.slice(0, 60)}'`);
    }
    at++;
    return value ?? "";
  };

  header("game", WORD);
  header("rules", NUMBER);
  const players = Number(header("players", "[1-4]"));
  while (next()[1].startsWith("option ")) header(`option ${WORD}`, ".*");
  const seats = Array.from({ length: players }, (_, index) =>
    header(`seat ${index + 1}`, "person [^ \\t\\n\\r\\f\\v].{0,23}|bot (?:[a-z]+|right:[0-4]\\.[0-9])"),
  );
  const people = seats.flatMap((who, index) => (who.startsWith("person") ? [index + 1] : []));
  const day = () => header("date", "[0-9]{4}-[0-9]{2}-[0-9]{2}");
  let date = format === "1" ? day() : "";
  const table = fromHex(header("table", "[0-9a-f]{32}"));
  const source = format === "1" ? "published" : (header("chance", "revealed|seeded|continued") as Source);
  if (source === "revealed" && people.length === 0) throw new InvalidRecord(next()[0], "no person sits here, so nobody revealed anything");
  const device = source === "continued" ? { table: header("device table", "[0-9a-f]{32}"), draws: Number(header("device draws", "0|[1-9][0-9]{0,8}")) } : null;
  const round = source === "revealed" ? Number(header("round", "[1-9][0-9]{0,8}")) : 1;
  const commitment = source === "seeded" ? null : header("commitment", "[0-9a-f]{64}");
  const promised = source === "revealed" ? people : [];
  const commitments = new Map(promised.map((seat) => [seat, header(`commitment ${seat}`, "[0-9a-f]{64}")] as const));
  const frozen = lines.slice(0, at).map(([, line]) => `${line}\n`);
  if (format === "2") date = day();
  const begun = device && { ...device, seed: header("device seed", "[0-9a-f]{64}") };
  const adding = source === "revealed" || source === "published" ? people : [];
  const entropy = adding.map((seat) => [seat, fromHex(header(`entropy ${seat}`, "[0-9a-f]{32}"))] as const);
  const seed = fromHex(header("seed", "[0-9a-f]{64}"));
  const head = format === "2" && next()[1].startsWith("head:") ? header("head", "[0-9a-f]{32}") : null;
  const each = `[0-9]+(?: [0-9]+){${players - 1}}`;
  header("result", `ranks ${each} points (?:none|${each})`);

  const { tokens, draws } = readSteps(players, () => {
    const line = next();
    at++;
    return line;
  });
  const [more, rest] = next();
  if (rest !== "") throw new InvalidRecord(more, `there is something after the end: '${rest.slice(0, 60)}'`);
  const list = format === "2" ? frozen.join("") : null;
  return { table, source, round, commitment, commitments, list, head, seed, begun, entropy, date, tokens, steps: tokens.length, draws };
}

function readSteps(players: number, take: () => Line): { tokens: string[]; draws: Draw[] } {
  const tokens: string[] = [];
  const draws: Draw[] = [];
  const recent = new Map<string, { token: string; outcomes: Map<string, number> }>();
  for (let steps = 0; ; steps++) {
    const [line, whole] = take();
    const text = (whole.split("#")[0] ?? "").replace(/[ \t]+$/, "");
    if (text === `end ${steps}`) return { tokens, draws };
    const [match, number, seat, token, way, what] = STEP.exec(text) ?? [];
    if (match === undefined || number !== String(steps + 1) || Number(seat ?? 1) > players) {
      throw new InvalidRecord(line, `expected step ${steps + 1} or 'end ${steps}', found '${text.slice(0, 60)}'`);
    }
    tokens.push(token ?? text.slice(text.indexOf(" ") + 1));
    if (token === undefined) continue;
    const outcomes = way === "of" ? listed(line, what ?? "") : referred(line, way === "less", what ?? "", recent);
    if (!outcomes.has(token) || total(outcomes) >= 2 ** 32) throw new InvalidRecord(line, `'${token}' cannot be drawn from its list`);
    draws.push({ line, token, outcomes });
    recent.set(number, { token, outcomes });
    const [oldest] = recent.keys();
    if (recent.size > WINDOW && oldest !== undefined) recent.delete(oldest);
  }
}

/** A list that is written in full. */
function listed(line: number, what: string): Map<string, number> {
  const outcomes = new Map<string, number>();
  const words = what.split(" ");
  let before = "";
  for (const word of words) {
    const [match, token = "", weight] = OUTCOME.exec(word) ?? [];
    if (match === undefined || weight === "1" || words.length > 256) throw new InvalidRecord(line, "malformed list");
    if (token <= before) throw new InvalidRecord(line, "the outcomes are not in ascending byte order");
    outcomes.set(token, Number(weight ?? 1));
    before = token;
  }
  return outcomes;
}

/** The list of an earlier draw, or what is left of it. */
function referred(
  line: number,
  less: boolean,
  step: string,
  recent: ReadonlyMap<string, { token: string; outcomes: Map<string, number> }>,
): Map<string, number> {
  const draw = recent.get(step);
  if (!draw) throw new InvalidRecord(line, `step ${step.slice(0, 60)} is not one of the ${WINDOW} draws before`);
  const rest = [...draw.outcomes].map(([token, weight]): [string, number] => [
    token,
    less && token === draw.token ? weight - 1 : weight,
  ]);
  return new Map(rest.filter(([, weight]) => weight > 0));
}

export function total(outcomes: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of outcomes.values()) sum += weight;
  return sum;
}
