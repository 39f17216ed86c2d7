import { describe, expect, it } from "vitest";
import { texts } from "../ui/texts";
import { seriesWords } from "./series";

describe("the score of a series", () => {
  it("stands between two names, and is a list of more", async () => {
    const text = await texts("en", ["table"]);
    expect(seriesWords({ wins: [3, 2], draws: 0 }, ["Leo", "Mum"], text)).toBe("Leo 3 : 2 Mum");
    expect(seriesWords({ wins: [3, 2], draws: 1 }, ["Leo", "Mum"], text)).toBe("Leo 3 : 2 Mum (one drawn)");
    expect(seriesWords({ wins: [3, 0, 1], draws: 2 }, ["Leo", "Mum", "Bot"], text)).toBe("Leo 3 · Mum 0 · Bot 1 (2 drawn)");
  });
});
