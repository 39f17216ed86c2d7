import { describe, expect, it } from "vitest";
import type { View } from "../../wire/views/cross-n-go";
import { fixtureAt } from "../conformance";
import { type Target, targetsOf, waysOf } from "./targets";

const fixture = (name: string) => fixtureAt<View>(`cross-n-go-${name}`);
const start = fixture("4-start");
const view = start.table.view;
const tokens = (targets: Target[]): string[] => targets.flatMap((target) => target.token ?? []).sort();
const legals = (action: string): string[] =>
  start.moves.flatMap(({ path, token }) => (path[0] === action ? [token] : [])).sort();
const offered = (...picked: string[]): Target[] => targetsOf(view, start.moves, 1, picked);

describe("what can be chosen", () => {
  it("is nothing for who only looks on, or waits", () => {
    expect(targetsOf(view, start.moves, null, [])).toEqual([]);
    expect(targetsOf(view, [], 1, [])).toEqual([]);
  });

  it("are all bars while there are points, and their arrows cover every shift", () => {
    const { table, moves } = fixture("2-middle");
    const targets = targetsOf(table.view, moves, 1, []);
    expect(targets.map((target) => target.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const ways = targets.flatMap(({ row }) => Object.values(waysOf(moves, row)).flatMap((way) => way ?? []));
    expect(ways.sort()).toEqual(moves.map(({ token }) => token).sort());
  });

  it("are the own figures when the points are used: those that run, and those that only ask why not", () => {
    const runs = fixture("3-early");
    const targets = targetsOf(runs.table.view, runs.moves, 1, []);
    expect(tokens(targets)).toEqual(["run:3.4"]);
    expect(targets.flatMap((target) => (target.attempt ? [target.attempt] : []))).toEqual([["run", "2.4"]]);
    const end = fixture("4-middle");
    expect(tokens(targetsOf(end.table.view, end.moves, 1, []))).toEqual([]);
  });

  it("are every field to block and no other; the rest asks why", () => {
    const targets = offered("block");
    expect(targets.length).toBe(96);
    expect(tokens(targets)).toEqual(legals("block"));
    expect(targets.every((target) => (target.token === null) !== (target.attempt === null))).toBe(true);
  });

  it("are the figures to set back, and then where to: together every such move", () => {
    const first = offered("back");
    expect(first.flatMap(({ picked }) => (picked ? tokens(offered(...picked)) : [])).sort()).toEqual(legals("back"));
    // The figures on their first bar cannot go back; asking brings the reason.
    const attempts = first.flatMap(({ attempt }) => (attempt ? [attempt] : []));
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts.every((path) => path.length === 3)).toBe(true);
  });

  it("are the chosen figure itself too, to choose another one", () => {
    const chosen = offered("back").find(({ picked }) => picked)!;
    expect(offered(...chosen.picked!)[0]).toMatchObject({ id: chosen.id, picked: ["back"], token: null });
  });

  it("are two bars to swap: together every such move, twice", () => {
    const first = offered("swap");
    const found = first.flatMap(({ picked }) => (picked ? tokens(offered(...picked)) : []));
    expect(found.sort()).toEqual(legals("swap"));
    expect(found.length).toBe(2 * new Set(found).size);
  });
});
