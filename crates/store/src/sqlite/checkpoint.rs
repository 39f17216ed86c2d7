//! When to fold SQLite's write-ahead log back into the database.

use std::time::Duration;

use rusqlite::Connection;

/// Under load the write-ahead log may grow to so many pages (of 4 KiB).
const MANY_PAGES: i64 = 8_000;
/// After so long without a change, it is folded back whatever its size.
const IDLE: Duration = Duration::from_secs(1);

/// Keeps count of what waits in the write-ahead log.
#[derive(Default)]
pub(super) struct Checkpoints {
    pending: bool,
}

impl Checkpoints {
    /// Something was committed.
    pub(super) fn after_commit(&mut self, file: &Connection) {
        self.pending = true;
        let pages = file
            .prepare_cached("PRAGMA wal_checkpoint(NOOP)")
            .and_then(|mut statement| statement.query_row([], |row| row.get::<_, i64>(1)));
        if pages.is_ok_and(|pages| pages >= MANY_PAGES) {
            self.fold(file);
        }
    }

    /// How long to wait for the next change before folding.
    pub(super) fn due(&self) -> Option<Duration> {
        self.pending.then_some(IDLE)
    }

    /// Nothing was committed for a while.
    pub(super) fn when_idle(&mut self, file: &Connection) {
        if self.pending {
            self.fold(file);
        }
    }

    fn fold(&mut self, file: &Connection) {
        self.pending = false;
        // It never fails an append: if the disk is full or a reader is in the way, the write-ahead log keeps what it
        // has, and the next attempt takes it up.
        let _ = file
            .prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")
            .and_then(|mut statement| statement.query_row([], |_| Ok(())));
    }
}
