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

/** All cells with a rim about them in view, not larger than is pleasant. */
export function fit(cells: readonly Cell[], window: Window, rim = 1): Camera {
  if (cells.length === 0) return { x: 0.5, y: 0, scale: 80 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const across = window.width / (east - west + 1 + 2 * rim);
  const down = window.height / (south - north + 1 + 2 * rim);
  const most = Math.min(window.width, window.height) / 4;
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    scale: Math.max(FARTHEST, Math.min(across, down, most, NEAREST)),
  };
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

/** The cell under a point of the window, counted from its middle in pixels. */
export function cellAt(camera: Camera, px: number, py: number): Cell {
  // Adding 0 turns a negative zero into a plain one.
  return { x: Math.round(camera.x + px / camera.scale) + 0, y: Math.round(camera.y + py / camera.scale) + 0 };
}

/** Whether a cell can be seen. */
export function sees(camera: Camera, window: Window, cell: Cell): boolean {
  return (
    Math.abs(cell.x - camera.x) + 0.5 <= window.width / 2 / camera.scale &&
    Math.abs(cell.y - camera.y) + 0.5 <= window.height / 2 / camera.scale
  );
}
