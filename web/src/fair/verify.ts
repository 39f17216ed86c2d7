// Repeats all draws of a finished game on the person's device (docs/fairness.md), without trusting the server.

import { fromHex, toHex } from "../hex";
import { chanceOf, commitmentOf, continuedTable, deviceCommitment, keyOf, keyOfList } from "./chance";
import type { Evidence } from "./evidence";
import { type Log, readLog, WrongEntry } from "./heads";
import { readJson } from "./json";
import { type Draw, InvalidRecord, readText, type Record, total } from "./record";
import type { Source } from "./record";

/** The checks. Each has a text `fair-<name>`. */
type CheckName = "form" | "list" | "begun" | "promise" | "commitment" | "devices" | "entropy" | "draws" | "unknown" | "head" | "log" | "receipt";

type Figures = Readonly<{ [name: string]: string | number }>;

export interface Check {
  name: CheckName;
  ok: boolean;
  /** What was compared, or the first wrong line, in the words of `crosstable verify`. */
  detail: string;
  /** What was compared, for the text `fair-<name>-figures`; null if a line is wrong. */
  figures: Figures | null;
}

export interface Verdict {
  /** Whether every check passed. */
  fair: boolean;
  checks: Check[];
  /** Where the chance came from, and so what this proves: the text `fair-source-<name>`. Null if there is no record. */
  source: Source | null;
}

/**
 * Checks a record in its text form (docs/records.md) or in the JSON form of the server's API; and the public log, if there
 * is one.
 */
export async function verify(recordText: string, evidence: Evidence = {}, log: string | null = null): Promise<Verdict> {
  const checks: Check[] = [];
  const check: AddCheck = (name, ok, detail, figures = null) => {
    checks.push({ name, ok, detail, figures });
    return ok;
  };
  let record: Record | null = null;
  const verdict = (): Verdict => ({ fair: checks.every((one) => one.ok), checks, source: record?.source ?? null });

  try {
    record = recordText.trimStart().startsWith("{") ? readJson(recordText) : readText(recordText);
  } catch (error) {
    if (!(error instanceof InvalidRecord)) throw error;
    check("form", false, `line ${error.line}: ${error.message}`);
    return verdict();
  }
  const draws = record.draws.length;
  check("form", true, `${record.steps} steps, ${draws} draws`, { steps: record.steps, draws });

  checkEvidence(record, evidence, check);

  if (!record.seed) {
    check("commitment", false, "the seed is shown when the game has ended");
    return verdict();
  }
  if (record.commitment !== null) {
    const digest = await commitmentOf(record.seed);
    const matches = digest === record.commitment;
    if (!check("commitment", matches, `SHA-256 of the seed is ${digest}`, { digest })) return verdict();
  }
  if (record.source === "revealed" && !checkDevices(record, check)) return verdict();
  if (record.begun) {
    const right = (await continuedTable(record.begun)) === toHex(record.table);
    if (!check("begun", right, `${record.begun.draws} draws of the device ${record.begun.table}`, { draws: record.begun.draws })) return verdict();
  }
  await checkDraws(record, await keyOfRecord(record, record.seed), check);
  if (log !== null) await checkLog(record, log, evidence, check);
  return verdict();
}

function keyOfRecord({ source, list, table, entropy }: Record, seed: Uint8Array): Promise<Uint8Array> {
  return source === "revealed" ? keyOfList(seed, list ?? "", entropy) : keyOf(seed, table, entropy);
}

/** Whether the record tells what this device saw. */
function checkEvidence(record: Record, { revealed, refused, servers, entropy = [], head }: Evidence, check: AddCheck): void {
  // A device that got up after an abort has revealed against lists of earlier rounds only.
  const own = revealed !== undefined && record.round <= revealed.round;
  if (own) check("list", record.list === revealed.list, "the list that was frozen at the start", { round: revealed.round });
  if (refused?.includes(record.round)) check("list", false, "this device did not reveal in this round");
  const before = servers?.[record.round];
  if (!own && before !== undefined) {
    const now = record.commitment ?? "-";
    check("promise", before === now, `${before} before, ${now} now`, { before, now });
  }
  if (head !== undefined && record.head !== null) check("head", record.head === head, `${head} at the end, ${record.head} now`, { head });
  if (revealed !== undefined && !own) return;
  for (const [seat, digits] of entropy) {
    const held = record.entropy.find(([one]) => one === seat);
    const used = held ? toHex(held[1]) : "-";
    check("entropy", used === digits, `seat ${seat}: ${used}`, { seat, digits: used });
  }
}

