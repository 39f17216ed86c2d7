// The logs of the tables on this device, in IndexedDB. An append is one transaction that checks the length of each log, as
// on a server; it counts when the browser says that it is on disk. Where storage is full or denied, the tables concerned
// go on in memory.

import { randomHex } from "../hex";
import type { MyGame } from "../wire/http";
import type { Trouble } from "./messages";

export interface Append {
  table: string;
  length: number;
  entries: string[];
  listing: MyGame;
}

export type Appended = "stored" | { conflict: string[] };

interface Row {
  table: string;
  length: number;
  listing: MyGame;
}

const DATABASE = "crosstable";
const [TABLES, ENTRIES, DEVICE] = ["tables", "entries", "device"];
/** How many games a list has, as on a server. */
const LIST_LENGTH = 500;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage failed"));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("storage failed"));
  });

/** The entries of a table from a number on. */
const range = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "table" });
    request.result.createObjectStore(ENTRIES);
    request.result.createObjectStore(DEVICE);
  };
  return done(request);
}

export class TableStore {
  /** Tables that are in memory only. */
  #memory = new Map<string, { entries: string[]; listing: MyGame }>();
  #player = "";

  private constructor(
    readonly db: IDBDatabase | null,
    private readonly onTrouble: (trouble: Trouble) => void,
  ) {
    if (db) db.onversionchange = () => db.close();
  }

  static async open(onTrouble: (trouble: Trouble) => void): Promise<TableStore> {
    try {
      return new TableStore(await openDatabase(), onTrouble);
    } catch {
      return new TableStore(null, onTrouble);
    }
  }

  /** The id under which the tables know the person at this device. */
  async player(): Promise<string> {
    if (this.#player) return this.#player;
    this.#player = randomHex(16);
    try {
      if (!this.db) return this.#player;
      const transaction = this.db.transaction(DEVICE, "readwrite");
      const device = transaction.objectStore(DEVICE);
      const known = (await done(device.get("player"))) as string | undefined;
      if (known === undefined) await done(device.put(this.#player, "player"));
      else this.#player = known;
      await finished(transaction);
    } catch {
      // The append will say what is wrong.
    }
    return this.#player;
  }

  /** The entries of a table from this number on. */
  async read(table: string, from = 0): Promise<string[]> {
    const kept = this.#memory.get(table);
    if (kept) return kept.entries.slice(from);
    if (!this.db) return [];
    return (await done(this.db.transaction(ENTRIES).objectStore(ENTRIES).getAll(range(table, from)))) as string[];
  }

  /** The game of a table. */
  async game(table: string): Promise<string | undefined> {
    const kept = this.#memory.get(table);
    if (kept || !this.db) return kept?.listing.game;
    return ((await done(this.db.transaction(TABLES).objectStore(TABLES).get(table))) as Row | undefined)?.listing.game;
  }

  /** Appends to logs, all or nothing. */
  async append(appends: readonly Append[]): Promise<Appended> {
    if (!this.db || appends.some(({ table }) => this.#memory.has(table))) {
      if (!this.db) this.onTrouble("denied");
      return this.#keep(appends);
    }
    try {
      return await this.#store(this.db, appends);
    } catch (error) {
      // Full, or taken away: from now on the table is in memory.
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      for (const { table, length, listing } of appends) {
        const entries = length > 0 ? await this.read(table).catch(() => []) : [];
        this.#memory.set(table, { entries, listing });
      }
      this.onTrouble(full ? "full" : "denied");
      return this.#keep(appends);
    }
  }

  async #store(db: IDBDatabase, appends: readonly Append[]): Promise<Appended> {
    const transaction = db.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const [tables, entries] = [transaction.objectStore(TABLES), transaction.objectStore(ENTRIES)];
    const committed = finished(transaction);
    // It is waited for below; a failure before that is the same failure.
    committed.catch(() => {});
    for (const { table, length } of appends) {
      const row = (await done(tables.get(table))) as Row | undefined;
      if ((row?.length ?? 0) === length) continue;
      const conflict = (await done(entries.getAll(range(table, length)))) as string[];
      transaction.abort();
      return { conflict };
    }
    for (const { table, length, entries: texts, listing } of appends) {
      for (const [index, text] of texts.entries()) entries.add(text, [table, length + index]);
      tables.put({ table, length: length + texts.length, listing } satisfies Row);
    }
    await committed;
    return "stored";
  }

  #keep(appends: readonly Append[]): Appended {
    for (const { table, length, entries, listing } of appends) {
      const kept = this.#memory.get(table) ?? { entries: [], listing };
      if (kept.entries.length !== length) return { conflict: kept.entries.slice(length) };
      this.#memory.set(table, { entries: [...kept.entries, ...entries], listing });
    }
    return "stored";
  }

  /** All games, the latest changed first. */
  async games(): Promise<MyGame[]> {
    const rows = this.db ? ((await done(this.db.transaction(TABLES).objectStore(TABLES).getAll())) as Row[]) : [];
    const stored = rows.map(({ listing }) => listing).filter(({ table }) => !this.#memory.has(table));
    const all = [...stored, ...[...this.#memory.values()].map(({ listing }) => listing)];
    return all.sort((one, other) => other.changed - one.changed).slice(0, LIST_LENGTH);
  }

  /** Deletes a table. */
  async remove(table: string): Promise<void> {
    this.#memory.delete(table);
    if (!this.db) return;
    const transaction = this.db.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(ENTRIES).delete(range(table));
    await finished(transaction);
  }
}
