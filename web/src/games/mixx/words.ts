// A move in words, for the log. Whose move it was stands before it.

import type { Text } from "../board";
import { cardName } from "./name";
import { readLay } from "./token";

export function words(token: string, chance: readonly string[], text: Text): string {
  const lay = readLay(token);
  if (lay) {
    const drawn = chance.find((card) => card.includes("-"));
    const card = cardName(lay.card, text);
    return drawn
      ? text("mixx-did-lay-draw", { card, drawn: cardName(drawn.slice(1), text) })
      : text("mixx-did-lay", { card });
  }
  if (token === "miss") return text("mixx-did-miss");
  return token === "stop" ? text("mixx-did-stop") : token;
}
