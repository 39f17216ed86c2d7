// What was chosen when a table was opened, in words.

import type { Text } from "../games/board";
import type { Sight } from "../wire/sight";

export function optionWords(sight: Sight, text: Text): [what: string, value: string][] {
  const words = sight.options.map(([key, value]): [string, string] => [text(`option-${key}`), valueWords(sight.game, key, value, text)]);
  if (sight.clock !== "off") words.push([text("new-clock"), text(`clock-${sight.clock}`)]);
  return words;
}

function valueWords(game: string, key: string, value: string, text: Text): string {
  if (/^\d+$/.test(value)) return key === "start" || key === "lone" ? text("player", { number: Number(value) }) : value;
  if (key === "without") {
    if (value === "") return text("none");
    return value
      .split(",")
      .map((motif) => text(`${game}-motif`, { motif }))
      .join(", ");
  }
  return text(`option-${key}-${value}`);
}
