import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { expand } from "../games/choices";
import type { Layout } from "../wire/presentation";
import type { TableView } from "../wire/protocol";
import TextBoard from "./TextBoard.svelte";

const layout: Layout = {
  board: [
    { art: "+", role: "line" },
    { x: 1, target: "a1", art: ["#", "█"], role: { seat: 1 }, label: { key: "stone on a1" } },
    { x: 2, target: "b1", art: "." },
  ],
  hand: [{ target: "sun", words: { key: "Sun" }, role: { card: "yellow" } }],
  actions: [{ target: "pass", words: { key: "Pass" } }, { target: "stop", words: { key: "Stop" } }],
  seats: [{ seat: 1, text: { key: "two points" } }],
  turn: 1,
  notes: [{ key: "Your turn" }],
};
const view = { game: "nim", viewer: 1, layout } as unknown as TableView;
const moves = expand({ sun: ["sun@{1}", "b1"], pass: "pass" });
const html = (props: object) => {
  const all = { view, moves, names: ["Ada"], hint: null, alone: true, play: () => {}, why: () => {}, ...props };
  return render(TextBoard, { props: all }).body;
};

describe("a board drawn from a layout", () => {
  it("offers what can be picked, and the moves as a list", () => {
    const drawn = html({});
    expect([...drawn.matchAll(/data-choice="(\w+)"/g)].map((one) => one[1])).toEqual(["item"]);
    expect([...drawn.matchAll(/data-token="([^"]+)"/g)].map((one) => one[1])).toEqual(["pass", "sun@b1", "pass"]);
    expect(drawn).toContain("Sun → b1");
    expect(drawn).not.toContain("Stop");
  });

  it("says what a screen reader needs, and hides what is only drawn", () => {
    const drawn = html({ moves: [] });
    expect(drawn).toMatch(/role="img" aria-label="stone on a1"/);
    expect(drawn).toMatch(/aria-hidden="true"[^>]*>\+</);
    for (const words of ["two points", "Your turn", "Sun"]) expect(drawn).toContain(words);
    expect(drawn).not.toContain("<button");
  });

  it("is drawn in Unicode if it is the only board, else in ASCII", () => {
    expect(html({ moves: [] })).toContain("█");
    expect(html({ moves: [], alone: false })).not.toContain("█");
  });

  it("points at the hint", () => {
    expect(html({ hint: "sun@b1" }).match(/hinted/g)).toHaveLength(2);
  });
});
