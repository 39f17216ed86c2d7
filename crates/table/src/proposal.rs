//! Proposals that the others must agree to (T-07, T-10). Every person has one vote, however many chairs they hold. Bots are
//! not asked. Who is away is not asked about a stand-in, but about an undo: nobody loses a move by being absent.

use crosstable_core::{PlayerId, Seat};
use crosstable_protocol::{Millis, Proposal};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

/// A proposal that waits for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub(crate) seat: Seat,
    pub(crate) proposal: Proposal,
    /// Seats whose owners have agreed.
    pub(crate) agreed: Vec<Seat>,
}

impl Table {
    /// The seats that are asked when this seat proposes something: of each other person who has a vote, the first that
    /// counts.
    pub(crate) fn voters(&self, seat: Seat, proposal: Proposal) -> impl Iterator<Item = Seat> + '_ {
        let asking = self.chairs[seat.index()].player();
        let everybody = matches!(proposal, Proposal::Undo { .. });
        let present = move |seat: &Seat| {
            everybody || matches!(self.chairs[seat.index()], Chair::Person { away: false, .. })
        };
        Seat::all(self.players()).filter(move |voter| {
            let player = self.chairs[voter.index()].player().filter(|player| Some(*player) != asking);
            player.is_some_and(|player| self.seats_of(player).find(present) == Some(*voter))
        })
    }

    pub(crate) fn propose(&self, at: Millis, seat: Seat, proposal: Proposal) -> Decided {
        if self.pending.is_some() {
            return Err(RefusalReason::ProposalPending.into());
        }
        Ok(vec![Entry::Proposed { at, seat, proposal }])
    }

    /// When all have agreed, the proposal is granted in the same step.
    pub(crate) fn agree(&self, origin: Origin, at: Millis) -> Decided {
        let (seat, pending) = self.vote(origin)?;
        if self.has_agreed(pending, seat) {
            return Err(RefusalReason::AlreadyAgreed.into());
        }
        let mut pending = pending.clone();
        pending.agreed.push(seat);
        Ok([Entry::Agreed { at, seat }].into_iter().chain(self.granted(&pending, at)).collect())
    }

    /// The entry that carries out a proposal, as soon as everybody who is present has agreed, and somebody has.
    pub(crate) fn granted(&self, pending: &Pending, at: Millis) -> Option<Entry> {
        let agreed = !pending.agreed.is_empty()
            && self.voters(pending.seat, pending.proposal).all(|voter| self.has_agreed(pending, voter));
        agreed.then_some(match pending.proposal {
            Proposal::Undo { to } => Entry::Undone { at, seat: pending.seat, to },
            Proposal::StandIn { seat } => Entry::StandIn { at, seat },
        })
    }

    /// Whether the person on this seat has agreed, from any of their seats.
    fn has_agreed(&self, pending: &Pending, seat: Seat) -> bool {
        let player = |seat: Seat| self.chairs[seat.index()].player();
        pending.agreed.iter().any(|agreed| player(*agreed) == player(seat))
    }

    /// One refusal settles it; the person who made the proposal withdraws it this way.
    pub(crate) fn decline(&self, origin: Origin, at: Millis) -> Decided {
        let player = self.person(origin)?;
        let pending = self.pending.as_ref().ok_or(RefusalReason::NoProposal)?;
        let own = self.chairs[pending.seat.index()].player() == Some(player);
        let seat = if own { pending.seat } else { self.vote(origin)?.0 };
        Ok(vec![Entry::Declined { at, seat }])
    }

    /// The seat with which a person votes on the pending proposal.
    fn vote(&self, origin: Origin) -> Result<(Seat, &Pending), RefusalReason> {
        let player = self.person(origin)?;
        let pending = self.pending.as_ref().ok_or(RefusalReason::NoProposal)?;
        let mut voters = self.voters(pending.seat, pending.proposal);
        let seat = voters.find(|seat| self.chairs[seat.index()].player() == Some(player));
        seat.map(|seat| (seat, pending)).ok_or(RefusalReason::OwnProposal)
    }

    /// A person who sits at this table.
    pub(crate) fn person(&self, origin: Origin) -> Result<PlayerId, RefusalReason> {
        match origin {
            Origin::Player(player) if self.seats_of(player).next().is_some() => Ok(player),
            Origin::Player(_) | Origin::System | Origin::Clock => Err(RefusalReason::NotAtThisTable),
        }
    }
}
