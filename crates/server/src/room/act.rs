//! The one way in which a table changes: the table says what a command comes to, the log makes it durable, the table
//! makes it true, everybody hears of it. In this order.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_store::{AppendError, Entry as Stored, Log, StoreError};
use crosstable_table::{By, Command, Entry, Key, Logged, Table};
use tokio::time::Instant;

use super::Room;
use crate::fault::Fault;
use crate::house::now;

/// How often a command is decided anew because somebody else was first.
const ATTEMPTS: usize = 8;
/// After trouble with following the log, so long until the next attempt.
const DEAF: Duration = Duration::from_millis(500);

impl<L: Log> Room<L> {
    /// Carries out a command of the table. Tells the number of the first entry it led to, or nothing if it changed
    /// nothing.
    pub(super) async fn act(
        &mut self,
        by: By,
        key: Option<Key>,
        command: &Command,
    ) -> Result<Option<u64>, Fault> {
        self.act_with(key, |table| table.handle(by, now(), command.clone()).map_err(Fault::from)).await
    }

    /// The same for whatever makes entries out of the table.
    pub(super) async fn act_with(
        &mut self,
        key: Option<Key>,
        decide: impl Fn(&Table) -> Result<Vec<Entry>, Fault>,
    ) -> Result<Option<u64>, Fault> {
        // Other processes may have written what has not been heard here yet.
        let mut sure = !self.house.config.shared;
        for _ in 0..ATTEMPTS {
            if let Some(number) = key.and_then(|key| self.table.done(key)) {
                return Ok(Some(number));
            }
            let decided = decide(&self.table);
            if !sure && !matches!(&decided, Ok(entries) if !entries.is_empty()) {
                // Nobody is refused for what is no longer so.
                sure = true;
                self.catch_up().await?;
                continue;
            }
            let entries = decided?;
            if entries.is_empty() {
                return Ok(None);
            }
            let expected = self.table.length();
            let lines = Logged::of(entries, key);
            match self.house.write(&self.table, &lines, &mut self.listed).await {
                Ok(_) => {
                    self.make_true(&lines)?;
                    return Ok(Some(expected));
                }
                Err(AppendError::Conflict { .. }) => {
                    self.house.meter.conflicts.fetch_add(1, Ordering::Relaxed);
                    self.catch_up().await?;
                }
                Err(AppendError::Store(error)) => {
                    let fault = self.house.storage_failed(&error);
                    // It may have reached the disk all the same, and then it counts.
                    self.catch_up().await?;
                    return match key.and_then(|key| self.table.done(key)) {
                        Some(number) => Ok(Some(number)),
                        None => Err(fault),
                    };
                }
            }
        }
        Err(Fault::Busy)
    }

    /// What is durable becomes true, and everybody hears of it.
    fn make_true(&mut self, lines: &[Logged]) -> Result<(), Fault> {
        for line in lines {
            self.apply_and_tell(line)?;
        }
        if lines.iter().any(|line| moves_people(&line.entry)) {
            self.tell_who_they_are();
        }
        for line in lines {
            if let Entry::Handed { seat, .. } = line.entry {
                // Whoever was waited for is not who is waited for now.
                self.absent.remove(&seat);
            }
        }
        if lines.iter().any(|line| matches!(line.entry, Entry::Started { .. } | Entry::Handed { .. })) {
            self.expect_everybody();
        }
        Ok(())
    }

    /// Reads what somebody else has written, if there is anybody else who writes.
    pub(super) async fn be_current(&mut self) -> Result<(), Fault> {
        if self.house.config.shared { self.catch_up().await } else { Ok(()) }
    }

    /// Reads what somebody else has written.
    async fn catch_up(&mut self) -> Result<(), Fault> {
        let from = self.table.length();
        let lines = self.house.lines(self.table.id(), from).await?;
        self.make_true(&lines)
    }

    /// Whether the log is listened to: always, but for a moment after that has failed.
    pub(super) fn listens(&mut self) -> bool {
        self.deaf_until = self.deaf_until.filter(|until| *until > Instant::now());
        self.deaf_until.is_none()
    }

    /// Hears of an entry in the log, mostly one's own; false if the table is gone.
    pub(super) async fn overhear(&mut self, heard: Result<Option<Stored>, StoreError>) -> bool {
        match heard {
            Ok(Some(stored)) if stored.number < self.table.length() => true,
            Ok(Some(stored)) if stored.number == self.table.length() => {
                match serde_json::from_slice(&stored.bytes) {
                    Ok(line) => self.make_true(&[line]).is_ok(),
                    Err(error) => {
                        super::damaged(self.table.id(), &error);
                        false
                    }
                }
            }
            Ok(Some(_)) => match self.catch_up().await {
                Ok(()) => true,
                // What was missed is read before the next entry, or with the next command.
                Err(Fault::Storage | Fault::Unreachable) => true,
                Err(_) => false,
            },
            Ok(None) => false,
            Err(StoreError::Closed) => false,
            Err(error) => {
                self.house.storage_failed(&error);
                // People are served meanwhile; whoever wants to change the table reads it first.
                self.deaf_until = Some(Instant::now() + DEAF);
                true
            }
        }
    }
}

/// Whether somebody sits elsewhere after this.
const fn moves_people(entry: &Entry) -> bool {
    matches!(entry, Entry::Seated { .. } | Entry::Freed { .. } | Entry::Swapped { .. } | Entry::Handed { .. })
}
