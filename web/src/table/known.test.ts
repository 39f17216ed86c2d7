import { expect, test } from "vitest";
import { fittingLevel, isKnown, markKnown, rememberResult } from "./known.svelte";

test("a new player is offered the lowest level", () => {
  expect(isKnown("mixx")).toBe(false);
  expect(fittingLevel("mixx")).toBe("beginner");
  markKnown("mixx");
  expect(isKnown("mixx")).toBe(true);
  expect(fittingLevel("mixx")).toBe("beginner");
});

test("a win leads one level up, two losses in a row lead one down", () => {
  rememberResult("crosswise", "a", "beginner", true);
  expect(fittingLevel("crosswise")).toBe("easy");
  rememberResult("crosswise", "b", "easy", true);
  expect(fittingLevel("crosswise")).toBe("normal");
  rememberResult("crosswise", "c", "normal", false);
  expect(fittingLevel("crosswise")).toBe("normal");
  rememberResult("crosswise", "d", "normal", false);
  expect(fittingLevel("crosswise")).toBe("easy");
});

test("a table counts once, and the ladder has two ends", () => {
  rememberResult("crossado", "a", "expert", true);
  rememberResult("crossado", "a", "expert", false);
  expect(fittingLevel("crossado")).toBe("expert");
  rememberResult("cross-roads", "b", "beginner", false);
  rememberResult("cross-roads", "c", "beginner", false);
  expect(fittingLevel("cross-roads")).toBe("beginner");
});
