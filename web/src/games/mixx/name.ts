// The names of cards in the person's language.

import type { Text } from "../board";
import { readCard } from "./token";

export function cardName(card: string, text: Text): string {
  const { colour, motif } = readCard(card);
  return text("mixx-card", { colour: text("mixx-colour", { colour }), motif: text("mixx-motif", { motif }) });
}
