import { expect, test } from "vitest";
import { speak } from "../../ui/speak";
import type { Message } from "../../wire/presentation";
import { conformance, textOf } from "../conformance";
import { lessons } from "./learn";

conformance("mixx", lessons);

const who = { seat: 1 };
const card = (colour: string, motif: string) => ({ card: `${colour}-${motif}`, colour, motif });
const said = (lang: string, message: Message, reader: number | null = null) =>
  speak(message, ["Ada", "Ben"], reader, textOf(lang, "mixx"));

test("moves are told in words, to the one who makes them and to the others", () => {
  const lay = { key: "mixx-log-lay", args: { who, ...card("red", "fish"), cell: "0,1" } };
  expect(said("en", lay)).toBe("Ada lays the red fish on 0,1.");
  expect(said("en", lay, 1)).toBe("You lay the red fish on 0,1.");
  expect(said("en", { key: "mixx-log-stop", args: { who, count: 1 } }, 2)).toBe("Ada ends the round and wins one card.");
});

test("articles and adjectives follow the motif", () => {
  const draw = (colour: string, motif: string) => ({ key: "mixx-log-draw", args: { who, ...card(colour, motif) } });
  expect(said("de", draw("blue", "anchor"), 1)).toBe("Du ziehst den blauen Anker.");
  expect(said("de", draw("blue", "turtle"))).toBe("Ada zieht die blaue Schildkröte.");
  expect(said("fr", draw("violet", "propeller"), 1)).toBe("Tu pioches l’hélice violette.");
  expect(said("fr", draw("violet", "chest"))).toBe("Ada pioche le coffre violet.");
  expect(said("it", draw("yellow", "starfish"), 1)).toBe("Peschi la stella marina gialla.");
  expect(said("it", draw("yellow", "fish"))).toBe("Ada pesca il pesce giallo.");
});
