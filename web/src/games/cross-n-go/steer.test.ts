import { expect, it } from "vitest";
import { closest, nearest } from "./steer";

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

it("a finger means what it covers, or what is close beside it", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });
  const things = [
    { id: "one", box: box(0, 0) },
    { id: "two", box: box(40, 0) },
  ];
  expect(closest({ x: 10, y: 10 }, things)).toBe("one");
  expect(closest({ x: 33, y: 10 }, things)).toBe("two");
  expect(closest({ x: 10, y: 45 }, things)).toBeNull();
});
