// A move that the server has not confirmed when the page must be loaded again, because the server speaks a newer version
// of the protocol. The new page sends it with the same id, so it counts once.

import { storedInTab, storeInTab } from "../ui/storage";

export interface KeptMove {
  id: string;
  seat: number;
  token: string;
  /** The last event that the person had seen. */
  seen: number;
}

const KEY = "kept-move";

export function keepMove(table: string, move: KeptMove): void {
  storeInTab(KEY, { table, move });
}

/** The move that was kept for this table; the next call finds none. */
export function takeKeptMove(table: string): KeptMove | null {
  const kept = storedInTab<{ table: string; move: KeptMove }>(KEY);
  if (kept?.table !== table) return null;
  storeInTab(KEY, null);
  return kept.move;
}
