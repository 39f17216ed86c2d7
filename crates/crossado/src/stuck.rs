//! Why no piece can walk what was rolled.

use std::fmt;

use crosstable_core::Seat;
use crosstable_core::serde::{Deserialize, Serialize};

use crate::walk::walk;
use crate::{Position, Stage};

/// What keeps all pieces of a seat from walking its roll. The first that is so is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Stuck {
    /// All pieces on the way wait on the start island, and no plank touches it (CA-09).
    Island,
    /// On every field that a piece could walk to, another piece of the same colour stands (CA-12).
    Own,
    /// The goal comes before the last step (CA-13), and no other way is long enough.
    Early,
    /// No way over the planks is long enough.
    Short,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stuck::Island => "island",
            Stuck::Own => "own",
            Stuck::Early => "early",
            Stuck::Short => "short",
        })
    }
}

impl Position {
    /// Why the seat cannot walk this roll; nothing if it can.
    pub(crate) fn stuck(&self, seat: Seat, die: u8) -> Option<Stuck> {
        if self.can_walk(seat, die) {
            return None;
        }
        let (own, exit) = (self.pieces(seat).crossing, self.exit(seat));
        let after = |steps| walk(self.covered, own | exit, steps);
        let shore = self.board().shore(self.goal(seat));
        Some(if own.is_empty() && after(1).last.is_empty() {
            Stuck::Island
        } else if !after(die).last.is_empty() {
            Stuck::Own
        } else if (1..die).any(|steps| after(steps).before.meets(shore)) {
            Stuck::Early
        } else {
            Stuck::Short
        })
    }

    /// Why the seat to move cannot walk; nothing if it can, or if it has something else to do.
    pub(crate) fn stuck_now(&self) -> Option<Stuck> {
        match self.stage {
            Stage::Moving { seat, die, .. } => self.stuck(seat, die),
            _ => None,
        }
    }
}
