//! Transfers all tables from one log to another, or into a dump file and back.
//!
//! A transfer overwrites nothing. If a table exists at the target, its entries must be a prefix of the source's; the
//! rest is appended. Otherwise the transfer stops with [`TransferError::Differs`]. An interrupted transfer can
//! therefore be repeated. Each table is read back and compared before it counts as transferred.

mod dump;
mod table;

use futures_util::stream::{self, StreamExt, TryStreamExt};

pub use dump::{DumpSummary, check_dump, export, import};

use self::table::StoredTable;
use crate::{AppendError, Log, StoreError, TableId};

/// How many tables are listed at a time.
const PAGE: usize = 500;
/// How many tables are copied concurrently.
const CONCURRENCY: usize = 8;

/// Totals of a transfer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Transferred {
    /// Tables that are complete at the target, read back and compared.
    pub tables: u64,
    /// Those of them that were complete before.
    pub already_present: u64,
    /// Entries written.
    pub entries: u64,
}

impl Transferred {
    fn add(&mut self, more: Transferred) {
        self.tables += more.tables;
        self.already_present += more.already_present;
        self.entries += more.entries;
    }
}

/// Why a transfer stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum TransferError {
    /// The source or the target failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target has another table with this id.
    #[error(
        "table {table} is at the new place already and differs {how}: nothing of it was changed; move to an empty \
         place, or remove it there if it is the wrong one"
    )]
    Differs { table: TableId, how: String },
    /// Another process writes to the table at the target.
    #[error("somebody else writes to table {table} at the new place: stop every server there and begin anew")]
    Busy { table: TableId },
    /// The dump is truncated, changed or no dump at all.
    #[error("the file is no whole dump of tables ({reason}): export it anew")]
    InvalidDump { reason: String },
    /// The file cannot be read or written.
    #[error("the file failed: {0}")]
    File(#[from] std::io::Error),
}

impl TransferError {
    fn from_append(table: TableId, error: AppendError) -> Self {
        match error {
            AppendError::Conflict { .. } => TransferError::Busy { table },
            AppendError::Store(error) => TransferError::Store(error),
        }
    }
}

/// Copies every table of `from` to `to` and calls `progress` after each page of tables.
///
/// Entries that are appended to the source meanwhile may be missing; copying again brings them.
pub async fn copy(
    from: &impl Log,
    to: &impl Log,
    mut progress: impl FnMut(&Transferred),
) -> Result<Transferred, TransferError> {
    let mut total = Transferred::default();
    let mut after = None;
    loop {
        let page = from.tables(after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(total) };
        after = Some(*last);
        let copies = page.into_iter().map(|table| async move {
            match StoredTable::load(from, table).await? {
                Some(table) => table.store(to).await,
                None => Ok(Transferred::default()),
            }
        });
        let mut copies = stream::iter(copies).buffer_unordered(CONCURRENCY);
        while let Some(one) = copies.try_next().await? {
            total.add(one);
        }
        progress(&total);
    }
}
