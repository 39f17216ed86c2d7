//! Why a game has no review.

use crosstable_core::ReplayError;

/// Why a game has no review.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// The game cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// It is not over, so nobody may see what is hidden in it.
    #[error("the game has not ended: only finished games are reviewed")]
    Unfinished,
    /// Nobody decided anything.
    #[error("nobody decided anything in this game")]
    NoDecision,
    /// The caller stopped it.
    #[error("the review was stopped")]
    Stopped,
}
