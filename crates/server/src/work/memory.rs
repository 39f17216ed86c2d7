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
    /// The mark of the newest clock of this table that this process has seen.
    pub(super) clock: u64,
}

/// Tables that nobody is at work on just now.
#[derive(Default)]
pub(crate) struct Memory(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    /// How often something was put here.
    puts: u64,
    /// Each table with the number of that time.
    tables: HashMap<TableId, (u64, Known)>,
}

impl Memory {
    fn take(&self, id: TableId) -> Option<Known> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.tables.remove(&id).map(|(_, known)| known)
    }

    fn put(&self, known: Known) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Shelf { puts, tables } = &mut *shelf;
        if tables.len() >= MOST {
            // The older half goes at once, so that this is rare.
            let mut times: Vec<u64> = tables.values().map(|(put, _)| *put).collect();
            let (_, middle, _) = times.select_nth_unstable(MOST / 2);
            let middle = *middle;
            tables.retain(|_, (put, _)| *put > middle);
        }
        *puts += 1;
        tables.insert(known.table.id(), (*puts, known));
    }
}

impl<L: Log> House<L> {
    /// The table as it is now.
    pub(crate) async fn recall(&self, id: TableId) -> Result<Known, Fault> {
        if let Some(mut known) = self.memory.take(id) {
            self.refresh(&mut known).await?;
            return Ok(known);
        }
        let lines = self.lines(id, 0).await?;
        if lines.is_empty() {
            return Err(Fault::NoTable);
        }
        let table = Table::replay_logged(&lines).map_err(|error| damaged(id, &error))?;
        Ok(Known { table, mood: u64::from_be_bytes(random_bytes()), listed: 0, clock: 0 })
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
            self.memory.put(known);
        }
    }
}
