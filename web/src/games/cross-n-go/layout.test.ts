import { describe, expect, it } from "vitest";
import staircase from "../../../fixtures/cross-n-go-4-end.json";
import start from "../../../fixtures/cross-n-go-2-start.json";
import { barX, capOf, columnsOf, fieldX, high, layoutOf, rowAt, rowsDown, scrollTo, wayOf, wide, x, y } from "./layout";
import type { View } from "../../wire/views/cross-n-go";

const views = [start.table.view as View, staircase.table.view as View];
/** The trays of phones, on their side too, of a tablet, a laptop and a very large screen. */
const trays = [[302, 260], [302, 330], [372, 540], [540, 320], [790, 860], [660, 680], [3000, 2000]] as const;

describe("the layout", () => {
  it("shows every bar in full in every tray, with its caps, and fills the height", () => {
    for (const view of views) {
      for (const [width, height] of trays) {
        for (const turned of [false, true]) {
          const layout = layoutOf(view, width, height, turned);
          expect(layout.cw).toBeGreaterThanOrEqual(16);
          expect(layout.ch).toBeGreaterThanOrEqual(20);
          expect(high(layout)).toBeCloseTo(height);
          for (const { row, offset } of view.rows) {
            const left = barX(layout, offset) - capOf(layout.cw);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + 8 * layout.cw + 2 * capOf(layout.cw)).toBeLessThanOrEqual(wide(layout) + 0.01);
            expect(y(layout, row) + layout.ch).toBeLessThanOrEqual(high(layout));
            expect(rowAt(layout, y(layout, row) + layout.ch / 2)).toBe(row);
          }
        }
      }
    }
  });

  it("is not scrolled as long as the staircase is no wider than its bars", () => {
    const stairs = { ...views[0]!, rows: views[0]!.rows.map((row, at) => ({ ...row, offset: Math.min(at, 8) })) };
    for (const [width, height] of trays) expect(wide(layoutOf(stairs, width, height, false))).toBeLessThanOrEqual(width + 0.01);
  });

  it("uses the width of a wide tray", () => {
    // Shifted by three fields, a bar is still more than half as wide as the tray.
    const { cw } = layoutOf(views[0]!, 540, 320, false);
    expect(cw * 8).toBeGreaterThan(540 / 2);
  });

  it("is scrolled so that one's own figures are in sight, wherever something happened", () => {
    const width = 352;
    for (const turned of [false, true]) {
      const layout = { ...layoutOf(views[1] as View, width, 540, turned), columns: 40, first: -16 };
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
    for (const view of views) expect(wide(layoutOf(view, 660, 680, false))).toBeLessThanOrEqual(660.01);
  });

  it("is turned round for the far side: rows, fields and ways, so that the same columns stay in line", () => {
    const near = layoutOf(views[1]!, 660, 680, false);
    const far = layoutOf(views[1]!, 660, 680, true);
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
