// Says a message in the person's language: names in the place of seats, and “you” to the reader.

import type { Text } from "../games/board";
import type { Message } from "../wire/presentation";

/**
 * The message in words. `names` are those of the people, seat 1 first, and `reader` is the seat that is addressed as
 * “you”: the text selects by `$reader`, the name of the argument with that seat.
 */
export function speak(message: Message, names: readonly string[], reader: number | null, text: Text): string {
  const args: Record<string, string | number> = { reader: "nobody" };
  for (const [name, value] of Object.entries(message.args ?? {})) {
    // A patch leaves null where the message before had an argument.
    if (value === null) continue;
    if (typeof value !== "object") {
      args[name] = value;
      continue;
    }
    if (value.seat === reader) args["reader"] = name;
    args[name] = names[value.seat - 1] || text("seat-number", { number: value.seat });
  }
  return text(message.key, args);
}

/** Several messages, one after the other. */
export function speakAll(messages: readonly Message[], names: readonly string[], reader: number | null, text: Text): string {
  return messages.map((message) => speak(message, names, reader, text)).join(" ");
}
