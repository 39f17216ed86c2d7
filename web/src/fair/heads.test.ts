import { afterEach, describe, expect, it, vi } from "vitest";
import { toHex } from "../hex";
import { chanceOf, deviceCommitment, keyOf, keyOfList } from "./chance";
import { readLog } from "./heads";
import { HonestServer } from "./honest";

afterEach(() => vi.unstubAllGlobals());

const counting = (from: number, length: number) => Uint8Array.from({ length }, (_, index) => from + index);
const seed = counting(0, 32);
const table = counting(16, 16);
const [own, other] = [new Uint8Array(16).fill(0xaa), counting(0, 16)];
const promises = [
  "e6e19d48cd613131ee016358b4cc6dc32095cf6ddc3af94acfd211323861c930",
  "96aa77f563e9535b0d55e9efcdd06e2174d2cf46f1fa09ae6195d6c14716a0c5",
] as const;
const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const list = [
  ...["game: crosswise", "rules: 1", "players: 3", "option start: random", "seat 1: person Zoë #1", "seat 2: bot hard", "seat 3: person Ben"],
  ...[`table: ${toHex(table)}`, "chance: revealed", "round: 1", `commitment: ${commitment}`],
  ...[`commitment 1: ${promises[0]}`, `commitment 3: ${promises[1]}`, ""],
].join("\n");

// Reckoned once with Python's `hmac` and `hashlib`.
for (const native of [true, false]) {
  describe(`vectors of revealed chance, ${native ? "with WebCrypto" : "without it"}`, () => {
    const without = () => native || vi.stubGlobal("crypto", {});

    it("commitments of devices", () => {
      without();
      expect(deviceCommitment(toHex(table), toHex(own))).toBe(promises[0]);
      expect(deviceCommitment(toHex(table), toHex(other))).toBe(promises[1]);
    });

    it("key and draws", async () => {
      without();
      const key = await keyOfList(seed, list, [[3, other], [1, own]]);
      expect(toHex(key)).toBe("6b99b970a5cff2d8c3ca5821a29ec16cfc5e503f8163aacd27c2e7116f5347c6");
      const chance = await chanceOf(key);
      const draws = [[0, 6, 2], [1, 6, 4], [2, 54, 33], [3, 4294967295, 1795180590]] as const;
      for (const [number, total, place] of draws) expect(await chance.draw(number, total)).toBe(place);
    });

    it("seeded key", async () => {
      without();
      expect(toHex(await keyOf(seed, table, []))).toBe("9e40d257581dd4aa02042a49708d99c40770a35b45990c52287850978ad80e3e");
    });

    it("heads, receipts and the next seed", async () => {
      without();
      const created = `{"entry":"created","at":1,"table":"${toHex(table)}","commitment":"${commitment}","seed":"${toHex(seed)}","chance":"revealed"`;
      const seated = `{"entry":"seated","at":2,"seat":1,"who":{"person":{"player":"${"0f".repeat(16)}","name":"Zoë"}}`;
      const [first, second] = ["02b35456966fd3292a4e5a8d2f36c79e", "28a4d25c4ef1cc21b167569a8d4b7d2d"];
      const third = "a0c54b186e2f7ecb9c177fe4e55738bb";
      const reopened = '{"entry":"reopened","at":3';
      const log = (await readLog(`${created},"head":"${first}"}\n${seated},"head":"${second}"}\n${reopened},"head":"${third}"}\n`))!;
      expect(log).toMatchObject({ head: third, entries: 3 });
      expect(log.seeds[1]).toBe("a2454be192b36483d626590bb9f0a47f7296fe456f13cb84e7f51765c67fee35");
      const digits = "28a4d25c4ef1cc21b167569a8d4b7d2d2cce56358f7c6cff21123c0affbd3982";
      expect(await log.fits({ number: 1, digits })).toBe(true);
      expect(await log.fits({ number: 0, digits })).toBe(false);
      expect(await log.fits({ number: 1, digits: digits.replace(/.$/, "0") })).toBe(false);
      // It is no receipt after the end, so the server should know its entry.
      expect(await log.fits({ number: 3, digits })).toBe(false);
    });
  });
}

describe("a public log", () => {
  const server = () => {
    const one = new HonestServer();
    one.freeze();
    one.reopen();
    one.freeze();
    one.run("00".repeat(16));
    one.end();
    return one;
  };
  const lines = (text: string) => text.trimEnd().split("\n");
  const wrong = async (all: readonly string[]) => (await readLog(all.map((line) => `${line}\n`).join("")).catch((error: Error) => error.message)) as string;

  it("gives the seed and the list of every round", async () => {
    const one = server();
    const log = (await readLog(one.log()))!;
    expect(log.seeds).toEqual([one.first, one.seed]);
    expect(log.lists.get(2)).toBe(one.frozen);
    expect(log.head).toBe(one.head);
  });

  it("gives the seed of a round after a dispute, too", async () => {
    const one = new HonestServer();
    one.dispute("ab".repeat(16));
    one.freeze();
    one.reopen();
    const { seeds } = (await readLog(one.log()))!;
    expect(seeds).toHaveLength(3);
    expect(seeds[2]).toBe(one.seed);
  });

  it("tells which entry was flipped, dropped, moved or added", async () => {
    const all = lines(server().log());
    expect(await wrong(all.with(3, all[3]!.replace('"at":4', '"at":5')))).toMatch(/^entry 3: was changed/);
    expect(await wrong(all.toSpliced(2, 1))).toMatch(/^entry 2: was changed/);
    expect(await wrong(all.with(2, all[3]!).with(3, all[2]!))).toMatch(/^entry 2: was changed/);
    expect(await wrong(all.toSpliced(2, 0, all[1]!))).toMatch(/^entry 2: was changed/);
    expect(await wrong(all.with(0, all[0]!.replace("5e5e", "5e5f")))).toMatch(/^entry 0: the seed/);
    expect(await wrong(all.with(4, all[4]!.replace(/,"head":"\w+"/, "")))).toMatch(/^entry 4: has no head/);
  });

  it("may begin without heads only if it is of version 0.1", async () => {
    const all = lines(server().log());
    expect(await wrong(all.with(0, all[0]!.replace(/,"head":"\w+"/, "")))).toMatch(/^entry 0: has no head/);
    const old = all[0]!.replace(',"chance":"revealed"', "").replace(/,"head":"\w+"/, "");
    // Then the chain begins with zeros at the first entry that has a head; these have another one before them.
    expect(await wrong([old, ...all.slice(1)])).toMatch(/^entry 1: was changed/);
    expect(await readLog(`${old}\n`)).toBeNull();
  });

  it("is not read if it is no log", async () => {
    for (const text of ["", "\n", "{}\n", "nonsense\n", "[1]\n"]) expect(await wrong(lines(text)), text).toMatch(/^entry 0/);
  });

  it("reads bytes, not characters: another spelling of the same JSON is another entry", async () => {
    const all = lines(server().log());
    expect(await wrong(all.with(1, all[1]!.replace('"at":2', '"at": 2')))).toMatch(/^entry 1/);
  });
});
