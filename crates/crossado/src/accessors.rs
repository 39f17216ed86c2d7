//! What can be asked about a position without a view: questions of programs that look at positions by the million.

use crosstable_core::Seat;

use crate::Position;

impl Position {
    /// Whether each player lays all planks at once (CA-06).
    #[inline]
    pub const fn lays_all_at_once(&self) -> bool {
        self.all_at_once
    }

    /// Turns of phase 2 for each player (CA-20).
    #[inline]
    pub const fn limit(&self) -> u16 {
        self.limit
    }

    /// Turns of phase 2 that are over, of all players together.
    #[inline]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Who starts or started, once that is known.
    #[inline]
    pub const fn start(&self) -> Option<Seat> {
        self.start
    }
}
