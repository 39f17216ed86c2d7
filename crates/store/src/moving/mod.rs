//! Moving house: all tables from one place to another, or into a file and out of it again.
//!
//! Nothing is ever overwritten. A table that is there already, whole or in part, is gone on with if it begins in the
//! same way, and is a [`MoveError::Differs`] otherwise; so whatever was interrupted can be begun anew. Each table is
//! read back and compared before it counts as moved.

mod copy;
mod dump;
mod table;

pub use copy::copy;
pub use dump::{DumpSummary, check_dump, export, import};

use crate::{AppendError, StoreError, TableId};

/// What was moved.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Moved {
    /// Tables that are now at the new place, whole and compared.
    pub tables: u64,
    /// Those of them that were there already.
    pub there_already: u64,
    /// Entries that were written.
    pub entries: u64,
}

/// Why tables were not moved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The old place or the new one failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The new place has a table of this name that is another.
    #[error(
        "table {table} is at the new place already and differs {how}: nothing of it was changed; move to an empty \
         place, or remove it there if it is the wrong one"
    )]
    Differs {
        /// The table.
        table: TableId,
        /// In what.
        how: String,
    },
    /// Somebody writes to the table at the new place at this moment.
    #[error("somebody else writes to table {table} at the new place: stop every server there and begin anew")]
    Busy {
        /// The table.
        table: TableId,
    },
    /// The file is not a whole dump.
    #[error("the file is no whole dump of tables ({reason}): export it anew")]
    Torn {
        /// How it shows.
        reason: String,
    },
    /// The file cannot be read or written.
    #[error("the file failed: {0}")]
    File(#[from] std::io::Error),
}

impl MoveError {
    /// An append that did not happen.
    fn refused(table: TableId, error: AppendError) -> Self {
        match error {
            AppendError::Conflict { .. } => MoveError::Busy { table },
            AppendError::Store(error) => MoveError::Store(error),
        }
    }
}
