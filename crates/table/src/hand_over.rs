//! Handing a seat to another device (T-15).

use crosstable_core::{PlayerId, Refusal, Seat};
use crosstable_fair::Ticket;
use crosstable_protocol::{Millis, Stage};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// The ticket with which another device can take this seat, for its owner and nobody else. It is void as soon as
    /// somebody else sits there, and after the end, when everybody could derive one from the seed.
    pub fn ticket(&self, origin: Origin, seat: Seat) -> Result<Ticket, Refusal> {
        let owner = self.by_owner(origin, seat)?;
        self.not_ended()?;
        Ok(self.ticket_of(owner, seat))
    }

    /// The seat continues on the device that shows its ticket.
    pub(crate) fn take(&self, origin: Origin, at: Millis, seat: Seat, ticket: &Ticket) -> Decided {
        let Origin::Player(to) = origin else { return Err(RefusalReason::NotAtThisTable.into()) };
        self.not_ended()?;
        if self.stage == Stage::Starting {
            return Err(RefusalReason::Starting.into());
        }
        let owner = self.chair(seat)?.player().ok_or(RefusalReason::NotAPerson(seat))?;
        if !self.ticket_of(owner, seat).fits(ticket) {
            return Err(RefusalReason::BadTicket.into());
        }
        // A person who opens their own link holds the seat already.
        Ok(if owner == to { Vec::new() } else { vec![Entry::Handed { at, seat, to }] })
    }

    /// The name stays; a stand-in gives the seat back as if its owner had returned.
    pub(crate) fn hand(&mut self, at: Millis, seat: Seat, to: PlayerId) -> Result<(), String> {
        let Chair::Person { player, away, stand_in, name } = self.chair_mut(seat)? else {
            return Err("only people hand on their seat".into());
        };
        let (stood_in, from, name) = (*stand_in, *player, name.clone());
        (*player, *away, *stand_in) = (to, false, false);
        if let Some(tally) = &mut self.tally {
            tally.handed(from, to, &name);
        }
        if stood_in {
            self.back_from_stand_in(at, seat);
        }
        self.sat[seat.index()] = self.length;
        // The people who would have to agree are no longer the same.
        self.pending = None;
        if self.stage == Stage::Lobby {
            // The new device does not know what the old one committed to.
            self.forget_device(seat);
        }
        Ok(())
    }

    fn ticket_of(&self, owner: PlayerId, seat: Seat) -> Ticket {
        let since = self.sat[seat.index()];
        Ticket::of(&self.seed, self.id.bytes(), seat.number(), owner.bytes(), since)
    }

    fn not_ended(&self) -> Result<(), RefusalReason> {
        if self.stage == Stage::Ended { Err(RefusalReason::Ended) } else { Ok(()) }
    }
}
