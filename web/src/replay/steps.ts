// The steps of a recorded game: each decision, and the chance that followed it.

export interface Step {
  token: string;
  chance: string[];
}

/** The chance before the first decision, and the decisions in order. */
export function stepsOf(tokens: readonly string[]): { start: string[]; steps: Step[] } {
  const start: string[] = [];
  const steps: Step[] = [];
  for (const token of tokens) {
    const last = steps[steps.length - 1];
    if (!token.startsWith("~")) steps.push({ token, chance: [] });
    else if (last) last.chance.push(token);
    else start.push(token);
  }
  return { start, steps };
}

/** The seat of each decision in a record as text, where a move is a line `NUMBER. SEAT TOKEN`. */
export function seatsOf(record: string): number[] {
  return [...record.matchAll(/^\d+\. ([1-4]) [^~]/gm)].map((line) => Number(line[1]));
}
