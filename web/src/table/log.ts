// The log of a table, as this viewer saw it, and its lines in words.

import type { LastMove, Text } from "../games/board";
import { speakAll } from "../ui/speak";
import type { Message } from "../wire/presentation";
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

/** Whether the table says it, not the game: that the time was up, that the game begins. */
const isOfTable = (message: Message) => message.key.startsWith("table-");

/** The log without what was drawn, for a viewer who did not see it happen. */
export function redacted(log: readonly Line[]): Line[] {
  return log.map((line): Line => {
    if (line.kind !== "event") return line;
    const messages = line.messages?.filter((message, at) => at === 0 || isOfTable(message)) ?? [];
    return "chance" in line ? { ...line, messages, chance: [] } : line;
  });
}

/** The last move that was not taken back. */
export function lastMove(log: readonly Line[]): LastMove | null {
  const line = log.findLast((line) => line.kind === "event" && line.event === "played" && !line.undone);
  if (line?.kind !== "event" || line.event !== "played") return null;
  const [move, ...chance] = line.messages ?? [];
  return move ? { number: line.number, seat: line.seat, move, chance: chance.filter((message) => !isOfTable(message)) } : null;
}

/** What is proposed, and by whom. */
export function proposalMessage({ seat, proposal }: PendingProposal): Message {
  const who = { seat };
  // A patch leaves null where the proposal before had a field, so it is not enough to look for the field.
  if ("standin" in proposal && proposal.standin) return { key: "table-log-asks-stand-in", args: { who, other: { seat: proposal.standin.seat } } };
  return { key: "table-log-asks-undo", args: { who } };
}

/** A line in words; empty if it is not shown. `reader` is the seat that is addressed as “you”. */
export function lineWords(line: Line, names: readonly string[], reader: number | null, text: Text): string {
  if (line.kind === "event") return speakAll(line.messages ?? [], names, reader, text);
  return text("log-said", { name: names[line.seat - 1] ?? String(line.seat), phrase: text(line.phrase) });
}
