import { expect, test } from "vitest";
import { signed, sizeOf, starSigns, starsOf } from "./stars";

test("a chance has up to five stars", () => {
  expect([0, 0.05, 0.3, 0.5, 0.75, 1, 1.2].map(starsOf)).toEqual([0, 0, 2, 3, 4, 5, 5]);
  expect(starSigns(2)).toBe("★★☆☆☆");
});

test("a change has as many stars as its word says", () => {
  expect([0.01, -0.04, 0.1, -0.1, 0.15, -0.6].map(sizeOf)).toEqual(["little", "little", "some", "some", "much", "much"]);
});

test("a change shows its sign", () => {
  const t = (_: string, args?: Record<string, unknown>) => `${String(args?.["percent"])} %`;
  expect([0.123, -0.123, 0.001].map((change) => signed(change, t))).toEqual(["+12 %", "−12 %", "0 %"]);
});
