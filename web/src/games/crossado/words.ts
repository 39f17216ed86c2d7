// A move in words, for the log.

import type { Text } from "../board";
import { plankName, read, rollOf } from "./token";

export function words(token: string, chance: readonly string[], text: Text): string {
  const rolls = chance.map(rollOf).filter((roll) => roll !== null);
  const said = sentence(token, text);
  return rolls.length === 0 ? said : text("crossado-said-rolled", { said, rolls: rolls.join(", ") });
}

function sentence(token: string, text: Text): string {
  const move = read(token);
  switch (move?.kind) {
    case "plank":
    case "take":
    case "lay":
      return text(`crossado-said-${move.kind}`, { plank: plankName(move.plank) });
    case "walk":
      if (move.from === "start") return text("crossado-said-leave", { to: move.to });
      if (move.to === "goal") return text("crossado-said-arrive", { from: move.from });
      return text("crossado-said-walk", { from: move.from, to: move.to });
    case "pass":
      return text("crossado-said-pass");
    default:
      return token;
  }
}
