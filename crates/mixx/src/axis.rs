//! One of the two axes of the cross.

use crate::{Card, CardSet, Cell};

/// A row of cards without gaps, no colour and no motif twice (MX-07). Its places are numbered like the cells: by `x`
/// if it runs from west to east, by `y` if it runs from north to south.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Axis {
    /// Place `p` is at `p + REACH`. What is not between `low` and `high` means nothing and is always card 0.
    cards: [Card; 2 * Cell::REACH as usize + 1],
    low: i8,
    high: i8,
    /// The cards that could join.
    free: CardSet,
}

impl Axis {
    /// An axis that does not exist yet.
    pub(crate) const NONE: Axis =
        Axis { cards: [Card::from_index(0); 15], low: 0, high: -1, free: CardSet::ALL };

    /// An axis of a single card.
    #[inline]
    pub(crate) fn of(place: i8, card: Card) -> Self {
        let mut axis = Axis { low: place, high: place, ..Axis::NONE };
        axis.join(place, card);
        axis
    }

    /// Adds a card next to one of the ends.
    #[inline]
    pub(crate) fn join(&mut self, place: i8, card: Card) {
        self.cards[(place + Cell::REACH) as usize] = card;
        self.low = self.low.min(place);
        self.high = self.high.max(place);
        self.free = self.free.and(card.friends());
    }

    /// The westmost or northmost place with a card.
    #[inline]
    pub(crate) const fn low(&self) -> i8 {
        self.low
    }

    /// The eastmost or southmost place with a card.
    #[inline]
    pub(crate) const fn high(&self) -> i8 {
        self.high
    }

    /// How many cards.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        (self.high - self.low + 1) as u8
    }

    /// The cards that could join.
    #[inline]
    pub(crate) const fn free(&self) -> CardSet {
        self.free
    }

    /// The card at this place.
    #[inline]
    pub(crate) fn at(&self, place: i8) -> Option<Card> {
        (self.low..=self.high).contains(&place).then(|| self.cards[(place + Cell::REACH) as usize])
    }

    /// All places with their cards, from low to high.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i8, Card)> + '_ {
        (self.low..=self.high).map(|place| (place, self.cards[(place + Cell::REACH) as usize]))
    }
}
