// A line of the log in words.

import type { Text } from "../games/board";
import type { Words } from "../games/games";
import type { Line } from "./log";

/** What a line says; empty if it is not worth a line. */
export function lineWords(line: Line, names: readonly string[], words: Words, text: Text): string {
  const name = (seat: number) => names[seat - 1] ?? String(seat);
  if (line.kind === "said") return text("log-said", { name: name(line.seat), phrase: text(line.phrase) });
  switch (line.fact) {
    case "played": {
      const move = words(line.token, line.chance, text);
      const by = line.by === "clock" ? "log-clock" : line.by === "stand-in" ? "log-stand-in" : "log-played";
      return text(by, { name: name(line.seat), move });
    }
    case "started":
      return text("log-started");
    case "asked":
      if (line.wish.wish === "undo") return text("asks-undo", { name: name(line.seat) });
      return text("asks-stand-in", { name: name(line.seat), other: name(line.wish.seat) });
    case "agreed":
      return text("log-agreed", { name: name(line.seat) });
    case "declined":
      return text("log-declined", { name: name(line.seat) });
    case "undone":
      // Whoever has not said a name is "me", which goes with no verb.
      return name(line.seat) === text("me") ? text("log-undone-you") : text("log-undone", { name: name(line.seat) });
    case "left":
      return text("log-left", { name: name(line.seat) });
    case "returned":
      return text("log-returned", { name: name(line.seat) });
    case "handed":
      return text("log-handed", { name: name(line.seat) });
    case "stand-in":
      return text("log-stands-in", { name: name(line.seat) });
    case "ended":
      return text("ended");
    case "created":
    case "seated":
    case "freed":
    case "renamed":
    case "swapped":
    case "entropy":
    case "rematch":
      return "";
  }
}
