// The frozen list of a start (docs/fairness.md): how it is read, and whether this device reveals against it.

import type { TableView } from "../wire/protocol";
import { rememberList, rememberRefusal, roundOf, type Secret, wasSeated } from "./evidence";

/** Why this device does not reveal. Each has a text `alarm-<name>`. */
export type Alarm =
  /** The list cannot be read, or is not of this table. */
  | "list"
  /** It is of another round. */
  | "round"
  /** It has another commitment of the server. */
  | "server"
  /** A commitment of this device is missing, or is not at its seat. */
  | "own"
  /** This device has revealed against another list of the same round. */
  | "second"
  /** The game has started with another list than this device revealed against, or though it did not reveal. */
  | "started"
  /** The server has less history than it has told this device, and does not say so. */
  | "history"
  /** This device does not know what it committed to. */
  | "forgot";

/** What a list says that matters to a device. */
export interface FrozenList {
  table: string;
  chance: "revealed" | "seeded";
  /** From here on for revealed chance only. */
  round: number;
  commitment: string;
  /** The commitments of the devices, by seat. */
  commitments: ReadonlyMap<number, string>;
}

const WORD = "[a-z0-9-]{1,32}";
const FORM = new RegExp(
  `^game: ${WORD}\\nrules: [1-9][0-9]*\\nplayers: ([1-4])\\n(?:option ${WORD}:[^\\n]*\\n)*` +
    "((?:seat [1-4]: (?:person [^\\n]+|bot (?:[a-z]+|right:[0-4]\\.[0-9]))\\n)+)" +
    "table: ([0-9a-f]{32})\\nchance: (?:seeded\\n|revealed\\nround: ([1-9][0-9]{0,8})\\n" +
    "commitment: ([0-9a-f]{64})\\n((?:commitment [1-4]: [0-9a-f]{64}\\n)*))$",
);

/** Reads a list; null if it is none. There is one way to write each, so that nothing can hide in it. */
export function readList(list: string): FrozenList | null {
  const [whole, players, seats = "", table = "", round, commitment = "", others = ""] = FORM.exec(list) ?? [];
  if (whole === undefined) return null;
  const people: number[] = [];
  const named = seats.trimEnd().split("\n");
  for (const [index, line] of named.entries()) {
    if (!line.startsWith(`seat ${index + 1}: `)) return null;
    if (line.startsWith(`seat ${index + 1}: person `)) people.push(index + 1);
  }
  if (named.length !== Number(players)) return null;
  const commitments = [...others.matchAll(/^commitment (\d): (.*)$/gm)].map(([, seat, digits = ""]) => [Number(seat), digits] as const);
  if (round === undefined) return { table, chance: "seeded", round: 0, commitment: "", commitments: new Map() };
  // Each person has one, in order; without any person nobody reveals.
  if (people.length === 0 || commitments.map(([seat]) => seat).join() !== people.join()) return null;
  return { table, chance: "revealed", round: Number(round), commitment, commitments: new Map(commitments) };
}

/** How the list has to begin at the table that this device shows: game, options, who sits where. */
function agreed(view: TableView): string {
  const seats = view.seats.map((seatView, index) => {
    const who = seatView.who === "person" ? `person ${seatView.name}` : seatView.who === "bot" ? `bot ${seatView.level}` : "open";
    return `seat ${index + 1}: ${who}\n`;
  });
  const options = view.options.map(([key, value]) => `option ${key}:${value === "" ? "" : " "}${value}\n`);
  return `game: ${view.game}\nrules: ${view.rules}\nplayers: ${seats.length}\n${options.join("")}${seats.join("")}table: `;
}

/** Whether this device reveals for its seats, and what. That it does not is remembered. */
export function reveal(table: string, view: TableView, seats: readonly number[]): Alarm | ReadonlyMap<number, string> {
  const found = decide(table, view, seats);
  if (typeof found === "string") rememberRefusal(table, view.round, view.commitment);
  return found;
}

/**
 * Whether this device reveals, and what. If it does, the list has been stored: it is the only one of this round against
 * which this device, in any of its tabs, reveals.
 */
function decide(table: string, view: TableView, seats: readonly number[]): Alarm | ReadonlyMap<number, string> {
  const { round, list } = view;
  const known = roundOf(table, round);
  const read = list === null ? null : readList(list);
  if (list === null || read?.chance !== "revealed" || read.table !== table) return "list";
  if (read.round !== round) return "round";
  if (!known || known.secrets.length === 0) return "forgot";
  const found: [number, Secret][] = [];
  for (const seat of seats) {
    const secret = known.secrets.find((one) => one.commitment === read.commitments.get(seat));
    if (!secret || found.some(([, other]) => other === secret)) return "own";
    found.push([seat, secret]);
  }
  if (found.some(([, secret]) => secret.server !== read.commitment)) return "server";
  if (known.list !== undefined && known.list !== list) return "second";
  if (!list.startsWith(agreed(view))) return "list";
  if (rememberList(table, round, read.commitment, list) !== list) return "second";
  return new Map(found.map(([seat, secret]) => [seat, secret.entropy]));
}

/**
 * Whether a game has started with another list than the one against which this device revealed, or though it did not. A
 * device that has a seat, and had one when it last saw the lobby, must have revealed; unless the seat was another device's
 * when the game began.
 */
export function startedWithAnother(table: string, view: TableView, seated: boolean): boolean {
  const { list, refused } = roundOf(table, view.round) ?? {};
  if (list !== undefined) return list !== view.list;
  if (refused) return true;
  if (!seated || !wasSeated(table)) return false;
  rememberRefusal(table, view.round, view.commitment);
  return true;
}
