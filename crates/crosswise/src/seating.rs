//! Teams, hand sizes and the order of turns (CW-03 to CW-05).

use crosstable_core::Seat;
use crosstable_core::serde::{Deserialize, Serialize};

/// One of the two teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
pub enum Team {
    /// Orange: the columns.
    A,
    /// Green: the rows.
    B,
}

impl Team {
    /// Its letter in texts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Team::A => "A",
            Team::B => "B",
        }
    }
}

/// Who sits with whom, as far as it is known: with three players the lot may still have to say who is alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// How many play.
    pub players: u8,
    /// Of three players, the one who plays alone.
    pub lone: Option<Seat>,
}

impl Seating {
    /// The team of a seat (CW-03).
    pub fn team(self, seat: Seat) -> Team {
        let rows = match self.players {
            3 => self.lone == Some(seat),
            _ => seat.index() % 2 == 1,
        };
        if rows { Team::B } else { Team::A }
    }

    /// How many tiles a seat holds at most (CW-04).
    pub fn hand_size(self, seat: Seat) -> u8 {
        if self.lone == Some(seat) { 6 } else { 4 }
    }

    /// Of three players, the team mate of one who is not alone.
    pub(crate) fn mate(self, seat: Seat) -> Seat {
        let next = seat.next(self.players);
        if self.lone == Some(next) { next.next(self.players) } else { next }
    }
}
