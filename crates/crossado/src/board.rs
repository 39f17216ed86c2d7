//! The board: a square river with an island in each corner.

use std::fmt;
use std::str::FromStr;

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{BadToken, MAX_SEATS, Seat};

use crate::components::{ISLAND, SIDE, SMALLEST_SIDE};
use crate::{Field, Fields};

/// A corner of the board and its island. In the order of the seats, clockwise (CA-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Corner {
    /// North-west, the corner of seat 1.
    Nw,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South-west.
    Sw,
}

impl Corner {
    /// All corners, clockwise.
    pub const ALL: [Corner; 4] = [Corner::Nw, Corner::Ne, Corner::Se, Corner::Sw];

    /// CA-05: where the seats start. They go round clockwise; two players can also sit on opposite corners.
    pub(crate) const fn by_seat(opposite: bool) -> [Self; MAX_SEATS] {
        let mut corners = Corner::ALL;
        if opposite {
            corners[1] = Corner::Se;
        }
        corners
    }

    /// CA-05: where three players start, of whom this one is alone on its diagonal.
    pub(crate) fn by_lone(lone: Seat) -> [Self; MAX_SEATS] {
        let mut corners = Corner::ALL;
        let next = lone.next(3);
        corners[lone.index()] = Corner::Ne;
        corners[next.index()] = Corner::Se;
        corners[next.next(3).index()] = Corner::Nw;
        corners
    }

    /// CA-02: the corner diagonally opposite.
    pub const fn opposite(self) -> Self {
        Corner::ALL[(self as usize + 2) % 4]
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["nw", "ne", "se", "sw"][*self as usize])
    }
}

impl FromStr for Corner {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        Corner::ALL.into_iter().find(|corner| corner.to_string() == text).ok_or(BadToken)
    }
}

/// All boards, the smallest first.
static BOARDS: [Board; (SIDE - SMALLEST_SIDE + 1) as usize] = {
    let mut boards = [Board::new(SMALLEST_SIDE); _];
    let mut index = 0;
    while index < boards.len() {
        boards[index] = Board::new(SMALLEST_SIDE + index as u8);
        index += 1;
    }
    boards
};

/// A board of one size and its unchanging parts (CA-01).
#[derive(Clone, Copy, Debug)]
pub struct Board {
    side: u8,
    river: Fields,
    islands: [Fields; 4],
    shores: [Fields; 4],
}

impl Board {
    /// The board with sides of this length: 12, 13 or 14 squares.
    ///
    /// # Panics
    /// If there is no board of this size.
    #[inline]
    pub const fn of_side(side: u8) -> &'static Board {
        &BOARDS[(side - SMALLEST_SIDE) as usize]
    }

    /// Squares along a side.
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// All squares but the islands: where planks can lie.
    #[inline]
    pub const fn river(&self) -> Fields {
        self.river
    }

    /// The squares of an island. Together they are one field.
    #[inline]
    pub const fn island(&self, corner: Corner) -> Fields {
        self.islands[corner as usize]
    }

    /// CA-09: the river fields that share an edge with a square of the island.
    #[inline]
    pub const fn shore(&self, corner: Corner) -> Fields {
        self.shores[corner as usize]
    }

    /// Whether the square is on this board, in the river or on an island.
    pub fn has(&self, field: Field) -> bool {
        field.column() < self.side && field.row() < self.side
    }

    /// The island this square belongs to.
    pub fn corner_at(&self, field: Field) -> Option<Corner> {
        Corner::ALL.into_iter().find(|corner| self.island(*corner).has(field))
    }

    const fn new(side: u8) -> Board {
        let far = side - ISLAND;
        let islands = [
            Fields::rectangle(Field::new(0, 0), ISLAND, ISLAND),
            Fields::rectangle(Field::new(far, 0), ISLAND, ISLAND),
            Fields::rectangle(Field::new(far, far), ISLAND, ISLAND),
            Fields::rectangle(Field::new(0, far), ISLAND, ISLAND),
        ];
        let land = islands[0].union(islands[1]).union(islands[2]).union(islands[3]);
        let river = Fields::rectangle(Field::new(0, 0), side, side).minus(land);
        let mut shores = [Fields::EMPTY; 4];
        let mut corner = 0;
        while corner < 4 {
            let island = islands[corner];
            let around = island.north().union(island.south()).union(island.west()).union(island.east());
            // What both have in common, written as constants can: this also cuts the margin off.
            shores[corner] = river.minus(river.minus(around));
            corner += 1;
        }
        Board { side, river, islands, shores }
    }
}
