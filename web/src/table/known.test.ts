import { expect, test } from "vitest";
import { fittingLevel, isKnown, levelOf, markKnown, rememberResult, rememberRight } from "./known.svelte";

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

test("a bot that is just right follows the results of its game, each table once", () => {
  expect(levelOf("hard", "mixx")).toBe("hard");
  expect(levelOf("right", "mixx")).toBe("right:1.0");
  rememberRight("mixx", "a", 10);
  rememberRight("mixx", "a", 10);
  expect(levelOf("right", "mixx")).toBe("right:2.0");
  rememberRight("mixx", "b", 0);
  expect(levelOf("right", "mixx")).toBe("right:1.3");
  expect(levelOf("right", "crossado")).toBe("right:1.0");
});

test("losses against the weakest bot are remembered, and made up for before the bots get stronger", () => {
  for (const table of ["a", "b", "c", "d"]) rememberRight("cross-n-go", table, 0);
  expect(levelOf("right", "cross-n-go")).toBe("right:0.0");
  rememberRight("cross-n-go", "e", 10);
  expect(levelOf("right", "cross-n-go")).toBe("right:0.0");
  for (const table of ["f", "g", "h", "i", "j"]) rememberRight("cross-n-go", table, 10);
  expect(levelOf("right", "cross-n-go")).toBe("right:0.3");
});

test("games against a bot that is just right do not change the level that is offered", () => {
  rememberResult("mixx", "c", "right:1.3", true);
  expect(fittingLevel("mixx")).toBe("beginner");
});
