// Written from crates/protocol by `WIRE=write cargo test -p crosstable-protocol`. Do not edit.

/**
 * A sentence or a few words for people: the key of a text in `locales/` and its arguments.
 *
 * A text that speaks of a seat selects by `$reader`. It is the name of the argument whose seat is the reader's, so that
 * the text can say “you”, and `nobody` if there is none:
 *
 * ```text
 * nim-log-take = { $reader ->
 *     [who] You take { $count }.
 *    *[other] { $who } takes { $count }.
 * }
 * ```
 *
 * ```
 * use crosstable_core::{Message, Seat};
 * let message = Message::new("nim-log-take").seat("who", Seat::new(1)).number("count", 3);
 * assert_eq!(message.to_string(), "nim-log-take who=seat 2 count=3");
 * ```
 */
export type Message = { 
/**
 * The key of the text.
 */
key: string, 
/**
 * Its arguments, by name.
 */
args?: { [key in string]: Arg }, };

/**
 * One argument of a sentence.
 */
export type Arg = number | string | { 
/**
 * The seat.
 */
seat: number, };

/**
 * The legal moves of one decision, by what a player points at. It is small on the wire: a string is the token of the
 * move; a map leads from targets to further choices; a list is a template and, for each of its holes, the targets that
 * fit, separated by spaces. All combinations are legal. A list may hold several templates, each with its targets.
 *
 * ```
 * use crosstable_core::{Choices, Target};
 * let path = |names: &[&str]| names.iter().map(|name| Target::from(*name)).collect();
 * let moves = [
 *     (path(&["sun", "a1"]), "sun@a1".to_owned()),
 *     (path(&["sun", "b2"]), "sun@b2".to_owned()),
 *     (path(&["pass"]), "pass".to_owned()),
 * ];
 * // As JSON: {"pass":"pass","sun":["sun@{1}","a1 b2"]}
 * let choices = Choices::Then([
 *     (Target::new("pass"), Choices::Play("pass".into())),
 *     (Target::new("sun"), Choices::Each(vec!["sun@{1}".into(), "a1 b2".into()])),
 * ].into());
 * assert_eq!(Choices::of(moves), choices);
 * assert_eq!(choices.moves().len(), 3);
 * ```
 */
export type Choices = string | Array<string> | { [key in string]: Choices };

/**
 * How a viewer's table looks.
 *
 * The board is drawn in characters: every cell has its place and its size, and a later cell lies on the earlier ones.
 * What a player can point at has a [`Target`]; legal moves name the same targets. [`example`](crate::example) has the
 * layout of a small game.
 */
export type Layout = { 
/**
 * The board, at most 80 characters wide.
 */
board: Array<LayoutCell>, 
/**
 * Places that cover several cells of the board, in the order in which a piece there covers them.
 */
areas?: { [key in string]: Array<string> }, 
/**
 * What the viewer holds or can pick beside the board, one after the other.
 */
hand: Array<LayoutCell>, 
/**
 * What can be done without picking anything, or before anything is picked: draw, pass, lay. All there are; clients
 * show those that are legal.
 */
actions: Array<LayoutCell>, 
/**
 * What everybody knows of each seat.
 */
seats: Array<SeatLine>, 
/**
 * Whose turn it is.
 */
turn?: number, 
/**
 * What else there is to know, the most important first: what is due, piles, rounds, dice.
 */
notes: Array<Message>, };

/**
 * One rectangle of characters.
 */
export type LayoutCell = { 
/**
 * Columns from the left edge of the board; of no meaning beside the board.
 */
x?: number, y?: number, width?: number, height?: number, role?: Role, align?: Align, 
/**
 * Characters to draw.
 */
art?: Art, 
/**
 * Words to draw, behind the characters if there are both; what does not fit is cut off.
 */
words?: Message, target?: string, 
/**
 * What a screen reader says of it; nothing of what is only drawn.
 */
label?: Message, 
/**
 * What it would look like on the board, for each cell of the place to which it goes.
 */
ghost?: Array<Art>, };

/**
 * A seat, and what lies open before it.
 */
export type SeatLine = { seat: number, 
/**
 * Its points, the size of its hand; the name stands before it.
 */
text: Message, 
/**
 * What lies open before it, one after the other.
 */
open?: Array<LayoutCell>, };

/**
 * What a cell is, which decides how it is drawn. Colours only repeat what characters or words say.
 */
export type Role = "text" | "label" | "value" | "line" | "free" | "ground" | "wood" | { "card": Colour } | { "piece": Colour } | { "seat": number };

/**
 * The colours of components.
 */
export type Colour = "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "violet" | "pink" | "grey";

/**
 * Where characters and words stand in a cell that is wider than they are.
 */
export type Align = "center" | "left" | "right";

/**
 * Characters, in ASCII and as they look where all of Unicode can be shown. Lines are separated by `\n`. Every character
 * takes one column.
 */
export type Art = string | [string, string];
