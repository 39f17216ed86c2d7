//! Why not? Every reason for which a move is refused, with its clause.

use crosstable_core::Refusal;

use crate::cell::Cell;
use crate::tile::{Action, Symbol};

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
    /// CW-06: the seat is asked about its hand of action tiles and answers something else.
    AnswerFirst,
    /// CW-06: nobody is asked now.
    NotAsked,
    /// CW-06: the start player cannot begin on an empty board with action tiles only.
    MustRedraw,
    /// CW-07: no such symbol in the hand.
    NoSymbol(Symbol),
    /// CW-07: no such action in the hand.
    NoAction(Action),
    /// CW-07: a tile lies there already.
    Taken(Cell),
    /// CW-08: nothing to remove there.
    NothingToRemove(Cell),
    /// CW-09: nothing to move there.
    NothingToMove(Cell),
    /// CW-09: a tile can only move to an empty cell.
    MoveToTaken(Cell),
    /// CW-10: only two tiles can be swapped.
    NothingToSwap(Cell),
    /// CW-11: nothing to replace there.
    NothingToReplace(Cell),
    /// CW-11: the new tile comes from the hand.
    NothingToPutIn(Symbol),
    /// CW-12: there are too few tiles on the board for this action.
    CannotCarryOut(Action),
    /// CW-15: something in the hand can be played.
    CanPlay,
}

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Refusal {
        match why {
            RefusalReason::AnswerFirst => Refusal::new("CW-06", "crosswise-answer-first"),
            RefusalReason::NotAsked => Refusal::new("CW-06", "crosswise-not-asked"),
            RefusalReason::MustRedraw => Refusal::new("CW-06", "crosswise-must-redraw"),
            RefusalReason::NoSymbol(symbol) => {
                Refusal::new("CW-07", "crosswise-no-symbol").text("symbol", symbol.name())
            }
            RefusalReason::NoAction(action) => {
                Refusal::new("CW-07", "crosswise-no-action").text("action", action.name())
            }
            RefusalReason::Taken(cell) => Refusal::new("CW-07", "crosswise-cell-taken").text("cell", cell),
            RefusalReason::NothingToRemove(cell) => {
                Refusal::new("CW-08", "crosswise-nothing-to-remove").text("cell", cell)
            }
            RefusalReason::NothingToMove(cell) => {
                Refusal::new("CW-09", "crosswise-nothing-to-move").text("cell", cell)
            }
            RefusalReason::MoveToTaken(cell) => {
                Refusal::new("CW-09", "crosswise-move-to-taken").text("cell", cell)
            }
            RefusalReason::NothingToSwap(cell) => {
                Refusal::new("CW-10", "crosswise-nothing-to-swap").text("cell", cell)
            }
            RefusalReason::NothingToReplace(cell) => {
                Refusal::new("CW-11", "crosswise-nothing-to-replace").text("cell", cell)
            }
            RefusalReason::NothingToPutIn(symbol) => {
                Refusal::new("CW-11", "crosswise-nothing-to-put-in").text("symbol", symbol.name())
            }
            RefusalReason::CannotCarryOut(action) => {
                Refusal::new("CW-12", "crosswise-cannot-carry-out").text("action", action.name())
            }
            RefusalReason::CanPlay => Refusal::new("CW-15", "crosswise-can-play"),
        }
    }
}
