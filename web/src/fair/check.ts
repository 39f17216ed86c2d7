// Checks the chance of a finished game against what this device remembers.

import { api } from "../net/api";
import { RefusedError } from "../net/errors";
import { evidenceOf } from "./evidence";
import { type Verdict, verify } from "./verify";

export async function checkTable(table: string): Promise<Verdict> {
  const record = await recordOf(table);
  const evidence = evidenceOf(table);
  // Only the logs of version 0.1 have no heads. A server that hides another one cannot be checked.
  const chained = evidence.head !== undefined || /^head: /m.test(record);
  return verify(record, evidence, await logOf(table, chained));
}

/** The record as text. If the server has no text form, its JSON form, with which some draws cannot be checked. */
async function recordOf(table: string): Promise<string> {
  try {
    return await api.recordText(table);
  } catch (error) {
    if (error instanceof RefusedError && error.problem.code === "server-no-page") return JSON.stringify(await api.record(table));
    throw error;
  }
}

/** The public log; null if the server does not show it, and it is not needed. */
async function logOf(table: string, needed: boolean): Promise<string | null> {
  try {
    return await api.log(table);
  } catch (error) {
    if (error instanceof RefusedError && !needed) return null;
    throw error;
  }
}
