// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

import type { Message } from "./presentation";
import type { Closed, Level, Stage, Standing, TableView } from "./protocol";

/**
 * A game and what can be chosen when opening a table of it.
 */
export type Game = { 
/**
 * Its name on the wire.
 */
id: string, 
/**
 * Its name as people write it.
 */
name: string, rules: number, 
/**
 * The set-ups, by number of players.
 */
tables: Array<GameTable>, };

/**
 * The options at one number of players.
 */
export type GameTable = { players: number, options: Array<GameOption>, };

/**
 * One option.
 */
export type GameOption = { key: string, 
/**
 * Its value when nobody says anything.
 */
default: string, allowed: Allowed, };

/**
 * The values an option may have.
 */
export type Allowed = { "kind": "one-of", names: Array<string>, } | { "kind": "number", min: number, max: number, } | { "kind": "subset", of: Array<string>, most: number, };

/**
 * The request to open a table.
 */
export type NewTable = { game: string, players: number, 
/**
 * Options that differ from their defaults.
 */
options?: Array<[string, string]>, clock?: string, 
/**
 * Whether strangers find it in the list of open tables.
 */
public?: boolean, 
/**
 * Sending the same id again opens no second table, as with a command.
 */
id?: string | null, };

/**
 * The answer to it.
 */
export type Opened = { 
/**
 * Everybody who knows it can watch and sit down.
 */
table: string, 
/**
 * The link to give to others.
 */
link: string, 
/**
 * As in an invitation.
 */
local: boolean, };

/**
 * How others come to a table.
 */
export type Invitation = { 
/**
 * The link to give to others.
 */
link: string, 
/**
 * Whether the link works on the server's own machine alone: others cannot reach it, as far as it knows.
 */
local: boolean, };

/**
 * A table in a list.
 */
export type Listed = { 
/**
 * Its id.
 */
table: string, game: string, stage: Stage, players: number, 
/**
 * How many of them are open.
 */
open: number, 
/**
 * The names of the people there.
 */
names: Array<string>, 
/**
 * When it last changed, roughly.
 */
changed: number, };

/**
 * The person's own games, the latest changed first.
 */
export type MyGames = { games: Array<MyGame>, 
/**
 * Whether there are older ones that are not in the list.
 */
more: boolean, };

/**
 * One of the person's own games. What is not known is null: a game in the lobby has not begun, and version 0.1
 * left no results in the list.
 */
export type MyGame = { 
/**
 * Who sits or sat there, seat 1 first; empty if that is not known.
 */
seats: Array<ListedSeat>, 
/**
 * Which of the seats are the person's own.
 */
own: Array<number>, started: number | null, ended: number | null, 
/**
 * How many decisions have been made, without what was taken back.
 */
decisions: number | null, standing: Standing | null, 
/**
 * Why it ended without a result.
 */
closed: Closed | null, 
/**
 * The decision that is due; known of the latest few games that run.
 */
turn: Turn | null, 
/**
 * The table of a server at which this game of a device goes on.
 */
uploaded?: string | null, 
/**
 * Its id.
 */
table: string, game: string, stage: Stage, players: number, 
/**
 * How many of them are open.
 */
open: number, 
/**
 * The names of the people there.
 */
names: Array<string>, 
/**
 * When it last changed, roughly.
 */
changed: number, };

/**
 * A seat in a list.
 */
export type ListedSeat = { "who": "open" } | { "who": "person", name: string, } | { "who": "bot", level: Level, };

/**
 * Whose decision is due, and since when.
 */
export type Turn = { seat: number, since: number, };

/**
 * Everything that a server keeps of a person's games, to be saved as a file.
 */
export type Export = { 
/**
 * When it was made.
 */
exported: number, games: Array<ExportedGame>, 
/**
 * Whether there are older games that are not in it.
 */
more: boolean, };

/**
 * A game in an export.
 */
export type ExportedGame = { 
/**
 * The record of a game that has ended, as a text.
 */
record: string | null, 
/**
 * Who sits or sat there, seat 1 first; empty if that is not known.
 */
seats: Array<ListedSeat>, 
/**
 * Which of the seats are the person's own.
 */
own: Array<number>, started: number | null, ended: number | null, 
/**
 * How many decisions have been made, without what was taken back.
 */
decisions: number | null, standing: Standing | null, 
/**
 * Why it ended without a result.
 */
closed: Closed | null, 
/**
 * The decision that is due; known of the latest few games that run.
 */
turn: Turn | null, 
/**
 * The table of a server at which this game of a device goes on.
 */
uploaded?: string | null, 
/**
 * Its id.
 */
table: string, game: string, stage: Stage, players: number, 
/**
 * How many of them are open.
 */
open: number, 
/**
 * The names of the people there.
 */
names: Array<string>, 
/**
 * When it last changed, roughly.
 */
changed: number, };

