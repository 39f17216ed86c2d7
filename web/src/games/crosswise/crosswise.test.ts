import { describe, expect, test } from "vitest";
import { LANGS } from "../../ui/texts";
import { conformance, fixtureAt, fixturesOf, textOf } from "../conformance";
import { attempt, NOTHING, offer, preview } from "./choice";
import { lessons } from "./learn";
import { sceneOf } from "./scene";
import { CELLS, cellsOf, read, tileOf, write } from "./token";
import type { View } from "../../wire/views/crosswise";
import { totalOf, winnerOf } from "./view";
import { words } from "./words";

const fixture = (name: string) => fixtureAt<View>(name);
const fixtures = fixturesOf<View>("crosswise");
const textIn = (lang: string) => textOf(lang, "crosswise");

conformance("crosswise", lessons, words);

describe("tokens", () => {
  test("every legal move of every fixture is read and written back", () => {
    let count = 0;
    for (const { table } of fixtures) {
      for (const token of table.legal) {
        const move = read(token);
        expect(move && write(move)).toBe(token);
        count++;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  test("what is no token is not read", () => {
    for (const token of ["", "moon@c3", "sun@g7", "remove:", "replace:c3=moon", "~sun", "shift:5l"]) {
      expect(read(token), token).toBeNull();
    }
  });

  test("a swap names its cells in reading order, however they were chosen", () => {
    expect(write({ kind: "swap", first: "d4", second: "c3" })).toBe("swap:c3-d4");
    expect(write({ kind: "swap", first: "a2", second: "f1" })).toBe("swap:f1-a2");
  });

  test("cells go row by row from the top left", () => {
    expect(CELLS.slice(0, 7)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "a2"]);
    expect(cellsOf({ kind: "move", first: "c3", second: "d4" })).toEqual(["c3", "d4"]);
  });
});

describe("choosing", () => {
  test("every legal move can be chosen step by step, and nothing else", () => {
    for (const { name, table } of fixtures) {
      const reached = new Set<string>(offer(table.legal, NOTHING).plain);
      for (const tile of offer(table.legal, NOTHING).tiles) {
        const first = { ...NOTHING, tile };
        const next = offer(table.legal, first);
        const chains = [
          first,
          ...[...next.puts].map((put) => ({ ...first, put })),
          ...[...next.choices].map((cell) => ({ ...first, first: cell })),
        ];
        for (const chain of chains) {
          for (const [cell, token] of offer(table.legal, chain).tokens) {
            reached.add(token);
            expect(attempt(chain, cell)).toBe(token);
          }
        }
      }
      expect([...reached].sort(), name).toEqual([...table.legal].sort());
    }
  });

  test("a tile tried on a cell that is taken becomes the token to ask about", () => {
    expect(attempt({ ...NOTHING, tile: "sun" }, "c3")).toBe("sun@c3");
    expect(attempt({ ...NOTHING, tile: "move", first: "c3" }, "d4")).toBe("move:c3-d4");
    expect(attempt({ ...NOTHING, tile: "replace" }, "d4")).toBeNull();
    expect(attempt(NOTHING, "d4")).toBeNull();
  });

  test("the preview of a swap shows both tiles in each other's place", () => {
    const { board } = fixture("crosswise-3-middle").table.view;
    expect([...preview("swap:c3-d4", board)]).toEqual([
      ["c3", "sun"],
      ["d4", "triangle"],
    ]);
    expect(preview("remove:c3", board).get("c3")).toBeNull();
  });
});

describe("what is seen", () => {
  test("CW-03: the teams, with three players too", () => {
    const four = fixture("crosswise-4-start").table.view;
    expect(four.seats.map(({ team }) => team)).toEqual(["A", "B", "A", "B"]);
    const three = fixture("crosswise-3-middle").table.view;
    expect(three.seats.map(({ team }) => team)).toEqual(["B", "A", "A"]);
    expect(three.seats.map(({ places }) => places)).toEqual([6, 4, 4]);
  });

  test("the totals are those of the text board", () => {
    const { view } = fixture("crosswise-2-end").table;
    expect([totalOf(view.columns), totalOf(view.rows)]).toEqual([17, 12]);
    expect(winnerOf(view)).toBe("A");
    expect(winnerOf(fixture("crosswise-4-end").table.view)).toBeNull();
  });

  test("a moved tile comes from where it was, a removed one leaves", () => {
    const { board } = fixture("crosswise-3-middle").table.view;
    expect(sceneOf(7, "move:a3-c5", board).coming.get("c5")).toEqual({ right: -2, below: -2 });
    expect(sceneOf(8, "remove:a3", board).leaving).toEqual({ cell: "a3", symbol: "sun" });
  });
});

describe("texts", () => {
  test.each(LANGS)("%s has words for every legal move, without gaps", (lang) => {
    const text = textIn(lang);
    for (const { table } of fixtures) {
      for (const token of table.legal) {
        const said = words(token, ["~sun", "~?", "~start:1"], text);
        expect(said).not.toMatch(/[{}]|crosswise-/);
      }
    }
    for (const token of ["redraw", "keep", "pass"]) expect(words(token, [], text)).not.toContain("crosswise-");
  });
});

test("a lesson asks for tiles that are in the hand", () => {
  for (const lesson of lessons) {
    const { hand } = fixture(lesson.position).table.view;
    for (const token of lesson.moves) expect(hand, lesson.text).toContain(tileOf(read(token)!));
  }
});
