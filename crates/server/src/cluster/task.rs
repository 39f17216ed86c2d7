//! Work that any process may do.

use crosstable_core::TableId;
use serde::{Deserialize, Serialize};

/// Something that may have to be done. The process that claims it reads the table before doing anything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain data between processes")]
pub enum Task {
    /// A bot decides.
    Bot {
        table: TableId,
        /// The entry that led to the position.
        turned: u64,
        /// Tells tasks apart that are about the same position.
        mark: u64,
    },
    /// The clock of a running game: one task from its start to its end, released until the next decision is late.
    Clock {
        table: TableId,
        /// 0 for the task of the start, more for one that replaces it.
        mark: u64,
    },
    /// Tables expire, and those that expired long ago are removed.
    Expiry {
        /// The time span that this sweep is for, so that one process does it and not all.
        span: u64,
        /// After how many milliseconds a table expires that has not started, runs, or has ended.
        after: [Option<u64>; 3],
        /// For how many milliseconds it can be brought back then.
        #[serde(default = "default_grace")]
        grace: u64,
    },
}

/// Servers that know no grace have asked for none. Nobody loses a table for it.
const fn default_grace() -> u64 {
    30 * 24 * 60 * 60 * 1000
}

impl Task {
    /// The task's name: the same task put twice within minutes is there once.
    pub fn name(&self) -> String {
        match self {
            Task::Bot { table, turned, mark } => format!("bot:{table}:{turned}:{mark}"),
            Task::Clock { table, mark } => format!("clock:{table}:{mark}"),
            Task::Expiry { span, .. } => format!("expiry:{span}"),
        }
    }

    /// The end of its subject.
    pub(super) const fn subject(&self) -> &'static str {
        match self {
            Task::Bot { .. } => "bot",
            Task::Clock { .. } => "time.clock",
            Task::Expiry { .. } => "time.expiry",
        }
    }

    /// The queue in which it waits.
    pub const fn queue(&self) -> QueueName {
        match self {
            Task::Bot { .. } => QueueName::Bots,
            Task::Clock { .. } | Task::Expiry { .. } => QueueName::Times,
        }
    }
}

/// A queue of tasks. Clocks wait for hours, and nothing must wait behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QueueName {
    /// Bots' decisions.
    Bots,
    /// Clocks, and the removal of expired tables.
    Times,
}

/// Where a task stands in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskStatus {
    /// Nobody has finished it, as far as can be told.
    Waiting,
    /// It was claimed, and nothing was left to do.
    Finished,
}
