//! The 36 cells of the board (CW-01).

use std::fmt;
use std::str::FromStr;

use crosstable_core::BadToken;

/// Cells in a line, and lines of a team.
pub(crate) const SIDE: u8 = 6;
/// Cells on the board.
pub(crate) const CELLS: u8 = SIDE * SIDE;

/// Not made again for each of the many moves on a cell.
#[rustfmt::skip]
const NAMES: [&str; CELLS as usize] = [
    "a1", "b1", "c1", "d1", "e1", "f1",
    "a2", "b2", "c2", "d2", "e2", "f2",
    "a3", "b3", "c3", "d3", "e3", "f3",
    "a4", "b4", "c4", "d4", "e4", "f4",
    "a5", "b5", "c5", "d5", "e5", "f5",
    "a6", "b6", "c6", "d6", "e6", "f6",
];

/// A cell: column a to f from the left, row 1 to 6 from the top. In reading order, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell at this place in reading order, 0 to 35.
    pub const fn at(index: u8) -> Self {
        debug_assert!(index < CELLS, "the board has 36 cells");
        Cell(index)
    }

    /// All cells in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..CELLS).map(Cell)
    }

    /// Place in reading order, 0 to 35.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, 0 to 5 from the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Row, 0 to 5 from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its name, such as `c3`.
    pub(crate) const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The one bit that stands for this cell in a set of cells.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Cell {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => Ok(Cell((row - b'1') * SIDE + column - b'a')),
            _ => Err(BadToken),
        }
    }
}

/// The cells of a set, in reading order.
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let first = Cell(set.trailing_zeros() as u8);
            set &= set - 1;
            first
        })
    })
}
