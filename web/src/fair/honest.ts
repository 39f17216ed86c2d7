// A server of one table that does everything right, for tests only: a test makes it lie. Its cryptography is Node's, so
// that it shares no mistake with the client's.

import { createHash, createHmac } from "node:crypto";
import type { SeatView, Stage, TableView } from "../wire/protocol";

type Bytes = string | Uint8Array;
const bytes = (part: Bytes): Uint8Array => (typeof part === "string" ? new TextEncoder().encode(part) : part);
const raw = (digits: string): Uint8Array => Buffer.from(digits, "hex");
const big = (number: number, size = 8): Uint8Array => {
  const place = Buffer.alloc(size);
  place.writeUIntBE(number, size - 4, 4);
  return place;
};
export const sha = (...parts: Bytes[]): string => createHash("sha256").update(Buffer.concat(parts.map(bytes))).digest("hex");
export const hmac = (key: string, ...parts: Bytes[]): string =>
  createHmac("sha256", raw(key)).update(Buffer.concat(parts.map(bytes))).digest("hex");

/** The commitment of a device. */
export const promise = (table: string, entropy: string): string => sha("crosstable fair 2 device", raw(table), raw(entropy));

const DIE = ["~d1", "~d2", "~d3", "~d4", "~d5", "~d6"];

/** Ada, whose device is tested, plays dice with Ben, whose entropy is known here. */
export class HonestServer {
  readonly first = "5e".repeat(32);
  readonly ben = "be".repeat(16);
  seed = this.first;
  round = 1;
  stage: Stage = "lobby";
  /** Ada's commitment, and her entropy once it was revealed. */
  ada = { commitment: "", entropy: "" };
  frozen: string | null = null;
  #entries: string[] = [];
  #heads: string[] = [];

  constructor(readonly table = "1f".repeat(16)) {
    this.append({ entry: "created", at: 1, table: this.table, commitment: this.commitment, seed: this.first, chance: "revealed" });
    this.append({ entry: "seated", at: 2, seat: 1, who: { person: { player: "0a".repeat(16), name: "Ada" } } });
  }

  get commitment(): string {
    return sha(raw(this.seed));
  }

  get number(): number {
    return this.#entries.length - 1;
  }

  get head(): string {
    return this.#heads.at(-1) ?? "0".repeat(32);
  }

  /** The list that the next start freezes. */
  list(): string {
    return [
      ...["game: cross-n-go", "rules: 1", "players: 2", "option start: random", "seat 1: person Ada", "seat 2: person Ben"],
      ...[`table: ${this.table}`, "chance: revealed", `round: ${this.round}`, `commitment: ${this.commitment}`],
      ...[`commitment 1: ${this.ada.commitment}`, `commitment 2: ${promise(this.table, this.ben)}`, ""],
    ].join("\n");
  }

  append(entry: object): void {
    const body = JSON.stringify(entry);
    const head = hmac(this.#logKey(), big(this.#entries.length), raw(this.head), body).slice(0, 32);
    this.#entries.push(`${body.slice(0, -1)},"head":"${head}"}`);
    this.#heads.push(head);
  }

  /** Comes back from a copy that ends with this entry. */
  forget(number: number): void {
    this.#entries.length = this.#heads.length = number + 1;
  }

  freeze(): void {
    this.stage = "starting";
    this.frozen = this.list();
    this.append({ entry: "frozen", at: 3, round: this.round, list: this.frozen });
  }

  /** Somebody shows a receipt with a head that is not in this log. */
  dispute(told: string): void {
    this.append({ entry: "disputed", at: 4, number: 2, told });
    this.reopen(told);
  }

  reopen(head = this.head): void {
    this.seed = hmac(this.seed, "crosstable fair 2 round", raw(head));
    this.round += 1;
    this.stage = "lobby";
    this.frozen = null;
    this.ada = { commitment: "", entropy: "" };
    this.append({ entry: "reopened", at: 4, round: this.round, commitment: this.commitment, seed: this.seed });
  }

  /** Ada's device reveals; Ben's has done so. The game starts, is played, and ends. */
  run(entropy: string): void {
    this.ada.entropy = entropy;
    this.stage = "running";
    this.append({ entry: "started", at: Date.UTC(2026, 10, 15), chance: this.rolled() });
  }

  end(): void {
    this.stage = "ended";
    this.append({ entry: "ended", at: 6, seed: this.seed });
  }

  receipt(number = this.number, head = this.#heads[number] ?? "", label = this.stage === "ended" ? "receipt after the end" : "receipt"): string {
    return head + hmac(this.#logKey(), label, big(number), raw(head)).slice(0, 32);
  }

  log(): string {
    return this.#entries.map((line) => `${line}\n`).join("");
  }

  /** The dice of the game, which is nothing but chance. */
  rolled(): string[] {
    const key = hmac(this.seed, "crosstable fair 2 key", raw(sha(this.frozen ?? "")), big(1).slice(7), raw(this.ada.entropy), big(2).slice(7), raw(this.ben));
    return Array.from({ length: 40 }, (_, number) => {
      // Six divides so evenly that no ticket is drawn again here.
      const ticket = Buffer.from(hmac(key, "crosstable fair 1 draw", big(number), big(0, 4)), "hex").readBigUInt64BE();
      return DIE[Number(ticket % 6n)] ?? "";
    });
  }

  record(): string {
    const steps = this.rolled().map((token, step) => `${step + 1}. ${token} ${step === 0 ? `of ${DIE.join(" ")}` : `as ${step}`}`);
    return [
      `Crosstable record 2\n${this.frozen}date: 2026-11-15`,
      ...[`entropy 1: ${this.ada.entropy}`, `entropy 2: ${this.ben}`, `seed: ${this.seed}`, `head: ${this.head}`],
      ...["result: ranks 1 2 points none", "", ...steps, "end 40", ""],
    ].join("\n");
  }

  view(change: Partial<TableView> = {}): TableView {
    const person = { who: "person", away: false, stand_in: false } as const;
    const committed = this.ada.commitment !== "";
    const seats: SeatView[] = [
      { ...person, name: "Ada", host: true, committed, revealed: this.ada.entropy !== "" },
      { ...person, name: "Ben", host: false, committed: true, revealed: this.stage !== "lobby" },
    ];
    const standing = this.stage === "ended" ? { ranks: [1, 2], points: null } : null;
    const { table, stage, round, commitment, frozen: list } = this;
    const waiting = stage === "starting" && this.ada.entropy === "" ? [1] : [];
    const chance = { source: "revealed", round, commitment, list, waiting, dispute: null, closed: null } as const;
    const rest = { rules: 1, options: [["start", "random"]] as [string, string][], clock: "off", public: false, view: {}, legal: null, to_move: null, decisions: 0, deadline: null };
    const none = { proposal: null, free_undo: false, phrases: [], rematch: null };
    return { table, game: "cross-n-go", stage, seats, viewer: 1, standing, ...chance, ...rest, ...none, ...change };
  }

  #logKey(): string {
    return hmac(this.first, "crosstable log 1 heads");
  }
}

/** A browser's storage that a test can look into. */
export class FakeStorage {
  readonly items = new Map<string, string>();
  /** Whether it refuses to store, as in some private windows. */
  forbidden = false;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.forbidden) throw new Error("forbidden");
    this.items.set(key, value);
  }
}
