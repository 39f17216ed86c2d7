//! The die.

/// What was rolled, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// The roll that brings a joker instead of points (CN-08).
    pub const SIX: Die = Die(6);

    /// A roll of so many pips.
    ///
    /// # Panics
    /// If the die has no such side.
    pub const fn new(pips: u8) -> Self {
        assert!(1 <= pips && pips <= 6, "a die shows 1 to 6");
        Die(pips)
    }

    /// The number rolled.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// All six rolls, in order.
    pub fn all() -> impl Iterator<Item = Die> {
        (1..=6).map(Die)
    }
}
