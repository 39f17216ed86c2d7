//! Going away and coming back (T-10).

use crosstable_core::Seat;

use crate::chair::Chair;
use crate::clock::Millis;
use crate::command::By;
use crate::entry::{Entry, Wish};
use crate::lobby::Answer;
use crate::refusal::Why;
use crate::table::{Stage, Table};

impl Table {
    /// Before the start the chair becomes open; afterwards it stays its owner's, who is away.
    pub(crate) fn leave(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_owner(by, seat)?;
        Ok(match (self.stage, self.chair(seat)?) {
            (Stage::Lobby, _) => vec![Entry::Freed { at, seat }],
            (_, Chair::Person { away: true, .. }) => Vec::new(),
            _ => vec![Entry::Left { at, seat }],
        })
    }

    /// The chair is given back, from a stand-in too.
    pub(crate) fn come_back(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_owner(by, seat)?;
        Ok(match self.chair(seat)? {
            Chair::Person { away: true, .. } => vec![Entry::Returned { at, seat }],
            Chair::Person { .. } | Chair::Open | Chair::Bot { .. } => Vec::new(),
        })
    }

    /// Asks the others who are present; if there are none, the bot sits down at once.
    pub(crate) fn ask_stand_in(&self, by: By, at: Millis, seat: Seat) -> Answer {
        let asking = self.person(by)?;
        self.is_running()?;
        match self.chair(seat)? {
            Chair::Open | Chair::Bot { .. } => return Err(Why::NotAPerson(seat).into()),
            Chair::Person { away: false, .. } => return Err(Why::NotAway(seat).into()),
            Chair::Person { stand_in: true, .. } => return Err(Why::StandsInAlready(seat).into()),
            Chair::Person { .. } => {}
        }
        let own = self.seats_of(asking).next().ok_or(Why::NotAtThisTable)?;
        if self.voters(own).next().is_none() {
            return Ok(vec![Entry::StandIn { at, seat }]);
        }
        self.ask(at, own, Wish::StandIn { seat })
    }
}