/**
 * What was done to the person's finished games.
 */
export type Deleted = { 
/**
 * How many are gone: they were in nobody else's list.
 */
removed: number, 
/**
 * How many are no longer in the person's list, but in those of others.
 */
unlisted: number, 
/**
 * How many stay because they have not ended.
 */
kept: number, 
/**
 * Whether there are more: then send the request again.
 */
more: boolean, };

/**
 * A token for a script, to be sent as `Authorization: Bearer …`.
 */
export type Token = { 
/**
 * 64 digits. It is shown once and kept nowhere.
 */
token: string, };

/**
 * What another device needs to take over a seat. It works once, for everybody who has it, so only the seat's owner
 * is given it.
 */
export type HandOver = { 
/**
 * For the command `take`.
 */
ticket: string, 
/**
 * The link to open on the other device: table, seat and ticket.
 */
link: string, 
/**
 * The link as a QR code, an SVG.
 */
picture: string, 
/**
 * As in an invitation.
 */
local: boolean, };

/**
 * A table at one moment, without a connection.
 */
export type Snapshot = { 
/**
 * The number of the last event.
 */
number: number, 
/**
 * The seats the person holds.
 */
seats: Array<number>, 
/**
 * Whether the person has the host's rights.
 */
host: boolean, view: TableView, };

/**
 * What a strong bot would do.
 */
export type Hint = { token: string, 
/**
 * The move in a sentence.
 */
message: Message, 
/**
 * Why it is good, in a sentence.
 */
reason: Message | null, 
/**
 * What its maker can expect of it, from 0 to 1: where two play, the chance to win, half a draw included; where
 * more play, the share of the others that will be behind.
 */
chance: number | null, 
/**
 * The next best moves, at most two.
 */
alternatives: Array<Alternative>, };

/**
 * A move that is not quite as good.
 */
export type Alternative = { token: string, 
/**
 * The move in a sentence.
 */
message: Message, 
/**
 * What its maker can expect of it, as in a hint.
 */
chance: number | null, };

/**
 * The game as one viewer saw it.
 */
export type Record = { table: string, game: string, rules: number, players: number, 
/**
 * Every option with its value in force.
 */
options: Array<[string, string]>, 
/**
 * Moves and chance in order, without what was taken back; hidden draws are `~?`. After the end nothing is hidden.
 */
tokens: Array<string>, 
/**
 * The decisions among them.
 */
decisions: Array<RecordedDecision>, 
/**
 * Where chance came from.
 */
source: "published" | "revealed" | "seeded" | "continued", commitment: string, 
/**
 * The result, once there is one.
 */
standing: Standing | null, 
/**
 * Revealed after the end.
 */
seed: string | null, 
/**
 * What the people's devices added, by seat; empty until the game has ended.
 */
entropy: Array<[number, string]>, 
/**
 * How the game began on a device, if it did and the game has ended.
 */
begun?: Begun | null, };

/**
 * A decision of a recorded game.
 */
export type RecordedDecision = { seat: number, token: string, 
/**
 * The move in a sentence, then the chance that followed it.
 */
messages: Array<Message>, };

/**
 * Whether the chance of a game that has ended was fair.
 */
export type Verdict = { fair: boolean, 
/**
 * Where chance came from: what this proves.
 */
source: "published" | "revealed" | "seeded" | "continued", commitment: string, seed: string, 
/**
 * What the people's devices added, by seat.
 */
entropy: Array<[number, string]>, 
/**
 * How the game began on a device, if it did.
 */
begun?: Begun | null, 
/**
 * How many outcomes were drawn again.
 */
draws: number, 
/**
 * The first that differs.
 */
first_wrong: number | null, };

/**
 * How a game began on a device, before a server continued it. This is also the stored form, so fields are only ever
 * added, with a default.
 */
export type Begun = { 
/**
 * The device's table.
 */
table: string, 
/**
 * From which all its chance follows.
 */
seed: string, 
/**
 * How many outcomes the device had drawn, with those that were taken back: so many keep coming from its seed.
 */
draws: number, };
