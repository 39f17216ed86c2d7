//! All tables of one host in one SQLite file.

mod backup;
mod checkpoint;
mod database;
mod queries;
mod readers;
mod schema;
mod server_lock;
mod tables;
mod watch;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use self::database::Database;
use self::readers::Readers;
pub use self::server_lock::ServerLock;
use self::watch::Notifiers;
pub use self::watch::SqliteWatch;
use self::writer::{LogOp, Writer};
use crate::bounds::{check_append, check_limit};
use crate::{AppendError, Expired, Listing, Log, MAX_TABLE_ENTRIES, PlayerId, State, StoreError, TableId};

/// How a [`SqliteLog`] is opened.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SqliteOptions {
    /// How long to wait for the lock of another process; 5 seconds by default.
    pub busy_timeout: Duration,
    /// The maximum size of the file; unlimited by default. The write-ahead log, usually some 32 MiB, is not included.
    pub max_bytes: Option<u64>,
    /// How many threads read; 2 by default.
    pub readers: usize,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        SqliteOptions { busy_timeout: Duration::from_secs(5), max_bytes: None, readers: 2 }
    }
}

/// A [`Log`] in one SQLite file, for one host.
///
/// One thread writes and groups all waiting appends into one transaction with one sync; a few threads read. While the
/// log is open, two files with the suffixes `-wal` and `-shm` belong to it. Do not copy the main file alone:
/// [`SqliteLog::backup_to`] makes a complete copy.
///
/// Several processes of one host may have the file open: appends stay correct, and a watch sees another process's
/// appends within a tenth of a second. This is meant for handing over from an old process to a new one. A file on a
/// network share is not safe.
///
/// Dropping the log closes it and blocks until all queued appends are written.
pub struct SqliteLog {
    database: Arc<Database>,
    writer: Writer,
    readers: Arc<Readers>,
    notifiers: Arc<Notifiers>,
}

impl SqliteLog {
    /// The newest schema of a file that this program knows.
    pub const SCHEMA: usize = schema::NEWEST;

    /// Opens the file at `path` and creates it if there is none. Blocks while a few pages are read, or until a lock
    /// is released.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, &SqliteOptions::default())
    }

    /// [`SqliteLog::open`] with options.
    pub fn open_with(path: impl AsRef<Path>, options: &SqliteOptions) -> Result<Self, StoreError> {
        let database = Arc::new(Database::new(path.as_ref(), options.busy_timeout)?);
        let file = schema::open(&database, options.max_bytes)?;
        let notifiers = Arc::new(Notifiers::default());
        let readers = Arc::new(Readers::start(&database, options.readers)?);
        let writer = Writer::start(&database, file, &readers, &notifiers)?;
        Ok(SqliteLog { database, writer, readers, notifiers })
    }

    /// The absolute path of the file.
    pub fn path(&self) -> &Path {
        self.database.path()
    }

    /// Copies the whole log to a new file at `path`, while appends go on.
    ///
    /// The copy is a compact log, and on stable storage when this returns; it appears under its name only when it is
    /// complete. To restore it, stop the server, move the damaged file and its `-wal` and `-shm` files away, and put
    /// the copy there.
    pub async fn backup_to(&self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        backup::backup(&self.database, path.as_ref()).await
    }
}

impl Drop for SqliteLog {
    fn drop(&mut self) {
        self.writer.close_and_join();
    }
}

impl Log for SqliteLog {
    type Watch = SqliteWatch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        check_append(expected, &entries, listing.as_ref())?;
        self.writer.submit(table, expected, LogOp::Append { entries, listing }).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.readers
            .query(move |file| queries::entries(file, table, from, MAX_TABLE_ENTRIES, usize::MAX))
            .await
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        self.readers.query(move |file| queries::length(file, table)).await
    }

    fn watch(&self, table: TableId, from: u64) -> SqliteWatch {
        let (watch, first) = SqliteWatch::new(table, from, &self.notifiers, &self.readers);
        if first {
            self.writer.wake();
        }
        watch
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        self.readers.query(move |file| queries::listing(file, table)).await
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.readers.query(move |file| queries::public_tables(file, state, limit)).await
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.readers.query(move |file| queries::tables_of(file, player, limit)).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        check_limit(limit)?;
        self.readers.query(move |file| queries::expired(file, state, before, limit)).await
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        self.readers.query(queries::newest_change).await
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        check_limit(limit)?;
        self.readers.query(move |file| queries::tables(file, after, limit)).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        self.writer.submit(table, expected, LogOp::Remove).await.map(drop)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        // Of no table: nobody is to be told of it.
        match self.writer.submit(TableId::new([0; 16]), 0, LogOp::Probe).await {
            Ok(_) | Err(AppendError::Conflict { .. }) => Ok(()),
            Err(AppendError::Store(error)) => Err(error),
        }
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}
