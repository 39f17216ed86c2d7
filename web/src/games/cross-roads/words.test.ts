import { expect, test } from "vitest";
import { conformance, textOf } from "../conformance";
import { lessons } from "./learn";
import { words } from "./words";

conformance("cross-roads", lessons, words);

test("moves are told in words", () => {
  const text = textOf("en", "cross-roads");
  expect(words("3/7@0,0s", [], text)).toBe("lays 3/7");
  expect(words("3/7@0,0s", ["~?", "~?"], text)).toBe("lays 3/7; 2 cards are drawn");
  expect(words("draw", ["~?"], text)).toBe("draws a card");
  expect(words("draw", ["~2/9"], text)).toBe("draws 2/9");
  expect(words("pass", [], text)).toBe("passes");
});
