// Repeats all draws of a finished game on the person's device (docs/fairness.md), without trusting the server.

import { toHex } from "../hex";
import { chanceOf, commitmentOf, keyOf } from "./chance";
import { readJson } from "./json";
import { type Draw, InvalidRecord, readText, type Record, total } from "./record";

/** The checks. Each has a text `fair-<name>`. */
type CheckName = "form" | "promise" | "commitment" | "entropy" | "draws" | "unknown";

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
}

/** What this device saw at the table. A record alone cannot prove this. */
export interface Evidence {
  /** The commitment before the game. */
  commitment?: string;
  /** The entropy that this device added, by seat. */
  entropy?: readonly (readonly [seat: number, digits: string])[];
}

/** Checks a record in its text form (docs/records.md) or in the JSON form of the server's API. */
export async function verify(recordText: string, evidence: Evidence = {}): Promise<Verdict> {
  const checks: Check[] = [];
  const check: AddCheck = (name, ok, detail, figures = null) => {
    checks.push({ name, ok, detail, figures });
    return ok;
  };
  const verdict = (): Verdict => ({ fair: checks.every((one) => one.ok), checks });

  let record: Record;
  try {
    record = recordText.trimStart().startsWith("{") ? readJson(recordText) : readText(recordText);
  } catch (error) {
    if (!(error instanceof InvalidRecord)) throw error;
    check("form", false, `line ${error.line}: ${error.message}`);
    return verdict();
  }
  const draws = record.draws.length;
  check("form", true, `${record.steps} steps, ${draws} draws`, { steps: record.steps, draws });

  if (evidence.commitment !== undefined) {
    const [before, now] = [evidence.commitment, record.commitment];
    check("promise", before === now, `${before} before, ${now} now`, { before, now });
  }
  for (const [seat, digits] of evidence.entropy ?? []) {
    const held = record.entropy.find(([one]) => one === seat);
    const used = held ? toHex(held[1]) : "-";
    check("entropy", used === digits, `seat ${seat}: ${used}`, { seat, digits: used });
  }

  if (!record.seed) {
    check("commitment", false, "the seed is shown when the game has ended");
    return verdict();
  }
  const digest = await commitmentOf(record.seed);
  const matches = digest === record.commitment;
  if (!check("commitment", matches, `SHA-256 of the seed is ${digest}`, { digest })) return verdict();
  await checkDraws(record, await keyOf(record.seed, record.table, record.entropy), check);
  return verdict();
}

type AddCheck = (name: CheckName, ok: boolean, detail: string, figures?: Figures | null) => boolean;

async function checkDraws(record: Record, key: Uint8Array, check: AddCheck): Promise<void> {
  const chance = await chanceOf(key);
  let drawn = 0;
  for (const [number, draw] of record.draws.entries()) {
    if (!draw.outcomes) continue;
    const fair = outcomeAt(draw, await chance.draw(number, total(draw.outcomes)));
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

