//! The two sides of the board and who sits where (CN-04, CN-06).

use crosstable_core::Seat;
use crosstable_core::serde::{Deserialize, Serialize};

use crate::spot::{ROWS, Row};

/// Where a player sits, and so the way the player's figures run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Side {
    /// At row 1; figures run towards row 12.
    Near,
    /// At row 12; figures run towards row 1.
    Far,
}

impl Side {
    /// The side a seat sits on. Of three players the one with two colours sits opposite the others. Four players go
    /// clockwise: near left, far left, far right, near right.
    pub const fn of(seat: Seat, players: u8, double: Option<Seat>) -> Self {
        let is_far = match (players, double) {
            (3, Some(double)) => double.index() == seat.index(),
            (3, None) => false,
            (2, _) => seat.number() == 2,
            _ => matches!(seat.number(), 2 | 3),
        };
        if is_far { Side::Far } else { Side::Near }
    }

    /// The first row of this side's figures (CN-05).
    pub const fn first(self) -> Row {
        match self {
            Side::Near => Row::FIRST,
            Side::Far => Row::LAST,
        }
    }

    /// The row a figure of this side comes to next, or nothing behind the last one.
    pub const fn ahead(self, row: Row) -> Option<Row> {
        match self {
            Side::Near => row.up(),
            Side::Far => row.down(),
        }
    }

    /// The row behind a figure of this side, or nothing behind its first one.
    pub const fn behind(self, row: Row) -> Option<Row> {
        match self {
            Side::Near => row.down(),
            Side::Far => row.up(),
        }
    }

    /// How many rows a figure in this row still has to go: 12 from its first bar, 1 from its last one, so that
    /// the last of them is the step off the board (CN-23).
    pub const fn to_go(self, row: Row) -> u16 {
        match self {
            Side::Near => (ROWS - row.index()) as u16,
            Side::Far => row.number() as u16,
        }
    }
}
