//! A cell of the table.

/// Where a card can lie: `x` grows eastward, `y` southward, a round's first card lies on `0,0`. An axis has at most
/// eight cards and one of the two contains `0,0`, so no card is ever further away than seven in either direction.
///
/// Cells are ordered as one reads: row by row from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    y: i8,
    x: i8,
}

impl Cell {
    /// How far a card can be from `0,0`.
    pub const REACH: i8 = 7;
    /// Where a round's first card lies (MX-03).
    pub const ORIGIN: Cell = Cell { y: 0, x: 0 };

    /// The cell at this place, unless it is out of reach.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        let reach = Self::REACH as u8;
        if x.unsigned_abs() <= reach && y.unsigned_abs() <= reach { Some(Cell { y, x }) } else { None }
    }

    /// All cells, as one reads.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        let reach = -Self::REACH..=Self::REACH;
        reach.clone().flat_map(move |y| reach.clone().map(move |x| Cell { y, x }))
    }

    /// West to east.
    #[inline]
    pub const fn x(self) -> i8 {
        self.x
    }

    /// North to south.
    #[inline]
    pub const fn y(self) -> i8 {
        self.y
    }

    /// Whether the two cells share a side.
    pub const fn touches(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y) == 1
    }
}
