//! What can be asked about a position without a view: questions of programs that look at positions by the million.

use crosstable_core::Seat;

use crate::position::Stage;
use crate::{Phase, Position};

impl Position {
    /// What is due.
    #[inline]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Deal => Phase::Deal,
            Stage::Start => Phase::Start,
            Stage::Turn if self.in_run() => Phase::Run,
            Stage::Turn => Phase::Turn,
            Stage::Draw => Phase::Draw,
            Stage::Over => Phase::Over,
        }
    }

    /// How many in turn have missed since the last card was laid.
    #[inline]
    pub const fn misses(&self) -> u8 {
        self.misses
    }

    /// Who begins the game, or began it, once that is known.
    #[inline]
    pub const fn start(&self) -> Option<Seat> {
        self.start
    }

    /// How many games the match has (MX-17).
    #[inline]
    pub const fn games(&self) -> u8 {
        self.games
    }

    /// Which of them this is, from 1.
    #[inline]
    pub const fn game(&self) -> u8 {
        self.game
    }

    /// How many cards each seat is dealt.
    #[inline]
    pub const fn dealt(&self) -> u8 {
        self.stock
    }
}
