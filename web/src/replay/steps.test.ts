import { describe, expect, it } from "vitest";
import { seatsOf, stepsOf } from "./steps";

describe("a recorded game", () => {
  it("is split into the start and its decisions", () => {
    expect(stepsOf(["~sun", "~start:1", "sun@c3", "~star", "pass", "remove:c3", "~?", "~?"])).toEqual({
      start: ["~sun", "~start:1"],
      steps: [
        { token: "sun@c3", chance: ["~star"] },
        { token: "pass", chance: [] },
        { token: "remove:c3", chance: ["~?", "~?"] },
      ],
    });
  });

  it("names the seat of each decision", () => {
    expect(seatsOf("seat 1: person 2. 3 x\n\n1. ~sun of ~star ~sun\n2. 2 sun@c3   # in the middle\n3. ~start:1 as 1\n4. 1 pass\nend 4\n")).toEqual([2, 1]);
  });
});
