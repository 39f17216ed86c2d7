import { describe, expect, it } from "vitest";
import type { Text } from "../games/board";
import type { Message } from "../wire/presentation";
import type { Event, TableView } from "../wire/protocol";
import { timeLeft } from "./Clock.svelte";
import { append, lastMove, latestRows, type Line, lineWords, proposalMessage, redacted, rollOf, rowsOf } from "./log";
import { namesOf } from "./names";
import { optionWords } from "./options";

/** Texts that show their key and their arguments. */
const text: Text = (key, args) => (args ? `${key}(${Object.values(args).join("|")})` : key);
const message = (key: string, seat: number): Message => ({ key, args: { who: { seat } } });
const played = (number: number, seat: number, key: string, ...then: string[]): Event => ({
  number,
  at: 0,
  event: "played",
  seat,
  token: key,
  by: "person",
  chance: then.map((one) => `~${one}`),
  messages: [key, ...then].map((one) => message(one, seat)),
});
const log = (...all: Event[]): Line[] => all.reduce<Line[]>((before, one) => append(before, one), []);

describe("the log of a table", () => {
  it("marks the moves that were taken back, and only those", () => {
    const lines = log(played(1, 1, "a"), played(2, 2, "b"), { number: 3, at: 0, event: "undone", seat: 2, to: 1 }, played(4, 2, "c"));
    expect(lines.map((line) => line.kind === "event" && line.undone)).toEqual([false, true, false, false]);
    const again = log(...lines.filter((line) => line.kind === "event"), { number: 5, at: 0, event: "undone", seat: 1, to: 0 });
    expect(again.map((line) => line.kind === "event" && line.undone)).toEqual([true, true, false, true, false]);
  });

  it("finds the last move that was not taken back, without what the table says of it", () => {
    const undone: Event = { number: 3, at: 0, event: "undone", seat: 2, to: 1 };
    const first = played(1, 1, "a", "draw", "table-log-clock");
    expect(lastMove(log(first, played(2, 2, "b"), undone))).toEqual({ number: 1, seat: 1, move: message("a", 1), chance: [message("draw", 1)] });
    expect(lastMove([])).toBeNull();
  });

  it("hides what was drawn from a viewer who did not see it", () => {
    const started: Event = { number: 1, at: 0, event: "started", chance: ["~sun"], messages: [{ key: "table-log-started" }, { key: "draw" }] };
    const lines = redacted(log(started, played(2, 1, "lay", "draw", "table-log-clock")));
    expect(lines.map((line) => lineWords(line, [], null, (key) => key))).toEqual(["table-log-started", "lay table-log-clock"]);
    expect(JSON.stringify(lines)).not.toMatch(/draw|sun/);
  });

  it("says who did what, and “you” to the reader", () => {
    const [line] = log(played(1, 2, "lay", "draw"));
    const words: Text = (key, args) => `${key}: ${args?.["who"]}, ${args?.["reader"]}.`;
    expect(lineWords(line as Line, ["Ada", "Ben"], 1, words)).toBe("lay: Ben, nobody. draw: Ben, nobody.");
    expect(lineWords(line as Line, ["Ada", "Ben"], 2, words)).toBe("lay: Ben, who. draw: Ben, who.");
    const said: Line = { kind: "said", number: 1, seat: 1, phrase: "phrase-hello" };
    expect(lineWords(said, ["Ada"], 1, text)).toBe("log-said(Ada|phrase-hello)");
    const [entropy] = log({ number: 1, at: 0, event: "entropy", seat: 1, entropy: "00" });
    expect(lineWords(entropy as Line, ["Ada"], 1, text)).toBe("");
  });

  describe("in rows", () => {
    const roll = (seat: number, die: number): Message => ({ key: "die", args: { who: { seat }, die } });
    const event = (number: number, seat: number, ...messages: Message[]): Event => ({
      number,
      at: 0,
      event: "played",
      seat,
      token: "walk",
      by: "person",
      chance: [],
      messages,
    });
    const walk: Message = { key: "walk", args: { who: { seat: 1 }, die: 4 } };
    const words: Text = (key, args) => `${args?.["who"] ?? "-"} ${key}${args?.["die"] ?? ""}.`;
    const shown = (lines: readonly Line[]) => rowsOf(lines, ["Ada", "Ben"], null, words).map(({ seat, text }) => `${seat}: ${text}`);
    const vain = event(1, 1, walk, roll(2, 3), roll(2, 5), roll(1, 6));

    it("gives every roll its own row, at the person who rolls", () => {
      expect(shown(log(vain))).toEqual(["1: Ada walk4.", "2: Ben die3.", "2: Ben die5.", "1: Ada die6."]);
    });

    it("keeps in one row what one person does, and gives others theirs", () => {
      const draws = event(1, 1, message("lay", 1), message("draw", 1), message("draw", 2), { key: "turned-up" }, message("table-log-clock", 1));
      expect(shown(log(draws))).toEqual(["1: Ada lay. Ada draw.", "2: Ben draw. - turned-up.", "1: Ada table-log-clock."]);
    });

    it("gives the first roll of a game to who begins", () => {
      const started: Event = { number: 1, at: 0, event: "started", chance: [], messages: [{ key: "table-log-started" }, message("lot", 2), roll(2, 6), roll(2, 1)] };
      expect(shown(log(started))).toEqual(["null: - table-log-started.", "2: Ben lot.", "2: Ben die6.", "2: Ben die1."]);
    });

    it("marks all rows of a move that was taken back, and forgets the draws that another viewer saw", () => {
      const lines = log(vain, { number: 2, at: 0, event: "undone", seat: 1, to: 0, messages: [message("table-log-undone", 1)] });
      expect(rowsOf(lines, [], null, words).map(({ undone }) => undone)).toEqual([true, true, true, true, false]);
      expect(shown(redacted(log(vain)))).toEqual(["1: Ada walk4."]);
      expect(new Set(rowsOf(lines, [], null, words).map(({ key }) => key)).size).toBe(5);
    });

    it("finds the rolls of a seat, and takes no walk for a roll", () => {
      expect(rollOf(vain, 2)).toEqual([roll(2, 3), roll(2, 5)]);
      expect(rollOf(vain, 1)).toEqual([roll(1, 6)]);
      expect(rollOf({ number: 1, at: 0, event: "freed", seat: 1 }, 1)).toEqual([]);
    });

    it("shows the newest event that has words", () => {
      const lines = log(vain, { number: 2, at: 0, event: "entropy", seat: 1, entropy: "00" });
      expect(latestRows(lines, ["Ada", "Ben"], null, words).map(({ text }) => text)).toEqual(["Ada walk4.", "Ben die3.", "Ben die5.", "Ada die6."]);
      expect(latestRows([], [], null, words)).toEqual([]);
    });
  });

  it("says what is proposed, and for whom", () => {
    expect(proposalMessage({ seat: 1, proposal: { undo: { to: 0 } } })).toEqual(message("table-log-asks-undo", 1));
    const standIn = { key: "table-log-asks-stand-in", args: { who: { seat: 1 }, other: { seat: 2 } } };
    expect(proposalMessage({ seat: 1, proposal: { standin: { seat: 2 } } })).toEqual(standIn);
    expect(proposalMessage({ seat: 1, proposal: { undo: null, standin: { seat: 2 } } as never })).toEqual(standIn);
    expect(proposalMessage({ seat: 1, proposal: { undo: { to: 0 }, standin: null } as never })).toEqual(message("table-log-asks-undo", 1));
  });
});

describe("a table in words", () => {
  const person = { who: "person", name: "Ada", host: true, away: false, stand_in: false, committed: true, revealed: false } as const;
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
