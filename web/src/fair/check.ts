// Checks the chance of a game that has ended, in this browser, without asking the server for anything but its record.

import type { Witness } from "../table/promise";
import { type Hashes, toHex } from "./bytes";
import { commitmentOf, draw, fallsOn, keyOf } from "./draw";
import type { TextRecord } from "./record";

/** One thing that was checked; null if there was nothing to compare it with. */
export interface Finding {
  what: "promise" | "secret" | "added" | "draws";
  holds: boolean | null;
  /** For the draws: how many there were, and the step of the first that is wrong. */
  count: number;
  wrong: number | null;
}

/** Whether the secret is the one that was promised. */
export async function checkSecret(hashes: Hashes, seed: string, commitment: string): Promise<Finding> {
  const holds = toHex(await commitmentOf(hashes, seed)) === commitment;
  return { what: "secret", holds, count: 0, wrong: null };
}

/** Whether the record's promise is the one this device saw before the game, and what it added is in the record. */
export function checkWitness(record: Pick<TextRecord, "commitment" | "entropy">, witness: Witness | null): Finding[] {
  const promise = witness?.commitment ? witness.commitment === record.commitment : null;
  const added = Object.entries(witness?.entropy ?? {});
  const inIt = added.every(([seat, bytes]) => record.entropy.some(([other, given]) => String(other) === seat && given === bytes));
  return [
    { what: "promise", holds: promise, count: 0, wrong: null },
    { what: "added", holds: added.length > 0 ? inIt : null, count: added.length, wrong: null },
  ];
}

/** Draws everything again. */
export async function checkDraws(hashes: Hashes, record: TextRecord): Promise<Finding> {
  const sign = await hashes.hmac(await keyOf(hashes, record.seed, record.table, record.entropy));
  let wrong: number | null = null;
  for (const [number, one] of record.draws.entries()) {
    const total = one.outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    const ticket = total > 0n ? await draw(sign, BigInt(number), total) : 0n;
    if (total === 0n || fallsOn(one.outcomes, ticket) !== one.token) {
      wrong = one.step;
      break;
    }
  }
  return { what: "draws", holds: wrong === null, count: record.draws.length, wrong };
}
