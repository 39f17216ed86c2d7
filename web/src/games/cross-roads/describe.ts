// Places in words, for people who hear the board.

import type { Text } from "../board";
import { writeCell } from "./cell";
import { cellsOf, type Lay } from "./lay";
import type { Halves } from "./place";
import type { Laying } from "../../wire/views/cross-roads";

/** What each half of the card would lie on, the ways to lay it one after the other, and what that is. */
export function describe(lays: readonly Lay[], laying: Laying, halves: Halves, text: Text): string {
  const ways = lays.map((lay) => {
    const [one, other] = cellsOf(lay);
    return [
      { number: lay.low, cell: writeCell(one) },
      { number: lay.high, cell: writeCell(other) },
    ]
      .map(({ number, cell }) => {
        const under = halves.get(cell)?.number;
        return under === undefined
          ? text("cross-roads-on-table", { number, cell })
          : text("cross-roads-on-number", { number, under, cell });
      })
      .join(", ");
  });
  const whole = ways.join(` ${text("cross-roads-or")} `);
  return laying === "normal" ? whole : `${text(`cross-roads-${laying}`)}: ${whole}`;
}
