//! All tables of one host in one SQLite file.

mod backup;
mod checkpoint;
mod place;
mod queries;
mod readers;
mod schema;
mod tables;
mod watch;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use self::place::Place;
use self::readers::Readers;
use self::watch::Bells;
pub use self::watch::SqliteWatch;
use self::writer::{Deed, Writer};
use crate::bounds::{check_append, check_limit};
use crate::{AppendError, Expired, Listing, Log, MAX_TABLE_ENTRIES, PlayerId, State, StoreError, TableId};

/// How a [`SqliteLog`] is opened.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SqliteOptions {
    /// How long to wait for somebody else's lock before giving up; 5 seconds unless told.
    pub patience: Duration,
    /// How large the file may grow; as large as the disk unless told. (The write-ahead log beside it comes on top,
    /// some 32 MiB as a rule.)
    pub max_bytes: Option<u64>,
    /// How many threads read beside the writer; 2 unless told.
    pub readers: usize,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        SqliteOptions { patience: Duration::from_secs(5), max_bytes: None, readers: 2 }
    }
}

/// A [`Log`] in one SQLite file, for one host.
///
/// One thread writes, and takes all appends that wait into one transaction and one sync of the disk; a few threads
/// read beside it. Beside the file stand two more while it is open, with `-wal` and `-shm` at the end of their names;
/// they belong to it, so do not copy the file alone: [`SqliteLog::backup_to`] makes a copy that is whole.
///
/// Several processes of one host may have the file open: appends stay correct, and a watch hears of another
/// process's appends within a tenth of a second. It is meant for handing over from an old process to a new one; a
/// file on a network share is not safe.
///
/// Dropping the log closes it, and blocks until what waits is written.
pub struct SqliteLog {
    place: Arc<Place>,
    writer: Writer,
    readers: Arc<Readers>,
    bells: Arc<Bells>,
}

impl SqliteLog {
    /// Opens the log in the file at `path`, and makes the file if there is none. Blocks for as long as it takes to
    /// read a few pages, or until a lock is released.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, &SqliteOptions::default())
    }

    /// The same, in a way of one's own.
    pub fn open_with(path: impl AsRef<Path>, options: &SqliteOptions) -> Result<Self, StoreError> {
        let place = Arc::new(Place::new(path.as_ref(), options.patience)?);
        let file = schema::open(&place, options.max_bytes)?;
        let bells = Arc::new(Bells::default());
        let readers = Arc::new(Readers::start(&place, options.readers)?);
        let writer = Writer::start(&place, file, &readers, &bells)?;
        Ok(SqliteLog { place, writer, readers, bells })
    }

    /// The file, as an absolute path.
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// Writes a copy of the whole log, as it is at this moment, to a new file at `path`, while appends go on.
    ///
    /// The copy is a log by itself, compact, and on stable storage when this returns; it appears under its name only
    /// when it is whole. To restore it, stop the server, move the damaged file and the two beside it (`-wal`, `-shm`)
    /// away, and put the copy in its place.
    pub async fn backup_to(&self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        backup::backup(&self.place, path.as_ref()).await
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
        self.writer.change(table, expected, Deed::Append { entries, listing }).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.readers.ask(move |file| queries::entries(file, table, from, MAX_TABLE_ENTRIES, usize::MAX)).await
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        self.readers.ask(move |file| queries::length(file, table)).await
    }

    fn watch(&self, table: TableId, from: u64) -> SqliteWatch {
        let (watch, first) = SqliteWatch::new(table, from, &self.bells, &self.readers);
        if first {
            self.writer.look();
        }
        watch
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        self.readers.ask(move |file| queries::listing(file, table)).await
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.readers.ask(move |file| queries::public_tables(file, state, limit)).await
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        check_limit(limit)?;
        self.readers.ask(move |file| queries::tables_of(file, player, limit)).await
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        check_limit(limit)?;
        self.readers.ask(move |file| queries::expired(file, state, before, limit)).await
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        check_limit(limit)?;
        self.readers.ask(move |file| queries::tables(file, after, limit)).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        self.writer.change(table, expected, Deed::Remove).await.map(drop)
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}
