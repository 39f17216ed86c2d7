// What this device saw of a table's commitment, and the entropy it added. It is stored, so that the chance of a finished
// game can be checked against it without trusting the server.

import { store, stored } from "../ui/storage";
import type { Evidence } from "./verify";

interface Witness {
  commitment: string;
  /** What this device added, by seat. */
  entropy: Record<string, string>;
}

type Stored = [table: string, witness: Witness][];

const KEY = "promises";
/** How many tables are remembered, the newest first. */
const MOST = 40;

function witnessOf(table: string): Witness | null {
  return stored<Stored>(KEY)?.find(([id]) => id === table)?.[1] ?? null;
}

function write(table: string, witness: Witness): void {
  const others = (stored<Stored>(KEY) ?? []).filter(([id]) => id !== table);
  store(KEY, [[table, witness], ...others].slice(0, MOST));
}

/** Remembers the first commitment seen at a table; a later one does not replace it. */
export function rememberCommitment(table: string, commitment: string): void {
  if (witnessOf(table) === null) write(table, { commitment, entropy: {} });
}

/** Remembers the entropy that this device adds for a seat. */
export function rememberEntropy(table: string, seat: number, entropy: string): void {
  const witness = witnessOf(table) ?? { commitment: "", entropy: {} };
  write(table, { ...witness, entropy: { ...witness.entropy, [seat]: entropy } });
}

export function evidenceOf(table: string): Evidence {
  const witness = witnessOf(table);
  if (!witness) return {};
  const entropy = Object.entries(witness.entropy).map(([seat, digits]) => [Number(seat), digits] as const);
  return { ...(witness.commitment ? { commitment: witness.commitment } : {}), entropy };
}
