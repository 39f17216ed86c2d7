//! Undo by knowledge: what nobody has learned from can be taken back freely; the rest only if the others agree.

use crosstable_core::{Actor, Seat, Viewer};

use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::{Entry, Wish};
use crate::refusal::Why;
use crate::table::Table;

impl Table {
    /// Takes back the seat's last decision (T-06), or asks the others whether it may (T-07). Chance numbers that have
    /// been shown stay as they are (T-08): the next draw has the number that the first undone one had.
    pub(crate) fn undo(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_owner(by, seat)?;
        self.is_running()?;
        let to = self.line.last_of(seat).ok_or(Why::NothingToUndo)?;
        if self.is_free_to_undo(seat, to) || self.voters(seat).next().is_none() {
            return Ok(vec![Entry::Undone { at, seat, to }]);
        }
        self.ask(at, seat, Wish::Undo { to })
    }

    /// Whether nobody has acted since, no chance was drawn, and the seat has learned nothing from its move (T-06).
    pub(crate) fn is_free_to_undo(&self, seat: Seat, to: usize) -> bool {
        let Some(last) = self.line.turn(to) else { return false };
        if to + 1 != self.line.len() || last.chance().next().is_some() || self.position.actor() == Actor::Over
        {
            return false;
        }
        // Where nothing is hidden nothing can be learned; playing a long game again to see that would take its time at
        // every move.
        self.game.is_open()
            || self.position_after(to).is_ok_and(|before| !before.reveals(last.token, Viewer::Seat(seat)))
    }
}
