import { describe, expect, it } from "vitest";
import end from "../../../fixtures/cross-n-go-4-middle.json";
import runs from "../../../fixtures/cross-n-go-3-early.json";
import start from "../../../fixtures/cross-n-go-4-start.json";
import slides from "../../../fixtures/cross-n-go-2-middle.json";
import { type Mode, type Target, targetsOf, waysOf } from "./targets";
import type { View } from "../../wire/views/cross-n-go";

const view = start.table.view as View;
const { legal } = start.table;
const mode = (part: Partial<Mode>): Mode => ({ use: "block", from: null, first: null, ...part });
const tokens = (targets: Target[]): string[] => targets.flatMap((target) => target.token ?? []).sort();
const legals = (verb: string): string[] => legal.filter((token) => token.startsWith(verb)).sort();

describe("what can be chosen", () => {
  it("is nothing for who only looks on, or waits", () => {
    expect(targetsOf(view, legal, null, null)).toEqual([]);
    expect(targetsOf(view, [], 1, null)).toEqual([]);
  });

  it("are all bars while there are points, and their arrows cover every shift", () => {
    const targets = targetsOf(slides.table.view as View, slides.table.legal, 1, null);
    expect(targets.map((target) => target.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const ways = targets.flatMap(({ row }) => Object.values(waysOf(slides.table.legal, row)).flatMap((way) => way ?? []));
    expect(ways.sort()).toEqual([...slides.table.legal].sort());
  });

  it("are the own figures when the points are used: those that run, and those that only ask why not", () => {
    const targets = targetsOf(runs.table.view as View, runs.table.legal, 1, null);
    expect(tokens(targets)).toEqual(["run:3.4"]);
    expect(targets.flatMap((target) => target.attempt ?? [])).toEqual(["run:2.4"]);
    expect(tokens(targetsOf(end.table.view as View, end.table.legal, 1, null))).toEqual([]);
  });

  it("are every field to block and no other; the rest asks why", () => {
    const targets = targetsOf(view, legal, 1, mode({}));
    expect(targets.length).toBe(96);
    expect(tokens(targets)).toEqual(legals("block:"));
    expect(targets.every((target) => (target.token === null) !== (target.attempt === null))).toBe(true);
  });

  it("are the figures to set back, and then where to: together every such move", () => {
    const first = targetsOf(view, legal, 1, mode({ use: "back" }));
    const found = first.flatMap((target) =>
      target.choice === null
        ? []
        : tokens(targetsOf(view, legal, 1, mode({ use: "back", from: { row: target.row, field: target.field! } }))),
    );
    expect(found.sort()).toEqual(legals("back:"));
    // The figures on their first bar cannot go back; asking brings the reason.
    expect(first.flatMap((target) => target.attempt ?? []).length).toBeGreaterThan(0);
  });

  it("are two bars to swap: together every such move, twice", () => {
    const first = targetsOf(view, legal, 1, mode({ use: "swap" }));
    const found = first.flatMap(({ choice, row }) =>
      choice === null ? [] : tokens(targetsOf(view, legal, 1, mode({ use: "swap", first: row }))),
    );
    expect([...new Set(found)].sort()).toEqual(legals("swap:"));
    expect(found.length).toBe(2 * legals("swap:").length);
  });
});
