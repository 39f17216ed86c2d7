import { describe, expect, it } from "vitest";
import { LANGS, texts } from "../../ui/texts";
import { conformance, fixtureAt } from "../conformance";
import { label, letters, sentence } from "./label";
import { lessons } from "./learn";
import { NO_ROLL, rolledIn } from "./roll";
import type { View } from "../../wire/views/cross-n-go";
import { words } from "./words";

const fixture = (name: string) => fixtureAt<View>(name);
const view = fixture("cross-n-go-2-start").table.view;

conformance("cross-n-go", lessons, words);

describe("texts", () => {
  it("have a different letter for every colour, in every language", async () => {
    for (const lang of LANGS) {
      const text = await texts(lang, ["cross-n-go", "web-cross-n-go"]);
      expect(new Set(Object.values(letters(text))).size, lang).toBe(4);
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
    const legal = fixture("cross-n-go-2-start").table.legal;
    expect(sentence(view, legal, 1, null, names, text)).toBe("Slide bars: 5 points left");
    expect(sentence(view, [], 2, null, names, text)).toBe("It is Ada’s turn.");
    expect(sentence(view, ["end"], 1, null, names, text)).toBe("No figure can run this time.");
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
