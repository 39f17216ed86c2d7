import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { beatenBy, strengthAfter } from "./strength";

// The table of cases that the Rust side is tested with.
const cases = readFileSync(new URL("../../../crates/core/strength.txt", import.meta.url), "utf8").trim().split("\n").slice(1);

test("results move the strength as in the table", () => {
  expect(cases.length).toBeGreaterThan(10);
  for (const one of cases) {
    const [before, results, beaten, after] = one.split(" ").map(Number);
    expect(strengthAfter(Math.round(before! * 10), results!, beaten!), one).toBe(Math.round(after! * 10));
  }
});

test("a result is the share of the others that were beaten", () => {
  expect(beatenBy(1, [1, 2])).toBe(10);
  expect(beatenBy(2, [1, 2])).toBe(0);
  expect(beatenBy(1, [1, 1])).toBe(5);
  expect(beatenBy(3, [1, 2, 2, 4])).toBe(5);
  expect(beatenBy(1, [1, 2, 1, 2])).toBe(8);
});
