import { describe, expect, test } from "vitest";
import { fixturesOf } from "../conformance";
import { halvesOf, nextPlace, pivotOf, placeOf, placesOf, waysRound } from "./place";
import type { Effect, View } from "../../wire/views/cross-roads";

const fixtures = fixturesOf<View>("cross-roads").map(({ name, table, moves }) => ({ name, view: table.view, moves }));

describe("places of Cross Roads", () => {
  test("every move that lays a card is at exactly one place of its card", () => {
    expect(fixtures.length).toBeGreaterThan(12);
    for (const { name, view, moves } of fixtures) {
      const places = placesOf(moves, view.effects);
      const found = [...places.values()].flat().flatMap((place) => place.lays.map((at) => at.token));
      const lays = moves.filter(({ path }) => path.length === 2).map(({ token }) => token);
      expect(found.sort(), name).toEqual(lays.sort());
      for (const [card, of] of places) {
        expect(new Set(of.map((place) => place.key)).size, name).toBe(of.length);
        expect(of.every((place) => place.lays.every((at) => at.card === card)), name).toBe(true);
        expect(of.every((place) => place.lays.length <= 2), name).toBe(true);
      }
    }
  });

  test("CR-11, CR-13: a place is what the view says of it, whichever way the card lies there", () => {
    const effect = { drawers: [2], each: 1, fromHand: 0 };
    const effects: Effect[] = [
      { kind: "whiff", places: ["0,0e"], ...effect },
      { kind: "reeky", places: ["1,-1s"], ...effect },
    ];
    const move = (place: string) => ({ path: ["3/8", place], token: place });
    const places = placesOf(["1,0w", "1,0n", "0,0s"].map(move), effects).get("3/8") ?? [];
    expect(["1,0w", "1,0n", "0,0s"].map((token) => placeOf(token, places)?.laying)).toEqual(["whiff", "reeky", "normal"]);
    expect(placeOf("5,5e", places)).toBeNull();
  });

  test("every effect of a view is at a place of a card", () => {
    let found = 0;
    for (const { name, view, moves } of fixtures) {
      const keys = new Set([...placesOf(moves, view.effects).values()].flat().map((place) => place.key));
      for (const place of view.effects.flatMap((effect) => effect.places)) {
        expect(keys.has(place), `${name} ${place}`).toBe(true);
        found++;
      }
    }
    expect(found).toBeGreaterThan(2);
  });

  test("turning goes once round, and every way has a half on the pivot", () => {
    for (const { name, view, moves } of fixtures) {
      const halves = halvesOf(view.table);
      for (const places of placesOf(moves, view.effects).values()) {
        for (const one of places.flatMap((place) => place.lays)) {
          const ways = waysRound(pivotOf(one, halves), places).map((way) => way.token);
          expect(ways, name).toContain(one.token);
          expect(new Set(ways).size, name).toBe(ways.length);
        }
      }
    }
  });

  test("arrow keys lead from every place to every other", () => {
    for (const { name, view, moves } of fixtures) {
      for (const places of placesOf(moves, view.effects).values()) {
        const first = places[0];
        if (!first) continue;
        const reached = new Set([first.key]);
        const open = [first];
        for (let place = open.pop(); place; place = open.pop()) {
          for (const dir of ["n", "e", "s", "w"] as const) {
            const next = nextPlace(place.middle, dir, places);
            if (next && !reached.has(next.key)) {
              reached.add(next.key);
              open.push(next);
            }
          }
        }
        expect(reached.size, name).toBe(places.length);
      }
    }
  });

  test("hundreds of moves are grouped without going through them for every place", () => {
    const moves = [];
    for (let x = -30; x < 30; x++) {
      for (const dir of ["e", "s"]) {
        for (const path of [["1/2", `${x},0${dir}`], ["3/9", `${x},4${dir}`]]) moves.push({ path, token: path.join("@") });
      }
    }
    const places = placesOf(moves, []);
    expect([...places.keys()]).toEqual(["1/2", "3/9"]);
    expect(places.get("1/2")).toHaveLength(120);
  });
});
