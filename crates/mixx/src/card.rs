//! A card, its colour and its motif.

use crate::CardSet;
use crate::deck::{CARDS, COLOURS, MOTIFS};

/// One of the eight colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// All colours, in the order of the table in [`deck`](crate::deck).
    pub fn all() -> impl DoubleEndedIterator<Item = Colour> + ExactSizeIterator + Clone {
        (0..COLOURS.len() as u8).map(Colour)
    }

    /// Its name in tokens.
    pub const fn name(self) -> &'static str {
        COLOURS[self.0 as usize]
    }

    /// The eight cards of this colour.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(0xFF << (8 * self.0))
    }
}

/// One of the eight motifs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Motif(u8);

impl Motif {
    /// All motifs, in the order of the table in [`deck`](crate::deck).
    pub fn all() -> impl DoubleEndedIterator<Item = Motif> + ExactSizeIterator + Clone {
        (0..MOTIFS.len() as u8).map(Motif)
    }

    /// Its name in tokens.
    pub const fn name(self) -> &'static str {
        MOTIFS[self.0 as usize]
    }

    /// The eight cards with this motif.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(0x0101_0101_0101_0101 << self.0)
    }
}

/// One of the 64 cards (MX-01).
///
/// ```
/// let card: mixx::Card = "turquoise-fish".parse().unwrap();
/// assert_eq!((card.colour().name(), card.motif().name()), ("turquoise", "fish"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this colour and motif.
    pub const fn new(colour: Colour, motif: Motif) -> Self {
        Card(8 * colour.0 + motif.0)
    }

    /// The card with this number, `0..64`, colour by colour.
    ///
    /// # Panics
    /// If there is no such card.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < CARDS, "there are 64 cards");
        Card(index as u8)
    }

    /// Its number, colour by colour.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour(self.0 / 8)
    }

    /// Its motif.
    #[inline]
    pub const fn motif(self) -> Motif {
        Motif(self.0 % 8)
    }

    /// The cards that may stand in one axis with this one: another colour and another motif (MX-07). The card
    /// itself is not among them.
    #[inline]
    pub const fn friends(self) -> CardSet {
        CardSet::ALL.without(self.colour().cards()).without(self.motif().cards())
    }
}
