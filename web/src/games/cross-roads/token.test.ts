import { describe, expect, test } from "vitest";
import { back, beside, readLay, writeLay } from "./token";

describe("tokens of Cross Roads", () => {
  test("a card laid is read into card, cell and direction", () => {
    expect(readLay("3/7@-2,14s")).toEqual({
      token: "3/7@-2,14s",
      card: "3/7",
      low: 3,
      high: 7,
      at: { x: -2, y: 14 },
      dir: "s",
    });
  });

  test("what lays no card is none", () => {
    for (const token of ["draw", "pass", "~3/7", "~start:2", "~?", ""]) expect(readLay(token)).toBeNull();
  });

  test("a card is written from whichever half lies on the cell", () => {
    expect(writeLay("3/7", 3, { x: 0, y: 0 }, "e")).toBe("3/7@0,0e");
    expect(writeLay("3/7", 7, { x: 0, y: 0 }, "e")).toBe("3/7@1,0w");
    expect(writeLay("4/4", 4, { x: 0, y: 0 }, "n")).toBe("4/4@0,-1s");
  });

  test("there and back again", () => {
    for (const dir of ["n", "e", "s", "w"] as const) {
      expect(beside(beside({ x: 3, y: -2 }, dir), back(dir))).toEqual({ x: 3, y: -2 });
    }
  });
});
