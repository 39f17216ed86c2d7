//! Where in the game and in a turn we are.

use crosstable_core::{Actor, Seat};

use crate::Plank;

/// What is to happen next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stage {
    /// The lot says who of three players is alone (CA-05).
    Lone,
    /// The lot says who starts (G-02).
    Lot,
    /// Phase 1: a seat lays one of its planks.
    Laying { seat: Seat },
    /// Phase 2: the die is rolled for a seat.
    Rolling {
        seat: Seat,
        /// How often it was rolled in this turn already, in vain (CA-18).
        rolls: u8,
    },
    /// Phase 2: a seat has rolled and acts.
    Moving {
        seat: Seat,
        die: u8,
        /// Whether a plank was laid elsewhere in this turn (CA-15).
        relaid: bool,
    },
    /// Phase 2: a seat holds a plank it has taken and lays it elsewhere (CA-15).
    Relaying {
        seat: Seat,
        die: u8,
        /// The plank, named by where it lay.
        taken: Plank,
    },
    /// The game has ended.
    Over,
}

impl Stage {
    /// Who decides what happens next.
    #[inline]
    pub const fn actor(self) -> Actor {
        match self {
            Stage::Laying { seat } | Stage::Moving { seat, .. } | Stage::Relaying { seat, .. } => {
                Actor::Seat(seat)
            }
            Stage::Lone | Stage::Lot | Stage::Rolling { .. } => Actor::Chance,
            Stage::Over => Actor::Over,
        }
    }
}
