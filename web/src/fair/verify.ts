// Draws all chance of a finished game again, on the device of whoever wants to know: docs/fairness.md says how, and
// nobody has to trust the server that played it.

import { chanceOf, commitmentOf, hex, keyOf } from "./chance";
import { readJson } from "./json";
import { type Draw, readText, type Record, total, Wrong } from "./record";

/** The checks: each has a text `fair-` with its name. */
type CheckName = "form" | "promise" | "commitment" | "entropy" | "draws" | "unknown";

type Figures = Readonly<{ [name: string]: string | number }>;

export interface Check {
  name: CheckName;
  ok: boolean;
  /** What was compared, or the first line that does not hold, as `crosstable verify` would say it. */
  detail: string;
  /** What was compared, for the text `fair-` with the name and `-figures`; null where a line does not hold. */
  figures: Figures | null;
}

export interface Verdict {
  /** Everything that could be checked holds, and there was something to check. */
  fair: boolean;
  checks: Check[];
}

/** What this device saw at the table, for comparing: a record cannot show this by itself. */
export interface Seen {
  /** The promise, before the game. */
  commitment?: string;
  /** What this device added itself, by seat. */
  entropy?: readonly (readonly [seat: number, digits: string])[];
}

/** Checks a record, as text (docs/records.md) or as the JSON of the server's API. */
export async function verify(recordText: string, seen: Seen = {}): Promise<Verdict> {
  const checks: Check[] = [];
  const check: Note = (name, ok, detail, figures = null) => {
    checks.push({ name, ok, detail, figures });
    return ok;
  };
  const verdict = (): Verdict => ({ fair: checks.every((one) => one.ok), checks });

  let record: Record;
  try {
    record = recordText.trimStart().startsWith("{") ? readJson(recordText) : readText(recordText);
  } catch (wrong) {
    if (!(wrong instanceof Wrong)) throw wrong;
    check("form", false, `line ${wrong.line}: ${wrong.message}`);
    return verdict();
  }
  const draws = record.draws.length;
  check("form", true, `${record.steps} steps, ${draws} draws`, { steps: record.steps, draws });

  if (seen.commitment !== undefined) {
    const [before, now] = [seen.commitment, record.commitment];
    check("promise", before === now, `${before} before, ${now} now`, { before, now });
  }
  for (const [seat, digits] of seen.entropy ?? []) {
    const held = record.entropy.find(([one]) => one === seat);
    const used = held ? hex(held[1]) : "-";
    check("entropy", used === digits, `seat ${seat}: ${used}`, { seat, digits: used });
  }

  if (!record.seed) {
    check("commitment", false, "the seed is shown when the game has ended");
    return verdict();
  }
  const promised = await commitmentOf(record.seed);
  const kept = promised === record.commitment;
  if (!check("commitment", kept, `SHA-256 of the seed is ${promised}`, { digest: promised })) return verdict();
  await checkDraws(record, await keyOf(record.seed, record.table, record.entropy), check);
  return verdict();
}

type Note = (name: CheckName, ok: boolean, detail: string, figures?: Figures | null) => boolean;

async function checkDraws(record: Record, key: Uint8Array, check: Note): Promise<void> {
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
  // Not a fault of the game: this form of the record does not say out of what they were drawn.
  if (left > 0) check("unknown", true, `${left} draws whose lists only the text form holds`, { left });
}

/** The outcome on which a place falls, the weights laid end to end. */
function outcomeAt(draw: Draw, place: number): string {
  let end = 0;
  for (const [token, weight] of draw.outcomes ?? []) {
    end += weight;
    if (place < end) return token;
  }
  return "";
}

