import { describe, expect, test } from "vitest";
import { effectOf, halvesOf, nextPlace, pivotOf, placesOf, waysRound } from "./place";
import { type Lay, readLay } from "./token";
import type { View } from "../../wire/views/cross-roads";

interface Fixture {
  table: { view: View; legal: string[] };
}
const fixtures = Object.entries(
  import.meta.glob<{ default: Fixture }>("../../../fixtures/cross-roads-*.json", { eager: true }),
).map(([name, file]) => ({ name, ...file.default.table }));

const lay = (token: string) => readLay(token) as Lay;

describe("places of Cross Roads", () => {
  test("every move that lays a card is at exactly one place of its card", () => {
    expect(fixtures.length).toBeGreaterThan(12);
    for (const { name, view, legal } of fixtures) {
      const places = placesOf(legal, view.table);
      const found = [...places.values()].flat().flatMap((place) => place.lays.map((at) => at.token));
      expect(found.sort(), name).toEqual(legal.filter((token) => readLay(token)).sort());
      for (const [card, of] of places) {
        expect(new Set(of.map((place) => place.key)).size, name).toBe(of.length);
        expect(of.every((place) => place.lays.every((at) => at.card === card)), name).toBe(true);
        expect(of.every((place) => place.lays.length <= 2), name).toBe(true);
      }
    }
  });

  test("CR-11, CR-13: two cards that reach under one another make a whiff, others a reeky", () => {
    // A 7 whose card goes on beneath the 4, and a 2 whose card has nothing to do with it.
    const halves = halvesOf([
      { cell: "0,0", number: 7, mate: "e" },
      { cell: "1,0", number: 4, mate: "s" },
      { cell: "1,1", number: 6, mate: "n" },
      { cell: "2,0", number: 2, mate: "n" },
      { cell: "2,-1", number: 9, mate: "s" },
    ]);
    expect(effectOf(lay("3/8@1,0w"), halves)).toBe("whiff");
    expect(effectOf(lay("3/3@1,0e"), halves)).toBe("reeky");
    expect(effectOf(lay("6/8@0,0s"), halves)).toBe("plain");
  });

  test("turning goes once round, and every way has a half on the pivot", () => {
    for (const { name, view, legal } of fixtures) {
      const halves = halvesOf(view.table);
      for (const places of placesOf(legal, view.table).values()) {
        for (const one of places.flatMap((place) => place.lays)) {
          const ways = waysRound(pivotOf(one, halves), places).map((way) => way.token);
          expect(ways, name).toContain(one.token);
          expect(new Set(ways).size, name).toBe(ways.length);
        }
      }
    }
  });

  test("arrow keys lead from every place to every other", () => {
    for (const { name, view, legal } of fixtures) {
      for (const places of placesOf(legal, view.table).values()) {
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
    const legal: string[] = [];
    for (let x = -30; x < 30; x++) for (const dir of ["e", "s"]) legal.push(`1/2@${x},0${dir}`, `3/9@${x},4${dir}`);
    const places = placesOf(legal, []);
    expect([...places.keys()]).toEqual(["1/2", "3/9"]);
    expect(places.get("1/2")).toHaveLength(120);
  });
});
