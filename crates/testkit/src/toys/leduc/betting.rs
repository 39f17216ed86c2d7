//! A round of betting.

use super::Move;

/// LE-03: raises in one round.
pub(super) const MOST_RAISES: usize = 2;
/// Words in one round at most: call, raise, raise, call.
pub(super) const LONGEST: usize = 2 + MOST_RAISES;

/// What was said in one round, seat 1 first, then in turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Round {
    words: [Option<Move>; LONGEST],
    len: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "a copy of what was just written waits for it")]
impl Round {
    /// Every word in order.
    pub(super) fn said(&self) -> impl Iterator<Item = Move> {
        self.words.iter().copied().flatten()
    }

    /// Adds a word.
    #[inline]
    pub(super) fn say(&mut self, mv: Move) {
        if let Some(place) = self.words.get_mut(usize::from(self.len)) {
            *place = Some(mv);
            self.len += 1;
        }
    }

    /// The last word.
    #[inline]
    fn last(&self) -> Option<Move> {
        self.words[usize::from(self.len.checked_sub(1)?)]
    }

    /// LE-02: index of the seat whose turn it is.
    #[inline]
    pub(super) fn turn(&self) -> usize {
        usize::from(self.len % 2)
    }

    /// How often was raised.
    #[inline]
    pub(super) fn raises(&self) -> usize {
        self.words.iter().filter(|mv| **mv == Some(Move::Raise)).count()
    }

    /// Whether a raise waits for its answer.
    #[inline]
    pub(super) fn is_raised(&self) -> bool {
        self.last() == Some(Move::Raise)
    }

    /// Whether somebody gave up.
    #[inline]
    pub(super) fn is_folded(&self) -> bool {
        self.last() == Some(Move::Fold)
    }

    /// LE-04: whether both have paid the same and both have spoken.
    #[inline]
    pub(super) fn is_called(&self) -> bool {
        self.len > 1 && self.last() == Some(Move::Call)
    }
}
