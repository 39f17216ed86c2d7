import { describe, expect, test } from "vitest";
import type { Text } from "../board";
import { type Situation, status } from "./status";
import type { Effect, View } from "../../wire/views/cross-roads";

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
  effects: [],
  ranks: null,
  ...change,
});
const said = (change: Partial<Situation>) =>
  status(
    { view: view(), you: 1, names: ["Ada", "Ben", "Cleo"], active: true, only: null, card: null, places: 0, laying: null, ...change },
    text,
  );

describe("what there is to do in Cross Roads", () => {
  test("step by step in a turn", () => {
    expect(said({})).toBe("pick");
    expect(said({ card: "3/7", places: 0 })).toBe("nowhere");
    expect(said({ card: "3/7", places: 4 })).toBe("where 4");
    expect(said({ card: "3/7", places: 4, laying: "normal" })).toBe("lay-it");
    expect(said({ active: false, only: "draw" })).toBe("must-draw");
    expect(said({ active: false, only: "pass" })).toBe("must-pass");
  });

  test("CR-12, CR-14, CR-15: who would draw", () => {
    const told = (kind: "whiff" | "reeky", change: Partial<Effect>) => {
      const effects = [{ kind, places: ["0,0e"], drawers: [2], each: 1, fromHand: 0, ...change }];
      return said({ card: "3/7", places: 4, laying: kind, view: view({ effects }) });
    };
    expect(told("whiff", {})).toBe("will-draw whiff 1 Ben 1");
    expect(told("whiff", { drawers: [], each: 0 })).toBe("will-empty whiff");
    expect(told("reeky", { drawers: [2, 3] })).toBe("will-draw reeky 2 Ben 1");
    expect(told("reeky", { each: 2 })).toBe("will-draw reeky 1 Ben 2");
    expect(told("reeky", { drawers: [2, 3], fromHand: 1 })).toBe("will-short reeky 2 Ben");
  });

  test("while the others play, and at the end", () => {
    expect(said({ active: false, view: view({ turn: 3 }) })).toBe("turn-of Cleo");
    expect(said({ active: false, view: view({ ranks: [1, 2, 3] }) })).toBe("you-win");
    expect(said({ active: false, view: view({ ranks: [2, 1, 1] }) })).toBe("win Ben, Cleo 2");
  });
});
