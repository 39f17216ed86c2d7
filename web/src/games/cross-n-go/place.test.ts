import { describe, expect, it } from "vitest";
import type { Message } from "../../wire/presentation";
import { doneIn } from "./last";
import { endOf, nameOf, spotOf } from "./place";

describe("places of Cross'N Go", () => {
  it("have the names by which moves point at them", () => {
    expect(spotOf("10.2")).toEqual({ row: 10, field: 2 });
    expect(nameOf({ row: 10, field: 2 })).toBe("10.2");
    expect(endOf(12, "l")).toBe("12l");
    for (const name of ["", "7", "7l", "x.y", "across"]) expect(spotOf(name), name).toBeNull();
  });
});

describe("what was done last", () => {
  const done = (name: string, args: Message["args"] = {}) =>
    doneIn({ number: 1, seat: 1, move: { key: `cross-n-go-log-${name}`, args: { who: { seat: 1 }, ...args } }, chance: [] });

  it("is read from its message", () => {
    expect(done("shift", { row: "12", way: "left" })).toEqual({ do: "slide", row: 12, heading: -1 });
    expect(done("shift", { row: "5", way: "right" })).toEqual({ do: "slide", row: 5, heading: 1 });
    expect(done("block", { cell: "5.3", colour: "blue", lasts: "good" })).toEqual({ do: "block", at: { row: 5, field: 3 } });
    expect(done("swap", { low: "3", high: "9" })).toEqual({ do: "swap", rows: [3, 9] });
    expect(done("back", { whose: { seat: 2 }, from: "10.2", to: "11.5" })).toEqual({ do: "go" });
    for (const name of ["run", "cross", "win"]) expect(done(name, { from: "7.2" })).toEqual({ do: "go" });
  });

  it("is nothing where everything stayed where it was", () => {
    expect(done("end")).toBeNull();
    expect(doneIn(null)).toBeNull();
  });
});
