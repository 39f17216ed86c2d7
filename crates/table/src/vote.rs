//! What the others must agree to (T-07, T-10). Every person has one voice, however many chairs they hold; who is away
//! has none, and bots are not asked.

use crosstable_core::{PlayerId, Seat};

use crate::chair::Chair;
use crate::clock::Millis;
use crate::command::By;
use crate::door::Answer;
use crate::entry::{Entry, Wish};
use crate::refusal::Why;
use crate::table::{Pending, Table};

impl Table {
    /// The seats that are asked when this seat wishes for something: of each other person who is present, the first from
    /// which they are not away.
    pub(crate) fn voters(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let asking = self.chairs[seat.index()].player();
        let present =
            move |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Person { away: false, .. });
        Seat::all(self.players()).filter(move |voter| {
            let player = self.chairs[voter.index()].player().filter(|player| Some(*player) != asking);
            player.is_some_and(|player| self.seats_of(player).find(present) == Some(*voter))
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
        if self.has_agreed(pending, seat) {
            return Err(Why::AlreadyAgreed.into());
        }
        let mut pending = pending.clone();
        pending.agreed.push(seat);
        Ok(std::iter::once(Entry::Agreed { at, seat }).chain(self.granted(&pending, at)).collect())
    }

    /// What a wish comes to as soon as everybody has agreed who is present, and somebody has.
    pub(crate) fn granted(&self, pending: &Pending, at: Millis) -> Option<Entry> {
        let agreed = !pending.agreed.is_empty()
            && self.voters(pending.seat).all(|voter| self.has_agreed(pending, voter));
        agreed.then_some(match pending.wish {
            Wish::Undo { to } => Entry::Undone { at, seat: pending.seat, to },
            Wish::StandIn { seat } => Entry::StandIn { at, seat },
        })
    }

    /// Whether the person on this seat has said yes, from whichever of their seats.
    fn has_agreed(&self, pending: &Pending, seat: Seat) -> bool {
        let player = |seat: Seat| self.chairs[seat.index()].player();
        pending.agreed.iter().any(|agreed| player(*agreed) == player(seat))
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
    fn voice(&self, by: By) -> Result<(Seat, &Pending), Why> {
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
