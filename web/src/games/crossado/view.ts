// What the boards of Crossado read out of a view.

import type { Camp, Island, View } from "../../wire/views/crossado";

export function campOf(view: View, seat: number): Camp | null {
  return view.camps.find((camp) => camp.seat === seat) ?? null;
}

export function islandAt(view: View, square: string): Island | null {
  return view.islands.find((island) => island.squares.includes(square)) ?? null;
}

/** The pieces on each river field that has any: the seats whose they are. */
export function piecesOn(view: View): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { seat, crossing } of view.camps) {
    for (const field of crossing) found.set(field, [...(found.get(field) ?? []), seat]);
  }
  return found;
}