/** Whether each device showed what it had committed to. */
function checkDevices({ table, commitments, entropy }: Record, check: AddCheck): boolean {
  const wrong = entropy.find(([seat, bytes]) => deviceCommitment(toHex(table), toHex(bytes)) !== commitments.get(seat));
  if (wrong) return check("devices", false, `seat ${wrong[0]}: the entropy is not the one that was promised`);
  return check("devices", entropy.length === commitments.size, `${entropy.length} devices`, { devices: entropy.length });
}

/** Whether the log is whole, and is the one of this record and of this device's receipt. */
async function checkLog(record: Record, text: string, { receipts = [] }: Evidence, check: AddCheck): Promise<void> {
  try {
    const log = await readLog(text);
    if (log === null) {
      // A game that ended in version 0.1 has nothing to compare.
      if (record.source !== "published") check("log", false, "the log has no heads");
      return;
    }
    const fits = belongs(log, record);
    const { entries, head } = log;
    check("log", fits, fits ? `${entries} entries, the last head is ${head}` : "the log is not the one of this record", fits ? { entries, head } : null);
    const found = await Promise.all(receipts.map(async (receipt) => [receipt.number, await log.fits(receipt)] as const));
    const [number, genuine] = found.find(([, one]) => one === false) ?? found.find(([, one]) => one) ?? [];
    if (number === undefined || genuine == null) return;
    check("receipt", genuine, `entry ${number}${genuine ? "" : " is not what this device was told"}`, genuine ? { number } : null);
  } catch (error) {
    if (!(error instanceof WrongEntry)) throw error;
    check("log", false, error.message);
  }
}

/** Whether a log tells the game of a record. */
function belongs(log: Log, record: Record): boolean {
  const same = <T>(held: T | null, logged: T): boolean => held === null || held === logged;
  const { game } = log;
  return (
    game !== null &&
    log.table === toHex(record.table) &&
    same(record.head, log.head) &&
    game.seed === toHex(record.seed ?? new Uint8Array()) &&
    (record.source !== "revealed" || (game.round === record.round && log.lists.get(record.round) === record.list)) &&
    JSON.stringify(record.begun && [record.begun.table, record.begun.seed, record.begun.draws]) === log.begun &&
    same(record.date, game.date) &&
    same(record.tokens?.join("\n") ?? null, game.tokens.join("\n"))
  );
}

type AddCheck = (name: CheckName, ok: boolean, detail: string, figures?: Figures | null) => boolean;

async function checkDraws(record: Record, key: Uint8Array, check: AddCheck): Promise<void> {
  const { begun } = record;
  const then = await chanceOf(key);
  const first = begun && (await chanceOf(await keyOf(fromHex(begun.seed), fromHex(begun.table), [])));
  let drawn = 0;
  for (const [number, draw] of record.draws.entries()) {
    if (!draw.outcomes) continue;
    const fair = outcomeAt(draw, await (begun && first && number < begun.draws ? first : then).draw(number, total(draw.outcomes)));
    if (fair !== draw.token) {
      check("draws", false, `line ${draw.line}: draw ${number} is '${fair}', not '${draw.token}'`);
      return;
    }
    drawn++;
  }
  const draws = record.draws.length;
  check("draws", true, `${drawn} of ${draws} draws made again`, { drawn, draws });
  const left = draws - drawn;
  // The JSON form does not hold the lists of these draws; that is no fault of the game.
  if (left > 0) check("unknown", true, `${left} draws whose lists only the text form holds`, { left });
}

/** The outcome at a place, when the weights are laid end to end. */
function outcomeAt(draw: Draw, place: number): string {
  let end = 0;
  for (const [token, weight] of draw.outcomes ?? []) {
    end += weight;
    if (place < end) return token;
  }
  return "";
}

