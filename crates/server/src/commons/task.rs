//! Work that any process may do.

use super::Line;
use crosstable_core::TableId;
use serde::{Deserialize, Serialize};

/// Something that may have to be done. Whoever takes it looks at the table before doing anything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Task {
    /// A bot decides.
    Bot {
        /// Where.
        table: TableId,
        /// About the position that this entry led to.
        turned: u64,
        /// Tells tasks apart that are about the same position.
        mark: u64,
    },
    /// The clock of a running game: one task from its start to its end, put back until the next decision is late.
    Clock {
        /// Where.
        table: TableId,
        /// Tells apart the one of the start, which is 0, and one that replaces it.
        mark: u64,
    },
    /// Stale tables are removed.
    Expiry {
        /// The span of time that this sweep is for, so that one process does it and not all.
        span: u64,
        /// After how many milliseconds a table is stale that has not started, runs, or has ended.
        after: [Option<u64>; 3],
    },
}

impl Task {
    /// The task's name: the same task put twice within minutes is there once.
    pub(crate) fn name(&self) -> String {
        match self {
            Task::Bot { table, turned, mark } => format!("bot:{table}:{turned}:{mark}"),
            Task::Clock { table, mark } => format!("clock:{table}:{mark}"),
            Task::Expiry { span, .. } => format!("expiry:{span}"),
        }
    }

    /// In which line it waits.
    pub(super) const fn line(&self) -> Line {
        match self {
            Task::Bot { .. } => Line::Bots,
            Task::Clock { .. } | Task::Expiry { .. } => Line::Times,
        }
    }

    /// What its subject ends in.
    pub(super) const fn subject(&self) -> &'static str {
        match self {
            Task::Bot { .. } => "bot",
            Task::Clock { .. } => "time.clock",
            Task::Expiry { .. } => "time.expiry",
        }
    }
}
