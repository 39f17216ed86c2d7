// What this device remembers of each table: the entropy it committed to, the list it revealed against, the last receipt. It
// is stored before anything is sent, because a device that forgot its entropy could never reveal it; and it is compared
// with the record after the end, without trusting the server. All tabs of a browser share it.

import { randomHex } from "../hex";
import { store, stored } from "../ui/storage";
import { deviceCommitment } from "./chance";
import type { Receipt } from "./heads";

/** Entropy of this device, and what it depends on. */
export interface Secret {
  /** The seat for which it was made. What counts is where its commitment stands in the list. */
  seat: number;
  entropy: string;
  commitment: string;
  /** The server's commitment that this device saw when it made its own. */
  server: string;
}

interface Round {
  /** The server's commitment that this device saw first. */
  server: string;
  secrets: readonly Secret[];
  /** The list against which this device reveals; there is never a second one. */
  list?: string;
  /** Whether this device was shown a list against which it does not reveal. */
  refused?: true;
}

interface Memory {
  rounds: Readonly<Record<number, Round>>;
  /** Whether this device had a seat when it last saw the table before the game. */
  seated?: boolean;
  /** The receipt of the event that ended the game. */
  end?: Receipt;
  /** The receipt of the last event with which the people were told of another history. */
  disputed?: string;
}

type Stored<T> = (readonly [table: string, value: T])[];

const TABLES = "tables";
const RECEIPTS = "receipts";
/** How many tables are remembered, the newest first. */
const MOST_TABLES = 40;
/** How much is remembered of each, so that no server can fill the storage. */
const MOST_ROUNDS = 8;
const MOST_SECRETS = 16;
const MOST_RECEIPTS = 16;

/** Where storage is full or forbidden, the page itself remembers, so that a game can start all the same. */
const page = new Map<string, unknown>();

function read<T>(key: string, table: string): T | null {
  const found = stored<Stored<T>>(key)?.find(([id]) => id === table)?.[1];
  return found ?? (page.get(key + table) as T | undefined) ?? null;
}

function write<T>(key: string, table: string, value: T): void {
  page.set(key + table, value);
  const others = (stored<Stored<T>>(key) ?? []).filter(([id]) => id !== table);
  store(key, [[table, value], ...others].slice(0, MOST_TABLES));
}

/** Two tabs may write at the same time; what this page has made is never lost by that. */
function memoryOf(table: string): Memory {
  const shared = read<Memory>(TABLES, table) ?? { rounds: {} };
  const rounds = { ...shared.rounds };
  for (const [round, own] of Object.entries((page.get(TABLES + table) as Memory | undefined)?.rounds ?? {})) {
    const { secrets, list, refused } = rounds[Number(round)] ?? own;
    const lost = own.secrets.filter((one) => !secrets.some(({ commitment }) => commitment === one.commitment));
    const kept = list ?? own.list;
    rounds[Number(round)] = {
      server: own.server,
      secrets: [...secrets, ...lost],
      ...(kept === undefined ? {} : { list: kept }),
      ...(refused || own.refused ? { refused: true } : {}),
    };
  }
  return { ...shared, rounds };
}

/** What this device remembers of a round. */
export function roundOf(table: string, round: number): Round | null {
  return memoryOf(table).rounds[round] ?? null;
}

function changeRound(table: string, round: number, server: string, change: Partial<Round>): void {
  const memory = memoryOf(table);
  const before = memory.rounds[round] ?? { server, secrets: [] };
  const rounds = Object.entries({ ...memory.rounds, [round]: { ...before, ...change } });
  const newest = rounds.sort(([one], [other]) => Number(one) - Number(other)).slice(-MOST_ROUNDS);
  write<Memory>(TABLES, table, { ...memory, rounds: Object.fromEntries(newest) });
}

/** Remembers the first commitment of the server in a round; a later one does not replace it. */
export function rememberServer(table: string, round: number, server: string): void {
  if (!roundOf(table, round)) changeRound(table, round, server, {});
}

/** Makes fresh entropy for a seat, stores it, and returns the commitment to send. */
export function newCommitment(table: string, round: number, seat: number, server: string): string {
  const entropy = randomHex(16);
  const commitment = deviceCommitment(table, entropy);
  const secrets = [...(roundOf(table, round)?.secrets ?? []), { seat, entropy, commitment, server }];
  changeRound(table, round, server, { secrets: secrets.slice(-MOST_SECRETS) });
  return commitment;
}

/** Remembers the list against which this device reveals. The first one stays. Returns the one that is remembered. */
export function rememberList(table: string, round: number, server: string, list: string): string {
  const before = roundOf(table, round)?.list;
  if (before === undefined) changeRound(table, round, server, { list });
  return before ?? list;
}

