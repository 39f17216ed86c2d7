//! What the others must agree to (T-07, T-10). Every person has one voice, however many chairs they hold; who is away
//! has none, and bots are not asked.

use crosstable_core::{PlayerId, Seat};

use crate::chair::Chair;
use crate::clock::Millis;
use crate::command::By;
use crate::entry::{Entry, Wish};
use crate::lobby::Answer;
use crate::refusal::Why;
use crate::table::Table;

impl Table {
    /// The seats that are asked when this seat wishes for something: of each other person who is present, the first.
    pub(crate) fn voters(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let asking = self.chairs[seat.index()].player();
        Seat::all(self.players()).filter(move |voter| match &self.chairs[voter.index()] {
            Chair::Person { player, away: false, .. } => {
                Some(*player) != asking && self.seats_of(*player).next() == Some(*voter)
            }
            Chair::Person { .. } | Chair::Open | Chair::Bot { .. } => false,
        })
    }

    pub(crate) fn ask(&self, at: Millis, seat: Seat, wish: Wish) -> Answer {
        if self.pending.is_some() {
            return Err(Why::SomethingAsked.into());
        }
        Ok(vec![Entry::Asked { at, seat, wish }])
    }

    /// Says yes. When all have, the wish comes true in the same breath.
    pub(crate) fn agree(&self, by: By, at: Millis) -> Answer {
        let (seat, pending) = self.voice(by)?;
        if pending.agreed.contains(&seat) {
            return Err(Why::AlreadyAgreed.into());
        }
        let mut entries = vec![Entry::Agreed { at, seat }];
        let all = self.voters(pending.seat).all(|voter| voter == seat || pending.agreed.contains(&voter));
        if all {
            entries.push(match pending.wish {
                Wish::Undo { to } => Entry::Undone { at, seat: pending.seat, to },
                Wish::StandIn { seat } => Entry::StandIn { at, seat },
            });
        }
        Ok(entries)
    }

    /// Says no, which settles it; who asked may so take the wish back.
    pub(crate) fn decline(&self, by: By, at: Millis) -> Answer {
        let player = self.person(by)?;
        let pending = self.pending.as_ref().ok_or(Why::NothingAsked)?;
        let seat = if self.chairs[pending.seat.index()].player() == Some(player) {
            pending.seat
        } else {
            self.voice(by)?.0
        };
        Ok(vec![Entry::Declined { at, seat }])
    }

    /// The seat with which a person answers what is being asked.
    fn voice(&self, by: By) -> Result<(Seat, &crate::table::Pending), Why> {
        let player = self.person(by)?;
        let pending = self.pending.as_ref().ok_or(Why::NothingAsked)?;
        let seat = self.voters(pending.seat).find(|seat| self.chairs[seat.index()].player() == Some(player));
        seat.map(|seat| (seat, pending)).ok_or(Why::YourOwnWish)
    }

    /// A person who sits at this table.
    pub(crate) fn person(&self, by: By) -> Result<PlayerId, Why> {
        match by {
            By::Player(player) if self.seats_of(player).next().is_some() => Ok(player),
            By::Player(_) | By::House => Err(Why::NotAtThisTable),
        }
    }
}
