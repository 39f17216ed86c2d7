// Reads the text record of a game, as docs/records.md tells it: enough of it to draw all chance again.

/** Something in a record is not as it should be. */
export class Malformed extends Error {
  constructor(
    readonly line: number,
    what: string,
  ) {
    super(what);
  }
}

export type Outcomes = readonly (readonly [token: string, weight: number])[];

/** Something that was drawn, and from what. */
export interface Draw {
  line: number;
  step: number;
  token: string;
  outcomes: Outcomes;
}

export interface TextRecord {
  game: string;
  table: string;
  commitment: string;
  seed: string;
  entropy: [number, string][];
  draws: Draw[];
  steps: number;
}

/** So many draws back a list may refer. */
const WINDOW = 64;

export function readRecord(text: string): TextRecord {
  const lines = text.split("\n").map((line) => line.replace(/[ \t\r]+$/, ""));
  if (lines[0] !== "Crosstable record 1") throw new Malformed(1, "the first line is not 'Crosstable record 1'");
  const headers = new Map<string, string>();
  const found: Draw[] = [];
  let steps = 0;
  let ended = false;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (index === 0 || line === "" || line.startsWith("#")) continue;
    const header = steps === 0 && !ended ? /^([a-z]+(?: [a-z0-9-]+)?):(?: (.*))?$/.exec(line) : null;
    if (header) {
      headers.set(header[1] ?? "", header[2] ?? "");
      continue;
    }
    const said = line.replace(/[ \t]*#.*$/, "");
    if (ended) throw new Malformed(number, "there is something after the end");
    if (said === `end ${steps}`) {
      ended = true;
      continue;
    }
    steps += 1;
    const step = /^(\d+)\. (?:([1-4]) ([^~ ]\S*)|(~\S+) (of|as|less) (.+))$/.exec(said);
    if (!step || step[1] !== String(steps)) throw new Malformed(number, `expected step ${steps}`);
    if (step[4]) {
      const outcomes = listOf(number, step[5] ?? "", step[6] ?? "", found.slice(-WINDOW));
      found.push({ line: number, step: steps, token: step[4], outcomes });
    }
  }
  if (!ended) throw new Malformed(lines.length, "the end is missing");
  const header = (name: string, pattern: RegExp): string => {
    const value = headers.get(name) ?? "";
    if (!pattern.test(value)) throw new Malformed(1, `the header '${name}' is missing or malformed`);
    return value;
  };
  const entropy = [...headers.keys()]
    .filter((name) => name.startsWith("entropy "))
    .map((name): [number, string] => [Number(name.slice(8)), header(name, /^[0-9a-f]{32}$/)]);
  return {
    game: header("game", /^[a-z0-9-]+$/),
    table: header("table", /^[0-9a-f]{32}$/),
    commitment: header("commitment", /^[0-9a-f]{64}$/),
    seed: header("seed", /^[0-9a-f]{64}$/),
    entropy,
    draws: found,
    steps,
  };
}

/** What something was drawn from: written out, or that of a recent draw. */
function listOf(line: number, way: string, what: string, recent: readonly Draw[]): Outcomes {
  if (way === "of") {
    const outcomes = what.split(" ").map((word): [string, number] => {
      const one = /^(~[^*]+)(?:\*([1-9]\d*))?$/.exec(word);
      if (!one || one[2] === "1") throw new Malformed(line, "malformed list");
      return [one[1] ?? "", Number(one[2] ?? 1)];
    });
    // Tokens are plain ASCII, so the order of their characters is that of their bytes.
    const rising = outcomes.every(([token], index) => index === 0 || (outcomes[index - 1]?.[0] ?? "") < token);
    if (!rising) throw new Malformed(line, "the outcomes are not in ascending order");
    return outcomes;
  }
  const before = recent.find((draw) => String(draw.step) === what);
  if (!before) throw new Malformed(line, `step ${what} is not one of the ${WINDOW} draws before`);
  if (way === "as") return before.outcomes;
  return before.outcomes
    .map(([token, weight]) => [token, token === before.token ? weight - 1 : weight] as const)
    .filter(([, weight]) => weight > 0);
}
