import { describe, expect, it } from "vitest";
import { curveOf, stepsOf } from "./steps";

describe("a recorded game", () => {
  it("falls into the start and its decisions", () => {
    expect(stepsOf(["~sun", "~start:1", "sun@c3", "~star", "pass", "remove:c3", "~?", "~?"])).toEqual({
      start: ["~sun", "~start:1"],
      steps: [
        { token: "sun@c3", chance: ["~star"] },
        { token: "pass", chance: [] },
        { token: "remove:c3", chance: ["~?", "~?"] },
      ],
    });
  });

  it("has a curve only if there is one", () => {
    expect(curveOf({ chances: [0.5, 0.75, null, 2] })).toEqual([0.5, 0.75, null, null]);
    expect(curveOf([1])).toEqual([1]);
    expect(curveOf({ code: "server-no-page" })).toBeNull();
    expect(curveOf(null)).toBeNull();
  });
});
