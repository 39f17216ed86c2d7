import { expect, it } from "vitest";
import { nearest } from "./steer";

it("an arrow key goes to the nearest thing ahead, rather straight than aside", () => {
  const places = [
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: 0, y: 10 },
    { x: 5, y: 40 },
  ];
  expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(places[0]);
  expect(nearest({ x: 10, y: 0 }, places, "ArrowRight")).toBe(places[1]);
  expect(nearest({ x: 0, y: 10 }, places, "ArrowDown")).toBe(places[3]);
  expect(nearest({ x: 0, y: 0 }, places, "ArrowLeft")).toBeNull();
  expect(nearest({ x: 0, y: 0 }, places, "Enter")).toBeNull();
});
