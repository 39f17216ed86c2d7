// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

import type { Choices, Layout, Message } from "./presentation";

/**
 * One message of a client.
 */
export type ToServer = { "type": "hello" } & Hello | { "type": "set-perspective", perspective: Perspective, } | { "type": "command" } & CommandRequest | { "type": "ping" };

/**
 * How a connection begins.
 */
export type Hello = { 
/**
 * The version of the protocol that the client speaks. A client that says none is of version 1.
 */
version: number, 
/**
 * The number of the last event seen, if this is not the first time.
 */
last?: number | null, 
/**
 * The receipt of that event. It proves what the server has told, should the server have forgotten it.
 */
receipt?: string | null, perspective?: Perspective, 
/**
 * Whether to send the layout of the view too.
 */
layout?: boolean, 
/**
 * The language of refusals: en, de, fr or it.
 */
lang?: string | null, };

/**
 * From where a connection looks at the table.
 */
export type Perspective = "own" | "spectator" | { "seat": number };

/**
 * A command with an id. Sending the same id again has no second effect and gets the same answer.
 */
export type CommandRequest = { 
/**
 * Chosen by the client: 1 to 64 characters out of A-Z a-z 0-9 - _, fresh for every command.
 */
id: string, command: Command, };

/**
 * What can be asked of a table.
 */
export type Command = { "do": "sit", 
/**
 * The first open seat if none is named.
 */
seat?: number | null, 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * The device's commitment to its entropy; may also be given later.
 */
commitment?: string | null, } | { "do": "leave", seat: number, } | { "do": "return", seat: number, } | { "do": "rename", seat: number, name: string, } | { "do": "bot", 
/**
 * The first open seat if none is named.
 */
seat?: number | null, level: Level, } | { "do": "clear", seat: number, } | { "do": "swap", one: number, other: number, } | { "do": "take", seat: number, ticket: string, } | { "do": "commit", seat: number, commitment: string, } | { "do": "start" } | { "do": "reveal", seat: number, entropy: string, } | { "do": "reopen" } | { "do": "continue" } | { "do": "play", seat: number, token: string, 
/**
 * The last event seen when the move was chosen. If the game has moved on since, the move is refused as
 * stale instead of being played in a position it was not meant for.
 */
seen?: number | null, } | { "do": "explain", seat: number, path: Array<string>, } | { "do": "undo", seat: number, } | { "do": "stand-in", seat: number, } | { "do": "agree" } | { "do": "decline" } | { "do": "rematch" } | { "do": "say", seat: number, phrase: Phrase, };

/**
 * One message of the server.
 */
export type ToClient = { "type": "welcome" } & Welcome | { "type": "event" } & Update | { "type": "done" } & Done | { "type": "refused", 
/**
 * The command's id; null if the message could not be read that far.
 */
id: string | null, problem: Problem, } | { "type": "you", 
/**
 * The seats the person holds.
 */
seats: Array<number>, 
/**
 * Whether the person has the host's rights.
 */
host: boolean, } | { "type": "presence" } & Presence | { "type": "said", seat: number, phrase: Phrase, } | { "type": "pong" } | { "type": "bye", problem: Problem, };

/**
 * How a connection begins: the table as it is now.
 */
export type Welcome = { 
/**
 * Version of the protocol.
 */
version: number, 
/**
 * The number of the last event; the view includes it.
 */
number: number, 
/**
 * Of that event.
 */
receipt?: string, 
/**
 * The seats the person holds.
 */
seats: Array<number>, 
/**
 * Whether the person has the host's rights.
 */
host: boolean, 
/**
 * The events since the last one seen, in order. Null if they cannot be told; then forget what was seen and
 * begin with the view.
 */
missed: Array<Event> | null, view: TableView, presence: Presence, };

/**
 * An event, and what it changed in the view.
 */
