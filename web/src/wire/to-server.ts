// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

/**
 * One message of a client.
 */
export type ToServer = { "type": "hello" } & Hello | { "type": "look", 
/**
 * Which.
 */
seat: number | null, } | { "type": "ask" } & Ask | { "type": "ping" };

/**
 * How a connection begins.
 */
export type Hello = { 
/**
 * The number of the last event seen, if this is not the first time.
 */
last?: number, 
/**
 * What to look as; as the first own seat if left out.
 */
as: Eyes, 
/**
 * Whether to send the board in plain characters too.
 */
board: boolean, 
/**
 * In which language refusals are explained: en, de, fr or it.
 */
lang?: string | null, };

/**
 * Through whose eyes a connection looks.
 */
export type Eyes = "own" | "board" | { "seat": number };

/**
 * A command with an id. Sending the same id again has no second effect and gets the same answer.
 */
export type Ask = { 
/**
 * Chosen by the client: 1 to 64 characters out of A-Z a-z 0-9 - _, fresh for every command.
 */
id: string, 
/**
 * What to do.
 */
command: Command, };

/**
 * What can be asked of a table.
 */
export type Command = { "do": "sit", 
/**
 * Which.
 */
seat?: number | null, 
/**
 * How to be called: 1 to 24 characters.
 */
name: string, 
/**
 * The device's randomness, 16 bytes; may also be added later.
 */
entropy?: string | null, } | { "do": "leave", 
/**
 * From which.
 */
seat: number, } | { "do": "return", 
/**
 * Which.
 */
seat: number, } | { "do": "rename", 
/**
 * On which chair.
 */
seat: number, 
/**
 * How.
 */
name: string, } | { "do": "bot", 
/**
 * Which, the first if none is named.
 */
seat?: number | null, 
/**
 * beginner, easy, normal, hard or expert.
 */
level: string, } | { "do": "clear", 
/**
 * Which.
 */
seat: number, } | { "do": "swap", 
/**
 * One.
 */
one: number, 
/**
 * The other.
 */
other: number, } | { "do": "take", 
/**
 * Which.
 */
seat: number, 
/**
 * What the owner was given for it.
 */
ticket: string, } | { "do": "entropy", 
/**
 * For which chair.
 */
seat: number, 
/**
 * 16 bytes.
 */
entropy: string, } | { "do": "start" } | { "do": "play", 
/**
 * For which chair.
 */
seat: number, 
/**
 * The move.
 */
token: string, 
/**
 * The last event seen when the move was chosen. If the game has moved on since, the move is refused as
 * stale instead of being played in a position it was not meant for.
 */
seen?: number, } | { "do": "undo", 
/**
 * For which chair.
 */
seat: number, } | { "do": "stand-in", 
/**
 * On which chair.
 */
seat: number, } | { "do": "agree" } | { "do": "decline" } | { "do": "rematch" } | { "do": "say", 
/**
 * From which chair.
 */
seat: number, 
/**
 * Its key, as the welcome lists them.
 */
phrase: string, };
