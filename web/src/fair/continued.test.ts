// Games that began on a device and were continued by a server: the record and log that crates/record keeps.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { verify } from "./verify";

const data = new URL("../../../crates/record/tests/data/", import.meta.url);
const record = readFileSync(new URL("continued.txt", data), "utf8");
const log = readFileSync(new URL("continued.log", data), "utf8");
const value = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
const flip = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);
const wrong = async (text: string, lines: string | null = null) => (await verify(text, {}, lines)).checks.find((one) => !one.ok)?.name;

describe("a game that began on a device", () => {
  it("holds with both seeds, and so does its log", async () => {
    const { fair, checks, source } = await verify(record, {}, log);
    expect(checks.filter((one) => !one.ok)).toEqual([]);
    expect([fair, source]).toEqual([true, "continued"]);
    expect(checks.map((one) => one.name)).toEqual(["form", "commitment", "begun", "draws", "log"]);
    expect(checks[2]?.figures).toEqual({ draws: Number(value("device draws")) });
  });

  it("is found out: another device, another seed, other draws", async () => {
    for (const name of ["device table", "device seed", "table"]) {
      expect(await wrong(record.replace(`\n${name}: ${value(name)}`, `\n${name}: ${flip(value(name))}`)), name).toBe("begun");
    }
    expect(await wrong(record.replace(`\nseed: ${value("seed")}`, `\nseed: ${flip(value("seed"))}`))).toBe("commitment");
    for (const draws of [0, 500]) {
      expect(await wrong(record.replace(/^device draws: .*$/m, `device draws: ${draws}`))).toBe("draws");
    }
    expect(await wrong(record.replace(/^device seed: .*\n/m, ""))).toBe("form");
    expect(await wrong(record.replace("chance: continued", "chance: seeded"))).toBe("form");
  });

  it("is not told by another log", async () => {
    const lines = log.split("\n");
    const at = lines.findIndex((line) => line.includes('"entry":"continued"'));
    expect(at).toBeGreaterThan(0);
    expect(await wrong(record, lines.with(at, (lines[at] ?? "").replace('"game":["', '"game":["~x ')).join("\n"))).toBe("log");
    expect(await wrong(record, lines.with(0, (lines[0] ?? "").replace(/"draws":\d+/, '"draws":1')).join("\n"))).toBe("log");
  });

  it("is checked in the JSON form, too", async () => {
    const tokens = record.split("\n").flatMap((line) => /^\d+\. (?:\d )?(\S+)/.exec(line)?.[1] ?? []);
    const begun = { table: value("device table"), seed: value("device seed"), draws: Number(value("device draws")) };
    const players = Number(value("players"));
    const json = { table: value("table"), source: "continued", commitment: value("commitment"), seed: value("seed"), players, tokens, entropy: [], begun };
    expect(await wrong(JSON.stringify(json))).toBeUndefined();
    expect(await wrong(JSON.stringify({ ...json, begun: { ...begun, seed: flip(begun.seed) } }))).toBe("begun");
    expect(await wrong(JSON.stringify({ ...json, begun: { ...begun, draws: -1 } }))).toBe("form");
    expect(await wrong(JSON.stringify({ ...json, begun: undefined }))).toBe("form");
  });
});
