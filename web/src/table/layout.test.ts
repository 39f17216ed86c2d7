import { describe, expect, it } from "vitest";
import type { Layout, Message } from "../wire/presentation";
import { cellsAt, classesOf, contentOf, linesOf, meantBy, nameOf, sizeOf } from "./layout";

const say = (message: Message) => message.key;
const layout: Layout = {
  board: [
    { width: 5, art: "-----", role: "line" },
    { x: 0, y: 1, width: 2, height: 3, target: "a1", art: ["#", "█"], label: { key: "stone on a1" } },
    { x: 2, y: 1, target: "b1" },
    { x: 3, y: 1, target: "c1" },
  ],
  areas: { "a1h": ["a1", "b1"], "b1h": ["b1", "c1"], "b1v": ["b1", "a1"] },
  hand: [{ target: "sun", art: ["o", "☼"], words: { key: "Sun" } }],
  actions: [{ target: "pass", words: { key: "Pass" } }],
  seats: [],
  notes: [],
};

describe("a layout", () => {
  it("is as large as its cells", () => {
    expect(sizeOf(layout)).toEqual([5, 4]);
    expect(sizeOf({ ...layout, board: [] })).toEqual([0, 0]);
  });

  it("puts the content of a cell in its middle, or at a side, and cuts off what does not fit", () => {
    expect(linesOf({ width: 4, height: 3, art: ["#", "█"] }, true, say)).toEqual(["    ", " █  ", "    "]);
    expect(linesOf({ width: 4, height: 2, art: "ab\nc", align: "right" }, false, say)).toEqual(["  ab", "   c"]);
    expect(linesOf({ width: 3, words: { key: "words" }, align: "left" }, false, say)).toEqual(["wor"]);
    expect(linesOf({ width: 3, target: "a1" }, false, say)).toEqual([]);
  });

  it("says characters before words", () => {
    expect(contentOf(layout.hand[0] ?? {}, true, say)).toBe("☼ Sun");
    expect(contentOf(layout.hand[0] ?? {}, false, say)).toBe("o Sun");
    expect(contentOf({ art: "", words: { key: "Sun" } }, false, say)).toBe("Sun");
  });

  it("names what a cell is", () => {
    expect(classesOf(undefined)).toBe("is-text");
    expect(classesOf("free")).toBe("is-free");
    expect(classesOf({ card: "red" })).toBe("is-card is-red");
    expect(classesOf({ card: null, seat: 2 } as never)).toBe("is-seat seat-2");
  });

  it("finds what somebody means who points at a cell", () => {
    expect(meantBy(layout, "a1", new Set(["a1", "a1h"]))).toEqual(["a1"]);
    expect(meantBy(layout, "b1", new Set(["a1h", "b1h", "b1v"]))).toEqual(["b1h", "b1v"]);
    expect(meantBy(layout, "c1", new Set(["a1h", "b1h"]))).toEqual(["b1h"]);
    expect(meantBy(layout, "c1", new Set(["a1"]))).toEqual([]);
  });

  it("finds the cells of a place in their order", () => {
    expect(cellsAt(layout, "b1v").map(({ target }) => target)).toEqual(["b1", "a1"]);
    expect(cellsAt(layout, "c1")).toEqual([layout.board[3]]);
  });

  it("calls targets by their label, their content or their name", () => {
    expect(["sun", "pass", "a1", "b1"].map((target) => nameOf(layout, target, say))).toEqual(["☼ Sun", "Pass", "stone on a1", "b1"]);
  });
});
