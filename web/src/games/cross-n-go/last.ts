// What was done last, out of its message.

import type { LastMove } from "../board";
import { type Spot, spotOf } from "./place";

type Done =
  | { do: "slide"; row: number; /** Towards the left or the right of the screen. */ heading: -1 | 1 }
  | { do: "swap"; rows: number[] }
  | { do: "block"; at: Spot | null }
  /** A figure went somewhere. */
  | { do: "go" };

/** Null for moves that leave everything where it was. */
export function doneIn(last: LastMove | null): Done | null {
  const args = last?.move.args ?? {};
  switch (last?.move.key) {
    case "cross-n-go-log-shift":
      return { do: "slide", row: Number(args["row"]), heading: args["way"] === "left" ? -1 : 1 };
    case "cross-n-go-log-swap":
      return { do: "swap", rows: [Number(args["low"]), Number(args["high"])] };
    case "cross-n-go-log-block":
      return { do: "block", at: spotOf(String(args["cell"])) };
    case "cross-n-go-log-back":
    case "cross-n-go-log-run":
    case "cross-n-go-log-cross":
    case "cross-n-go-log-win":
      return { do: "go" };
    default:
      return null;
  }
}
