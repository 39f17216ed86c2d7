// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

/**
 * A table as one viewer sees it.
 */
export type Sight = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Version of its rules.
 */
rules: number, 
/**
 * Every option with its value in force.
 */
options: Array<[string, string]>, 
/**
 * The time for a decision: `off`, `30s`, `60s`, `2min` or `1day`.
 */
clock: string, 
/**
 * Whether strangers find it in the list of open tables.
 */
public: boolean, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * The promise that makes chance checkable.
 */
commitment: string, 
/**
 * The chairs, seat 1 first.
 */
seats: Array<Chair>, 
/**
 * The seat through whose eyes this is seen; null for a spectator.
 */
viewer: number | null, 
/**
 * The game's own view.
 */
view: unknown, 
/**
 * The board in plain characters, if it was asked for.
 */
board?: string, 
/**
 * Whose decision is due.
 */
to_move: number | null, 
/**
 * The legal moves, if it is the viewer's decision.
 */
legal: Array<string>, 
/**
 * How many decisions have been made.
 */
decisions: number, 
/**
 * When the decision that is due runs out of time.
 */
deadline: number | null, 
/**
 * What is being asked of the others, and by whom.
 */
asked: Asked | null, 
/**
 * Whether the viewer's last decision can be taken back without asking.
 */
free_undo: boolean, 
/**
 * The result, once there is one.
 */
standing: Standing | null, 
/**
 * The table at which the same people play on.
 */
rematch: string | null, };

/**
 * How far a table has come.
 */
export type Stage = "lobby" | "running" | "ended";

/**
 * A chair as everybody sees it.
 */
export type Chair = { "who": "open" } | { "who": "person", 
/**
 * How they are called. Chosen by themselves: show it as text, never as markup.
 */
name: string, 
/**
 * Whether they opened the table.
 */
host: boolean, 
/**
 * Whether they have left for the time being.
 */
away: boolean, 
/**
 * Whether a bot decides for them meanwhile.
 */
stand_in: boolean, 
/**
 * Whether their device has added its randomness.
 */
entropy: boolean, } | { "who": "bot", 
/**
 * How well it plays.
 */
level: string, };

/**
 * A wish that waits for the others.
 */
export type Asked = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * For what.
 */
wish: Wish, };

/**
 * What the others are asked to agree to.
 */
export type Wish = { "wish": "undo", 
/**
 * How many decisions stay.
 */
to: number, } | { "wish": "stand-in", 
/**
 * On which seat.
 */
seat: number, };

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
 * What happened, as one viewer saw it. Chance that the viewer does not see is `~?`.
 */
export type Fact = { "fact": "created", table: string, game: string, commitment: string, } | { "fact": "seated", seat: number, name: string | null, level: string | null, } | { "fact": "freed", seat: number, } | { "fact": "renamed", seat: number, name: string, } | { "fact": "swapped", one: number, other: number, } | { "fact": "handed", seat: number, } | { "fact": "entropy", seat: number, entropy: string, } | { "fact": "started", chance: Array<string>, } | { "fact": "played", seat: number, token: string, by: PlayedBy, chance: Array<string>, } | { "fact": "asked", seat: number, wish: Wish, } | { "fact": "agreed", seat: number, } | { "fact": "declined", seat: number, } | { "fact": "undone", seat: number, to: number, } | { "fact": "left", seat: number, } | { "fact": "returned", seat: number, } | { "fact": "stand-in", seat: number, } | { "fact": "ended", standing: Standing, seed: string, } | { "fact": "rematch", table: string, };

/**
 * Who made a decision.
 */
export type PlayedBy = "person" | "bot" | "stand-in" | "clock";
