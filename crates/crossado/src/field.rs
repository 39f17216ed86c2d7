//! One square of the board.

use std::fmt;
use std::str::FromStr;

use crosstable_core::BadToken;

use crate::components::SIDE;

/// A square, named like `e5`: columns `a` to `n` from the left, rows 1 to 14 from the top. The order is reading
/// order.
///
/// The number inside counts in reading order, sixteen to a row, of which the board uses the first fourteen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// The square in this column and row, both counted from 0.
    ///
    /// # Panics
    /// If no board has such a square.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < SIDE && row < SIDE, "no board is larger");
        Field(row * 16 + column)
    }

    /// The square of an index that is known to be on the board.
    pub(crate) const fn from_index(index: u8) -> Self {
        Field(index)
    }

    /// Its place in reading order, sixteen to a row.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Columns to the left of it.
    pub const fn column(self) -> u8 {
        self.0 % 16
    }

    /// Rows above it.
    pub const fn row(self) -> u8 {
        self.0 / 16
    }

    /// All squares of the largest board, in reading order.
    pub fn all() -> impl Iterator<Item = Field> + Clone {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Field::new(column, row)))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Field {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (column, row) = match text.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'0'),
            [column, b'1', row @ b'0'..=b'9'] => (column, 10 + row - b'0'),
            _ => return Err(BadToken),
        };
        let column = column.wrapping_sub(b'a');
        if column < SIDE && row <= SIDE { Ok(Field::new(column, row - 1)) } else { Err(BadToken) }
    }
}
