// Where one looks at the endless table from: the cell in the middle of the window, and how large a cell is in pixels.

import type { Cell } from "./cell";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

interface Window {
  width: number;
  height: number;
}

const NEAREST = 260;
const FARTHEST = 16;
/** How many cells about those with cards are in view: a card may be laid there. */
const RIM = 1;
/** A cell smaller than this is missed by fingers; and how large it is brought before them, in pixels. */
const FINGER = 44;
const CLOSE = 66;

/** All cells with a rim about them in view, not larger than is pleasant, and none of them in the corner below on the right. */
export function fit(cells: readonly Cell[], window: Window, corner: Window = { width: 0, height: 0 }): Camera {
  const { width, height } = window;
  const plain = fitAll(cells, window);
  const hidden = cells.some(
    (cell) =>
      (cell.x + 1 - plain.x) * plain.scale > width / 2 - corner.width && (cell.y + 1 - plain.y) * plain.scale > height / 2 - corner.height,
  );
  if (!hidden) return plain;
  const above = fitAll(cells, { width, height: height - corner.height });
  const beside = fitAll(cells, { width: width - corner.width, height });
  return above.scale >= beside.scale
    ? { ...above, y: above.y + corner.height / 2 / above.scale }
    : { ...beside, x: beside.x + corner.width / 2 / beside.scale };
}

function fitAll(cells: readonly Cell[], window: Window): Camera {
  if (cells.length === 0) return { x: 0.5, y: 0, scale: 80 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const across = window.width / (east - west + 1 + 2 * RIM);
  const down = window.height / (south - north + 1 + 2 * RIM);
  const most = Math.min(window.width, window.height) / 4;
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    scale: Math.max(FARTHEST, Math.min(across, down, most, NEAREST)),
  };
}

/** So near that a finger hits what it means about this cell, which stays where it is as far as its neighbours can be seen. */
export function closeUp(camera: Camera, window: Window, at: Cell): Camera {
  if (camera.scale >= FINGER) return camera;
  const near = zoom(camera, CLOSE / camera.scale, (at.x - camera.x) * camera.scale, (at.y - camera.y) * camera.scale);
  const within = (middle: number, cell: number, size: number) => {
    const slack = Math.max(0, size / 2 / CLOSE - 2);
    return Math.max(cell - slack, Math.min(cell + slack, middle));
  };
  return { ...near, x: within(near.x, at.x, window.width), y: within(near.y, at.y, window.height) };
}

/** Moves the table along with a finger that went so many pixels. */
export function drag(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Nearer or farther, with the point under the pointer (from the window's middle, in pixels) staying where it is. */
export function zoom(camera: Camera, by: number, px = 0, py = 0): Camera {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, camera.scale * by));
  return {
    x: camera.x + px / camera.scale - px / scale,
    y: camera.y + py / camera.scale - py / scale,
    scale,
  };
}

/** The spot under a point of the window, counted from its middle in pixels; in cells and parts of cells. */
export function spotAt(camera: Camera, px: number, py: number): Cell {
  return { x: camera.x + px / camera.scale, y: camera.y + py / camera.scale };
}

/** Whether a cell can be seen. */
export function sees(camera: Camera, window: Window, cell: Cell): boolean {
  return (
    Math.abs(cell.x - camera.x) + 0.5 <= window.width / 2 / camera.scale &&
    Math.abs(cell.y - camera.y) + 0.5 <= window.height / 2 / camera.scale
  );
}
