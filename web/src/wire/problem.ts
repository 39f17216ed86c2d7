// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

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
