import { describe, expect, it } from "vitest";
import { stepsOf } from "./steps";

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
});
