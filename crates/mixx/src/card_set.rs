//! A set of cards: a stock, the pile, what fits somewhere.

use std::fmt;

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// A set of cards, one bit each, so that asking what fits is a single `and`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

/// The lowest bit of every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 64 cards.
    pub const ALL: CardSet = CardSet(u64::MAX);

    /// The set whose bit `i` says whether card number `i` is in it.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        CardSet(bits)
    }

    /// Bit `i` says whether card number `i` is in it.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards that are in both.
    #[inline]
    pub const fn and(self, other: CardSet) -> Self {
        CardSet(self.0 & other.0)
    }

    /// The cards that are in either.
    #[inline]
    pub const fn or(self, other: CardSet) -> Self {
        CardSet(self.0 | other.0)
    }

    /// The cards that are in this one but not in the other.
    #[inline]
    pub const fn without(self, other: CardSet) -> Self {
        CardSet(self.0 & !other.0)
    }

    /// One of the cards, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn random<R: Rng + ?Sized>(self, rng: &mut R) -> Card {
        let up_to = self.counts();
        self.find(rng::below(rng, (up_to >> 56) as u32), up_to)
    }

    /// How many cards are in each byte and all below it, as eight bytes.
    #[inline]
    const fn counts(self) -> u64 {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES)
    }

    /// Card number `n` in ascending order, counted from 0, with the counts above. There must be more than `n`.
    #[inline]
    fn find(self, n: u32, up_to: u64) -> Card {
        // The card is in the first byte up to which there are more than n: compare all eight at once. No count
        // exceeds 64, so no byte borrows from its neighbour.
        let not_yet = ((u64::from(n) * ONES) | TOPS).wrapping_sub(up_to) & TOPS;
        let shift = 8 * ((not_yet >> 7).wrapping_mul(ONES) >> 56);
        let below = (up_to << 8) >> shift & 0xFF;
        let mut byte = self.0 >> shift & 0xFF;
        for _ in below..u64::from(n) {
            byte &= byte - 1;
        }
        Card::from_index(shift as usize + byte.trailing_zeros() as usize)
    }

    /// The cards, in ascending order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The cards of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Card::from_index(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Card>::deserialize(deserializer).map(|cards| cards.into_iter().collect())
    }
}

#[cfg(feature = "typescript")]
crosstable_core::typescript_as!(CardSet, Vec<Card>);

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};

    use super::*;

    /// Sets with few, many and all cards, in low and high bytes.
    const SETS: [u64; 8] = [
        1,
        1 << 63,
        0x8000_0000_0000_0001,
        0xFF00_FF00_FF00_FF00,
        0x0123_4567_89AB_CDEF,
        u64::MAX,
        0xF000_0000_0000_0000,
        TOPS,
    ];

    #[test]
    fn cards_are_found_in_ascending_order() {
        for set in SETS.map(CardSet::from_bits) {
            let counted: Vec<Card> = (0..set.len()).map(|n| set.find(n, set.counts())).collect();
            assert_eq!(counted, set.iter().collect::<Vec<_>>(), "{set:?}");
            assert_eq!(counted.len(), set.iter().len());
            assert!(counted.is_sorted());
        }
    }

    #[test]
    fn every_card_of_a_set_is_drawn_and_no_other() {
        let mut rng = Xoshiro::seed_from_u64(5);
        for set in SETS.map(CardSet::from_bits) {
            let drawn: CardSet = (0..2_000).map(|_| set.random(&mut rng)).collect();
            assert_eq!(drawn, set);
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_not_taken_out() {
        for set in SETS.map(CardSet::from_bits) {
            let mut copy: CardSet = set.into_iter().collect();
            assert_eq!(copy, set);
            for card in set {
                assert!(copy.contains(card));
                copy.remove(card);
                assert!(!copy.contains(card));
            }
            assert!(copy.is_empty());
        }
    }
}
