//! When to fold SQLite's write-ahead log back into the database.

use std::time::{Duration, Instant};

use rusqlite::Connection;

/// Under load the write-ahead log may grow to so many pages (of 4 KiB) before it is folded back.
const MANY_PAGES: i64 = 8_000;
/// If a long reader, such as a backup, was in the way, the next attempt comes after so many more.
const MORE_PAGES: i64 = 1_000;
/// After so long without a change, it is folded back whatever its size.
const IDLE: Duration = Duration::from_secs(1);

/// Keeps count of what waits in the write-ahead log.
#[derive(Default)]
pub(super) struct Checkpoints {
    /// The last commit that is not folded back yet.
    pending: Option<Instant>,
    /// How many pages there were at the last attempt.
    tried: i64,
}

impl Checkpoints {
    /// Something was committed, and whoever waited for it was told.
    pub(super) fn after_commit(&mut self, file: &Connection) {
        self.pending = Some(Instant::now());
        let Ok(pages) = pages(file) else { return };
        if pages < self.tried {
            // The write-ahead log has begun anew.
            self.tried = 0;
        }
        if pages >= MANY_PAGES && pages >= self.tried + MORE_PAGES {
            self.tried = pages;
            self.fold(file);
        }
    }

    /// How long to wait for the next change before folding.
    pub(super) fn due(&self) -> Option<Duration> {
        self.pending.map(|committed| IDLE.saturating_sub(committed.elapsed()))
    }

    /// Nothing is to be done just now.
    pub(super) fn when_idle(&mut self, file: &Connection) {
        if self.due() == Some(Duration::ZERO) {
            self.fold(file);
        }
    }

    fn fold(&mut self, file: &Connection) {
        self.pending = None;
        // It never fails an append: if the disk is full or a reader is in the way, the write-ahead log keeps what it
        // has, and the next attempt takes it up.
        let _ = file
            .prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")
            .and_then(|mut statement| statement.query_row([], |_| Ok(())));
    }
}

/// How many pages the write-ahead log has.
fn pages(file: &Connection) -> rusqlite::Result<i64> {
    file.prepare_cached("PRAGMA wal_checkpoint(NOOP)")?.query_row([], |row| row.get(1))
}
