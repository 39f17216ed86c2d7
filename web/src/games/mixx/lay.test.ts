import { expect, test } from "vitest";
import type { View } from "../../wire/views/mixx";
import { fixturesOf } from "../conformance";
import { drawnIn, fitsOf, laidIn, layOf } from "./lay";

const fixtures = fixturesOf<View>("mixx");

test("every move that lays a card is found under its card and its cell", () => {
  expect(fixtures.length).toBeGreaterThan(12);
  for (const { name, moves } of fixtures) {
    const found = [...fitsOf(moves).values()].flatMap((cells) => [...cells.values()]);
    expect(found.sort(), name).toEqual(moves.filter(({ path }) => path.length === 2).map(({ token }) => token).sort());
  }
});

test("what lays no card is none", () => {
  expect(layOf({ path: ["red-fish", "0,-2"], token: "1" })).toEqual({ card: "red-fish", cell: "0,-2" });
  expect(layOf({ path: ["miss"], token: "2" })).toBeNull();
  expect(layOf(null)).toBeNull();
});

test("the last move says which card was laid and which were drawn", () => {
  const who = { seat: 1 };
  const draw = { key: "mixx-log-draw", args: { who, card: "red-fish", colour: "red", motif: "fish" } };
  expect(laidIn({ key: "mixx-log-lay", args: { who, card: "red-fish", cell: "0,-2" } })).toEqual({ card: "red-fish", cell: "0,-2" });
  expect(laidIn({ key: "mixx-log-stop", args: { who, count: 3 } })).toBeNull();
  expect(laidIn(draw)).toBeNull();
  expect(laidIn(undefined)).toBeNull();
  expect(drawnIn([draw, { key: "mixx-log-start", args: { who } }])).toEqual(["red-fish"]);
});

test("a card that was laid last is where it was laid", () => {
  for (const { name, last, table } of fixtures) {
    const laid = laidIn(last?.move);
    if (laid) expect(table.view.table, name).toContainEqual(laid);
  }
});
