//! What can be asked about a position without a view: questions of programs that look at positions by the million.

use crosstable_core::Seat;

use crate::position::Stage;
use crate::{Bag, Deck, Finish, Phase, Position};

impl Position {
    /// What is due.
    #[inline]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Deal => Phase::Deal,
            Stage::TurnUp => Phase::TurnUp,
            Stage::Lot => Phase::Lot,
            Stage::Turn => Phase::Turn,
            Stage::Draw { .. } => Phase::Draw,
            Stage::Over { .. } => Phase::Over,
        }
    }

    /// Which cards are played with (CR-02).
    #[inline]
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// When the game ends (CR-20).
    #[inline]
    pub const fn finish(&self) -> Finish {
        self.finish
    }

    /// Where the rounds begin, once that is known.
    #[inline]
    pub const fn start(&self) -> Option<Seat> {
        self.start
    }

    /// Who won at once, whatever the others hold (CR-16, CR-17).
    #[inline]
    pub const fn winner_at_once(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over { winner } => winner,
            _ => None,
        }
    }

    /// How many turns in a row have been passes (CR-18).
    #[inline]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether somebody went out and the round is played to its end (CR-20).
    #[inline]
    pub const fn is_closing(&self) -> bool {
        self.closing
    }

    /// Which cards in the hand of `holder` another seat knows (CR-15).
    #[inline]
    pub const fn known_to(&self, seat: Seat, holder: Seat) -> Bag {
        self.memory.of(seat, holder)
    }
}
