//! Going away and coming back (T-10).

use crosstable_core::Seat;

use crate::chair::Chair;
use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::{Entry, Wish};
use crate::refusal::Why;
use crate::table::{Stage, Table};

impl Table {
    /// Before the start the chair becomes open; afterwards it stays its owner's, who is away. If nobody else was waited
    /// for whose consent is asked, the wish comes true in the same breath (T-07).
    pub(crate) fn leave(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_owner(by, seat)?;
        match (self.stage, self.chair(seat)?) {
            (Stage::Lobby, _) => return Ok(vec![Entry::Freed { at, seat }]),
            (_, Chair::Person { away: true, .. }) => return Ok(Vec::new()),
            _ => {}
        }
        let left = Entry::Left { at, seat };
        let mut without = self.clone();
        without.apply(&left).expect("whoever sits there can go");
        let granted = without.pending.as_ref().and_then(|pending| without.granted(pending, at));
        Ok(std::iter::once(left).chain(granted).collect())
    }

    /// The chair is given back, from a stand-in too. If the others are being asked whether a bot may stand in, the answer
    /// is no: whoever is back needs none.
    pub(crate) fn come_back(&self, by: By, at: Millis, seat: Seat) -> Answer {
        self.by_owner(by, seat)?;
        if !matches!(self.chair(seat)?, Chair::Person { away: true, .. }) {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Returned { at, seat }];
        if self.pending.as_ref().is_some_and(|pending| pending.wish == (Wish::StandIn { seat })) {
            entries.push(Entry::Declined { at, seat });
        }
        Ok(entries)
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
