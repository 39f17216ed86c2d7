// The names of the people and bots at a table.

import type { Text } from "../games/board";
import type { SeatView } from "../wire/protocol";

/** The name of each seat, seat 1 first. Bots are numbered if there are several. */
export function namesOf(seats: readonly SeatView[], text: Text): string[] {
  const bots = seats.filter((seatView) => seatView.who === "bot").length;
  let count = 0;
  return seats.map((seatView, index) => {
    switch (seatView.who) {
      case "open":
        return text("seat-open", { seat: index + 1 });
      case "person":
        return seatView.name;
      case "bot":
        count += 1;
        return bots > 1 ? text("bot-number", { number: count }) : text("bot");
    }
  });
}
