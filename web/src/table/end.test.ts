import { expect, it } from "vitest";
import { consolationOf } from "./end";

it("has a kind word for the loser, always the same for a game", () => {
  expect([0, 1, 2, 3, 44].map(consolationOf)).toEqual([1, 2, 3, 1, 3].map((one) => `end-you-lost-${one}`));
});
