import { expect, test } from "vitest";
import { conformance, textOf } from "../conformance";
import { lessons } from "./learn";
import { words } from "./words";

conformance("mixx", lessons, words);

test("moves are told in words", () => {
  const text = textOf("en", "mixx");
  expect(words("red-fish@0,0", [], text)).toBe("lays fish, red");
  expect(words("red-fish@0,0", ["~green-turtle"], text)).toBe("lays fish, red and draws turtle, dark green");
  expect(words("miss", [], text)).toBe("misses a turn");
  expect(words("stop", [], text)).toBe("stops and wins the cards");
});
