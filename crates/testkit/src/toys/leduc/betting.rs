//! A round of betting.

use super::Move;

/// LE-03: raises in one round.
pub(super) const MOST_RAISES: usize = 2;
/// Words in one round at most: call, raise, raise, call.
pub(super) const LONGEST: usize = 2 + MOST_RAISES;

/// What was said in one round, seat 1 first, then in turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Round([Option<Move>; LONGEST]);

impl Round {
    /// Every word in order.
    pub(super) fn said(self) -> impl Iterator<Item = Move> {
        self.0.into_iter().flatten()
    }

    /// Adds a word.
    pub(super) fn say(&mut self, mv: Move) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(mv);
        }
    }

    /// LE-02: index of the seat whose turn it is.
    pub(super) fn turn(self) -> usize {
        self.said().count() % 2
    }

    /// How often was raised.
    pub(super) fn raises(self) -> usize {
        self.said().filter(|mv| *mv == Move::Raise).count()
    }

    /// Whether a raise waits for its answer.
    pub(super) fn is_raised(self) -> bool {
        self.said().last() == Some(Move::Raise)
    }

    /// Whether somebody gave up.
    pub(super) fn is_folded(self) -> bool {
        self.said().last() == Some(Move::Fold)
    }

    /// LE-04: whether both have paid the same and both have spoken.
    pub(super) fn is_called(self) -> bool {
        self.said().count() > 1 && self.said().last() == Some(Move::Call)
    }
}
