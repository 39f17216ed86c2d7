/** The version of the protocol that this client speaks, as in crates/protocol/src/lib.rs. */
export const VERSION = 3;
