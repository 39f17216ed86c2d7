import { describe, expect, test } from "vitest";
import { fanOf, leanOf, TALL } from "./fan";

describe("the hand of Cross Roads", () => {
  test("fills its row", () => {
    const fan = fanOf(5, { width: 300, height: 90 });
    expect(fan.columns).toBe(5);
    expect(fan.width * TALL).toBeCloseTo(90);
    expect(leanOf(fan)).toBeCloseTo(0);
  });

  test("takes more rows where that makes the cards larger", () => {
    expect(fanOf(6, { width: 250, height: 400 }).columns).toBe(3);
    expect(fanOf(5, { width: 50, height: 330 }).columns).toBe(1);
  });

  test("stays in its room, however many cards there are", () => {
    for (const room of [
      { width: 304, height: 80 },
      { width: 50, height: 300 },
      { width: 200, height: 150 },
      { width: 330, height: 500 },
    ]) {
      for (let count = 1; count <= 30; count++) {
        const { columns, width, step } = fanOf(count, room);
        expect(step * (columns - 1) + width, `${count} in ${room.width}`).toBeLessThanOrEqual(room.width + 0.01);
        expect(width * TALL).toBeGreaterThanOrEqual(41.9);
        expect(step).toBeGreaterThan(5);
      }
    }
  });

  test("shows the numbers of cards that overlap", () => {
    const fan = fanOf(16, { width: 304, height: 80 });
    expect(fan.step).toBeLessThan(fan.width);
    expect(leanOf(fan)).toBeLessThan(-10);
  });
});
