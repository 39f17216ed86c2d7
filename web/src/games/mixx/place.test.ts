import { expect, test } from "vitest";
import { alike, endsOf, fitsOf, frameOf, nextPlace } from "./place";
import { readCell, readLay } from "./token";
import type { View } from "../../wire/views/mixx";

interface Fixture {
  table: { view: View; legal: string[] };
}
const fixtures = Object.entries(
  import.meta.glob<{ default: Fixture }>("../../../fixtures/mixx-*.json", { eager: true }),
).map(([name, file]) => ({ name, ...file.default.table }));

test("every move that lays a card is found under its card", () => {
  expect(fixtures.length).toBeGreaterThan(12);
  for (const { name, legal } of fixtures) {
    const found = [...fitsOf(legal)].flatMap(([card, cells]) => [...cells].map((cell) => `${card}@${cell}`));
    expect(found.sort(), name).toEqual(legal.filter((token) => readLay(token)).sort());
  }
});

test("the places shown are free, are four once there is a centre, and hold all that fits", () => {
  for (const { name, view, legal } of fixtures) {
    const ends = endsOf(view, legal);
    for (const laid of view.table) expect(ends, name).not.toContain(laid.cell);
    if (view.centre !== null) expect(ends, name).toHaveLength(4);
    for (const cells of fitsOf(legal).values()) for (const cell of cells) expect(ends, name).toContain(cell);
  }
});

test("MX-07: where a card does not fit at an end, a card alike lies in line with it", () => {
  for (const { name, view, legal } of fixtures) {
    if (view.centre === null || view.phase !== "turn") continue;
    const own = view.seats.find((seat) => view.viewer !== "spectator" && seat.seat === view.viewer.seat)?.stock ?? [];
    const fits = fitsOf(legal);
    for (const card of own) {
      for (const end of endsOf(view, legal)) {
        expect(alike(card, end, view).length > 0, `${name} ${card}@${end}`).toBe(!fits.get(card)?.has(end));
      }
    }
  }
});

test("all that matters is in the frame", () => {
  for (const { name, view, legal } of fixtures) {
    const cells = [...view.table.map((laid) => laid.cell), ...endsOf(view, legal)];
    const frame = frameOf(cells);
    for (const cell of cells.map(readCell)) {
      expect(cell.x - 0.5 >= frame.x && cell.x + 0.5 <= frame.x + frame.width, name).toBe(true);
      expect(cell.y - 0.5 >= frame.y && cell.y + 0.5 <= frame.y + frame.height, name).toBe(true);
    }
  }
});

test("arrow keys lead to every place", () => {
  for (const { name, view, legal } of fixtures) {
    const ends = endsOf(view, legal);
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
