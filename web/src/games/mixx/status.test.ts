import { expect, test } from "vitest";
import type { Text } from "../board";
import { type Situation, status, winnersOf } from "./status";
import type { View } from "../../wire/views/mixx";

/** The key and what is put into it, so that the tests do not depend on a language. */
const text: Text = (key, args) => [key.replace("mixx-", ""), ...Object.values(args ?? {})].join(" ");

const view = (change: Partial<View> = {}): View => ({
  viewer: { seat: 1 },
  actor: { seat: 1 },
  phase: "turn",
  turn: 1,
  seats: [12, 30, 30].map((won, at) => ({ seat: at + 1, stock: [], won })),
  table: [{ card: "red-fish", cell: "0,0" }],
  centre: null,
  last: 2,
  misses: 0,
  pile: [],
  start: 1,
  games: 1,
  game: 1,
  stock: 6,
  without: [],
  shape: "cross",
  ...change,
});
const lay = { path: ["red-fish", "0,0"], token: "1" };
const miss = { path: ["miss"], token: "2" };
const stop = { path: ["stop"], token: "3" };
const said = (change: Partial<Situation>) =>
  status({ view: view(), you: 1, names: ["Ada", "Ben", "Cleo"], moves: [lay], card: null, places: 0, ...change }, text);

test("step by step in a turn", () => {
  expect(said({})).toBe("pick");
  expect(said({ view: view({ table: [] }) })).toBe("begin");
  expect(said({ card: "red-fish" })).toBe("nowhere");
  expect(said({ card: "red-fish", places: 2 })).toBe("where 2");
  expect(said({ card: "red-fish", places: 2, sure: true })).toBe("sure");
  expect(said({ moves: [miss] })).toBe("must-miss");
  expect(said({ moves: [] })).toBe("wait");
});

test("MX-08: going on alone, or stopping", () => {
  expect(said({ view: view({ phase: "run" }), moves: [lay, stop] })).toBe("run");
  expect(said({ view: view({ phase: "run" }), moves: [stop] })).toBe("must-stop");
  expect(said({ view: view({ phase: "run", turn: 2 }), moves: [] })).toBe("run-of Ben");
});

test("MX-13: the most cards win, and equal counts share", () => {
  const over = view({ phase: "over", turn: null });
  expect(winnersOf(over)).toEqual([2, 3]);
  expect(said({ view: over, moves: [] })).toBe("win Ben, Cleo 2");
  expect(winnersOf(view())).toEqual([]);
});