export type Update = { 
/**
 * Turns the view that the client holds into the view after the event. If several events come at once, the first
 * brings all their changes.
 */
patch?: Patch, 
/**
 * One more than the number of the event before.
 */
number: number, at: number, 
/**
 * What happened, in sentences for this viewer: the move first, then the chance that followed it.
 */
messages?: Array<Message>, 
/**
 * Shown again in the next hello, it proves which history the client was told.
 */
receipt?: string, } & ({ "event": "created", table: string, game: string, commitment: string, } | { "event": "seated", seat: number, name: string | null, level: Level | null, } | { "event": "freed", seat: number, } | { "event": "renamed", seat: number, name: string, } | { "event": "swapped", one: number, other: number, } | { "event": "handed", seat: number, } | { "event": "entropy", seat: number, entropy: string, } | { "event": "commitment", seat: number, commitment: string, } | { "event": "frozen", round: number, list: string, } | { "event": "revealed", seat: number, } | { "event": "reopened", round: number, commitment: string, } | { "event": "started", chance: Array<string>, } | { "event": "continued" } | { "event": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "event": "proposed", seat: number, proposal: Proposal, } | { "event": "agreed", seat: number, } | { "event": "declined", seat: number, } | { "event": "undone", seat: number, to: number, } | { "event": "left", seat: number, } | { "event": "returned", seat: number, } | { "event": "stand-in", seat: number, } | { "event": "ended", standing: Standing, seed: string, } | { "event": "closed", reason: Closed, seed: string, } | { "event": "rematch", table: string, } | { "event": "disputed", told: number, } | { "event": "accepted", seat: number, } | { "event": "uploaded", table: string, } | { "event": "resumed" } | { "event": "expired" } | { "event": "revived" } | { "event": "unlisted" });

/**
 * The changes that turn one JSON document into another.
 *
 * A JSON merge patch (RFC 7396): an object names the fields that changed, and null removes a field; null and absent mean
 * the same. One extension: `{"[]": …}` patches an array instead of replacing it. Inside, `"splice": [at, removed,
 * items…]` comes first, then every index names a patch of that element.
 *
 * ```
 * use crosstable_protocol::Patch;
 * use serde_json::json;
 * let mut view = json!({"decisions": 3, "rows": [{"offset": 0}, {"offset": 1}], "deadline": 7});
 * let patch = Patch::between(&view, &json!({"decisions": 4, "rows": [{"offset": 0}, {"offset": 2}]}));
 * let text = r#"{"deadline":null,"decisions":4,"rows":{"[]":{"1":{"offset":2}}}}"#;
 * assert_eq!(serde_json::to_string(&patch)?, text);
 * patch.apply(&mut view);
 * assert_eq!(view, json!({"decisions": 4, "rows": [{"offset": 0}, {"offset": 2}]}));
 * # Ok::<(), serde_json::Error>(())
 * ```
 */
export type Patch = { [key in string]: unknown };

/**
 * An entry of the table's log without what the viewer must not know.
 */
export type Event = { 
/**
 * One more than the number of the event before.
 */
number: number, at: number, 
/**
 * What happened, in sentences for this viewer: the move first, then the chance that followed it.
 */
messages?: Array<Message>, 
/**
 * Shown again in the next hello, it proves which history the client was told.
 */
receipt?: string, } & ({ "event": "created", table: string, game: string, commitment: string, } | { "event": "seated", seat: number, name: string | null, level: Level | null, } | { "event": "freed", seat: number, } | { "event": "renamed", seat: number, name: string, } | { "event": "swapped", one: number, other: number, } | { "event": "handed", seat: number, } | { "event": "entropy", seat: number, entropy: string, } | { "event": "commitment", seat: number, commitment: string, } | { "event": "frozen", round: number, list: string, } | { "event": "revealed", seat: number, } | { "event": "reopened", round: number, commitment: string, } | { "event": "started", chance: Array<string>, } | { "event": "continued" } | { "event": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "event": "proposed", seat: number, proposal: Proposal, } | { "event": "agreed", seat: number, } | { "event": "declined", seat: number, } | { "event": "undone", seat: number, to: number, } | { "event": "left", seat: number, } | { "event": "returned", seat: number, } | { "event": "stand-in", seat: number, } | { "event": "ended", standing: Standing, seed: string, } | { "event": "closed", reason: Closed, seed: string, } | { "event": "rematch", table: string, } | { "event": "disputed", told: number, } | { "event": "accepted", seat: number, } | { "event": "uploaded", table: string, } | { "event": "resumed" } | { "event": "expired" } | { "event": "revived" } | { "event": "unlisted" });

