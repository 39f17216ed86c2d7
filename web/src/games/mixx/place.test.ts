import { expect, test } from "vitest";
import type { View } from "../../wire/views/mixx";
import { fixturesOf } from "../conformance";
import { readCell } from "./cell";
import { fitsOf } from "./lay";
import { alike, endsOf, frameOf, nearest, nextPlace } from "./place";

const fixtures = fixturesOf<View>("mixx").map(({ name, table, moves }) => ({ name, view: table.view, fits: fitsOf(moves) }));

test("the places shown are free, are four once there is a centre, and hold all that fits", () => {
  for (const { name, view, fits } of fixtures) {
    const ends = endsOf(view, fits);
    for (const laid of view.table) expect(ends, name).not.toContain(laid.cell);
    if (view.centre !== null) expect(ends, name).toHaveLength(4);
    for (const cells of fits.values()) for (const cell of cells.keys()) expect(ends, name).toContain(cell);
  }
});

test("MX-07: where a card does not fit at an end, a card alike lies in line with it", () => {
  for (const { name, view, fits } of fixtures) {
    if (view.centre === null || view.phase !== "turn") continue;
    const own = view.seats.find((seat) => view.viewer !== "spectator" && seat.seat === view.viewer.seat)?.stock ?? [];
    for (const card of own) {
      for (const end of endsOf(view, fits)) {
        expect(alike(card, end, view).length > 0, `${name} ${card}@${end}`).toBe(!fits.get(card)?.has(end));
      }
    }
  }
});

test("all that matters is in the frame", () => {
  for (const { name, view, fits } of fixtures) {
    const cells = [...view.table.map((laid) => laid.cell), ...endsOf(view, fits)];
    const frame = frameOf(cells);
    for (const cell of cells.map(readCell)) {
      expect(cell.x - 0.5 >= frame.x && cell.x + 0.5 <= frame.x + frame.width, name).toBe(true);
      expect(cell.y - 0.5 >= frame.y && cell.y + 0.5 <= frame.y + frame.height, name).toBe(true);
    }
  }
});

test("arrow keys lead to every place", () => {
  for (const { name, view, fits } of fixtures) {
    const ends = endsOf(view, fits);
    const reached = new Set(ends.slice(0, 1));
    const open = [...reached];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = nextPlace(place, arrow, ends);
        if (next !== null && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(reached.size, name).toBe(ends.length);
  }
});

test("a finger means the place nearest to it", () => {
  expect(nearest({ x: 0.4, y: 1.3 }, ["0,0", "1,1", "0,2"])).toBe("1,1");
  expect(nearest({ x: 0, y: 0 }, [])).toBeNull();
});
