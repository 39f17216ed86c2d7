// How the people and bots at a table are called.

import type { Text } from "../games/board";
import type { Chair } from "../wire/sight";

/** The name of each seat, seat 1 first. Bots are numbered if there are several. */
export function namesOf(chairs: readonly Chair[], text: Text): string[] {
  const bots = chairs.filter((chair) => chair.who === "bot").length;
  let count = 0;
  return chairs.map((chair, index) => {
    switch (chair.who) {
      case "open":
        return text("seat-open", { seat: index + 1 });
      case "person":
        return chair.name;
      case "bot":
        count += 1;
        return bots > 1 ? text("bot-number", { number: count }) : text("bot");
    }
  });
}
