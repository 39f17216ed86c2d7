//! The board as rows of characters: for people, for screen readers and as JSON.

use std::fmt;

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, Seat};

use super::{BOTTOM, COLUMNS, ConnectFour, ROWS, four_in_line};

/// The JSON of a position: the rows from the top, seat 1's stones `x`, seat 2's `o`.
#[derive(Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub(super) struct Rows {
    rows: [String; ROWS as usize],
    to_move: Option<Seat>,
}

impl From<ConnectFour> for Rows {
    fn from(position: ConnectFour) -> Rows {
        let rows = std::array::from_fn(|index| row(&position, ROWS - 1 - index as u8).collect());
        Rows { rows, to_move: position.actor().seat() }
    }
}

/// The characters of one row, counted from the bottom.
fn row(position: &ConnectFour, row: u8) -> impl Iterator<Item = char> + '_ {
    (0..COLUMNS).map(move |column| match position.stone(column, row) {
        None => '.',
        Some(seat) if seat.index() == 0 => 'x',
        Some(_) => 'o',
    })
}

/// Rows that no game leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoSuchBoard;

impl fmt::Display for NoSuchBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a board of Connect Four")
    }
}

impl TryFrom<Rows> for ConnectFour {
    type Error = NoSuchBoard;

    fn try_from(Rows { rows, to_move }: Rows) -> Result<Self, NoSuchBoard> {
        let mut stones = [0_u64; 2];
        for (line, row) in rows.iter().zip((0..ROWS).rev()) {
            if line.len() != usize::from(COLUMNS) {
                return Err(NoSuchBoard);
            }
            for (letter, column) in line.bytes().zip(0..COLUMNS) {
                let cell = 1 << (8 * column + row);
                match letter {
                    b'.' => {}
                    b'x' => stones[0] |= cell,
                    b'o' => stones[1] |= cell,
                    _ => return Err(NoSuchBoard),
                }
            }
        }
        let [first, second] = stones.map(u64::count_ones);
        let [own, other] = if first == second { stones } else { [stones[1], stones[0]] };
        let position = ConnectFour::of_stones(own, other);
        let floats = position.all & !(position.all << 1 | BOTTOM) != 0;
        let in_turn = first == second || first == second + 1;
        if floats || !in_turn || four_in_line(own) || position.actor().seat() != to_move {
            return Err(NoSuchBoard);
        }
        Ok(position)
    }
}

impl fmt::Display for ConnectFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in (0..ROWS).rev() {
            for letter in row(self, number) {
                write!(f, " {letter}")?;
            }
            writeln!(f)?;
        }
        writeln!(f, " a b c d e f g")?;
        match (self.actor(), self.winner()) {
            (Actor::Seat(seat), _) if seat.index() == 0 => writeln!(f, "Seat 1 drops an x."),
            (Actor::Seat(_), _) => writeln!(f, "Seat 2 drops an o."),
            (_, Some(winner)) => writeln!(f, "Seat {winner} has four in a line."),
            (_, None) => writeln!(f, "The board is full: a draw."),
        }
    }
}
