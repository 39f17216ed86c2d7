//! When to checkpoint SQLite's write-ahead log.

use std::time::{Duration, Instant};

use rusqlite::Connection;

/// Under load the log is checkpointed when it has this many pages (of 4 KiB).
const CHECKPOINT_PAGES: i64 = 8_000;
/// If a long read, such as a backup, was in the way, the next attempt comes after this many more pages.
const RETRY_PAGES: i64 = 1_000;
/// After this time without a change the log is checkpointed, whatever its size.
const IDLE_DELAY: Duration = Duration::from_secs(1);

#[derive(Default)]
pub(super) struct Checkpointer {
    /// The time of the last commit, if it is not checkpointed yet.
    pending: Option<Instant>,
    /// The size of the log in pages at the last attempt.
    attempted_at: i64,
}

impl Checkpointer {
    pub(super) fn after_commit(&mut self, file: &Connection) {
        self.pending = Some(Instant::now());
        let Ok(pages) = pages(file) else { return };
        if pages < self.attempted_at {
            // SQLite has restarted the log from its beginning.
            self.attempted_at = 0;
        }
        if pages >= CHECKPOINT_PAGES && pages >= self.attempted_at + RETRY_PAGES {
            self.attempted_at = pages;
            self.checkpoint(file);
        }
    }

    /// Time until [`Checkpointer::when_idle`] has something to do.
    pub(super) fn due(&self) -> Option<Duration> {
        self.pending.map(|committed| IDLE_DELAY.saturating_sub(committed.elapsed()))
    }

    pub(super) fn when_idle(&mut self, file: &Connection) {
        if self.due() == Some(Duration::ZERO) {
            self.checkpoint(file);
        }
    }

    fn checkpoint(&mut self, file: &Connection) {
        self.pending = None;
        // A failure is ignored: if the disk is full or a reader is in the way, the log keeps its pages for the next
        // attempt.
        let _ = file
            .prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")
            .and_then(|mut statement| statement.query_row([], |_| Ok(())));
    }
}

/// The size of the write-ahead log in pages.
fn pages(file: &Connection) -> rusqlite::Result<i64> {
    file.prepare_cached("PRAGMA wal_checkpoint(NOOP)")?.query_row([], |row| row.get(1))
}
