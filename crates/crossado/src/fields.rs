//! Sets of squares as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::Field;
use crate::components::SIDE;
use crate::shade::Shaded;

/// A set of squares: one bit each. The squares are dealt out to four words: the light ones, whose column and row add up to an
/// even number, and the dark ones, and of each the even rows and the odd rows, eight bits to a row. A step then leads to another
/// word, always of the other shade, and at most one of two words has to be shifted; and all ways of one piece end on one shade
/// (see `shade.rs`). Walks take most of the time of a random game and of a search, and they are made of such steps. Who
/// needs reading order asks for it.
///
/// The board uses fourteen columns and fourteen rows, so two columns and two rows of bits lie outside it. That margin is what
/// keeps the shifts simple: what leaves the board on one side arrives on the margin, never on the board's other side, and
/// vanishes as soon as the result is cut down to squares of the board.
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
        Fields([d, c >> 8, b, a >> 8])
    }

    /// Every square one row down.
    #[inline]
    pub const fn south(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([d << 8, c, b << 8, a])
    }

    /// Every square one column to the left. The leftmost column ends up on the margin.
    #[inline]
    pub const fn west(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([c, d >> 1, a >> 1, b])
    }

    /// Every square one column to the right.
    #[inline]
    pub const fn east(self) -> Self {
        let [a, b, c, d] = self.0;
        Fields([c << 1, d, a, b << 1])
    }

    /// The light squares and the dark ones.
    #[inline]
    pub(crate) const fn by_shade(self) -> [Shaded; 2] {
        let [a, b, c, d] = self.0;
        [Shaded::new(a, b), Shaded::new(c, d)]
    }

    /// All of these light and dark squares.
    #[inline]
    pub(crate) const fn of_shades(light: Shaded, dark: Shaded) -> Self {
        let ([a, b], [c, d]) = (light.rows(), dark.rows());
        Fields([a, b, c, d])
    }

    /// Does something with each square, in no particular order. Faster than the iterator.
    #[inline]
    pub fn for_each(self, mut act: impl FnMut(Field)) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                act(Fields::square(word / 2 == 1, word % 2 == 1, bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }

    /// One of the squares for each number below their count, in no particular order. Faster than [`Fields::nth`].
    #[inline]
    pub(crate) fn any(self, mut index: u32) -> Option<Field> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let here = bits.count_ones();
            if index < here {
                for _ in 0..index {
                    bits &= bits - 1;
                }
                return Some(Fields::square(word / 2 == 1, word % 2 == 1, bits.trailing_zeros() as u8));
            }
            index -= here;
        }
        None
    }

    /// The first square in reading order.
    #[inline]
    pub fn first(self) -> Option<Field> {
        self.into_iter().next()
    }

    /// The square that this many others precede in reading order.
    #[inline]
    pub fn nth(self, index: u32) -> Option<Field> {
        self.into_iter().nth(index as usize)
    }

    /// The square that a bit stands for: of the dark squares or the light ones, of the odd rows or the even ones.
    #[inline]
    pub(crate) const fn square(dark: bool, odd: bool, bit: u8) -> Field {
        Field::from_index((bit / 8 * 2 + odd as u8) * 16 + bit % 8 * 2 + (dark ^ odd) as u8)
    }

    /// Four rows as they are read, sixteen bits to a row.
    #[inline]
    const fn rows(self, first: usize) -> u64 {
        let [light_even, light_odd, dark_even, dark_odd] = self.0;
        let shift = 4 * first as u32;
        // In even rows the first square is light, in odd rows it is dark; then they take turns.
        let here = spread(lanes(light_even >> shift) | lanes(dark_odd >> shift) << 16);
        let next = spread(lanes(dark_even >> shift) | lanes(light_odd >> shift) << 16);
        here | next << 1
    }
}

/// Two rows of eight bits, each with room for three rows of that kind behind it.
#[inline]
const fn lanes(rows: u64) -> u64 {
    rows & 0xff | (rows & 0xff00) << 24
}

/// The lower eight of every sixteen bits, with room for one bit behind each.
#[inline]
const fn spread(bits: u64) -> u64 {
    let bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    let bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
    (bits | bits << 1) & 0x5555_5555_5555_5555
}

/// The word and the bit in it that stand for a square.
#[inline]
const fn place(field: Field) -> (usize, u8) {
    let (column, row) = (field.column(), field.row());
    let dark = (column ^ row) & 1;
    ((dark * 2 + row % 2) as usize, row / 2 * 8 + column / 2)
}

/// The squares in reading order.
impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares { all: self, rest: self.rows(0), row: 0 }
    }
}

/// Goes through a set in reading order.
#[derive(Clone, Debug)]
pub struct Squares {
    all: Fields,
    /// What is left of the four rows that begin with `row`, in reading order.
    rest: u64,
    row: usize,
}

impl Iterator for Squares {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        while self.rest == 0 {
            self.row += 4;
            if self.row >= 16 {
                return None;
            }
            self.rest = self.all.rows(self.row);
        }
        let index = self.row as u8 * 16 + self.rest.trailing_zeros() as u8;
        self.rest &= self.rest - 1;
        Some(Field::from_index(index))
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
