import { expect, test } from "vitest";
import { back, beside, DIRS, readCell, writeCell } from "./cell";

test("there and back again", () => {
  for (const dir of DIRS) expect(beside(beside({ x: 3, y: -2 }, dir), back(dir))).toEqual({ x: 3, y: -2 });
});

test("a cell is read as it is written", () => {
  for (const name of ["0,0", "-2,14", "3,-1"]) expect(writeCell(readCell(name))).toBe(name);
});
