// A move in words, for the log.

import type { Text } from "../board";
import { read } from "./token";
import { isAction, isSymbol } from "./view";

export function words(token: string, chance: readonly string[], text: Text): string {
  const drawn = chance
    .map((outcome) => outcome.slice(1))
    .filter((tile) => isSymbol(tile) || isAction(tile))
    .map((tile) => (isSymbol(tile) ? text("crosswise-symbol", { symbol: tile }) : text("crosswise-action", { action: tile })));
  const said = sentence(token, text);
  return drawn.length === 0 ? said : text("crosswise-said-drawn", { said, tiles: drawn.join(", ") });
}

function sentence(token: string, text: Text): string {
  const move = read(token);
  switch (move?.kind) {
    case "lay":
      return text("crosswise-said-lay", { symbol: move.symbol, cell: move.cell });
    case "remove":
      return text("crosswise-said-remove", { cell: move.cell });
    case "move":
    case "swap":
      return text(`crosswise-said-${move.kind}`, { first: move.first, second: move.second });
    case "replace":
      return text("crosswise-said-replace", { symbol: move.symbol, cell: move.cell });
    case "redraw":
    case "keep":
    case "pass":
      return text(`crosswise-said-${move.kind}`);
    default:
      return token;
  }
}
