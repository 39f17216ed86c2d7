// What can be done, in words, and the names of fields for screen readers.

import type { Text } from "../board";
import type { Offer, Open } from "./offer";
import { coveredBy } from "./plank";
import type { VainRolls } from "./rolls";
import type { View } from "../../wire/views/crossado";
import { piecesOn } from "./view";

interface Situation {
  view: View;
  /** Who looks. */
  you: number | null;
  names: readonly string[];
  offer: Offer;
  taking: boolean;
  from: string | null;
  touch: boolean;
  pending: boolean;
  asks: boolean;
}

export function sentenceOf({ view, you, names, offer, taking, from, touch, pending, asks }: Situation, text: Text): string {
  const { phase, turn, die } = view;
  if (phase === "over") {
    const winner = view.camps.find((camp) => camp.arrived === 4);
    if (winner && winner.seat === you) return text("crossado-over-you");
    return winner ? text("crossado-over-won", { name: nameOfSeat(names, winner.seat) }) : text("crossado-over-limit");
  }
  if (phase === "lone") return text("crossado-lone");
  if (phase === "lot" || turn === null) return text("crossado-lot");
  if (!asks) return text(`crossado-waits-${phase}`, { name: nameOfSeat(names, turn), die: die ?? 0 });
  if (offer.hand !== null) {
    if (touch) return text(pending ? "crossado-confirm" : `crossado-touch-${offer.hand}`);
    return text(`crossado-now-${offer.hand}`);
  }
  const args = { die: die ?? 0 };
  if (view.stuck !== null) {
    const why = stuckWords(view.stuck, die ?? 0, text);
    return taking ? `${why} ${text("crossado-only-take")}` : why;
  }
  if (taking) return text("crossado-which-plank", args);
  if (from !== null) return text("crossado-where", args);
  return text(offer.takes.size > 0 ? "crossado-piece-or-plank" : "crossado-which-piece", args);
}

/** Why no piece of the reader can walk what the die shows. */
function stuckWords(why: string, die: number, text: Text): string {
  return text("crossado-stuck", { why, die, reader: "who" });
}

/** What was rolled in vain. Whose turn that was is told why; beside others' rolls there is no room for it. */
export function vainWords({ seat, rolls, why }: VainRolls, you: number | null, text: Text): string {
  const numbers = rolls.join(" ");
  if (seat !== you || why === null) return text("crossado-in-vain", { rolls: numbers });
  return text("crossado-in-vain-why", { rolls: numbers, why: stuckWords(why, rolls[0] ?? 0, text) });
}

function nameOfSeat(names: readonly string[], seat: number): string {
  return names[seat - 1] ?? `${seat}`;
}

/** A field or an island, what lies and who stands there, and what choosing it does. */
export function squareWords(
  key: string,
  view: View,
  names: readonly string[],
  open: Open | undefined,
  text: Text,
): string {
  const parts: string[] = [];
  if (key.startsWith("isle:")) {
    const corner = key.slice(5);
    parts.push(text("crossado-island", { corner }));
    for (const camp of view.camps) {
      const name = nameOfSeat(names, camp.seat);
      if (camp.start === corner) parts.push(text("crossado-home-of", { name, count: camp.waiting }));
      if (camp.goal === corner) parts.push(text("crossado-goal-of", { name, count: camp.arrived }));
    }
  } else {
    const covered = view.planks.some((plank) => coveredBy(plank).includes(key));
    parts.push(text(covered ? "crossado-field-plank" : "crossado-field-water", { field: key }));
    const seats = piecesOn(view).get(key) ?? [];
    if (seats.length > 0) parts.push(text("crossado-pieces-of", { names: seats.map((seat) => nameOfSeat(names, seat)).join(", ") }));
  }
  if (open?.act) parts.push(text(`crossado-act-${open.act}`, { plank: open.plank ?? "" }));
  return parts.join(", ");
}
