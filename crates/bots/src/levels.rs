//! How well each level plays: **the one table to tune**.

use std::time::Duration;

use crosstable_core::Level;

/// How a level comes to its moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Plan {
    /// Like a small child: often does not look and plays anything, otherwise takes what looks best at once. It never
    /// fails to look twice in a row, so that it does not miss the same win twice.
    Child {
        /// How likely it does not look, having looked the time before.
        careless: f32,
    },
    /// Takes what looks best at once, without thinking ahead, and now and then the second or third best.
    Glance {
        /// How likely it does not take the best.
        slips: f32,
    },
    /// Thinks ahead.
    Search {
        /// Rollouts.
        iterations: u32,
        /// But not longer than this.
        time: Duration,
    },
}

impl Plan {
    /// The same without a look at the clock.
    pub const fn untimed(self) -> Self {
        match self {
            Plan::Search { iterations, .. } => Plan::Search { iterations, time: Duration::MAX },
            Plan::Child { .. } | Plan::Glance { .. } => self,
        }
    }
}

/// The plan of a level. Time is measured on one core.
pub const fn plan(level: Level) -> Plan {
    match level {
        Level::Beginner => Plan::Child { careless: 0.7 },
        Level::Easy => Plan::Glance { slips: 0.2 },
        Level::Normal => Plan::Search { iterations: 400, time: Duration::from_millis(200) },
        Level::Hard => Plan::Search { iterations: 4_000, time: Duration::from_secs(1) },
        Level::Expert => Plan::Search { iterations: 40_000, time: Duration::from_secs(3) },
    }
}
