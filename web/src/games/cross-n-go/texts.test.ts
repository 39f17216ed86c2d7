import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGS, texts } from "../../look/texts";
import { label, letters, sentence } from "./label";
import { lessons } from "./learn";
import { NO_ROLL, rolledIn } from "./roll";
import type { View } from "./view";
import { words } from "./words";

const here = new URL(".", import.meta.url);
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, here), "utf8")) as {
    sight: { view: View; legal: string[] };
  };
const view = fixture("cross-n-go-2-start").sight.view;

describe("texts", () => {
  it("have every key that is used, in every language, and no letter twice", async () => {
    const source = readdirSync(here)
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(new URL(name, here), "utf8"))
      .join("\n");
    const keys = [...source.matchAll(/["`](cross-n-go-[a-z-]+)["`](?=[,)\s?:])/g)].map((match) => match[1]!);
    const used = [...new Set([...keys, "cross-n-go-use-block", "cross-n-go-use-back", "cross-n-go-use-swap"])].filter(
      (key) => !/^cross-n-go-(\d-|paint)/.test(key),
    );
    expect(used.length).toBeGreaterThan(40);
    for (const lang of LANGS) {
      const text = await texts(lang, ["cross-n-go", "web-cross-n-go"]);
      const words = { colour: "red", colours: "red", name: "Ada", way: "left", thing: "wood", things: "wood" };
      const numbers = { count: 1, points: 2, row: 5, seat: 1, pips: 3, across: 1, figures: 3, jokers: 1, low: 2, high: 3 };
      const args = { ...words, ...numbers, spot: "5.3", from: "5.3", to: "4.1" };
      for (const key of used) expect(text(key, args), `${lang} ${key}`).not.toBe(key);
      expect(new Set(Object.values(letters(text))).size).toBe(4);
    }
  });

  it("say what a move was, left and right as the reader sees them", async () => {
    const text = await texts("en", ["web-cross-n-go"]);
    expect(words("shift:5l", [], text)).toBe("slides row 5 to the left");
    expect(words("shift:5l", [], text, true)).toBe("slides row 5 to the right");
    expect(words("end", ["~d6", "~d3"], text)).toBe("ends the turn, nobody can run; the die shows 6, a joker!; the die shows 3");
    expect(words("back:7.2-6.5", [], text)).toContain("7.2");
    expect(words("", ["~start:2", "~?"], text)).toBe("seat 2 begins");
  });

  it("say what lies where, and what to do", async () => {
    const text = await texts("en", ["web-cross-n-go"]);
    const names = ["Ada", "Ben"];
    expect(label({ row: 1, field: 5 }, view, names, text)).toBe("1.5, 3 green figures of Ada");
    expect(label({ row: 2, field: null }, view, names, text)).toContain("joker on green");
    const legal = fixture("cross-n-go-2-start").sight.legal;
    expect(sentence(view, legal, 1, null, names, text)).toBe("Slide bars: 5 points left");
    expect(sentence(view, [], 2, null, names, text)).toBe("It is Ada’s turn.");
    expect(sentence(view, ["end"], 1, null, names, text)).toBe("No figure can run this time.");
  });
});

describe("lessons", () => {
  it("ask for moves that can be made in their position", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    for (const lesson of lessons) {
      const { legal } = fixture(lesson.position).sight;
      for (const move of lesson.moves) expect(legal, lesson.text).toContain(move);
    }
    expect(lessons.filter((lesson) => lesson.moves.length > 0).length).toBeGreaterThanOrEqual(5);
  });
});

describe("a roll", () => {
  it("is known from the chance, or else from the points that are left", () => {
    const last = { number: 9, seat: 2, token: "end", chance: ["~d6", "~d5"] };
    const first = rolledIn(NO_ROLL, view, last);
    expect(first.pips).toBe(5);
    const later = rolledIn(first, { ...view, points: 2 }, { ...last, number: 10, token: "shift:1l", chance: [] });
    expect(later).toEqual(first);
    expect(rolledIn(NO_ROLL, { ...view, points: 3 }, null).pips).toBe(3);
  });
});
