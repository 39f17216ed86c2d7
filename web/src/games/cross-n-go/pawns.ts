// The figures one by one, each with a name, so that it can be seen going from field to field. A view only
// says what stands where; who went where is found by comparing it with the view before.

import type { Colour, View } from "../../wire/views/cross-n-go";
import { ROWS } from "./view";

export interface Pawn {
  id: string;
  seat: number;
  colour: Colour;
  row: number;
  field: number;
  /** Its place among the figures that share the field, from 0, and how many they are. */
  place: number;
  among: number;
  /** It has just crossed: it leaves in this column and is not there any more in the next view. */
  out: number | null;
}

/** The figures of a view, named after the ones before wherever they are the same. */
export function follow(before: readonly Pawn[], view: View): Pawn[] {
  const barOf = new Map(view.rows.map((row) => [row.row, row]));
  const old = before.filter((pawn) => pawn.out === null);
  const fresh: Pawn[] = [];
  const open: Pawn[] = [];
  const stay = (pawn: Pawn): boolean => {
    const at = old.findIndex((one) => one.colour === pawn.colour && one.row === pawn.row && one.field === pawn.field);
    if (at < 0) return false;
    pawn.id = old.splice(at, 1)[0]!.id;
    return true;
  };
  for (const { row, figures } of view.rows) {
    for (const { field, seat, colour, count } of figures) {
      for (let place = 0; place < count; place++) {
        const pawn: Pawn = { id: "", seat, colour, row, field, place, among: count, out: null };
        fresh.push(pawn);
        if (!stay(pawn)) open.push(pawn);
      }
    }
  }
  const used = new Set([...before.map((pawn) => pawn.id), ...fresh.map((pawn) => pawn.id)]);
  for (const pawn of open) {
    // What is left of the same colour is the figure that ran or was set back.
    const at = old.findIndex((one) => one.colour === pawn.colour);
    pawn.id = at >= 0 ? old.splice(at, 1)[0]!.id : newName(pawn.colour, used);
    used.add(pawn.id);
  }
  const across = new Map(view.seats.map((seat) => [seat.seat, seat.across]));
  for (const gone of old) {
    if (!across.get(gone.seat)) continue;
    const side = view.seats.find((seat) => seat.seat === gone.seat)?.side;
    const column = (barOf.get(gone.row)?.offset ?? 0) + gone.field - 1;
    fresh.push({ ...gone, row: side === "far" ? 0 : ROWS + 1, place: 0, among: 1, out: column });
  }
  // In the order of their names, so that nothing but their place changes on the page.
  return fresh.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function newName(colour: Colour, used: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!used.has(`${colour}${number}`)) return `${colour}${number}`;
}
