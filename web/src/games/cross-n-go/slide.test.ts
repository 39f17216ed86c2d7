import { describe, expect, it } from "vitest";
import { drawn, Slide, stepsOf } from "./slide.svelte";

const reach = { l: 0, r: 3 };
const at = (x: number, y = 0) => ({ x, y });
const fields = (pixels: number): number => pixels / 40;

describe("a bar in the hand", () => {
  it("snaps to whole fields and goes no further than it may", () => {
    expect(drawn(1, reach)).toBe(1);
    expect(Math.abs(drawn(1.2, reach) - 1)).toBeLessThan(0.2);
    expect(drawn(9, reach)).toBeLessThan(3.25);
    expect(drawn(-5, reach)).toBeGreaterThan(-0.25);
    expect([stepsOf(-0.2, reach), stepsOf(1.4, reach), stepsOf(3.2, reach)]).toEqual([0, 1, 3]);
  });

  it("tells how far it was slid", () => {
    const slide = new Slide();
    slide.begin(5, 7, at(100), reach);
    slide.move(7, at(185), fields);
    expect([slide.moving, slide.steps]).toEqual([true, 2]);
    expect(slide.end(at(185), fields)).toEqual({ row: 5, steps: 2, refused: null });
    expect([slide.row, slide.held]).toEqual([null, 0]);
  });

  it("tells where it would not go", () => {
    const slide = new Slide();
    slide.begin(5, 7, at(100), reach);
    slide.move(7, at(50), fields);
    expect(slide.end(at(50), fields)).toEqual({ row: 5, steps: 0, refused: "l" });
  });

  it("is only tapped by a finger that stays or goes across, and follows no second finger", () => {
    const slide = new Slide();
    slide.begin(5, 7, at(100), reach);
    slide.move(8, at(300), fields);
    slide.move(7, at(103), fields);
    slide.move(7, at(110, 40), fields);
    expect(slide.moving).toBe(false);
    expect(slide.end(at(103), fields)).toBeNull();
  });

  it("keeps the tray from scrolling while it is moved, and only then", () => {
    const slide = new Slide();
    const tray = new EventTarget();
    const release = slide.steady(tray as Element);
    const scrolls = (): boolean => tray.dispatchEvent(new Event("touchmove", { cancelable: true }));
    expect(scrolls()).toBe(true);
    slide.begin(5, 7, at(100), reach);
    expect(scrolls()).toBe(true);
    slide.move(7, at(130), fields);
    expect(scrolls()).toBe(false);
    slide.end(at(130), fields);
    expect(scrolls()).toBe(true);
    release();
  });
});
