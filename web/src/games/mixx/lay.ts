// Cards that are laid and drawn: in the moves on offer, and in what was said of the last move.

import type { Message } from "../../wire/presentation";
import type { Choice } from "../choices";

export interface Lay {
  card: string;
  cell: string;
}

/** Which card a move lays, and where; null for a move that lays none. */
export function layOf(move: Choice | null): Lay | null {
  const [card, cell] = move?.path ?? [];
  return card !== undefined && cell !== undefined ? { card, cell } : null;
}

/** For each card the cells where it fits, with the tokens that lay it there. */
export function fitsOf(moves: readonly Choice[]): Map<string, Map<string, string>> {
  const fits = new Map<string, Map<string, string>>();
  for (const move of moves) {
    const lay = layOf(move);
    if (!lay) continue;
    const cells = fits.get(lay.card) ?? new Map<string, string>();
    fits.set(lay.card, cells.set(lay.cell, move.token));
  }
  return fits;
}

/** Which card was laid, and where; null if the message tells of something else. */
export function laidIn(message: Message | undefined): Lay | null {
  const { card, cell } = message?.args ?? {};
  return message?.key === "mixx-log-lay" && typeof card === "string" && typeof cell === "string" ? { card, cell } : null;
}

/** The cards that came from the pile. */
export function drawnIn(messages: readonly Message[]): string[] {
  return messages.flatMap(({ args }) => (typeof args?.["card"] === "string" ? args["card"] : []));
}
