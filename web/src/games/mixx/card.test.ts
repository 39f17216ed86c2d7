import { expect, test } from "vitest";
import { COLOURS, MOTIFS, readCard } from "./card";

test("all 64 cards have a colour and a motif", () => {
  for (const colour of COLOURS) {
    for (const motif of MOTIFS) expect(readCard(`${colour}-${motif}`)).toEqual({ colour, motif });
  }
});
