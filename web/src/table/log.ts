// The log of a table, as this viewer saw it, and its lines in words.

import type { LastMove, Text } from "../games/board";
import type { Words } from "../games/games";
import type { Event, PendingProposal, Phrase } from "../wire/protocol";

/** A line of the log: an event, or a phrase. */
export type Line =
  | ({ kind: "event"; /** Whether the move was taken back. */ undone: boolean } & Event)
  | { kind: "said"; number: number; seat: number; phrase: Phrase };

/** Adds an event to the log. Moves that were taken back stay in the log and are marked. */
export function append(log: readonly Line[], event: Event): Line[] {
  const line: Line = { kind: "event", undone: false, ...event };
  if (event.event !== "undone") return [...log, line];
  let decisions = 0;
  const marked = log.map((one): Line => {
    if (one.kind !== "event" || one.event !== "played" || one.undone) return one;
    decisions += 1;
    return decisions > event.to ? { ...one, undone: true } : one;
  });
  return [...marked, line];
}

/** The log without what was drawn, for a viewer who did not see it happen. */
export function redacted(log: readonly Line[]): Line[] {
  return log.map((line): Line => {
    if (line.kind !== "event" || (line.event !== "played" && line.event !== "started")) return line;
    return { ...line, chance: line.chance.map(() => "~?") };
  });
}

/** The last move that was not taken back. */
export function lastMove(log: readonly Line[]): LastMove | null {
  const line = log.findLast((line) => line.kind === "event" && line.event === "played" && !line.undone);
  if (line?.kind !== "event" || line.event !== "played") return null;
  return { number: line.number, seat: line.seat, token: line.token, chance: line.chance };
}

/** A proposal in words. */
export function proposalWords({ seat, proposal }: PendingProposal, name: (seat: number) => string, text: Text): string {
  if ("undo" in proposal) return text("proposes-undo", { name: name(seat) });
  return text("proposes-stand-in", { name: name(seat), other: name(proposal.standin.seat) });
}

/** A line in words; empty if it is not shown. */
export function lineWords(line: Line, names: readonly string[], words: Words, text: Text): string {
  const name = (seat: number) => names[seat - 1] ?? String(seat);
  if (line.kind === "said") return text("log-said", { name: name(line.seat), phrase: text(line.phrase) });
  switch (line.event) {
    case "played": {
      const move = words(line.token, line.chance, text);
      const key = line.by === "clock" ? "log-clock" : line.by === "standin" ? "log-stand-in" : "log-played";
      return text(key, { name: name(line.seat), move });
    }
    case "started":
      return text("log-started");
    case "proposed":
      return proposalWords(line, name, text);
    case "agreed":
      return text("log-agreed", { name: name(line.seat) });
    case "declined":
      return text("log-declined", { name: name(line.seat) });
    case "undone":
      // A person without a name is "me", which does not fit the verb of the other text.
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
