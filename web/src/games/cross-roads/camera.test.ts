import { expect, test } from "vitest";
import { closeUp, drag, fit, sees, spotAt, zoom } from "./camera";

const window = { width: 390, height: 470 };

test("what is fitted is seen, with the cells about it", () => {
  const cells = [
    { x: -4, y: 0 },
    { x: 5, y: 3 },
  ];
  const camera = fit(cells, window);
  for (const cell of [...cells, { x: -5, y: -1 }, { x: 6, y: 4 }]) expect(sees(camera, window, cell)).toBe(true);
});

test("the spot under the pointer stays there when the table comes nearer", () => {
  const camera = fit([{ x: 0, y: 0 }], window);
  const before = spotAt(camera, 120, -77);
  const after = spotAt(zoom(camera, 1.7, 120, -77), 120, -77);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("no card lies under the buttons in the corner", () => {
  const corner = { width: 130, height: 44 };
  for (const far of [2, 5, 9]) {
    const { x, y, scale } = fit([{ x: 0, y: 0 }, { x: far, y: far }], window, corner);
    const right = (far + 0.5 - x) * scale;
    const below = (far + 0.5 - y) * scale;
    expect(right > window.width / 2 - corner.width && below > window.height / 2 - corner.height).toBe(false);
  }
});

test("small cells come near for a finger, with all about them", () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ];
  const camera = fit(cells, window);
  const at = { x: 9, y: 4 };
  const near = closeUp(camera, window, at);
  expect(near.scale).toBeGreaterThan(44);
  for (const cell of [at, { x: 10, y: 4 }, { x: 9, y: 5 }, { x: 9, y: 3 }, { x: 8, y: 4 }]) expect(sees(near, window, cell)).toBe(true);
  const large = { x: 0, y: 0, scale: 70 };
  expect(closeUp(large, window, at)).toEqual(large);
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
