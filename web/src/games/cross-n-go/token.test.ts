import { describe, expect, it } from "vitest";
import { back, block, read, readChance, run, shift, swap, uses } from "./token";

describe("tokens of Cross'N Go", () => {
  it("are read into their parts and written again", () => {
    const moves = [
      [shift(12, "l"), { do: "shift", row: 12, way: "l" }],
      [block({ row: 5, field: 3 }), { do: "block", at: { row: 5, field: 3 } }],
      [back({ row: 10, field: 2 }, { row: 11, field: 5 }), { do: "back", from: { row: 10, field: 2 }, to: { row: 11, field: 5 } }],
      [swap(9, 3), { do: "swap", low: 3, high: 9 }],
      [run({ row: 7, field: 2 }), { do: "run", from: { row: 7, field: 2 } }],
      ["end", { do: "end" }],
    ] as const;
    for (const [token, move] of moves) expect(read(token)).toEqual(move);
    expect(moves.map(([token]) => token)).toEqual(["shift:12l", "block:5.3", "back:10.2-11.5", "swap:3-9", "run:7.2", "end"]);
  });

  it("are nothing if they are of another game", () => {
    for (const token of ["", "pass", "shift:5", "shift:5x", "block:5", "run:x.y", "swap:9-3", "sun@c3", "~d4"]) {
      expect(read(token), token).toBeNull();
    }
  });

  it("of chance are read too", () => {
    expect(readChance("~d6")).toEqual({ came: "die", pips: 6 });
    expect(readChance("~bar:R.B.G.Y.")).toEqual({ came: "bar", bar: "R.B.G.Y." });
    expect(readChance("~colour:red")).toEqual({ came: "colour", colour: "red" });
    expect(readChance("~start:2")).toEqual({ came: "start", seat: 2 });
    for (const token of ["~?", "~d7", "~sun", "end"]) expect(readChance(token), token).toBeNull();
  });

  it("are found by the use of the joker", () => {
    const legal = ["block:1.1", "back:3.1-2.2", "shift:1l", "swap:2-3", "block:4.4"];
    expect(uses(legal, "block").length).toBe(2);
    expect(uses(legal, "swap")).toEqual([{ do: "swap", low: 2, high: 3 }]);
  });
});
