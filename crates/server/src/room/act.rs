//! The one way in which a table changes: the table says what a command comes to, the log makes it durable, the table
//! makes it true, everybody hears of it. In this order.

use std::sync::atomic::Ordering;
use std::time::Instant;

use crosstable_store::{AppendError, Entry as Stored, Log, StoreError};
use crosstable_table::{By, Command, Entry, Key, Logged, Table};

use super::Room;
use crate::fault::Fault;
use crate::house::{encoded, listing, now};

/// How often a command is decided anew because somebody else was first.
const ATTEMPTS: usize = 8;
/// The directory hears of a table that goes on without other change as often as this, in milliseconds.
const LIST_EVERY: u64 = 10 * 60 * 1000;

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
        for _ in 0..ATTEMPTS {
            if let Some(number) = key.and_then(|key| self.table.done(key)) {
                return Ok(Some(number));
            }
            let entries = decide(&self.table)?;
            if entries.is_empty() {
                return Ok(None);
            }
            let expected = self.table.length();
            let lines = Logged::of(entries, key);
            match self.write(&lines, expected).await {
                Ok(()) => {
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

    async fn write(&mut self, lines: &[Logged], expected: u64) -> Result<(), AppendError> {
        let at = lines[0].entry.at();
        let moves_only =
            lines.iter().all(|line| matches!(line.entry, Entry::Played { .. } | Entry::Undone { .. }));
        // The listing of the table as it will be; most moves change nothing in it.
        let listed = if moves_only && at < self.listed + LIST_EVERY {
            None
        } else {
            let mut after = self.table.clone();
            let fits = lines.iter().all(|line| after.apply_logged(line).is_ok());
            fits.then(|| listing(&after, at))
        };
        let news = listed.is_some();
        let begun = Instant::now();
        let id = self.table.id();
        self.house.log.append(id, expected, encoded(lines), listed).await?;
        self.house.meter.appended(begun.elapsed());
        if news {
            self.listed = at;
        }
        Ok(())
    }

    /// What is durable becomes true, and everybody hears of it.
    fn make_true(&mut self, lines: &[Logged]) -> Result<(), Fault> {
        for line in lines {
            if matches!(line.entry, Entry::Played { .. }) {
                self.house.meter.moves.fetch_add(1, Ordering::Relaxed);
            }
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

    /// Reads what somebody else has written.
    async fn catch_up(&mut self) -> Result<(), Fault> {
        let from = self.table.length();
        let read = self.house.log.read(self.table.id(), from).await;
        let stored = read.map_err(|error| self.house.storage_failed(&error))?;
        let lines: Result<Vec<Logged>, _> =
            stored.iter().map(|bytes| serde_json::from_slice(bytes)).collect();
        let lines = lines.map_err(|error| super::damaged(self.table.id(), &error))?;
        self.make_true(&lines)
    }

    /// Hears of an entry in the log, mostly one's own; false if the table is gone.
    pub(super) async fn overhear(&mut self, heard: Result<Option<Stored>, StoreError>) -> bool {
        match heard {
            Ok(Some(stored)) if stored.number < self.table.length() => true,
            Ok(Some(_)) => self.catch_up().await.is_ok(),
            Ok(None) => false,
            Err(StoreError::Closed) => false,
            Err(error) => {
                self.house.storage_failed(&error);
                // Not again at once.
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                true
            }
        }
    }
}

/// Whether somebody sits elsewhere after this.
const fn moves_people(entry: &Entry) -> bool {
    matches!(entry, Entry::Seated { .. } | Entry::Freed { .. } | Entry::Swapped { .. } | Entry::Handed { .. })
}
