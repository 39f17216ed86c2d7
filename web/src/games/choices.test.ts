import { describe, expect, it } from "vitest";
import type { Choices } from "../wire/presentation";
import { choiceAt, choiceOf, expand, nextTargets, startsWith } from "./choices";

const tree: Choices = { pass: "pass", sun: ["sun@{1}", "a1 b2"], move: ["move:{1}>{2}", "a1 b1", "c3 d4"], swap: { 7: { 8: "swap:7-8" }, 8: { 7: "swap:7-8" } } };

describe("choices", () => {
  it("are expanded to a path and a token for every move", () => {
    expect(expand(tree).map(({ path, token }) => `${path.join(" ")} = ${token}`).sort()).toEqual([
      "move a1 c3 = move:a1>c3",
      "move a1 d4 = move:a1>d4",
      "move b1 c3 = move:b1>c3",
      "move b1 d4 = move:b1>d4",
      "pass = pass",
      "sun a1 = sun@a1",
      "sun b2 = sun@b2",
      "swap 7 8 = swap:7-8",
      "swap 8 7 = swap:7-8",
    ]);
  });

  it("are none where there is no tree, and where a patch removed them", () => {
    expect(expand(null)).toEqual([]);
    expect(expand(undefined)).toEqual([]);
    expect(expand({ pass: null, sun: { a1: null, b2: "sun@b2" } } as unknown as Choices)).toEqual([{ path: ["sun", "b2"], token: "sun@b2" }]);
  });

  it("may have several templates in one list", () => {
    const moves = expand({ swap: { b2: ["swap:{1}-b2", "a1 a2", "swap:b2-{1}", "c3"] } });
    expect(moves.map(({ path, token }) => `${path.join(" ")} = ${token}`)).toEqual(["swap b2 a1 = swap:a1-b2", "swap b2 a2 = swap:a2-b2", "swap b2 c3 = swap:b2-c3"]);
  });

  it("put a target into its hole as it is written", () => {
    expect(expand({ card: ["card@{1}", "$& 0,-1s"] }).map(({ token }) => token)).toEqual(["card@$&", "card@0,-1s"]);
  });

  it("are found by what was picked, by their token and by their path", () => {
    const moves = expand(tree);
    expect([...nextTargets(moves, [])].sort()).toEqual(["move", "pass", "sun", "swap"]);
    expect([...nextTargets(moves, ["move", "a1"])]).toEqual(["c3", "d4"]);
    expect([...nextTargets(moves, ["pass"])]).toEqual([]);
    expect(startsWith(["sun", "a1"], ["sun"])).toBe(true);
    expect(startsWith(["sun"], ["sun", "a1"])).toBe(false);
    expect(choiceOf(moves, "sun@b2")?.path).toEqual(["sun", "b2"]);
    expect(choiceOf(moves, null)).toBeNull();
    expect(choiceAt(moves, ["swap", "8", "7"])?.token).toBe("swap:7-8");
    expect(choiceAt(moves, ["swap", "8"])).toBeNull();
  });
});
