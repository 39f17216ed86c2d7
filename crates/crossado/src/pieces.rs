//! The pieces of one player.

use crate::Fields;
use crate::components::PIECES;

/// Where a player's pieces are. They are all alike, and no two of them share a field (CA-12), so a set of fields
/// and two counts say everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    /// How many still wait on the start island.
    pub waiting: u8,
    /// The fields on which one stands.
    pub crossing: Fields,
    /// How many have reached the goal.
    pub arrived: u8,
}

impl Pieces {
    /// CA-03: all of them on the start field.
    pub const AT_START: Pieces = Pieces { waiting: PIECES, crossing: Fields::EMPTY, arrived: 0 };

    /// CA-19: all of them in the goal.
    #[inline]
    pub const fn all_arrived(self) -> bool {
        self.arrived >= PIECES
    }
}
