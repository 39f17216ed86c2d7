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

/** The seat that a message speaks of. */
const whoOf = ({ args }: Message): number | null => {
  const who = args?.["who"];
  return who !== null && typeof who === "object" ? who.seat : null;
};

/** What was rolled; null if the message tells of no die. A walk names the die that it uses, too. */
const dieOf = ({ args }: Message): number | null => (typeof args?.["die"] === "number" ? args["die"] : null);

/** The rolls of a seat in an event, in order. The roll of the next seat is in the event of the move before it. */
export function rollOf(event: Event, seat: number): Message[] {
  const [first, ...then] = event.messages ?? [];
  const chance = event.event === "played" || !first ? then : [first, ...then];
  return chance.filter((message) => dieOf(message) !== null && whoOf(message) === seat);
}

/** The number of the last event in which a die was rolled for the seat and not taken back; 0 if there is none. */
export function rolledAt(log: readonly Line[], seat: number): number {
  return log.findLast((line) => line.kind === "event" && !line.undone && rollOf(line, seat).length > 0)?.number ?? 0;
}

/** The log without what the seat has rolled last, which it has not looked at yet. */
export function withoutRoll(log: readonly Line[], seat: number): Line[] {
  const number = rolledAt(log, seat);
  return log.map((line): Line => {
    if (line.kind !== "event" || line.number !== number) return line;
    const rolls = rollOf(line, seat);
    return { ...line, messages: line.messages?.filter((message) => !rolls.includes(message)) ?? [] };
  });
}

/** A row of the log as it is shown. */
export interface Row {
  /** The same for the same row of a longer log. */
  key: string;
  /** Whose row it is. */
  seat: number | null;
  text: string;
  /** Whether the move was taken back. */
  undone: boolean;
  said: boolean;
}

/**
 * The log in rows. An event tells the move and the chance after it, and often that is another person's: every roll has
 * its own row, and so has everything that another person does.
 */
export function rowsOf(log: readonly Line[], names: readonly string[], reader: number | null, text: Text): Row[] {
  return log.flatMap((line, index): Row[] => {
    if (line.kind === "said") {
      return [{ key: String(index), seat: line.seat, text: lineWords(line, names, reader, text), undone: false, said: true }];
    }
    return split(line.messages ?? [], "seat" in line ? line.seat : null).map(({ seat, messages }, part) => ({
      key: `${index}.${part}`,
      seat,
      text: speakAll(messages, names, reader, text),
      undone: line.undone,
      said: false,
    }));
  });
}

/** The rows of the newest event or phrase that is shown. */
export function latestRows(log: readonly Line[], names: readonly string[], reader: number | null, text: Text): Row[] {
  const line = log.findLast((line) => line.kind === "said" || (line.messages?.length ?? 0) > 0);
  return line ? rowsOf([line], names, reader, text) : [];
}

/** Messages by row, each with the person to whom it belongs. `seat` is that of the event. */
export function split(messages: readonly Message[], seat: number | null): { seat: number | null; messages: Message[] }[] {
  const rows: { seat: number | null; messages: Message[] }[] = [];
  for (const message of messages) {
    const row = rows.at(-1);
    const who = whoOf(message) ?? row?.seat ?? seat;
    if (row && row.seat === who && dieOf(message) === null) row.messages.push(message);
    else rows.push({ seat: who, messages: [message] });
  }
  return rows;
}

/** What is proposed, and by whom. */
export function proposalMessage({ seat, proposal }: PendingProposal): Message {
  const who = { seat };
  // A patch leaves null where the proposal before had a field, so it is not enough to look for the field.
  if ("standin" in proposal && proposal.standin) return { key: "table-log-asks-stand-in", args: { who, other: { seat: proposal.standin.seat } } };
  return { key: "table-log-asks-undo", args: { who } };
}

/** A line in words, all of it; empty if it is not shown. `reader` is the seat that is addressed as “you”. */
export function lineWords(line: Line, names: readonly string[], reader: number | null, text: Text): string {
  if (line.kind === "event") return speakAll(line.messages ?? [], names, reader, text);
  return text("log-said", { name: names[line.seat - 1] ?? String(line.seat), phrase: text(line.phrase) });
}
