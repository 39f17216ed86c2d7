import { describe, expect, it } from "vitest";
import staircase from "../../../fixtures/cross-n-go-4-end.json";
import start from "../../../fixtures/cross-n-go-2-start.json";
import { barX, columnsOf, fieldX, high, layoutOf, rowsDown, scrollTo, wayOf, wide, x, y } from "./layout";
import type { View } from "../../wire/views/cross-n-go";

const views = [start.table.view as View, staircase.table.view as View];
const screens = [[304, 640], [374, 844], [900, 800], [3800, 2160]] as const;

describe("the layout", () => {
  it("shows every bar in full on every screen, with fields a finger can hit", () => {
    for (const view of views) {
      for (const [width, height] of screens) {
        for (const turned of [false, true]) {
          const layout = layoutOf(view, width, height, 300, turned);
          expect(layout.cw).toBeGreaterThanOrEqual(24);
          expect(layout.ch).toBeGreaterThanOrEqual(24);
          for (const { row, offset } of view.rows) {
            const left = barX(layout, offset);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + 8 * layout.cw).toBeLessThanOrEqual(wide(layout) + 0.01);
            expect(y(layout, row) + layout.ch).toBeLessThanOrEqual(high(layout));
          }
        }
      }
    }
  });

  it("is scrolled so that one's own figures are in sight, wherever something happened", () => {
    const width = 352;
    for (const turned of [false, true]) {
      const layout = { ...layoutOf(views[1] as View, width, 844, 300, turned), columns: 40, first: -16 };
      for (const own of [[-9, -4], [0], [7, 12], [20]]) {
        for (const heart of [-12, 0, 4, 19]) {
          for (const at of [null, 0, 300, 600]) {
            const left = scrollTo(layout, width, heart, own, at);
            for (const column of own) {
              expect(x(layout, column)).toBeGreaterThanOrEqual(left);
              expect(x(layout, column) + layout.cw).toBeLessThanOrEqual(left + width);
            }
          }
        }
      }
      // With nobody's figures to show, or with figures too far apart, what happened is in the middle.
      for (const own of [[], [-12, 20]]) {
        expect(scrollTo(layout, width, 3, own, null)).toBeCloseTo(x(layout, 3) + layout.cw / 2 - width / 2);
      }
    }
  });

  it("fits a computer's screen without scrolling", () => {
    for (const view of views) expect(wide(layoutOf(view, 900, 800, 245, false))).toBeLessThanOrEqual(900.01);
  });

  it("is turned round for the far side: rows, fields and ways, so that the same columns stay in line", () => {
    const near = layoutOf(views[1]!, 900, 800, 245, false);
    const far = layoutOf(views[1]!, 900, 800, 245, true);
    expect(rowsDown(near)[0]).toBe(12);
    expect(rowsDown(far)[0]).toBe(1);
    expect([wayOf(near, "left"), wayOf(far, "left")]).toEqual(["l", "r"]);
    expect(columnsOf(near, near.cw)).toBeCloseTo(1);
    expect(columnsOf(far, far.cw)).toBeCloseTo(-1);
    for (const layout of [near, far]) {
      for (const { offset } of views[1]!.rows) {
        for (let field = 1; field <= 8; field++) {
          expect(barX(layout, offset) + fieldX(layout, field)).toBeCloseTo(x(layout, offset + field - 1));
        }
      }
    }
  });
});
