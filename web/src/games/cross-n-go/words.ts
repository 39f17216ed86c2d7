// A move in words, for the log.

import type { Text } from "../board";
import { read, readChance, written } from "./token";

/** What was done and what chance brought after it. Left and right are the near side's, unless the far side reads. */
export function words(token: string, chance: readonly string[], text: Text, turned = false): string {
  return [done(token, text, turned), ...chance.map((one) => came(one, text))].filter((part) => part !== "").join("; ");
}

function done(token: string, text: Text, turned: boolean): string {
  const move = read(token);
  switch (move?.do) {
    case "shift": {
      const way = (move.way === "l") === turned ? "right" : "left";
      return text("cross-n-go-log-shift", { row: move.row, way });
    }
    case "block":
      return text("cross-n-go-log-block", { spot: written(move.at) });
    case "back":
      return text("cross-n-go-log-back", { from: written(move.from), to: written(move.to) });
    case "swap":
      return text("cross-n-go-log-swap", { low: move.low, high: move.high });
    case "run":
      return text("cross-n-go-log-run", { spot: written(move.from) });
    case "end":
      return text("cross-n-go-log-end");
    default:
      return "";
  }
}

function came(token: string, text: Text): string {
  const chance = readChance(token);
  switch (chance?.came) {
    case "die":
      return chance.pips === 6 ? text("cross-n-go-log-six") : text("cross-n-go-log-die", { pips: chance.pips });
    case "start":
      return text("cross-n-go-log-start", { seat: chance.seat });
    case "colour":
      return text("cross-n-go-log-drew-colour", { colour: text("cross-n-go-colour", { colour: chance.colour }) });
    case "bar":
      return text("cross-n-go-log-drew-bar");
    default:
      return "";
  }
}
