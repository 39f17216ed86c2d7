import { describe, expect, it } from "vitest";
import { speakAll } from "../../ui/speak";
import { LANGS, texts } from "../../ui/texts";
import { conformance, fixtureAt } from "../conformance";
import { label, letters, sentence } from "./label";
import { lessons } from "./learn";
import { NO_ROLL, rolledIn } from "./roll";
import type { View } from "../../wire/views/cross-n-go";

const fixture = (name: string) => fixtureAt<View>(name);
const { table: { view }, moves } = fixture("cross-n-go-2-start");
const FILES = ["cross-n-go", "web-cross-n-go"];
const who = { seat: 1 };

conformance("cross-n-go", lessons);

describe("texts", () => {
  it("have a different letter for every colour, in every language", async () => {
    for (const lang of LANGS) {
      const text = await texts(lang, FILES);
      expect(new Set(Object.values(letters(text))).size, lang).toBe(4);
    }
  });

  it("say what a move was, and address the reader", async () => {
    const text = await texts("en", FILES);
    const names = ["Ada", "Ben"];
    const shift = { key: "cross-n-go-log-shift", args: { who, row: "5", way: "left" } };
    expect(speakAll([shift], names, 2, text)).toBe("Ada slides row 5 to the left.");
    expect(speakAll([shift], names, 1, text)).toBe("You slide row 5 to the left.");
    const end = { key: "cross-n-go-log-end", args: { who } };
    const chance = [
      { key: "cross-n-go-log-six", args: { who: { seat: 2 }, die: 6, joker: "one" } },
      { key: "cross-n-go-log-die", args: { who: { seat: 2 }, die: 3 } },
    ];
    expect(speakAll([end, ...chance], names, 2, text)).toBe(
      "Ada ends the turn: no figure can run. You roll a 6: you get a joker and roll again! You roll a 3.",
    );
    const back = { key: "cross-n-go-log-back", args: { who, whose: { seat: 2 }, from: "7.2", to: "6.5" } };
    expect(speakAll([back], names, 2, text)).toBe("Ada sets your figure back from 7.2 to 6.5 with a joker.");
  });

  it("say what lies where, and what to do", async () => {
    const text = await texts("en", FILES);
    const names = ["Ada", "Ben"];
    expect(label({ row: 1, field: 5 }, view, names, text)).toBe("1.5, 3 green figures of Ada");
    expect(label({ row: 2, field: null }, view, names, text)).toContain("joker on green");
    expect(sentence(view, moves, 1, [], names, text)).toBe("Slide bars: 5 points left");
    expect(sentence(view, [], 2, [], names, text)).toBe("It is Ada’s turn.");
    expect(sentence(view, [{ path: ["end"], token: "end" }], 1, [], names, text)).toBe("No figure can run this time.");
  });
});

describe("a roll", () => {
  it("is known from the chance, or else from the points that are left", () => {
    const die = (pips: number) => ({ key: "cross-n-go-log-die", args: { who, die: pips } });
    const last = { number: 9, seat: 2, move: { key: "cross-n-go-log-end", args: { who } }, chance: [die(6), die(5)] };
    const first = rolledIn(NO_ROLL, view, last);
    expect(first.pips).toBe(5);
    const later = rolledIn(first, { ...view, points: 2 }, { ...last, number: 10, chance: [] });
    expect(later).toEqual(first);
    expect(rolledIn(NO_ROLL, { ...view, points: 3 }, null).pips).toBe(3);
  });
});
