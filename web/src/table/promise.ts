// What this device saw of a table's promise, and what it added itself: kept, so that the dice can be checked against it
// after the end without believing anybody.

import type { Seen } from "../fair/verify";
import { keep, kept } from "../look/kept";

interface Witness {
  commitment: string;
  /** What this device added, by seat. */
  entropy: Record<string, string>;
}

/** Tables whose promises are kept; older ones are forgotten. */
const MOST = 40;

type Kept = [table: string, witness: Witness][];

function witnessOf(table: string): Witness | null {
  return kept<Kept>("promises")?.find(([id]) => id === table)?.[1] ?? null;
}

function write(table: string, witness: Witness): void {
  const others = (kept<Kept>("promises") ?? []).filter(([id]) => id !== table);
  keep("promises", [[table, witness], ...others].slice(0, MOST));
}

/** Remembers the promise. Only the first one counts. */
export function sawPromise(table: string, commitment: string): void {
  if (witnessOf(table) === null) write(table, { commitment, entropy: {} });
}

/** Remembers what this device adds for a seat. */
export function adds(table: string, seat: number, entropy: string): void {
  const witness = witnessOf(table) ?? { commitment: "", entropy: {} };
  write(table, { ...witness, entropy: { ...witness.entropy, [seat]: entropy } });
}

/** What this device saw of a table, to compare with its record. */
export function seenOf(table: string): Seen {
  const witness = witnessOf(table);
  if (!witness) return {};
  const entropy = Object.entries(witness.entropy).map(([seat, digits]) => [Number(seat), digits] as const);
  return { ...(witness.commitment ? { commitment: witness.commitment } : {}), entropy };
}
