// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

import type { Problem } from "./problem";
import type { PlayedBy, Sight, Standing, Wish } from "./sight";

/**
 * One message of the server.
 */
export type ToClient = { "type": "welcome" } & Welcome | { "type": "event" } & Event | { "type": "done" } & Done | { "type": "refused", 
/**
 * The command's id; null if the message could not be read that far.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, } | { "type": "you", 
/**
 * The seats one holds.
 */
seats: Array<number>, 
/**
 * Whether one has the host's rights.
 */
host: boolean, } | { "type": "presence" } & Presence | { "type": "said", 
/**
 * Who.
 */
seat: number, 
/**
 * Its key.
 */
phrase: string, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why.
 */
problem: Problem, };

/**
 * How a connection begins: the table as it is now.
 */
export type Welcome = { 
/**
 * Version of the protocol.
 */
version: number, 
/**
 * The number of the last event; the sight includes it.
 */
number: number, 
/**
 * The seats one holds.
 */
seats: Array<number>, 
/**
 * Whether one has the host's rights.
 */
host: boolean, 
/**
 * What was missed since the last event seen, in order. Null if that cannot be told; then forget what was
 * seen and begin with the sight.
 */
missed: Array<Happened> | null, 
/**
 * The table now.
 */
sight: Sight, 
/**
 * Who is here.
 */
presence: Presence, 
/**
 * The phrases that can be said now.
 */
phrases: Array<string>, };

/**
 * What happened, without the table as it was then.
 */
export type Happened = { 
/**
 * Its number.
 */
number: number, 
/**
 * When.
 */
at: number, } & ({ "fact": "created", table: string, game: string, commitment: string, } | { "fact": "seated", seat: number, name: string | null, level: string | null, } | { "fact": "freed", seat: number, } | { "fact": "renamed", seat: number, name: string, } | { "fact": "swapped", one: number, other: number, } | { "fact": "handed", seat: number, } | { "fact": "entropy", seat: number, entropy: string, } | { "fact": "started", chance: Array<string>, } | { "fact": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "fact": "asked", seat: number, wish: Wish, } | { "fact": "agreed", seat: number, } | { "fact": "declined", seat: number, } | { "fact": "undone", seat: number, to: number, } | { "fact": "left", seat: number, } | { "fact": "returned", seat: number, } | { "fact": "stand-in", seat: number, } | { "fact": "ended", standing: Standing, seed: string, } | { "fact": "rematch", table: string, });

/**
 * What happened, and the table after it.
 */
export type Event = { 
/**
 * Its number: one more than that of the event before.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * The table after it.
 */
sight: Sight, } & ({ "fact": "created", table: string, game: string, commitment: string, } | { "fact": "seated", seat: number, name: string | null, level: string | null, } | { "fact": "freed", seat: number, } | { "fact": "renamed", seat: number, name: string, } | { "fact": "swapped", one: number, other: number, } | { "fact": "handed", seat: number, } | { "fact": "entropy", seat: number, entropy: string, } | { "fact": "started", chance: Array<string>, } | { "fact": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "fact": "asked", seat: number, wish: Wish, } | { "fact": "agreed", seat: number, } | { "fact": "declined", seat: number, } | { "fact": "undone", seat: number, to: number, } | { "fact": "left", seat: number, } | { "fact": "returned", seat: number, } | { "fact": "stand-in", seat: number, } | { "fact": "ended", standing: Standing, seed: string, } | { "fact": "rematch", table: string, });

/**
 * A command was carried out.
 */
export type Done = { 
/**
 * The command's id.
 */
id: string, 
/**
 * The number of the first event it led to; of the last event before it if it changed nothing.
 */
number: number, 
/**
 * The new table, after a rematch.
 */
table?: string, };

/**
 * Who is here.
 */
export type Presence = { 
/**
 * For each seat, seat 1 first: whether its person is connected, or a bot sits there.
 */
here: Array<boolean>, 
/**
 * The seat for which a bot is thinking.
 */
thinks: number | null, 
/**
 * How many look on without a seat.
 */
spectators: number, };
