//! Lines and what they are worth (CW-16, CW-18).

use std::fmt;

use crate::board::Board;
use crate::cell::{Cell, SIDE};
use crate::seating::Team;
use crate::tile::Symbol;

/// One of the twelve lines: a column of team A or a row of team B (CW-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// Orange, from the left.
    Column(u8),
    /// Green, from the top.
    Row(u8),
}

impl Line {
    /// The six lines of a team.
    pub fn of(team: Team) -> impl Iterator<Item = Line> + Clone {
        (0..SIDE).map(move |index| match team {
            Team::A => Line::Column(index),
            Team::B => Line::Row(index),
        })
    }

    /// The two lines a cell lies in.
    pub const fn through(cell: Cell) -> [Line; 2] {
        [Line::Column(cell.column()), Line::Row(cell.row())]
    }

    /// Whose line it is.
    pub const fn team(self) -> Team {
        match self {
            Line::Column(_) => Team::A,
            Line::Row(_) => Team::B,
        }
    }

    /// The set of its six cells.
    pub(crate) const fn mask(self) -> u64 {
        match self {
            Line::Column(index) => 0x0_4104_1041 << index,
            Line::Row(index) => 0b11_1111 << (index * SIDE),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Column(index) => write!(f, "{}", (b'a' + index) as char),
            Line::Row(index) => write!(f, "{}", index + 1),
        }
    }
}

/// What a line is worth as it lies (CW-18). Tiles need not touch, and each counts in one combination only.
pub fn points(board: &Board, line: Line) -> u8 {
    let counts = Symbol::ALL.map(|symbol| board.count_in(line, symbol));
    if counts == [1; 6] {
        return 6;
    }
    counts.iter().map(|count| [0, 0, 1, 3, 5, 7, 0][*count as usize]).sum()
}
