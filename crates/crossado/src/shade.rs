//! Squares of one shade, like the light and the dark ones of a chessboard.
//!
//! Every step leads from one shade to the other. So all ways of a certain number of steps from squares of one shade end on one
//! shade, and each set on the way takes half the room that a set of any squares takes.

use std::ops::{BitAnd, BitOr, Sub};

use crate::{Field, Fields};

/// A set of squares of one shade: those in even rows and those in odd rows, as in [`Fields`](crate::Fields).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shaded {
    even: u64,
    odd: u64,
}

impl Shaded {
    /// No square.
    pub(crate) const EMPTY: Shaded = Shaded::new(0, 0);

    #[inline]
    pub(crate) const fn new(even: u64, odd: u64) -> Self {
        Shaded { even, odd }
    }

    /// The even rows and the odd ones.
    #[inline]
    pub(crate) const fn rows(self) -> [u64; 2] {
        [self.even, self.odd]
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.even | self.odd == 0
    }

    /// How many squares there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        const PAIRS: u64 = 0x3333_3333_3333_3333;
        const EACH: u64 = 0x0101_0101_0101_0101;
        // Both counts at once: processors of all ages have no instruction for it.
        let even = self.even - (self.even >> 1 & 0x5555_5555_5555_5555);
        let odd = self.odd - (self.odd >> 1 & 0x5555_5555_5555_5555);
        let fours = (even & PAIRS) + (even >> 2 & PAIRS) + (odd & PAIRS) + (odd >> 2 & PAIRS);
        let bytes = (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(EACH) >> 56) as u32
    }

    /// This set or none.
    #[inline]
    pub(crate) const fn if_same(self, same: bool) -> Self {
        let mask = (same as u64).wrapping_neg();
        Shaded { even: self.even & mask, odd: self.odd & mask }
    }

    /// Does something with each square, as a field and as a set; it is said which shade this is.
    #[inline]
    pub(crate) fn for_each(self, dark: bool, mut act: impl FnMut(Field, Shaded)) {
        let Shaded { mut even, mut odd } = self;
        while even != 0 {
            let bit = even & even.wrapping_neg();
            act(Fields::square(dark, false, bit.trailing_zeros() as u8), Shaded::new(bit, 0));
            even ^= bit;
        }
        while odd != 0 {
            let bit = odd & odd.wrapping_neg();
            act(Fields::square(dark, true, bit.trailing_zeros() as u8), Shaded::new(0, bit));
            odd ^= bit;
        }
    }

    /// One of the squares for each number below their count, in no particular order; it is said which shade this is.
    #[inline]
    pub(crate) fn any(self, mut index: u32, dark: bool) -> Option<Field> {
        for (odd, mut bits) in [(false, self.even), (true, self.odd)] {
            // There are few.
            while bits != 0 {
                if index == 0 {
                    return Some(Fields::square(dark, odd, bits.trailing_zeros() as u8));
                }
                index -= 1;
                bits &= bits - 1;
            }
        }
        None
    }

    /// Every square one row up, like [`Fields::north`](crate::Fields::north).
    #[inline]
    const fn north(self) -> Self {
        Shaded { even: self.odd, odd: self.even >> 8 }
    }

    #[inline]
    const fn south(self) -> Self {
        Shaded { even: self.odd << 8, odd: self.even }
    }

    /// To the right, from dark squares or from light ones.
    #[inline]
    const fn east<const DARK: bool>(self) -> Self {
        let Shaded { even, odd } = self;
        if DARK { Shaded { even: even << 1, odd } } else { Shaded { even, odd: odd << 1 } }
    }

    #[inline]
    const fn west<const DARK: bool>(self) -> Self {
        let Shaded { even, odd } = self;
        if DARK { Shaded { even, odd: odd >> 1 } } else { Shaded { even: even >> 1, odd } }
    }
}

impl BitOr for Shaded {
    type Output = Shaded;

    #[inline]
    fn bitor(self, other: Shaded) -> Shaded {
        Shaded { even: self.even | other.even, odd: self.odd | other.odd }
    }
}

impl BitAnd for Shaded {
    type Output = Shaded;

    #[inline]
    fn bitand(self, other: Shaded) -> Shaded {
        Shaded { even: self.even & other.even, odd: self.odd & other.odd }
    }
}

impl Sub for Shaded {
    type Output = Shaded;

    #[inline]
    fn sub(self, other: Shaded) -> Shaded {
        Shaded { even: self.even & !other.even, odd: self.odd & !other.odd }
    }
}

/// The ends of all ways of a certain number of steps, by the heading of the last step.
#[derive(Clone, Copy)]
struct Headings {
    north: Shaded,
    east: Shaded,
    south: Shaded,
    west: Shaded,
}

impl Headings {
    /// The first step from squares of one shade to covered ones of the other.
    #[inline]
    fn from<const DARK: bool>(origins: Shaded, covered: Shaded) -> Self {
        Headings {
            north: origins.north() & covered,
            east: origins.east::<DARK>() & covered,
            south: origins.south() & covered,
            west: origins.west::<DARK>() & covered,
        }
    }

    /// One step more, anywhere but straight back (CA-10), from squares of one shade to covered ones of the other.
    #[inline]
    fn step<const DARK: bool>(self, covered: Shaded) -> Self {
        let (ahead, across) = (self.north | self.south, self.east | self.west);
        Headings {
            north: (self.north | across).north() & covered,
            east: (self.east | ahead).east::<DARK>() & covered,
            south: (self.south | across).south() & covered,
            west: (self.west | ahead).west::<DARK>() & covered,
        }
    }

    #[inline]
    fn all(self) -> Shaded {
        (self.north | self.south) | (self.east | self.west)
    }
}

/// The ends of all ways of exactly so many steps, one or more, from squares of one shade, and where they can be one step
/// before. The covered squares of that shade come first. As with a [`Walk`](crate::Walk), islands can be origins.
#[inline]
pub(crate) fn walk<const DARK: bool>(origins: Shaded, own: Shaded, other: Shaded, steps: u8) -> [Shaded; 2] {
    let (mut before, mut ways) = (origins, Headings::from::<DARK>(origins, other));
    let mut left = steps - 1;
    // Const generics cannot be negated, hence the two arms.
    while left > 0 {
        before = ways.all();
        ways = if DARK { ways.step::<false>(own) } else { ways.step::<true>(own) };
        left -= 1;
        if left == 0 {
            break;
        }
        before = ways.all();
        ways = ways.step::<DARK>(other);
        left -= 1;
    }
    [ways.all(), before]
}
