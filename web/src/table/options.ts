// The options of a table in words.

import type { Text } from "../games/board";
import type { TableView } from "../wire/protocol";

export function optionWords(view: TableView, text: Text): [what: string, value: string][] {
  const words = view.options.map(([key, value]): [string, string] => [text(`option-${key}`), valueWords(view.game, key, value, text)]);
  if (view.clock !== "off") words.push([text("new-clock"), text(`clock-${view.clock}`)]);
  return words;
}

function valueWords(game: string, key: string, value: string, text: Text): string {
  if (/^\d+$/.test(value)) return ["start", "lone", "double"].includes(key) ? text("player", { number: Number(value) }) : value;
  if (key === "without") {
    if (value === "") return text("none");
    return value
      .split(",")
      .map((motif) => text(`${game}-motif`, { motif }))
      .join(", ");
  }
  return text(`option-${key}-${value}`);
}
