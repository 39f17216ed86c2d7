//! Going away and coming back (T-10).

use crosstable_core::Seat;
use crosstable_protocol::{Millis, Proposal, Stage};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// Before the start the chair becomes open; afterwards it stays its owner's, who is away. If a proposed stand-in
    /// waited for nobody else, it is granted in the same step (T-10).
    pub(crate) fn leave(&self, origin: Origin, at: Millis, seat: Seat) -> Decided {
        self.by_owner(origin, seat)?;
        match (self.stage, self.chair(seat)?) {
            (Stage::Lobby, _) => return Ok(vec![Entry::Freed { at, seat }]),
            (Stage::Starting, _) => return Err(RefusalReason::Starting.into()),
            (_, Chair::Person { away: true, .. }) => return Ok(Vec::new()),
            _ => {}
        }
        let left = Entry::Left { at, seat };
        let mut without = self.clone();
        without.change(&left).expect("a person who sits there can leave");
        let granted = without.pending.as_ref().and_then(|pending| without.granted(pending, at));
        Ok([left].into_iter().chain(granted).collect())
    }

    /// The person gets the chair back, from a stand-in too. A pending proposal for a stand-in is declined, because it is
    /// no longer needed.
    pub(crate) fn come_back(&self, origin: Origin, at: Millis, seat: Seat) -> Decided {
        self.by_owner(origin, seat)?;
        if !matches!(self.chair(seat)?, Chair::Person { away: true, .. }) {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Returned { at, seat }];
        if self.pending.as_ref().is_some_and(|pending| pending.proposal == Proposal::StandIn { seat }) {
            entries.push(Entry::Declined { at, seat });
        }
        Ok(entries)
    }

    /// Asks the others who are present; if there are none, the bot stands in at once.
    pub(crate) fn propose_stand_in(&self, origin: Origin, at: Millis, seat: Seat) -> Decided {
        let player = self.person(origin)?;
        self.is_running()?;
        match self.chair(seat)? {
            Chair::Open | Chair::Bot { .. } => return Err(RefusalReason::NotAPerson(seat).into()),
            Chair::Person { away: false, .. } => return Err(RefusalReason::NotAway(seat).into()),
            Chair::Person { stand_in: true, .. } => return Err(RefusalReason::StandsInAlready(seat).into()),
            Chair::Person { .. } => {}
        }
        let proposal = Proposal::StandIn { seat };
        let own = self.seats_of(player).next().ok_or(RefusalReason::NotAtThisTable)?;
        if self.voters(own, proposal).next().is_none() {
            return Ok(vec![Entry::StandIn { at, seat }]);
        }
        self.propose(at, own, proposal)
    }
}
