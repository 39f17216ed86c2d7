import { readdirSync, readFileSync } from "node:fs";
import { createHmac, webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ascii, fromHex, type Hashes, hashes, own, toHex } from "./bytes";
import { checkDraws, checkSecret, checkWitness } from "./check";
import { commitmentOf, draw, keyOf } from "./draw";
import { Malformed, readRecord } from "./record";

const range = (from: number, count: number) => toHex(Uint8Array.from({ length: count }, (_, index) => from + index));
const archive = new URL("../../../archive/", import.meta.url);
const records = readdirSync(archive, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".txt"));
const read = (name: string) => readFileSync(new URL(name, archive), "utf8");

describe.each<[string, Hashes]>([
  ["the browser's functions", hashes()],
  ["our own functions", own],
])("fair chance with %s", (_, functions) => {
  it("gives the test vectors of docs/fairness.md", async () => {
    const seed = range(0, 32);
    expect(toHex(await commitmentOf(functions, seed))).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const key = await keyOf(functions, seed, range(0x10, 16), [
      [3, range(0, 16)],
      [1, "aa".repeat(16)],
    ]);
    expect(toHex(key)).toBe("c85e6d73097f7f83d806fd358b367b7d4f75fff040cef0bb9437e1a867c013a0");
    const vectors: [bigint, bigint, bigint][] = [
      [0n, 6n, 4n],
      [1n, 6n, 5n],
      [2n, 54n, 42n],
      [3n, 4294967295n, 572230319n],
      [4n, 1n, 0n],
      [2n ** 40n, 7n, 5n],
    ];
    const sign = await functions.hmac(key);
    for (const [number, total, ticket] of vectors) expect(await draw(sign, number, total)).toBe(ticket);
  });

  it("draws a record of the archive again", async () => {
    const record = readRecord(read(records[0] ?? ""));
    expect(await checkSecret(functions, record.seed, record.commitment)).toMatchObject({ holds: true });
    expect(await checkDraws(functions, record)).toMatchObject({ holds: true });
  });
});

describe("our own SHA-256", () => {
  it("agrees with the browser's at every length around a block", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const message = Uint8Array.from({ length }, (_, index) => index * 7);
      const theirs = new Uint8Array(await webcrypto.subtle.digest("SHA-256", message));
      expect(toHex(await own.sha256(message))).toBe(toHex(theirs));
      expect(toHex(await (await own.hmac(message))(ascii("m")))).toBe(hmac(message));
    }
  });
  const hmac = (key: Uint8Array) => createHmac("sha256", key).update("m").digest("hex");
});

describe("records", () => {
  // The archive is long, and a slow machine may take its time.
  it("are all fair in the archive", { timeout: 120_000 }, async () => {
    expect(records.length).toBeGreaterThan(50);
    for (const name of records) {
      const record = readRecord(read(name));
      expect(await checkDraws(hashes(), record), name).toMatchObject({ holds: true, count: record.draws.length });
    }
  });

  it("are found out if a draw, the seed or what a device added is changed", async () => {
    const text = read(records[0] ?? "");
    const record = readRecord(text);
    const [first] = record.draws.filter((one) => one.outcomes.length > 1);
    const other = first?.outcomes.find(([token]) => token !== first.token)?.[0] ?? "";
    const forged = text.replace(`${first?.step}. ${first?.token} `, `${first?.step}. ${other} `);
    expect(await checkDraws(hashes(), readRecord(forged))).toMatchObject({ holds: false, wrong: first?.step });
    expect(await checkSecret(hashes(), "00".repeat(32), record.commitment)).toMatchObject({ holds: false });
    const witness = { commitment: record.commitment, entropy: { 1: "00".repeat(16) } };
    expect(checkWitness(record, witness).map((one) => one.holds)).toEqual([true, false]);
    expect(checkWitness(record, null).map((one) => one.holds)).toEqual([null, null]);
  });

  it("are refused with the line where they go wrong", () => {
    expect(() => readRecord("something else")).toThrow(Malformed);
    const text = read(records[0] ?? "");
    expect(() => readRecord(text.replace(/end \d+\s*$/, ""))).toThrow("the end is missing");
    expect(() => readRecord(text.replace("\n1. ", "\n2. "))).toThrow("expected step 1");
  });

  it("have plain digits", () => {
    expect(() => fromHex("0g")).toThrow();
    expect(() => fromHex("0")).toThrow();
  });
});
