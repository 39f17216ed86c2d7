import { expect, test } from "vitest";
import { cellAt, drag, fit, sees, zoom } from "./camera";

const window = { width: 390, height: 470 };

test("what is fitted is seen, with the cells about it", () => {
  const cells = [
    { x: -4, y: 0 },
    { x: 5, y: 3 },
  ];
  const camera = fit(cells, window);
  for (const cell of [...cells, { x: -5, y: -1 }, { x: 6, y: 4 }]) expect(sees(camera, window, cell)).toBe(true);
});

test("the cell under the pointer stays there when the table comes nearer", () => {
  const camera = fit([{ x: 0, y: 0 }], window);
  const before = cellAt(camera, 120, -77);
  expect(cellAt(zoom(camera, 1.7, 120, -77), 120, -77)).toEqual(before);
});

test("dragging by a cell's width moves by a cell", () => {
  const camera = { x: 2, y: 1, scale: 50 };
  expect(drag(camera, 50, -100)).toEqual({ x: 1, y: 3, scale: 50 });
});

test("nearer and farther have an end", () => {
  let camera = { x: 0, y: 0, scale: 50 };
  for (let step = 0; step < 40; step++) camera = zoom(camera, 2);
  expect(camera.scale).toBeLessThan(500);
  for (let step = 0; step < 80; step++) camera = zoom(camera, 0.5);
  expect(camera.scale).toBeGreaterThan(5);
});
