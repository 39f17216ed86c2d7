import { describe, expect, test } from "vitest";
import { laidBy, layingBy, layOn, offerOf, pathOf } from "./lay";

describe("cards of Cross Roads as they lie", () => {
  const lay = { card: "3/7", low: 3, high: 7, at: { x: -2, y: 14 }, dir: "s" };

  test("a move that lays a card is read into card, cell and direction", () => {
    expect(offerOf({ path: ["3/7", "-2,14s"], token: "any" })).toEqual({ ...lay, token: "any" });
  });

  test("a move that lays no card is none", () => {
    for (const button of ["draw", "pass"]) expect(offerOf({ path: [button], token: button })).toBeNull();
  });

  test("a card is pointed at from whichever half lies on the cell", () => {
    expect(pathOf(layOn("3/7", 3, { x: 0, y: 0 }, "e"))).toEqual(["3/7", "0,0e"]);
    expect(pathOf(layOn("3/7", 7, { x: 0, y: 0 }, "e"))).toEqual(["3/7", "1,0w"]);
    expect(pathOf(layOn("4/4", 4, { x: 0, y: 0 }, "n"))).toEqual(["4/4", "0,0n"]);
  });

  test("the card of the last move is found in its message", () => {
    const args = { who: { seat: 1 }, card: "3/7", cell: "-2,14", other: "-2,15" };
    expect(laidBy({ key: "cross-roads-log-lay", args })).toEqual(lay);
    expect(laidBy({ key: "cross-roads-log-draw", args: { who: { seat: 1 } } })).toBeNull();
    expect(laidBy({ key: "cross-roads-log-pass" })).toBeNull();
  });

  test("the message says what laying the card was", () => {
    const laying = ["lay", "whiff", "whiff-empty", "reeky", "out", "draw"].map((kind) => layingBy({ key: `cross-roads-log-${kind}` }));
    expect(laying).toEqual(["normal", "whiff", "whiff", "reeky", "normal", "normal"]);
  });
});