/** Remembers that this device does not reveal in this round. */
export function rememberRefusal(table: string, round: number, server: string): void {
  if (!roundOf(table, round)?.refused) changeRound(table, round, server, { refused: true });
}

/** Remembers whether this device has a seat before the game. */
export function rememberSeated(table: string, seated: boolean): void {
  const memory = memoryOf(table);
  if ((memory.seated ?? false) !== seated) write<Memory>(TABLES, table, { ...memory, seated });
}

export function wasSeated(table: string): boolean {
  return memoryOf(table).seated ?? false;
}

/** Remembers what was seen last. Receipts have their own place, because they change with every event. */
export function rememberReceipt(table: string, receipt: Receipt): void {
  const [, ...kept] = receiptsOf(table);
  write<readonly Receipt[]>(RECEIPTS, table, [receipt, ...kept]);
}

/** Keeps what was seen before a new connection: a server may come back with another history. */
export function keepReceipt(table: string): void {
  const all = receiptsOf(table);
  const [last, before] = all;
  if (last && last.digits !== before?.digits) write(RECEIPTS, table, [last, ...all].slice(0, MOST_RECEIPTS));
}

/** The people are told of another history: what this device has seen of the one before counts no longer. */
export function rememberDispute(table: string, receipt: string): void {
  const memory = memoryOf(table);
  if (memory.disputed === receipt) return;
  write<Memory>(TABLES, table, { ...memory, disputed: receipt });
  write(RECEIPTS, table, receiptsOf(table).slice(0, 1));
}

/** Whether this device has seen events with higher numbers before this connection. */
export function sawMore(table: string, number: number): boolean {
  return receiptsOf(table).slice(1).some((one) => one.number > number);
}

/** The last receipt, and those that were the last before each new connection. */
function receiptsOf(table: string): readonly Receipt[] {
  return read<readonly Receipt[]>(RECEIPTS, table) ?? [];
}

/** Remembers the receipt of the event that ended the game; the first one stays. */
export function rememberEnd(table: string, end: Receipt): void {
  const memory = memoryOf(table);
  if (!memory.end) write<Memory>(TABLES, table, { ...memory, end });
}

/** What was seen last. It proves to the server what it has told this device, also that the game is over. */
export function receiptOf(table: string): Receipt | null {
  return receiptsOf(table)[0] ?? null;
}

/** What this device saw at the table. A record alone cannot prove this. */
export interface Evidence {
  /** The server's first commitment of each round. */
  servers?: Readonly<Record<number, string>>;
  /** The newest list against which this device revealed, with its round. */
  revealed?: { round: number; list: string };
  /** The rounds in which this device did not reveal, because it was shown a wrong list. */
  refused?: readonly number[];
  /** The entropy of this device, with the seat where it must stand in the record. */
  entropy?: readonly (readonly [seat: number, digits: string])[];
  /** The receipts that the public log can be compared with. */
  receipts?: readonly Receipt[];
  /** The head of the entry that ended the game. */
  head?: string;
}

export function evidenceOf(table: string): Evidence {
  const { rounds, end } = memoryOf(table);
  const numbers = Object.keys(rounds).map(Number);
  const servers = Object.fromEntries(numbers.map((round) => [round, rounds[round]?.server ?? ""]));
  const [last, ...kept] = receiptsOf(table);
  const newest = end ?? last;
  if (numbers.length === 0 && !newest) return beforeLists(table);
  const round = Math.max(...numbers.filter((one) => rounds[one]?.list !== undefined));
  const { list, secrets = [] } = rounds[round] ?? {};
  return {
    servers,
    refused: numbers.filter((one) => rounds[one]?.refused && rounds[one].list === undefined),
    ...(newest ? { receipts: [newest, ...kept] } : {}),
    ...(end ? { head: end.digits.slice(0, 32) } : {}),
    ...(list === undefined ? {} : { revealed: { round, list }, entropy: revealedIn(list, secrets) }),
  };
}

/** The seats of a list that carry a commitment of this device, with the entropy. */
export function revealedIn(list: string, secrets: readonly Secret[]): [seat: number, entropy: string][] {
  return [...list.matchAll(/^commitment ([1-4]): ([0-9a-f]{64})$/gm)].flatMap(([, seat, commitment]) => {
    const secret = secrets.find((one) => one.commitment === commitment);
    return secret ? [[Number(seat), secret.entropy] as [number, string]] : [];
  });
}

/** What version 0.1 of this page stored: one commitment, and the entropy that it published. */
function beforeLists(table: string): Evidence {
  const old = stored<Stored<{ commitment: string; entropy: Record<string, string> }>>("promises")?.find(([id]) => id === table)?.[1];
  if (!old) return {};
  const entropy = Object.entries(old.entropy).map(([seat, digits]) => [Number(seat), digits] as const);
  return { ...(old.commitment ? { servers: { 1: old.commitment } } : {}), entropy };
}
