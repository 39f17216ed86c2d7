import { expect, test } from "vitest";
import { COLOURS, MOTIFS, readCard, readLay, writeLay } from "./token";

test("a card laid is read into card and cell, and written back", () => {
  const lay = readLay("turquoise-jellyfish@-2,7");
  expect(lay).toEqual({ token: "turquoise-jellyfish@-2,7", card: "turquoise-jellyfish", cell: "-2,7" });
  expect(writeLay("turquoise-jellyfish", "-2,7")).toBe("turquoise-jellyfish@-2,7");
});

test("what lays no card is none", () => {
  for (const token of ["miss", "stop", "~yellow-shell", "~start:1", ""]) expect(readLay(token)).toBeNull();
});

test("all 64 cards have a colour and a motif", () => {
  for (const colour of COLOURS) {
    for (const motif of MOTIFS) expect(readCard(`${colour}-${motif}`)).toEqual({ colour, motif });
  }
});
