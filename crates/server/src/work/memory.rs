//! The tables at which this process has worked lately, so that only what is new must be read.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crosstable_core::TableId;
use crosstable_store::Log;
use crosstable_table::{Millis, Table};

use crate::fault::Fault;
use crate::house::House;
use crate::person::random_bytes;
use crate::room::damaged;

/// How many are remembered.
const MOST: usize = 2_000;

/// A table as it was when this process last looked.
pub(crate) struct Known {
    pub(crate) table: Table,
    /// The seed of the bots at this table, as long as it is remembered.
    pub(super) mood: u64,
    /// When the directory last heard of a change.
    pub(super) listed: Millis,
    /// Whether a bot is due whose task did not get into the queue.
    pub(super) owes: bool,
}

#[derive(Default)]
pub(crate) struct Memory {
    /// Tables that nobody is at work on just now.
    tables: Mutex<Lately<Known>>,
    /// The mark of the newest clock of each table. It is not taken away while a table is worked on, because two clocks
    /// of the same table may well be worked on at once.
    clocks: Mutex<Lately<u64>>,
}

impl Memory {
    /// Whether this is the newest clock of the table, as far as this process has seen.
    pub(super) fn is_newest_clock(&self, id: TableId, mark: u64) -> bool {
        let mut clocks = self.clocks.lock().unwrap_or_else(PoisonError::into_inner);
        let newest = clocks.take(id).map_or(mark, |known| known.max(mark));
        clocks.put(id, newest);
        newest == mark
    }
}

/// What was put here lately, and a bounded amount of it.
struct Lately<T> {
    /// How often something was put here.
    puts: u64,
    /// Each with the number of that time.
    of: HashMap<TableId, (u64, T)>,
}

impl<T> Default for Lately<T> {
    fn default() -> Self {
        Lately { puts: 0, of: HashMap::new() }
    }
}

impl<T> Lately<T> {
    fn take(&mut self, id: TableId) -> Option<T> {
        self.of.remove(&id).map(|(_, kept)| kept)
    }

    fn put(&mut self, id: TableId, kept: T) {
        if self.of.len() >= MOST {
            // The older half goes at once, so that this is rare.
            let mut times: Vec<u64> = self.of.values().map(|(put, _)| *put).collect();
            let (_, middle, _) = times.select_nth_unstable(MOST / 2);
            let middle = *middle;
            self.of.retain(|_, (put, _)| *put > middle);
        }
        self.puts += 1;
        self.of.insert(id, (self.puts, kept));
    }
}

impl<L: Log> House<L> {
    /// The table as it is now.
    pub(crate) async fn recall(&self, id: TableId) -> Result<Known, Fault> {
        let known = self.memory.tables.lock().unwrap_or_else(PoisonError::into_inner).take(id);
        if let Some(mut known) = known {
            self.refresh(&mut known).await?;
            return Ok(known);
        }
        let lines = self.lines(id, 0).await?;
        if lines.is_empty() {
            return Err(Fault::NoTable);
        }
        let table = Table::replay_logged(&lines).map_err(|error| damaged(id, &error))?;
        Ok(Known { table, mood: u64::from_be_bytes(random_bytes()), listed: 0, owes: false })
    }

    /// Reads what others have written meanwhile.
    pub(super) async fn refresh(&self, known: &mut Known) -> Result<(), Fault> {
        let id = known.table.id();
        for line in self.lines(id, known.table.length()).await? {
            known.table.apply_logged(&line).map_err(|error| damaged(id, &error))?;
        }
        Ok(())
    }

    /// Keeps a table in mind. One whose game is over is not needed again.
    pub(crate) fn remember(&self, known: Known) {
        if known.table.standing().is_none() {
            let mut tables = self.memory.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.put(known.table.id(), known);
        }
    }
}