/**
 * What an event changed. A chance outcome that the viewer does not see is `~?`.
 */
export type Change = { "event": "created", table: string, game: string, commitment: string, } | { "event": "seated", seat: number, name: string | null, level: Level | null, } | { "event": "freed", seat: number, } | { "event": "renamed", seat: number, name: string, } | { "event": "swapped", one: number, other: number, } | { "event": "handed", seat: number, } | { "event": "entropy", seat: number, entropy: string, } | { "event": "commitment", seat: number, commitment: string, } | { "event": "frozen", round: number, list: string, } | { "event": "revealed", seat: number, } | { "event": "reopened", round: number, commitment: string, } | { "event": "started", chance: Array<string>, } | { "event": "continued" } | { "event": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "event": "proposed", seat: number, proposal: Proposal, } | { "event": "agreed", seat: number, } | { "event": "declined", seat: number, } | { "event": "undone", seat: number, to: number, } | { "event": "left", seat: number, } | { "event": "returned", seat: number, } | { "event": "stand-in", seat: number, } | { "event": "ended", standing: Standing, seed: string, } | { "event": "closed", reason: Closed, seed: string, } | { "event": "rematch", table: string, } | { "event": "disputed", told: number, } | { "event": "accepted", seat: number, } | { "event": "uploaded", table: string, } | { "event": "resumed" } | { "event": "expired" } | { "event": "revived" } | { "event": "unlisted" };

/**
 * Who made a decision. This is also the stored form, so variants are only ever added.
 */
export type PlayedBy = "person" | "bot" | "standin" | "clock";

/**
 * Why a table ended without a result. This is also the stored form, so variants are only ever added.
 */
export type Closed = "full" | "void" | "operator";

/**
 * What the others are asked to agree to. This is also the stored form, so variants are only ever added.
 */
export type Proposal = { "undo": { to: number, } } | { "standin": { seat: number, } };

/**
 * A command was carried out.
 */
export type Done = { 
/**
 * The command's id.
 */
id: string, 
/**
 * The number of the first event the command led to; of the last event before it if it changed nothing.
 */
number: number, 
/**
 * The new table, after a rematch.
 */
table?: string, };

/**
 * Who is connected.
 */
export type Presence = { 
/**
 * For each seat, seat 1 first: whether its person is connected, or a bot sits there.
 */
here: Array<boolean>, 
/**
 * The seat for which a bot is thinking.
 */
thinking: number | null, 
/**
 * How many people without a seat are connected.
 */
spectators: number, };

/**
 * A preset phrase, named by the key of its text.
 */
export type Phrase = "phrase-hello" | "phrase-have-fun" | "phrase-one-moment" | "phrase-take-your-time" | "phrase-short-break" | "phrase-back-again" | "phrase-thanks" | "phrase-see-you" | "phrase-good-game" | "phrase-congratulations" | "phrase-well-played" | "phrase-that-was-close" | "phrase-once-more";

/**
 * Why something was not done, for programs and for people.
 */
export type Problem = { 
/**
 * Stable and never translated: what a program goes by.
 */
code: string, 
/**
 * The clause of the rules that forbids it, if one does.
 */
clause?: string, 
/**
 * A sentence in the language asked for.
 */
text: string, 
/**
 * Seconds after which it is worth trying again.
 */
retry_after?: number, };

/**
 * A table as one viewer sees it.
 */
