import { describe, expect, test } from "vitest";
import type { Message } from "../../wire/presentation";
import type { View } from "../../wire/views/crosswise";
import { choiceOf } from "../choices";
import { conformance, fixtureAt, fixturesOf } from "../conformance";
import { CELLS, cellsIn } from "./cell";
import { attempt, firstOf, offer, preview, putOf } from "./choice";
import { lessons } from "./learn";
import { cellsOf, sceneOf } from "./scene";
import { totalOf } from "./view";

const fixture = (name: string) => fixtureAt<View>(name);
const fixtures = fixturesOf<View>("crosswise");
const message = (key: string, args: Message["args"] = {}): Message => ({ key: `crosswise-log-${key}`, args });

conformance("crosswise", lessons);

test("cells go row by row from the top left", () => {
  expect(CELLS.slice(0, 7)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "a2"]);
  expect(cellsIn(["swap", "c3", "d4", undefined, "g7"])).toEqual(["c3", "d4"]);
});

describe("choosing", () => {
  test("every legal move can be chosen step by step, and nothing else", () => {
    let count = 0;
    for (const { name, moves } of fixtures) {
      const reached = new Set(offer(moves, []).plain.map(({ token }) => token));
      for (const tile of offer(moves, []).tiles) {
        const next = offer(moves, [tile]);
        for (const chosen of [[tile], ...[...next.puts, ...next.choices].map((second) => [tile, second])]) {
          for (const [cell, token] of offer(moves, chosen).tokens) {
            reached.add(token);
            expect(choiceOf(moves, token)?.path.toSorted()).toEqual(attempt(chosen, cell)?.toSorted());
          }
        }
      }
      expect([...reached].sort(), name).toEqual([...new Set(moves.map(({ token }) => token))].sort());
      count += reached.size;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test("the symbol that Replace puts in can still be changed", () => {
    const moves = ["sun", "star"].map((symbol) => ({ path: ["replace", symbol, "c3"], token: symbol }));
    expect([...offer(moves, ["replace"]).puts]).toEqual(["sun", "star"]);
    const { puts, choices, tokens } = offer(moves, ["replace", "sun"]);
    expect([[...puts], [...choices], [...tokens]]).toEqual([["sun", "star"], [], [["c3", "sun"]]]);
    expect([putOf(["replace", "sun"]), firstOf(["replace", "sun"])]).toEqual(["sun", null]);
  });

  test("a swap begins with either of its tiles", () => {
    const moves = [
      { path: ["swap", "c3", "d4"], token: "swap" },
      { path: ["swap", "d4", "c3"], token: "swap" },
    ];
    expect([...offer(moves, ["swap"]).choices]).toEqual(["c3", "d4"]);
    expect([...offer(moves, ["swap", "d4"]).tokens]).toEqual([["c3", "swap"]]);
    expect(firstOf(["swap", "d4"])).toBe("d4");
  });

  test("a tile tried on a cell that is taken becomes the path to ask about", () => {
    expect(attempt(["sun"], "c3")).toEqual(["sun", "c3"]);
    expect(attempt(["move", "c3"], "d4")).toEqual(["move", "c3", "d4"]);
    expect(attempt(["swap"], "a1")).toEqual(["swap", "a1", "b1"]);
    expect(attempt(["replace"], "d4")).toBeNull();
    expect(attempt([], "d4")).toBeNull();
  });

  test("the preview of a swap shows both tiles in each other's place", () => {
    const { board } = fixture("crosswise-3-middle").table.view;
    expect([...preview(["swap", "c3", "d4"], board)]).toEqual([
      ["c3", "sun"],
      ["d4", "triangle"],
    ]);
    expect([...preview(["move", "c3", "c5"], board)]).toEqual([
      ["c3", null],
      ["c5", "triangle"],
    ]);
    expect([...preview(["replace", "star", "c3"], board)]).toEqual([["c3", "star"]]);
    expect(preview(["remove", "c3"], board).get("c3")).toBeNull();
    expect(preview([], board).size).toBe(0);
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

  test("the totals are those of the result", () => {
    const { view } = fixture("crosswise-2-end").table;
    expect([totalOf(view.columns), totalOf(view.rows)]).toEqual([17, 12]);
    expect(view.winner).toBe("A");
    expect(fixture("crosswise-4-end").table.view.winner).toBeNull();
  });

  test("a moved tile comes from where it was, a removed one leaves", () => {
    const { board } = fixture("crosswise-3-middle").table.view;
    const moved = message("move", { who: { seat: 1 }, symbol: "sun", from: "a3", to: "c5" });
    expect(sceneOf(7, moved, board).coming.get("c5")).toEqual({ right: -2, below: -2 });
    expect(cellsOf(moved)).toEqual(["a3", "c5"]);
    const removed = message("remove", { who: { seat: 1 }, symbol: "sun", cell: "a3" });
    expect(sceneOf(8, removed, board).leaving).toEqual({ cell: "a3", symbol: "sun" });
  });

  test("a laid tile comes from the hand, a swap slides both, a pass shows nothing", () => {
    const { board } = fixture("crosswise-3-middle").table.view;
    expect(sceneOf(7, message("lay", { symbol: "sun", cell: "c5" }), board).coming.get("c5")).toBe("hand");
    const replaced = sceneOf(8, message("replace", { symbol: "star", cell: "a3", other: "sun" }), board);
    expect([replaced.coming.get("a3"), replaced.leaving?.symbol]).toEqual(["hand", "sun"]);
    const swapped = sceneOf(9, message("swap", { symbol: "triangle", from: "c3", other: "sun", to: "d4" }), board);
    expect([...swapped.coming.keys()].sort()).toEqual(["c3", "d4"]);
    expect(sceneOf(10, message("pass"), board)).toEqual({ number: 10, coming: new Map(), leaving: null });
  });
});

test("a lesson asks for tiles that are in the hand", () => {
  for (const lesson of lessons) {
    const { moves, table } = fixture(lesson.position);
    for (const path of moves.filter(({ token }) => lesson.moves.includes(token)).map((move) => move.path)) {
      expect(table.view.hand, lesson.text).toContain(path[0]);
    }
  }
});
