// Cards by their names, `yellow-shell`: their colour and their motif, and what people call them.

import type { Text } from "../board";

export const COLOURS = ["yellow", "red", "turquoise", "orange", "pink", "blue", "green", "violet"] as const;
export const MOTIFS = ["shell", "starfish", "fish", "jellyfish", "propeller", "turtle", "chest", "anchor"] as const;

export type Colour = (typeof COLOURS)[number];
export type Motif = (typeof MOTIFS)[number];

export function readCard(card: string): { colour: Colour; motif: Motif } {
  const [colour, motif] = card.split("-");
  return { colour: colour as Colour, motif: motif as Motif };
}

/** The name of a card in the person's language. */
export function cardName(card: string, text: Text): string {
  const { colour, motif } = readCard(card);
  return text("mixx-card", { colour: text("mixx-colour", { colour }), motif: text("mixx-motif", { motif }) });
}
