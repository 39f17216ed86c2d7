// Written from the types of the views by `WIRE=write cargo test -p crosstable-games`. Do not edit.

/**
 * The head of a view. In every game these are the first three fields of the view's JSON, in this order, so that a
 * program that knows no game still learns from any view who looks, who acts and what is due.
 */
export type Head<Phase> = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * Who decides what happens next.
 */
actor: Actor, 
/**
 * What kind of decision is due, one kebab-case word of the game; `over` exactly when the game is over.
 */
phase: Phase, };

/**
 * Who looks at a position. A seat sees what a person on that chair would see, a spectator the public part (G-05).
 */
export type Viewer = { "seat": number } | "spectator";

/**
 * Who decides what happens next.
 */
export type Actor = { "seat": number } | "chance" | "over";
