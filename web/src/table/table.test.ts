import { describe, expect, it } from "vitest";
import type { Text } from "../games/board";
import type { Event, TableView } from "../wire/protocol";
import { timeLeft } from "./Clock.svelte";
import { append, lastMove, type Line, lineWords, redacted } from "./log";
import { namesOf } from "./names";
import { optionWords } from "./options";

/** Texts that show their key and their arguments. */
const text: Text = (key, args) => (args ? `${key}(${Object.values(args).join("|")})` : key);
const played = (number: number, seat: number, token: string, chance: string[] = []): Event => ({
  number,
  at: 0,
  event: "played",
  seat,
  token,
  by: "person",
  chance,
});
const log = (...all: Event[]): Line[] => all.reduce<Line[]>((before, one) => append(before, one), []);

describe("the log of a table", () => {
  it("marks the moves that were taken back, and only those", () => {
    const lines = log(played(1, 1, "a"), played(2, 2, "b"), { number: 3, at: 0, event: "undone", seat: 2, to: 1 }, played(4, 2, "c"));
    expect(lines.map((line) => line.kind === "event" && line.undone)).toEqual([false, true, false, false]);
    const again = log(...lines.filter((line) => line.kind === "event"), { number: 5, at: 0, event: "undone", seat: 1, to: 0 });
    expect(again.map((line) => line.kind === "event" && line.undone)).toEqual([true, true, false, true, false]);
  });

  it("finds the last move that was not taken back", () => {
    const undone: Event = { number: 3, at: 0, event: "undone", seat: 2, to: 1 };
    expect(lastMove(log(played(1, 1, "a", ["~x"]), played(2, 2, "b"), undone))).toEqual({ number: 1, seat: 1, token: "a", chance: ["~x"] });
    expect(lastMove([])).toBeNull();
  });

  it("hides what was drawn from a viewer who did not see it", () => {
    const [line] = redacted(log(played(1, 1, "sun@c3", ["~star"])));
    expect(line).toMatchObject({ token: "sun@c3", chance: ["~?"] });
  });

  it("says in words who did what", () => {
    const words = (token: string, chance: readonly string[]) => [token, ...chance].join("+");
    const [line] = log(played(1, 2, "b", ["~d6"]));
    expect(lineWords(line as Line, ["Ada", "Ben"], words, text)).toBe("log-played(Ben|b+~d6)");
    const said: Line = { kind: "said", number: 1, seat: 1, phrase: "phrase-hello" };
    expect(lineWords(said, ["Ada"], words, text)).toBe("log-said(Ada|phrase-hello)");
    const [entropy] = log({ number: 1, at: 0, event: "entropy", seat: 1, entropy: "00" });
    expect(lineWords(entropy as Line, ["Ada"], words, text)).toBe("");
  });

  it("says what is proposed, and for whom", () => {
    const lines = log(
      { number: 1, at: 0, event: "proposed", seat: 1, proposal: { undo: { to: 0 } } },
      { number: 2, at: 0, event: "proposed", seat: 1, proposal: { standin: { seat: 2 } } },
      { number: 3, at: 0, event: "played", seat: 2, token: "b", by: "standin", chance: [] },
    );
    expect(lines.map((line) => lineWords(line, ["Ada", "Ben"], (token) => token, text))).toEqual([
      "proposes-undo(Ada)",
      "proposes-stand-in(Ada|Ben)",
      "log-stand-in(Ben|b)",
    ]);
  });
});

describe("a table in words", () => {
  const person = { who: "person", name: "Ada", host: true, away: false, stand_in: false, entropy: true } as const;
  const bot = { who: "bot", level: "easy" } as const;

  it("numbers bots only if there are several", () => {
    expect(namesOf([person, bot], text)).toEqual(["Ada", "bot"]);
    expect(namesOf([bot, person, bot, { who: "open" }], text)).toEqual(["bot-number(1)", "Ada", "bot-number(2)", "seat-open(4)"]);
  });

  it("names its options", () => {
    const options: [string, string][] = [["stock", "8"], ["without", "chest,anchor"], ["shape", "cross"], ["start", "2"]];
    const view = { game: "mixx", clock: "60s", options } as unknown as TableView;
    expect(optionWords(view, text).map(([, value]) => value)).toEqual([
      "8",
      "mixx-motif(chest), mixx-motif(anchor)",
      "option-shape-cross",
      "player(2)",
      "clock-60s",
    ]);
  });

  it("shows the time left as minutes and seconds, or hours", () => {
    expect([0, 7, 90, 3600, 86_400].map(timeLeft)).toEqual(["0:00", "0:07", "1:30", "60:00", "24 h"]);
  });
});
