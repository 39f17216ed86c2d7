// The way a piece walked or would walk, for drawing it. Whether it may walk there is said by the server alone.

import { coveredBy } from "./plank";
import { nameOf, type Square, squareOf } from "./square";
import type { View } from "../../wire/views/crossado";

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function neighbours(name: string): string[] {
  const square = squareOf(name);
  if (!square) return [];
  return SIDES.map(([right, below]) => nameOf({ column: square.column + right, row: square.row + below }));
}

/**
 * The squares of a way of so many steps from one place to another, both included; an island is entered or left at
 * its square next to the water. Of several ways the straightest.
 */
export function routeOf(view: View, seat: number, from: string, to: string, steps: number): Square[] {
  const camp = view.camps.find((camp) => camp.seat === seat);
  const squares = (corner: string | undefined) => view.islands.find((island) => island.corner === corner)?.squares ?? [];
  const start = from === "start" ? squares(camp?.start) : [from];
  const goal = to === "goal" ? squares(camp?.goal) : [to];
  const covered = new Set(view.planks.flatMap(coveredBy));
  const ways = start.flatMap((first) => waysFrom([first], steps, new Set(goal), covered, to === "goal"));
  const best = ways.sort((one, other) => bends(one) - bends(other))[0];
  return (best ?? [...start.slice(-1), ...goal.slice(0, 1)]).flatMap((name) => squareOf(name) ?? []);
}

function waysFrom(way: string[], steps: number, goal: Set<string>, covered: Set<string>, island: boolean): string[][] {
  const here = way.at(-1)!;
  if (steps === 0) return goal.has(here) ? [way] : [];
  return neighbours(here)
    .filter((next) => next !== way.at(-2) && (covered.has(next) || (island && steps === 1 && goal.has(next))))
    .flatMap((next) => waysFrom([...way, next], steps - 1, goal, covered, island));
}

/** How crooked a way is; squares that it crosses twice count more. */
function bends(way: string[]): number {
  const squares = way.map((name) => squareOf(name)!);
  let count = (way.length - new Set(way).size) * 10;
  for (let step = 2; step < squares.length; step++) {
    const [one, two, three] = [squares[step - 2]!, squares[step - 1]!, squares[step]!];
    if (three.column - two.column !== two.column - one.column || three.row - two.row !== two.row - one.row) count++;
  }
  return count;
}
