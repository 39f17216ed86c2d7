//! Connect Four for those who bring no board of their own: the same bitboard as ours.

use crosstable_core::rng::{Rng, below};

/// A byte a column, its lowest bit the bottom cell.
#[derive(Clone, Copy, Debug, Default)]
pub struct Board {
    own: u64,
    all: u64,
    stones: u8,
    over: bool,
}

const CELLS: u64 = 0x003f_3f3f_3f3f_3f3f;

#[inline]
fn four_in_line(stones: u64) -> bool {
    let mut fours = 0;
    for step in [1, 7, 8, 9] {
        let pairs = stones & (stones >> step);
        fours |= pairs & (pairs >> (2 * step));
    }
    fours != 0
}

impl Board {
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Index of the one to move.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.stones & 1
    }

    /// Whether the one who moved last has won.
    #[inline]
    pub fn is_won(&self) -> bool {
        four_in_line(self.own ^ self.all)
    }

    #[inline]
    pub fn has_room(&self, column: u8) -> bool {
        self.all & (1 << (8 * column + 5)) == 0
    }

    #[inline]
    pub fn play(&mut self, column: u8) {
        let after = self.all | (self.all + (1 << (8 * column)));
        let mover = self.own ^ self.all ^ after;
        self.own ^= self.all;
        self.all = after;
        self.stones += 1;
        self.over = self.stones >= 7 && (four_in_line(mover) || after == CELLS);
    }

    /// A column with room, each equally likely, the way ours does it.
    #[inline]
    pub fn any_column<R: Rng>(&self, rng: &mut R) -> u8 {
        loop {
            let column = below(rng, 7) as u8;
            if self.has_room(column) {
                return column;
            }
        }
    }

    /// Plays at random to the end: 1 if the first wins, -1 if the second, 0 for a draw.
    #[inline]
    pub fn random_result<R: Rng>(mut self, rng: &mut R) -> i64 {
        while !self.over {
            self.play(self.any_column(rng));
        }
        match (self.is_won(), self.turn()) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => -1,
        }
    }
}
