//! Undo by knowledge: a move that taught nobody anything can be taken back freely; any other only if the others agree.

use std::sync::OnceLock;

use crosstable_core::{Actor, Seat, Viewer};
use crosstable_games::AnyGame;
use crosstable_protocol::{Millis, Proposal};

use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

/// The position before the last decision of a game with hidden information, from which it is decided whether the
/// decision taught its maker something. It is kept, because playing the game again up to there takes long.
#[derive(Clone, Debug)]
pub(crate) struct UndoPoint {
    pub(crate) before: AnyGame,
    /// Whether the decision taught its maker something, once that was asked.
    reveals: OnceLock<bool>,
}

impl UndoPoint {
    pub(crate) fn new(before: AnyGame) -> Self {
        UndoPoint { before, reveals: OnceLock::new() }
    }
}

/// Whether it was asked before makes no difference.
impl PartialEq for UndoPoint {
    fn eq(&self, other: &Self) -> bool {
        self.before == other.before
    }
}

impl Table {
    /// Takes back the seat's last decision (T-06), or asks the others whether it may (T-07). Chance numbers that have
    /// been shown stay as they are (T-08): the next draw has the number that the first undone one had.
    pub(crate) fn undo(&self, origin: Origin, at: Millis, seat: Seat) -> Decided {
        self.by_owner(origin, seat)?;
        self.is_running()?;
        let to = self.history.last_of(seat).ok_or(RefusalReason::NothingToUndo)?;
        let proposal = Proposal::Undo { to };
        if self.is_free_to_undo(seat) || self.voters(seat, proposal).next().is_none() {
            return Ok(vec![Entry::Undone { at, seat, to }]);
        }
        self.propose(at, seat, proposal)
    }

    /// The undo point of the decision that is the last one after an undo: it can be free to undo, too.
    pub(crate) fn find_undo_point(&self) -> Option<UndoPoint> {
        let hidden = !self.game.is_open();
        self.history.last().filter(|last| hidden && last.chance().next().is_none())?;
        self.position_after(self.history.len() - 1).ok().map(UndoPoint::new)
    }

    /// Whether the seat made the last decision, no chance was drawn since, and the seat has learned nothing from its
    /// move (T-06).
    pub(crate) fn is_free_to_undo(&self, seat: Seat) -> bool {
        let Some(last) = self.history.last() else { return false };
        if last.seat != seat || last.chance().next().is_some() || self.position.actor() == Actor::Over {
            return false;
        }
        // Where nothing is hidden nothing can be learned.
        self.game.is_open()
            || self.undo_point.as_ref().is_some_and(|point| {
                !*point.reveals.get_or_init(|| point.before.reveals(last.token, Viewer::Seat(seat)))
            })
    }
}
