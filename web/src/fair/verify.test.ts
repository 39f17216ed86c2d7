import { readdirSync, readFileSync } from "node:fs";
import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGS, texts } from "../ui/texts";
import { fromHex, toHex } from "../hex";
import { chanceOf, commitmentOf, keyOf } from "./chance";
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
      ["Crosstable record 2\n", "no record"],
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
    const seen = { commitment: value("commitment"), entropy: [[1, value("entropy 1")]] as const };
    expect((await verify(sample, seen)).fair).toBe(true);
    const otherCommitment = await verify(sample, { ...seen, commitment: "0".repeat(64) });
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

describe("the checks", () => {
  it("have a text in every language", async () => {
    for (const lang of LANGS) {
      const text = await texts(lang, ["web-fair"]);
      for (const name of ["form", "promise", "commitment", "entropy", "draws", "unknown", "holds", "fails"]) {
        expect(text(`fair-${name}`), `${lang} ${name}`).not.toBe(`fair-${name}`);
      }
    }
  });

  it("read digits into bytes and back", () => expect(toHex(fromHex("00ff10"))).toBe("00ff10"));
});
