//! Sets of squares as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::Field;
use crate::components::SIDE;

/// A set of squares: one bit each, in rows of sixteen. The board uses fourteen columns and fourteen rows, so two
/// columns and two rows of bits lie outside it. That margin is what keeps the shifts simple: what leaves the
/// board on one side arrives on the margin, never on the board's other side, and vanishes as soon as the
/// result is cut down to squares of the board.
///
/// The rows are dealt out to the words in turn: the first word has rows 0, 4, 8 and 12, the second one rows 1, 5, 9 and 13,
/// and so on. A step to the next row is then a step to the next word, and only one of the four words has to be shifted.
/// Walks take most of the time of a random game and of a search, and they are made of such steps. Who needs reading order
/// puts the rows in order first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fields([u64; 4]);

// A plank of three squares that begins on the board's last square must still find room.
const _: () = assert!(SIDE + 2 <= 16);

impl Fields {
    /// No square.
    pub const EMPTY: Fields = Fields([0; 4]);

    /// The set of one square.
    #[inline]
    pub const fn of(field: Field) -> Self {
        Self::EMPTY.with(field)
    }

    /// All squares of a rectangle; the corner is its north-western square.
    pub const fn rectangle(corner: Field, width: u8, height: u8) -> Self {
        let mut all = Self::EMPTY;
        let mut step = 0;
        while step < width * height {
            let (column, row) = (corner.column() + step % width, corner.row() + step / width);
            all = all.with(Field::new(column, row));
            step += 1;
        }
        all
    }

    /// The set with this square.
    #[inline]
    pub const fn with(mut self, field: Field) -> Self {
        let (word, bit) = place(field);
        self.0[word] |= 1 << bit;
        self
    }

    /// The set without this square.
    #[inline]
    pub const fn without(mut self, field: Field) -> Self {
        let (word, bit) = place(field);
        self.0[word] &= !(1 << bit);
        self
    }

    /// Squares of either set; `|` for constants.
    #[inline]
    pub(crate) const fn union(self, other: Fields) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Fields([a | e, b | f, c | g, d | h])
    }

    /// Squares of this set that are not in the other; `-` for constants.
    #[inline]
    pub(crate) const fn minus(self, other: Fields) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Fields([a & !e, b & !f, c & !g, d & !h])
    }

    /// All of it in four numbers, in no order that means anything: for tables in which sets are looked up.
    #[inline]
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        let (word, bit) = place(field);
        self.0[word] >> bit & 1 == 1
    }

    /// Whether there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Whether the two sets have a square in common.
    #[inline]
    pub fn meets(self, other: Fields) -> bool {
        !(self & other).is_empty()
    }

    /// How many squares there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Every square one row up. The topmost row falls out.
    #[inline]
    pub const fn north(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([b, c, d, a >> 16])
    }

    /// Every square one row down.
    #[inline]
    pub const fn south(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([d << 16, a, b, c])
    }

    /// Every square one column to the left. The leftmost column ends up on the margin.
    #[inline]
    pub const fn west(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([a >> 1, b >> 1, c >> 1, d >> 1])
    }

    /// Every square one column to the right.
    #[inline]
    pub const fn east(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([a << 1, b << 1, c << 1, d << 1])
    }

    /// Does something with each square, in no particular order. Faster than the iterator.
    #[inline]
    pub fn for_each(self, mut act: impl FnMut(Field)) {
        for (word, mut bits) in (0..).zip(self.0) {
            while bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                act(Field::from_index((bit / 16 * 4 + word) * 16 + bit % 16));
            }
        }
    }

    /// The first square in reading order.
    #[inline]
    pub fn first(self) -> Option<Field> {
        self.into_iter().next()
    }

    /// The square that this many others precede in reading order.
    #[inline]
    pub fn nth(self, mut index: u32) -> Option<Field> {
        for (word, bits) in self.in_reading_order().into_iter().enumerate() {
            let here = bits.count_ones();
            if index < here {
                let mut bits = bits;
                for _ in 0..index {
                    bits &= bits - 1;
                }
                return Some(Field::from_index(word as u8 * 64 + bits.trailing_zeros() as u8));
            }
            index -= here;
        }
        None
    }
}

impl Fields {
    /// The bits with the rows one after the other, so that a square is the bit of its index.
    #[inline]
    const fn in_reading_order(self) -> [u64; 4] {
        // Of four words the n-th rows become the n-th word: two by two, first rows and then pairs of rows change places.
        const ROWS: u64 = 0x0000_ffff_0000_ffff;
        const PAIRS: u64 = 0x0000_0000_ffff_ffff;
        let [a, b, c, d] = self.0;
        let (ab, ab_next) = (a & ROWS | (b & ROWS) << 16, a >> 16 & ROWS | b & !ROWS);
        let (cd, cd_next) = (c & ROWS | (d & ROWS) << 16, c >> 16 & ROWS | d & !ROWS);
        [
            ab & PAIRS | cd << 32,
            ab_next & PAIRS | cd_next << 32,
            ab >> 32 | cd & !PAIRS,
            ab_next >> 32 | cd_next & !PAIRS,
        ]
    }
}

/// The word and the bit in it that stand for a square.
#[inline]
const fn place(field: Field) -> (usize, u8) {
    let row = field.row();
    ((row % 4) as usize, row / 4 * 16 + field.column())
}

/// The squares in reading order.
impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares { rest: self.in_reading_order(), word: 0 }
    }
}

/// Goes through a set in reading order.
#[derive(Clone, Debug)]
pub struct Squares {
    /// The bits in reading order.
    rest: [u64; 4],
    /// Where the next square can be at the earliest.
    word: usize,
}

impl Iterator for Squares {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        while let Some(bits) = self.rest.get_mut(self.word) {
            if *bits != 0 {
                let index = self.word as u8 * 64 + bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Field::from_index(index));
            }
            self.word += 1;
        }
        None
    }
}

/// Squares of either set.
impl BitOr for Fields {
    type Output = Fields;

    #[inline]
    fn bitor(self, other: Fields) -> Fields {
        self.union(other)
    }
}

/// Squares of both sets.
impl BitAnd for Fields {
    type Output = Fields;

    #[inline]
    fn bitand(self, other: Fields) -> Fields {
        Fields(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

/// Squares of the first set that are not in the second.
impl Sub for Fields {
    type Output = Fields;

    #[inline]
    fn sub(self, other: Fields) -> Fields {
        self.minus(other)
    }
}

impl BitOrAssign for Fields {
    #[inline]
    fn bitor_assign(&mut self, other: Fields) {
        *self = *self | other;
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(Fields::EMPTY, Fields::with)
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|field| field.to_string())).finish()
    }
}
