import { readdirSync, readFileSync } from "node:fs";
import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGS, texts } from "../ui/texts";
import { fromHex, toHex } from "../hex";
import { chanceOf, commitmentOf, keyOf } from "./chance";
import type { Evidence } from "./evidence";
import { HonestServer, promise } from "./honest";
import { hmac, sha256 } from "./sha256";
import { verify } from "./verify";

const archive = new URL("../../../archive/", import.meta.url);
const folders = readdirSync(archive, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const games = folders.map(({ name }) => name);
const files = games.flatMap((game) => readdirSync(new URL(`${game}/rules-1/`, archive)).map((file) => `${game}/rules-1/${file}`));
const read = (file: string): string => readFileSync(new URL(file, archive), "utf8");
const sample = read("cross-n-go/rules-1/2-default.txt");
const value = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(sample)?.[1] ?? "";

/** The same game in the JSON form. */
function json(text = sample): { [key: string]: unknown } {
  const steps = text.split("\n").flatMap((line) => /^\d+\. (?:\d )?(\S+)/.exec(line)?.[1] ?? []);
  const [table, commitment, seed] = ["table", "commitment", "seed"].map(value);
  return { table, commitment, seed, players: 2, tokens: steps, entropy: [[1, value("entropy 1")]] };
}

afterEach(() => vi.unstubAllGlobals());

describe("fair chance", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const table = Uint8Array.from({ length: 16 }, (_, index) => 16 + index);
  const entropy = [
    [3, Uint8Array.from({ length: 16 }, (_, index) => index)],
    [1, new Uint8Array(16).fill(0xaa)],
  ] as const;
  const draws = [[0, 6, 4], [1, 6, 5], [2, 54, 42], [3, 4294967295, 572230319], [4, 1, 0], [2 ** 40, 7, 5]] as const;

  // The vectors of docs/fairness.md, with the browser's cryptography and without.
  for (const native of [true, false]) {
    it(`matches the documentation, ${native ? "with WebCrypto" : "without it"}`, async () => {
      if (!native) vi.stubGlobal("crypto", {});
      expect(await commitmentOf(seed)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
      const key = await keyOf(seed, table, entropy);
      expect(toHex(key)).toBe("c85e6d73097f7f83d806fd358b367b7d4f75fff040cef0bb9437e1a867c013a0");
      const chance = await chanceOf(key);
      for (const [number, total, place] of draws) expect(await chance.draw(number, total)).toBe(place);
    });
  }

  it("has its own SHA-256 and HMAC, which agree with Node's at every length", () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      const key = message.slice(0, length % 100);
      expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

describe("records of the archive", () => {
  it("are there", () => expect(files.length).toBeGreaterThan(60));

  it("all pass", async () => {
    for (const file of files) {
      const { fair, checks } = await verify(read(file));
      expect(checks.filter((one) => !one.ok), file).toEqual([]);
      expect(fair, file).toBe(true);
      expect(checks.map((one) => one.name), file).toEqual(["form", "commitment", "draws"]);
    }
  }, 120_000);

  it("pass on a page without WebCrypto too", async () => {
    vi.stubGlobal("crypto", {});
    expect((await verify(sample)).fair).toBe(true);
  });
});

describe("tampered records", () => {
  const flip = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);
  const first = async (text: string) => (await verify(text)).checks.find((one) => !one.ok);

  it("are found: another seed, commitment, table or entropy", async () => {
    expect(await first(sample.replace(value("seed"), flip(value("seed"))))).toMatchObject({ name: "commitment" });
    expect(await first(sample.replace(value("commitment"), flip(value("commitment"))))).toMatchObject({ name: "commitment" });
    for (const name of ["table", "entropy 1"]) {
      const changed = sample.replace(value(name), flip(value(name)));
      expect((await first(changed))?.detail, name).toMatch(/^line 17: draw 0|^line \d+: draw \d+ is/);
    }
  });

  it("are found: every single changed die", async () => {
    const lines = sample.split("\n");
    const dice = lines.flatMap((line, index) => (/^\d+\. ~d[1-6] as/.test(line) ? [index] : [])).slice(0, 25);
    expect(dice.length).toBe(25);
    for (const index of dice) {
      const forged = lines.with(index, lines[index]!.replace(/~d([1-6])/, (_, pips) => `~d${(Number(pips) % 6) + 1}`));
      const wrong = await first(forged.join("\n"));
      expect(wrong).toMatchObject({ name: "draws" });
      expect(wrong?.detail).toContain(`line ${index + 1}:`);
    }
  });

  it("are found: changed weights, and a missing draw", async () => {
    expect(await first(sample.replace("~d1 ~d2 ~d3 ~d4 ~d5 ~d6", "~d1*9 ~d2 ~d3 ~d4 ~d5 ~d6"))).toMatchObject({ name: "draws" });
    const number = Number(/^(\d+)\. ~start/m.exec(sample)?.[1]);
    const without = sample.replace(/^\d+\. ~start.*\n/m, "").replace(/^(\d+)\./gm, (whole, step) => {
      return Number(step) > number ? `${Number(step) - 1}.` : whole;
    });
    expect((await first(without))?.name).toMatch(/form|draws/);
  });

  it("are found: everything malformed", async () => {
    const broken: [string, string][] = [
      ["", "no record"],
      ["Crosstable record 3\n", "no record"],
      [sample.replace(/^end \d+$/m, ""), "expected step"],
      [sample.replace(/^end \d+$/m, "end 3"), "expected step"],
      [sample + "1. 1 end\n", "something after the end"],
      [sample.replace("players: 2", "players: 5"), "expected the header 'players'"],
      [sample.replace(/^date.*\n/m, ""), "expected the header 'date'"],
      [sample.replace("~start:1 ~start:2", "~start:2 ~start:1"), "ascending byte order"],
      [sample.replace("~start:1 ~start:2", "~start:1*1 ~start:2"), "malformed list"],
      [sample.replace("~start:1 ~start:2", "~start:1*4294967295 ~start:2"), "cannot be drawn"],
      [sample.replace(" less 2\n", " less 1\n"), "cannot be drawn"],
      [sample.replace(" less 2\n", " less 999\n"), "not one of the 64 draws"],
      [sample.replace("# A random", `# ${"x".repeat(17_000)}`), "longer than 16 KiB"],
      [sample + "#\n".repeat(600_000), "longer than 1 MiB"],
    ];
    for (const [text, what] of broken) {
      const { fair, checks } = await verify(text);
      expect(fair, what).toBe(false);
      expect(checks.at(-1), what).toMatchObject({ name: "form", ok: false });
      expect(checks.at(-1)?.detail).toContain(what);
    }
  });

  it("are told from remarks, carriage returns and trailing blanks, which change nothing", async () => {
    const dressed = sample.replaceAll("\n", " \t\r\n").replace(/^(16\. .*)$/m, "$1 # a remark").replace("seat 1: person Carla", "seat 1: person Zoë #1");
    expect(await first(dressed)).toBeUndefined();
  });
});

describe("what this device saw itself", () => {
  it("must match the record", async () => {
    const seen = { servers: { 1: value("commitment") }, entropy: [[1, value("entropy 1")]] as const };
    expect((await verify(sample, seen)).fair).toBe(true);
    const otherCommitment = await verify(sample, { ...seen, servers: { 1: "0".repeat(64) } });
    expect(otherCommitment.checks.find((one) => !one.ok)?.name).toBe("promise");
    const otherEntropy = await verify(sample, { entropy: [[1, "0".repeat(32)]] });
    expect(otherEntropy.checks.find((one) => !one.ok)?.name).toBe("entropy");
    expect((await verify(sample, { entropy: [[2, value("entropy 1")]] })).fair).toBe(false);
  });
});

describe("records in JSON", () => {
  it("are checked as far as their lists are known: dice and the starting player", async () => {
    const { fair, checks } = await verify(JSON.stringify(json()));
    expect(fair).toBe(true);
    expect(checks.map((one) => one.name)).toEqual(["form", "commitment", "draws", "unknown"]);
    const [, , draws, unknown] = checks;
    expect(unknown?.detail).toMatch(/^13 draws/);
    expect(Number(/^\d+/.exec(draws?.detail ?? "")?.[0])).toBeGreaterThan(20);
  });

  it("fail if a die is changed or a field is invalid", async () => {
    const forged = json();
    const tokens = forged["tokens"] as string[];
    const die = tokens.findIndex((token) => token.startsWith("~d"));
    const other = { ...forged, tokens: tokens.with(die, tokens[die] === "~d1" ? "~d2" : "~d1") };
    expect((await verify(JSON.stringify(other))).checks.find((one) => !one.ok)?.name).toBe("draws");
    for (const part of [{ seed: "00" }, { players: 9 }, { entropy: [[1, "x"]] }, { entropy: [[7, value("table")]] }, { tokens: [1] }, { tokens: null }]) {
      expect((await verify(JSON.stringify({ ...forged, ...part }))).checks).toMatchObject([{ name: "form", ok: false }]);
    }
    expect((await verify("{")).checks).toMatchObject([{ name: "form", ok: false }]);
  });

  it("cannot be checked before the end", async () => {
    const { fair, checks } = await verify(JSON.stringify({ ...json(), seed: null }));
    expect(fair).toBe(false);
    expect(checks.at(-1)).toMatchObject({ name: "commitment", ok: false });
  });
});

describe("records of revealed chance", () => {
  const entropy = "ad".repeat(16);
  /** A game that was played to its end, and what Ada's device saw of it. */
  function played(starts = 1) {
    const server = new HonestServer();
    for (let start = 1; start <= starts; start++) {
      if (start > 1) server.reopen();
      server.ada.commitment = promise(server.table, entropy);
      server.freeze();
    }
    server.run(entropy);
    server.end();
    const evidence: Evidence = {
      servers: { [server.round]: server.commitment },
      revealed: { round: server.round, list: server.frozen ?? "" },
      entropy: [[1, entropy]],
      receipts: [{ number: server.number, digits: server.receipt() }],
      head: server.head,
    };
    return { server, evidence };
  }
  const { server, evidence } = played();
  const wrong = async (record: string, seen: Evidence = {}, log: string | null = null) =>
    (await verify(record, seen, log)).checks.filter((one) => !one.ok).map((one) => one.name);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(server.record())?.[1] ?? "";
  const flipped = (name: string) => server.record().replace(header(name), flip(header(name)));
  const receiptOf = (by: HonestServer, number: number, label: string) => ({ number, digits: by.receipt(number, "cd".repeat(16), label) });
  const flip = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);

  it("hold, with all that this device saw, and name their source", async () => {
    for (const starts of [1, 3]) {
      const game = played(starts);
      const { fair, source, checks } = await verify(game.server.record(), game.evidence, game.server.log());
      expect(checks.map((one) => [one.name, one.ok])).toEqual(
        ["form", "list", "head", "entropy", "commitment", "devices", "draws", "log", "receipt"].map((name) => [name, true]),
      );
      expect([fair, source]).toEqual([true, "revealed"]);
    }
  });

  it("hold on a page without WebCrypto too", async () => {
    vi.stubGlobal("crypto", {});
    expect(await wrong(server.record(), evidence, server.log())).toEqual([]);
  });

  it("are found: another seed, commitment, entropy or name", async () => {
    expect(await wrong(flipped("seed"))).toEqual(["commitment"]);
    expect(await wrong(flipped("commitment"))).toEqual(["commitment"]);
    for (const name of ["commitment 1", "commitment 2", "entropy 1", "entropy 2"]) expect(await wrong(flipped(name)), name).toEqual(["devices"]);
    for (const name of ["option start", "seat 2"]) {
      const value = header(name);
      expect(await wrong(server.record().replace(`${name}: ${value}`, `${name}: ${value}x`)), name).toEqual(["draws"]);
    }
    expect(await wrong(server.record().replace("round: 1", "round: 2"))).toEqual(["draws"]);
  });

  it("are found: a game with another list that is sound in itself", async () => {
    const forged = new HonestServer();
    forged.ada.commitment = promise(forged.table, "99".repeat(16));
    forged.freeze();
    forged.run("99".repeat(16));
    forged.end();
    expect(await wrong(forged.record())).toEqual([]);
    expect(await wrong(forged.record(), evidence)).toEqual(["list", "head", "entropy"]);
  });

  it("are found: this device's own entropy is not there, though the list is", async () => {
    expect(await wrong(server.record(), { ...evidence, entropy: [[1, "00".repeat(16)]] })).toEqual(["entropy"]);
    expect(await wrong(server.record(), { ...evidence, entropy: [[2, entropy]] })).toEqual(["entropy"]);
  });

  it("are found: the game of a start that was called off", async () => {
    const { evidence: second } = played(2);
    expect(await wrong(server.record(), second)).toContain("list");
    // But whoever got up after the first start has no part in the second.
    expect(await wrong(played(2).server.record(), { revealed: evidence.revealed!, entropy: [[1, "00".repeat(16)]] })).toEqual([]);
  });

  it("are found: a start in which this device did not reveal", async () => {
    expect(await wrong(server.record(), { refused: [1] })).toEqual(["list"]);
    expect(await wrong(server.record(), { refused: [2] })).toEqual([]);
  });

  it("are found: another promise than a spectator saw", async () => {
    expect(await wrong(server.record(), { servers: { 1: server.commitment } })).toEqual([]);
    expect(await wrong(server.record(), { servers: { 1: "0".repeat(64) } })).toEqual(["promise"]);
  });

  it("are found: a changed head, in the record or in the log", async () => {
    expect(await wrong(flipped("head"), evidence, server.log())).toEqual(["head", "log"]);
    expect(await wrong(flipped("head"))).toEqual([]);
    expect(await wrong(server.record(), evidence, server.log().replace(/"at":3/, '"at":7'))).toEqual(["log"]);
  });

  it("are found: a sound log of another history than this device was told", async () => {
    const other = new HonestServer();
    other.append({ entry: "renamed", at: 3, seat: 2, name: "Eve" });
    other.ada.commitment = promise(other.table, entropy);
    other.freeze();
    other.run(entropy);
    other.end();
    expect(await wrong(other.record(), {}, other.log())).toEqual([]);
    const receipt = { number: 2, digits: server.receipt(2) };
    expect(await wrong(other.record(), { receipts: [receipt] }, other.log())).toEqual(["receipt"]);
    expect(await wrong(server.record(), { receipts: [receipt] }, server.log())).toEqual([]);
    // An older one that does not fit is found behind a newer one that does.
    const newest = { number: other.number, digits: other.receipt() };
    expect(await wrong(other.record(), { receipts: [newest, receipt] }, other.log())).toEqual(["receipt"]);
    // Of an event after the end the public log says nothing; but one during the game cannot have come after the end.
    expect(await wrong(other.record(), { receipts: [receiptOf(other, 99, "receipt after the end")] }, other.log())).toEqual([]);
    expect(await wrong(other.record(), { receipts: [receiptOf(other, 99, "receipt")] }, other.log())).toEqual(["receipt"]);
    expect(await wrong(server.record(), {}, other.log())).toEqual(["log"]);
  });

  it("are found: a sound log of the same start with other steps, another day or another table", async () => {
    for (const change of [
      (text: string) => text.replace("date: 2026-11-15", "date: 2026-11-16"),
      (text: string) => text.replace(/^40\. .*\nend 40/m, "end 39"),
      (text: string) => text.replace("end 40", "40. 1 pass\nend 40").replace(/^40\. ~.*\n/m, ""),
    ]) expect(await wrong(change(server.record()), evidence, server.log())).toEqual(["log"]);
    const cut = server.log().split("\n").slice(0, -2).join("\n");
    expect(await wrong(server.record().replace(/^head.*\n/m, ""), {}, `${cut}\n`)).toEqual(["log"]);
  });

  it("are found: a game of revealed chance with the log of version 0.1, which has no heads", async () => {
    const bare = server.log().replace(/,"head":"\w+"\}/g, "}").replace(',"chance":"revealed"', "");
    expect(await wrong(server.record(), {}, bare)).toEqual(["log"]);
  });

  it("are not read if no person sits there: nobody can have revealed", async () => {
    const bots = server.record().replace("person Ada", "bot easy").replace("person Ben", "bot hard").replace(/^(commitment|entropy) .: .*\n/gm, "");
    expect(await wrong(bots)).toEqual(["form"]);
  });

  it("are found: a seed that was chosen for the second start", async () => {
    const chosen = new HonestServer();
    chosen.reopen();
    chosen.seed = "77".repeat(32);
    chosen.ada.commitment = promise(chosen.table, entropy);
    chosen.freeze();
    chosen.run(entropy);
    chosen.end();
    expect(await wrong(chosen.record(), {}, chosen.log())).toEqual(["log"]);
  });

  it("may carry remarks, and may lack a head", async () => {
    const dressed = server.record().replaceAll("\n", " \t\r\n").replace("date:", "# a remark\ndate:");
    expect(await wrong(dressed, evidence)).toEqual([]);
    expect(await wrong(server.record().replace(/^head.*\n/m, ""), evidence)).toEqual([]);
  });

  it("are not read if a header is missing, twice or at another place", async () => {
    for (const name of ["table", "chance", "round", "commitment", "commitment 1", "commitment 2", "date", "entropy 1", "entropy 2", "seed", "result"]) {
      const line = new RegExp(`^${name}: .*\n`, "m");
      const found = line.exec(server.record())?.[0] ?? "";
      for (const text of [server.record().replace(line, ""), server.record().replace(line, found + found), server.record().replace(line, "").replace("rules:", `${found}rules:`)]) {
        expect(await wrong(text), text).toEqual(["form"]);
      }
    }
    expect(await wrong(server.record().replace("record 2", "record 1"))).toEqual(["form"]);
  });

  it("hold in the JSON form as far as it goes", async () => {
    const tokens = [...server.record().matchAll(/^\d+\. (\S+)/gm)].map((one) => one[1] ?? "");
    const { table, commitment, seed, frozen: list } = server;
    const form = { table, commitment, seed, list, source: "revealed", players: 2, tokens, entropy: [[1, entropy], [2, server.ben]] };
    expect((await verify(JSON.stringify(form), evidence)).checks.filter((one) => !one.ok)).toEqual([]);
    expect(await wrong(JSON.stringify({ ...form, list: list?.replace("Ben", "Eve") }))).toEqual(["draws"]);
    expect(await wrong(JSON.stringify({ ...form, list: null }))).toEqual(["form"]);
    expect(await wrong(JSON.stringify({ ...form, source: "honest" }))).toEqual(["form"]);
  });
});

describe("records of other chance", () => {
  it("are seeded: no promise, no entropy, and draws that follow from the seed", async () => {
    const seed = "77".repeat(32);
    const lines = sample.split("\n");
    const steps = lines.slice(lines.findIndex((line) => line.startsWith("result")));
    const head = lines.slice(1, lines.findIndex((line) => line.startsWith("date"))).filter((line) => !line.startsWith("#"));
    const record = ["Crosstable record 2", ...head, `table: ${value("table")}`, "chance: seeded", "date: 2026-11-15", `seed: ${seed}`, ...steps].join("\n");
    const { source, checks } = await verify(record);
    expect(source).toBe("seeded");
    // The steps are of a game with another key, so the draws do not fit; but the record is well written.
    expect(checks.map((one) => [one.name, one.ok])).toEqual([["form", true], ["draws", false]]);
    const key = await keyOf(fromHex(seed), fromHex(value("table")), []);
    const die = await (await chanceOf(key)).draw(0, 6);
    const once = [...record.split("\n").slice(0, record.split("\n").findIndex((line) => line.startsWith("result")) + 1), `1. ~d${die + 1} of ~d1 ~d2 ~d3 ~d4 ~d5 ~d6`, "end 1", ""];
    expect((await verify(once.join("\n"))).checks.map((one) => [one.name, one.ok])).toEqual([["form", true], ["draws", true]]);
  });

  it("are published, if they are of the first format", async () => {
    expect((await verify(sample)).source).toBe("published");
    const seed = value("seed");
    const log = `{"entry":"created","at":1,"table":"${value("table")}","commitment":"${value("commitment")}","seed":"${seed}"}\n`;
    expect((await verify(sample, {}, log)).fair).toBe(true);
    expect((await verify("")).source).toBeNull();
  });
});

describe("the checks", () => {
  it("have a text in every language", async () => {
    for (const lang of LANGS) {
      const text = await texts(lang, ["web-fair"]);
      const figures = { steps: 1, draws: 1, round: 1, before: "a", now: "a", seat: 1, digits: "a", digest: "a", devices: 1, drawn: 1, head: "a", entries: 1, number: 1, left: 1 };
      const checks = ["form", "list", "promise", "commitment", "devices", "entropy", "draws", "head", "log", "receipt"];
      const more = ["unknown", "unknown-figures", "holds", "fails", ...["revealed", "seeded", "published"].flatMap((source) => [`source-${source}`, `source-${source}-fails`])];
      const names = [...checks.flatMap((name) => [name, `${name}-fails`, `${name}-figures`]), ...more].map((name) => `fair-${name}`);
      const alarms = ["list", "round", "server", "own", "second", "started", "started-do", "history", "history-do", "lost", "late", "forgot", "forgot-do"].map((name) => `alarm-${name}`);
      for (const key of [...names, ...alarms, "closed-full", "closed-void", "closed-operator"]) expect(text(key, figures), `${lang} ${key}`).not.toBe(key);
    }
  });

  it("read digits into bytes and back", () => expect(toHex(fromHex("00ff10"))).toBe("00ff10"));
});
