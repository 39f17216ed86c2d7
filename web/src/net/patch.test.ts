import { describe, expect, it } from "vitest";
import { patched } from "./patch";

const numbers = Array.from({ length: 30 }, (_, index) => 100 + index);

describe("a patch", () => {
  it("changes the fields it names", () => {
    expect(patched({ a: 1, b: { c: 2 } }, { b: { c: 3 } })).toEqual({ a: 1, b: { c: 3 } });
    expect(patched({ a: { seat: 1 } }, { a: "over" })).toEqual({ a: "over" });
    expect(patched({ a: "over" }, { a: { seat: 1 } })).toEqual({ a: { seat: 1 } });
    expect(patched({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
    expect(patched({ a: null }, { a: { b: [{ c: 1 }] } })).toEqual({ a: { b: [{ c: 1 }] } });
    expect(patched({ a: [1, 2] }, { a: [1, 3] })).toEqual({ a: [1, 3] });
  });

  it("sets to null what is gone", () => {
    expect(patched({ a: 1, b: 2 }, { a: null })).toEqual({ a: null, b: 2 });
    expect(patched({ legal: { pass: "pass", sun: ["sun@{1}", "a1"] } }, { legal: { pass: null } })).toEqual({
      legal: { pass: null, sun: ["sun@{1}", "a1"] },
    });
  });

  it("changes elements of an array, removes and adds some", () => {
    expect(patched({ a: numbers }, { a: { "[]": { 7: 5 } } })).toEqual({ a: numbers.with(7, 5) });
    expect(patched({ a: numbers }, { a: { "[]": { splice: [3, 1] } } })).toEqual({ a: numbers.toSpliced(3, 1) });
    expect(patched({ a: numbers }, { a: { "[]": { splice: [30, 0, 9] } } })).toEqual({ a: [...numbers, 9] });
    expect(patched({ a: [null, numbers] }, { a: { "[]": { 0: 7 } } })).toEqual({ a: [7, numbers] });
    expect(patched({ a: [7, numbers] }, { a: { "[]": { 0: null } } })).toEqual({ a: [null, numbers] });
    expect(patched([[{ x: 1 }, { x: 2 }]] as unknown, { "[]": { 0: { "[]": { splice: [0, 1], 0: { x: 3 } } } } })).toEqual([[{ x: 3 }]]);
  });

  it("leaves what did not change as it is, and the view before untouched", () => {
    const before = { rows: [{ offset: 0 }, { offset: 1 }], seats: [{ name: "Ada" }], view: { hand: ["sun"], board: [null] } };
    const copy = structuredClone(before);
    const after = patched(before, { rows: { "[]": { 1: { offset: 2 } } }, view: { board: ["sun"] } });
    expect(after).toEqual({ ...copy, rows: [{ offset: 0 }, { offset: 2 }], view: { hand: ["sun"], board: ["sun"] } });
    expect(before).toEqual(copy);
    expect(after.seats).toBe(before.seats);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.view.hand).toBe(before.view.hand);
    expect(patched(before, undefined)).toBe(before);
    expect(patched(before, {})).toBe(before);
    expect(patched(before, { rows: { "[]": { 0: { offset: 0 } } } })).toBe(before);
  });

  it("does no harm if it does not fit", () => {
    const view = { a: [1, 2] };
    for (const a of [{ "[]": { 9: 1, x: 2, length: 0, splice: [9, 9] } }, { "[]": { splice: [1] } }, { "[]": 7 }]) {
      expect(patched(view, { a })).toEqual({ a: [1, 2] });
    }
  });
});