export type TableView = { table: string, game: string, 
/**
 * Version of the game's rules.
 */
rules: number, 
/**
 * Every option with its value in force.
 */
options: Array<[string, string]>, clock: string, 
/**
 * Whether strangers find it in the list of open tables.
 */
public: boolean, 
/**
 * Whether seats hold what others must not see. A device with several seats then shows one at a time.
 */
hidden?: boolean, stage: Stage, 
/**
 * Where chance comes from: what a verification proves.
 */
source: "published" | "revealed" | "seeded" | "continued", 
/**
 * Counts the starts: one more each time a start is given up.
 */
round: number, 
/**
 * The commitment to the server's seed of this round.
 */
commitment: string, 
/**
 * Seats, options and commitments as they were frozen at the start.
 */
list: string | null, 
/**
 * The seats whose devices have not revealed their entropy yet.
 */
waiting: Array<number>, 
/**
 * Seat 1 first.
 */
seats: Array<SeatView>, 
/**
 * The seat that looks; null for a spectator.
 */
viewer: number | null, 
/**
 * The game's own view.
 */
view: unknown, 
/**
 * How the view looks, if the client asked for it.
 */
layout?: Layout | null, to_move: number | null, 
/**
 * The legal moves, if it is the viewer's decision.
 */
legal: Choices | null, 
/**
 * How many decisions have been made.
 */
decisions: number, 
/**
 * When the time for the decision that is due runs out.
 */
deadline: number | null, proposal: PendingProposal | null, 
/**
 * Whether the viewer can take back the last decision without asking.
 */
free_undo: boolean, 
/**
 * The phrases that can be said now.
 */
phrases: Array<Phrase>, standing: Standing | null, 
/**
 * Why the game is over, in a sentence.
 */
ending?: Message | null, 
/**
 * Why the table ended without a result.
 */
closed: Closed | null, 
/**
 * Somebody was told another history, and not everybody has accepted this one yet.
 */
dispute: Dispute | null, 
/**
 * The table at which the same people play on.
 */
rematch: string | null, 
/**
 * The table of a server at which this game of a device goes on (T-20). Here it stands still.
 */
uploaded?: string | null, 
/**
 * The score between the people and bots who sit here, if they have played before (T-18).
 */
series?: Series | null, };

/**
 * The stage of a table.
 */
export type Stage = "lobby" | "starting" | "running" | "ended";

/**
 * A seat as everybody sees it.
 */
export type SeatView = { "who": "open" } | { "who": "person", 
/**
 * Chosen by the person: show it as text, never as markup.
 */
name: string, 
/**
 * Whether this person opened the table.
 */
host: boolean, away: boolean, 
/**
 * Whether a bot decides for this person meanwhile.
 */
stand_in: boolean, 
/**
 * Whether this person's device has committed to its entropy,
 */
committed: boolean, 
/**
 * and whether it has revealed it.
 */
revealed: boolean, } | { "who": "bot", level: Level, };

/**
 * A history that is not the one that somebody was told.
 */
export type Dispute = { 
/**
 * The number of the event that they were told.
 */
number: number, 
/**
 * The seats whose owners have accepted the history as it is now.
 */
accepted: Array<number>, };

/**
 * A proposal that waits for the others.
 */
export type PendingProposal = { 
/**
 * The seat that made it.
 */
seat: number, proposal: Proposal, };

/**
 * How a game ended.
 */
export type Standing = { 
/**
 * Rank of each seat, 1 is best.
 */
ranks: Array<number>, 
/**
 * Points of each seat, where the game has them.
 */
points: Array<number> | null, };

/**
 * The score over several games of the same people and bots. This is also the stored form.
 */
export type Series = { 
/**
 * How often each seat came first.
 */
wins: Array<number>, 
/**
 * How many games were drawn between all of them.
 */
draws: number, };

export type Level = "beginner" | "easy" | "normal" | "hard" | "expert" | `right:${number}`;
