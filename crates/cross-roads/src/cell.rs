//! Places on the table.

use std::fmt;

use crosstable_core::serde::{Deserialize, Serialize};

/// A cell of the unbounded square grid (CR-03). The turned-up card lies on 0,0 and 1,0; y grows southward.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Eastward.
    pub x: i8,
    /// Southward.
    pub y: i8,
}

impl Cell {
    /// The farthest that a token can name. No card ever comes so far: each reaches at most one cell farther than
    /// those before it, and there are 54.
    pub const FARTHEST: i8 = 99;

    /// The cell beside this one.
    #[inline]
    pub const fn beside(self, dir: Dir) -> Self {
        // Looked up, because nobody could predict where a match goes.
        let (east, south) = ([0, 1, 0, -1][dir as usize], [-1, 0, 1, 0][dir as usize]);
        Cell { x: self.x.saturating_add(east), y: self.y.saturating_add(south) }
    }

    /// The way to a cell that is beside this one. There is one question to ask, because hardly any cell is beside another
    /// one; no cells in use are so far away from each other that a difference could wrap to 1.
    #[inline]
    pub(crate) const fn way_to(self, other: Cell) -> Option<Dir> {
        let (east, south) = (other.x.wrapping_sub(self.x), other.y.wrapping_sub(self.y));
        if east.unsigned_abs() as u16 + south.unsigned_abs() as u16 != 1 {
            return None;
        }
        let clockwise = if east == 0 { 1 + south } else { 2 - east };
        Some(Dir::ALL[(clockwise & 3) as usize])
    }

    /// Whether it is that cell. Both coordinates are compared at once.
    #[inline]
    pub(crate) const fn is(self, other: Cell) -> bool {
        self.key() == other.key()
    }

    /// Both coordinates in one number, counted from a cell far in the north-west.
    #[inline]
    const fn key(self) -> u16 {
        u16::from_le_bytes([self.x as u8 ^ 0x80, self.y as u8 ^ 0x80])
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// The four ways from a cell to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub enum Dir {
    /// Up.
    #[default]
    #[serde(rename = "n")]
    North,
    /// Right.
    #[serde(rename = "e")]
    East,
    /// Down.
    #[serde(rename = "s")]
    South,
    /// Left.
    #[serde(rename = "w")]
    West,
}

impl Dir {
    /// Clockwise from the north.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The way back.
    #[inline]
    pub const fn back(self) -> Self {
        Dir::ALL[(self as usize + 2) % 4]
    }

    /// A bit of its own.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The bits of the two directions at a right angle to it.
    #[inline]
    pub(crate) const fn right_angles(self) -> u8 {
        if self.is_parallel(Dir::North) {
            Dir::East.bit() | Dir::West.bit()
        } else {
            Dir::North.bit() | Dir::South.bit()
        }
    }

    /// Whether the two lie in one line, and not at a right angle.
    #[inline]
    pub const fn is_parallel(self, other: Dir) -> bool {
        (self as u8 ^ other as u8) & 1 == 0
    }
}
