//! A card and the ring of its numbers.

use std::fmt;

/// The numbers run from 1 to this, and then 1 follows again.
pub const HIGHEST: u8 = 9;

/// The number before this one on the ring, where 9 comes before 1 (CR-05).
#[inline]
pub const fn before(number: u8) -> u8 {
    if number <= 1 { HIGHEST } else { number - 1 }
}

/// The number after this one on the ring, where 1 comes after 9 (CR-05).
#[inline]
pub const fn after(number: u8) -> u8 {
    if number >= HIGHEST { 1 } else { number + 1 }
}

/// Whether a half with this number may cover a half with that one (CR-05).
#[inline]
pub const fn fits(half: u8, under: u8) -> bool {
    half == before(under) || half == after(under)
}

/// A card: two numbers, one on each half. It has no other identity, so 3/7 turned round is 3/7 (CR-01).
///
/// ```
/// use cross_roads::Card;
/// let card = Card::new(7, 3);
/// assert_eq!(card.to_string(), "3/7");
/// assert_eq!((card.low(), card.high(), card.other(3)), (3, 7, 7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many different cards two numbers can make, doubles included.
pub const KINDS: usize = 45;

/// The smaller and the larger number of each kind of card, ascending.
const NUMBERS: [(u8, u8); KINDS] = {
    let mut numbers = [(0, 0); KINDS];
    let (mut kind, mut low) = (0, 1);
    while low <= HIGHEST {
        let mut high = low;
        while high <= HIGHEST {
            numbers[kind] = (low, high);
            kind += 1;
            high += 1;
        }
        low += 1;
    }
    numbers
};

/// The kind of the card with these two numbers, in either order.
const KIND: [[u8; HIGHEST as usize + 1]; HIGHEST as usize + 1] = {
    let mut kinds = [[0; HIGHEST as usize + 1]; HIGHEST as usize + 1];
    let mut kind = 0;
    while kind < KINDS {
        let (low, high) = NUMBERS[kind];
        kinds[low as usize][high as usize] = kind as u8;
        kinds[high as usize][low as usize] = kind as u8;
        kind += 1;
    }
    kinds
};

/// By number: one bit for each kind of card that bears it.
pub(crate) const BEARING: [u64; HIGHEST as usize + 1] = {
    let mut bearing = [0; HIGHEST as usize + 1];
    let mut kind = 0;
    while kind < KINDS {
        let (low, high) = NUMBERS[kind];
        bearing[low as usize] |= 1 << kind;
        bearing[high as usize] |= 1 << kind;
        kind += 1;
    }
    bearing
};

/// By number on the table: one bit for each kind of card that can cover it with a half (CR-05).
pub(crate) const FITTING: [u64; HIGHEST as usize + 1] = {
    let mut fitting = [0; HIGHEST as usize + 1];
    let mut number = 1;
    while number <= HIGHEST {
        fitting[number as usize] = BEARING[before(number) as usize] | BEARING[after(number) as usize];
        number += 1;
    }
    fitting
};

/// By two numbers side by side on the table: one bit for each kind of card that fits on both at once (CR-08).
pub(crate) const COVERING: [[u64; HIGHEST as usize + 1]; HIGHEST as usize + 1] = {
    let mut covering = [[0; HIGHEST as usize + 1]; HIGHEST as usize + 1];
    let mut first = 1;
    while first <= HIGHEST {
        let mut second = 1;
        while second <= HIGHEST {
            let mut kind = 0;
            while kind < KINDS {
                let (low, high) = NUMBERS[kind];
                if fits(low, first) && fits(high, second) || fits(high, first) && fits(low, second) {
                    covering[first as usize][second as usize] |= 1 << kind;
                }
                kind += 1;
            }
            second += 1;
        }
        first += 1;
    }
    covering
};

/// By kind of card: for every number on the table, in how many ways the card can cover it with one half (CR-05).
pub(crate) const WAYS: [Ways; KINDS] = {
    let mut ways = [Ways(0); KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut number = 1;
        while number <= HIGHEST {
            let bearing = BEARING[before(number) as usize] >> kind & 1;
            let bearing = bearing + (BEARING[after(number) as usize] >> kind & 1);
            ways[kind].0 |= bearing << (Ways::BITS * number as u32);
            number += 1;
        }
        kind += 1;
    }
    ways
};

/// A small count for every number, all in one word, so that those of several cards are added at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ways(u64);

impl Ways {
    /// Bits for a number. At most 18 cards bear the number before or after it.
    const BITS: u32 = 6;

    /// Of no card.
    pub(crate) const NONE: Ways = Ways(0);

    /// Those of both.
    #[inline]
    pub(crate) const fn and(self, other: Ways) -> Ways {
        Ways(self.0 + other.0)
    }

    /// The count for a number.
    #[inline]
    pub(crate) const fn of(self, number: u8) -> u32 {
        (self.0 >> (Self::BITS * number as u32)) as u32 & ((1 << Self::BITS) - 1)
    }
}

impl Card {
    /// The card with these two numbers, in either order.
    ///
    /// # Panics
    /// If one of them is not from 1 to 9.
    #[inline]
    pub const fn new(one: u8, other: u8) -> Self {
        assert!(1 <= one && one <= HIGHEST && 1 <= other && other <= HIGHEST, "numbers run from 1 to 9");
        Card(KIND[one as usize][other as usize])
    }

    /// The kind of card with this number, `0..45`: by the smaller number, then by the larger one.
    ///
    /// # Panics
    /// If there is no such kind, where assertions are compiled in.
    #[inline]
    pub const fn of_kind(kind: u32) -> Self {
        debug_assert!((kind as usize) < KINDS);
        Card(kind as u8)
    }

    /// The number of its kind, `0..45`.
    #[inline]
    pub const fn kind(self) -> u32 {
        self.0 as u32
    }

    /// The smaller number.
    #[inline]
    pub const fn low(self) -> u8 {
        NUMBERS[self.0 as usize].0
    }

    /// The larger number.
    #[inline]
    pub const fn high(self) -> u8 {
        NUMBERS[self.0 as usize].1
    }

    /// The number on the half that is not this one.
    #[inline]
    pub const fn other(self, half: u8) -> u8 {
        self.low() + self.high() - half
    }

    /// Whether both halves bear the same number; only the domino deck has such cards (CR-02).
    #[inline]
    pub const fn is_double(self) -> bool {
        self.low() == self.high()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.low(), self.high())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
