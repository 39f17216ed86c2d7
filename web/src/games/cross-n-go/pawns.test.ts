import { describe, expect, it } from "vitest";
import start from "../../../fixtures/cross-n-go-2-start.json";
import { follow } from "./pawns";
import type { View } from "../../wire/views/cross-n-go";

const view = start.table.view as View;
const clone = (): View => structuredClone(view);

describe("figures", () => {
  it("have names that stay while nothing moves, and each place in a crowd its own", () => {
    const first = follow([], view);
    expect(first.length).toBe(6);
    expect(new Set(first.map((pawn) => pawn.id)).size).toBe(6);
    expect(first.filter((pawn) => pawn.row === 1).map((pawn) => pawn.place).sort()).toEqual([0, 1, 2]);
    expect(follow(first, clone())).toEqual(first);
  });

  it("keep their name when they run", () => {
    const first = follow([], view);
    const runner = first.find((pawn) => pawn.row === 9)!;
    const next = clone();
    next.rows[6]!.figures = next.rows[8]!.figures.map((one) => ({ ...one, field: 1 }));
    next.rows[8]!.figures = [];
    const after = follow(first, next);
    expect(after.find((pawn) => pawn.id === runner.id)).toMatchObject({ row: 7, field: 1, out: null });
    expect(after.length).toBe(6);
  });

  it("leave on the other side when they have crossed, and are gone in the next view", () => {
    const first = follow([], view);
    const runner = first.find((pawn) => pawn.row === 9)!;
    const next = clone();
    const field = next.rows[8]!.figures[0]!.field;
    next.rows[8]!.figures = [];
    next.seats[1]!.across = 1;
    const after = follow(first, next);
    expect(after.find((pawn) => pawn.id === runner.id)).toMatchObject({ row: 0, out: next.rows[8]!.offset + field - 1 });
    expect(follow(after, next).length).toBe(5);
  });
});
