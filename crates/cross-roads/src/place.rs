//! Where a card lies.

use crate::cell::{Cell, Dir};

/// Two cells beside each other, in the order in which a card covers them: `0,0s` is 0,0 and then the cell south of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The first cell, where the smaller number of a card goes.
    pub at: Cell,
    /// Which way from there the second cell lies.
    pub dir: Dir,
}

impl Place {
    /// The two cells.
    #[inline]
    pub const fn cells(self) -> [Cell; 2] {
        [self.at, self.at.beside(self.dir)]
    }

    /// The same two cells, the western or northern one first.
    #[must_use]
    pub const fn sorted(self) -> Self {
        match self.dir {
            Dir::East | Dir::South => self,
            Dir::North | Dir::West => Place { at: self.at.beside(self.dir), dir: self.dir.back() },
        }
    }
}
