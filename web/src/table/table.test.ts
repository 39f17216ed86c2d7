import { describe, expect, it } from "vitest";
import type { Text } from "../games/board";
import type { Sight } from "../wire/sight";
import type { Happened } from "../wire/to-client";
import { lineWords } from "./line";
import { grown, lastDeed, type Line, veiled } from "./log";
import { namesOf } from "./names";
import { optionWords } from "./options";
import { timeLeft } from "./time";

/** Texts that show their key and what was put in. */
const text: Text = (key, args) => (args ? `${key}(${Object.values(args).join("|")})` : key);
const played = (number: number, seat: number, token: string, chance: string[] = []): Happened => ({
  number,
  at: 0,
  fact: "played",
  seat,
  token,
  by: "person",
  chance,
});
const log = (...all: Happened[]): Line[] => all.reduce<Line[]>((before, one) => grown(before, one), []);

describe("the log of a table", () => {
  it("marks what was taken back, and only that", () => {
    const lines = log(played(1, 1, "a"), played(2, 2, "b"), { number: 3, at: 0, fact: "undone", seat: 2, to: 1 }, played(4, 2, "c"));
    expect(lines.map((line) => line.kind === "event" && line.taken)).toEqual([false, true, false, false]);
    const again = log(...lines.filter((line) => line.kind === "event"), { number: 5, at: 0, fact: "undone", seat: 1, to: 0 });
    expect(again.map((line) => line.kind === "event" && line.taken)).toEqual([true, true, false, true, false]);
  });

  it("knows the last move that stands", () => {
    const undone: Happened = { number: 3, at: 0, fact: "undone", seat: 2, to: 1 };
    expect(lastDeed(log(played(1, 1, "a", ["~x"]), played(2, 2, "b"), undone))).toEqual({ number: 1, seat: 1, token: "a", chance: ["~x"] });
    expect(lastDeed([])).toBeNull();
  });

  it("hides what was drawn from eyes that did not see it", () => {
    const [line] = veiled(log(played(1, 1, "sun@c3", ["~star"])));
    expect(line).toMatchObject({ token: "sun@c3", chance: ["~?"] });
  });

  it("says in words who did what", () => {
    const words = (token: string, chance: readonly string[]) => [token, ...chance].join("+");
    const [line] = log(played(1, 2, "b", ["~d6"]));
    expect(lineWords(line as Line, ["Ada", "Ben"], words, text)).toBe("log-played(Ben|b+~d6)");
    const said: Line = { kind: "said", number: 1, seat: 1, phrase: "phrase-hello" };
    expect(lineWords(said, ["Ada"], words, text)).toBe("log-said(Ada|phrase-hello)");
    const [entropy] = log({ number: 1, at: 0, fact: "entropy", seat: 1, entropy: "00" });
    expect(lineWords(entropy as Line, ["Ada"], words, text)).toBe("");
  });
});

describe("a table in words", () => {
  const person = { who: "person", name: "Ada", host: true, away: false, stand_in: false, entropy: true } as const;
  const bot = { who: "bot", level: "easy" } as const;

  it("numbers bots only if there are several", () => {
    expect(namesOf([person, bot], text)).toEqual(["Ada", "bot"]);
    expect(namesOf([bot, person, bot, { who: "open" }], text)).toEqual(["bot-number(1)", "Ada", "bot-number(2)", "seat-open(4)"]);
  });

  it("tells what was chosen", () => {
    const options: [string, string][] = [["stock", "8"], ["without", "chest,anchor"], ["shape", "cross"], ["start", "2"]];
    const sight = { game: "mixx", clock: "60s", options } as unknown as Sight;
    expect(optionWords(sight, text).map(([, value]) => value)).toEqual([
      "8",
      "mixx-motif(chest), mixx-motif(anchor)",
      "option-shape-cross",
      "player(2)",
      "clock-60s",
    ]);
  });

  it("counts time as people do", () => {
    expect([0, 7, 90, 3600, 86_400].map(timeLeft)).toEqual(["0:00", "0:07", "1:30", "60:00", "24 h"]);
  });
});
