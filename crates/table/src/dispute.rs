//! Histories that differ from what somebody was told (T-17), as after a restored backup.

use crosstable_core::Seat;
use crosstable_fair::{Head, Receipt};
use crosstable_protocol::{Closed, Millis, Stage};

use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// What follows from a receipt for an entry of this number that somebody shows. `stored` is the head that the entry
    /// has in the log, if there is one. A receipt that this table has not made proves nothing.
    pub(crate) fn dispute(
        &self,
        at: Millis,
        number: u64,
        receipt: Receipt,
        stored: Option<Head>,
        seated: bool,
    ) -> Vec<Entry> {
        let ended = self.log_key.made(number, &receipt, true);
        let told = receipt.head();
        let known = stored == Some(told) || self.lost.contains(&told);
        if known || !(ended || self.log_key.made(number, &receipt, false)) {
            return Vec::new();
        }
        let disputed = Entry::Disputed { at, number, told };
        match self.stage {
            // Somebody knows the seed already.
            Stage::Lobby | Stage::Starting | Stage::Running if ended => {
                vec![disputed, Entry::Closed { at, reason: Closed::Void, seed: self.seed }]
            }
            Stage::Lobby | Stage::Starting if seated => vec![disputed, self.reopened(at, Some(told))],
            Stage::Running if seated && self.dispute.is_none() => vec![disputed],
            _ => Vec::new(),
        }
    }

    /// A person accepts the history as it is now.
    pub(crate) fn accept(&self, origin: Origin, at: Millis) -> Decided {
        let player = self.person(origin)?;
        let dispute = self.dispute.as_ref().ok_or(RefusalReason::NoDispute)?;
        let seats = self.seats_of(player).filter(|seat| !dispute.accepted.contains(seat));
        Ok(seats.map(|seat| Entry::Accepted { at, seat }).collect())
    }

    /// When all people have accepted, the game goes on, and the decision that is due has all its time.
    pub(crate) fn accepted(&mut self, at: Millis, seat: Seat) -> Result<(), String> {
        let people = Seat::all(self.players()).filter(|seat| self.chairs[seat.index()].player().is_some());
        let people: Vec<Seat> = people.collect();
        let dispute = self.dispute.as_mut().ok_or("nothing is disputed")?;
        dispute.accepted.push(seat);
        if people.iter().all(|seat| dispute.accepted.contains(seat)) {
            self.dispute = None;
            self.since = at;
        }
        Ok(())
    }
}
