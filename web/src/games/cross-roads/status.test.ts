import { describe, expect, test } from "vitest";
import type { Text } from "../board";
import { nextSeat, type Situation, status } from "./status";
import type { View } from "../../wire/views/cross-roads";

/** The key and what is put into it, so that the tests do not depend on a language. */
const text: Text = (key, args) => [key.replace("cross-roads-", ""), ...Object.values(args ?? {})].join(" ");

const view = (change: Partial<View> = {}): View => ({
  viewer: { seat: 1 },
  actor: { seat: 1 },
  phase: "turn",
  players: 3,
  deck: "differing",
  finish: "instant",
  start: 1,
  turn: 1,
  drawer: null,
  owed: 0,
  winner: null,
  table: [],
  laid: [],
  hands: [1, 2, 3].map((seat) => ({ seat, cards: 5, known: [], knows: [] })),
  pile: 20,
  passes: 0,
  closing: false,
  ranks: null,
  ...change,
});
const said = (change: Partial<Situation>) =>
  status(
    { view: view(), you: 1, names: ["Ada", "Ben", "Cleo"], legal: ["3/7@0,0s"], card: null, places: 0, effect: null, ...change },
    text,
  );

describe("what there is to do in Cross Roads", () => {
  test("step by step in a turn", () => {
    expect(said({})).toBe("pick");
    expect(said({ card: "3/7", places: 0 })).toBe("nowhere");
    expect(said({ card: "3/7", places: 4 })).toBe("where 4");
    expect(said({ card: "3/7", places: 4, effect: "plain" })).toBe("lay-it");
    expect(said({ legal: ["draw"] })).toBe("must-draw");
    expect(said({ legal: ["pass"] })).toBe("must-pass");
  });

  test("CR-12, CR-14, CR-15: who would draw", () => {
    const aimed = { card: "3/7", places: 4 };
    expect(said({ ...aimed, effect: "whiff" })).toBe("will-whiff Ben");
    expect(said({ ...aimed, effect: "whiff", view: view({ pile: 0 }) })).toBe("will-whiff-empty");
    expect(said({ ...aimed, effect: "reeky" })).toBe("will-reeky");
    expect(said({ ...aimed, effect: "reeky", view: view({ players: 2 }) })).toBe("will-reeky-two Ben");
    expect(said({ ...aimed, effect: "reeky", view: view({ pile: 1 }) })).toBe("will-reeky-short");
  });

  test("while the others play, and at the end", () => {
    expect(said({ legal: [], view: view({ turn: 3 }) })).toBe("turn-of Cleo");
    expect(said({ legal: [], view: view({ ranks: [1, 2, 3] }) })).toBe("you-win");
    expect(said({ legal: [], view: view({ ranks: [2, 1, 1] }) })).toBe("win Ben, Cleo 2");
  });

  test("after the last seat comes the first", () => {
    expect([1, 2, 3].map((seat) => nextSeat(seat, 3))).toEqual([2, 3, 1]);
  });
});
