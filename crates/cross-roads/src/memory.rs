//! Who has seen which card in whose hand.

use std::fmt;

use crosstable_core::{MAX_SEATS, Seat};

use crate::bag::Bag;
use crate::card::Card;

/// What each seat has seen of each other hand (G-05). It arises only when a card is drawn out of the hand of a
/// player of a reeky (CR-15): that player saw what left, and the drawer holds it.
///
/// Kept is what is certain: so many cards of this kind, at least, are in that hand. A card laid from there takes
/// one like it out of everybody's memory. If that hand is drawn from in its turn, those who did not see which
/// card went can only be certain of one card less of each kind. What could be guessed from behaviour (who draws
/// or passes had no card that fits) is not kept: memory is of faces seen, and everything else counts as equally
/// likely.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Memory([[Bag; MAX_SEATS]; MAX_SEATS]);

impl Memory {
    /// What `seat` knows of the hand of `holder`.
    pub(crate) const fn of(&self, seat: Seat, holder: Seat) -> Bag {
        self.0[seat.index()][holder.index()]
    }

    /// Makes `seat` know exactly this of the hand of `holder`.
    pub(crate) const fn set(&mut self, seat: Seat, holder: Seat, cards: Bag) {
        self.0[seat.index()][holder.index()] = cards;
    }

    /// Everybody sees this card leave the hand of `holder`.
    #[inline]
    pub(crate) fn laid(&mut self, holder: Seat, card: Card) {
        for row in &mut self.0 {
            row[holder.index()].remove(card);
        }
    }

    /// `drawer` takes this card out of the hand of `holder`, and only these two see it.
    pub(crate) fn taken(&mut self, holder: Seat, drawer: Seat, card: Card) {
        for (index, row) in self.0.iter_mut().enumerate() {
            let known = &mut row[holder.index()];
            if index == drawer.index() {
                known.remove(card);
            } else {
                *known = known.after_unseen_loss();
            }
        }
        self.0[holder.index()][drawer.index()].insert(card);
    }
}

/// Only who knows something: `{(1, 3): [3/7]}` if seat 1 knows a card in the hand of seat 3.
impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = (0..MAX_SEATS).flat_map(|seat| (0..MAX_SEATS).map(move |holder| (seat, holder)));
        let known = pairs.map(|(seat, holder)| ((seat + 1, holder + 1), self.0[seat][holder]));
        f.debug_map().entries(known.filter(|(_, cards)| !cards.is_empty())).finish()
    }
}
