import { describe, expect, it } from "vitest";
import early from "../../../fixtures/cross-n-go-3-early.json";
import middle from "../../../fixtures/cross-n-go-3-middle.json";
import { heartOf, lanesOf, offsetIn } from "./lane";
import type { View } from "../../wire/views/cross-n-go";

describe("lanes", () => {
  it("CN-14: go straight ahead over the figure's colour, and not through another figure", () => {
    const lanes = lanesOf(early.table.view as View, 1);
    // The figure on 2.4 stands behind the one on 3.4, so only that one has a lane: the one that may run.
    expect(lanes.map((lane) => lane.from)).toEqual([{ row: 3, field: 4 }]);
    expect(lanes[0]?.ahead).toEqual([
      { row: 4, field: 6 },
      { row: 5, field: 2 },
    ]);
    expect(lanes[0]?.out).toBe(false);
  });

  it("follow a bar that is being held", () => {
    const view = middle.table.view as View;
    const lies = offsetIn(view);
    const ahead = (offset = lies) => lanesOf(view, 1, offset).find((lane) => lane.from.row === 6)?.ahead.length;
    expect(ahead()).toBe(2);
    expect(ahead((row) => lies(row) - (row === 9 ? 1 : 0))).toBe(3);
  });

  it("CN-15: that reach the last bar lead out, downwards for the far side", () => {
    const rows = [
      { row: 1, bar: "R.B.G.Y.", offset: 0, figures: [], jokers: [] },
      { row: 2, bar: "RB.GRY.B", offset: 0, figures: [{ field: 1, seat: 2, colour: "red", count: 1 }], jokers: [] },
    ];
    const seats = [{ seat: 2, side: "far", colours: ["red"], jokers: 0, across: 0, rows_to_go: 2 }];
    const view = { ...(early.table.view as View), rows, seats } as unknown as View;
    expect(lanesOf(view, 2)[0]).toMatchObject({ out: true, ahead: [{ row: 1, field: 1 }] });
    const blocked = { ...view, rows: [{ ...rows[0]!, jokers: [{ field: 1, until: null }] }, rows[1]!] } as unknown as View;
    expect(lanesOf(blocked, 2)).toEqual([]);
  });
});

describe("the column to look at", () => {
  const view = middle.table.view as View;
  const move = (name: string, args: Record<string, string> = {}) => ({
    number: 1,
    seat: 1,
    move: { key: `cross-n-go-log-${name}`, args: { who: { seat: 1 }, ...args } },
    chance: [],
  });

  it("is where something happened, or the middle of the figures", () => {
    expect(heartOf(view, 1, move("shift", { row: "4", way: "left" }), null)).toBe(offsetIn(view)(4) + 3.5);
    expect(heartOf(view, 1, move("run", { from: "6.5", to: "8.1" }), 5)).toBe(5);
    // The figures on 6.5 and 2.4, in the columns 5 and 3.
    expect(heartOf(view, 1, move("end"), null)).toBe(4);
    expect(heartOf(view, null, null, null)).toBe(3.5);
  });
});
