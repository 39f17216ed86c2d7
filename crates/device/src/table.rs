//! A table in memory, with its log.

use crosstable_core::{TableId, Viewer};
use crosstable_protocol::{Event, Presence};
use crosstable_table::{Chair, Committed, Decision, LogEntry, Table, TableSession};

use crate::error::DeviceError;

/// A client that has missed more events than this begins with a fresh view.
const MAX_MISSED: u64 = 512;

/// A table that was read from its log.
pub(crate) struct Open {
    pub(crate) session: TableSession,
    pub(crate) log: Vec<LogEntry>,
    /// The seed of the bots at this table.
    pub(crate) bot_seed: u64,
}

impl Open {
    /// Reads a table from its log.
    pub(crate) fn load(entries: &[String], bot_seed: u64) -> Result<Self, DeviceError> {
        if entries.is_empty() {
            return Err(DeviceError::NoTable);
        }
        let log = read(entries)?;
        let session = TableSession::load(&log).map_err(|_| DeviceError::Damaged)?;
        Ok(Open { session, log, bot_seed })
    }

    pub(crate) fn id(&self) -> TableId {
        self.table().id()
    }

    pub(crate) fn table(&self) -> &Table {
        self.session.table()
    }

    /// The whole log with its secrets, one entry a line: for a server at which the game goes on.
    pub(crate) fn text(&self) -> String {
        self.log.iter().flat_map(|line| [line.text(), "\n"]).collect()
    }

    /// Makes a decision that is stored part of the table.
    pub(crate) fn commit(&mut self, decision: Decision) -> Vec<Committed> {
        self.log.extend(decision.entries().cloned());
        self.session.commit(decision)
    }

    /// Makes entries that another tab has appended part of the table.
    pub(crate) fn on_log(&mut self, from: u64, entries: &[String]) -> Result<Vec<Committed>, DeviceError> {
        let known = self.table().length().saturating_sub(from) as usize;
        let mut fresh = Vec::new();
        for line in read(entries.get(known..).unwrap_or_default())? {
            self.log.push(line.clone());
            fresh.push(self.session.on_log(line).map_err(|_| DeviceError::Damaged)?);
        }
        Ok(fresh)
    }

    /// The events after number `last`, as this viewer saw them; none if they are too many or cannot be told.
    pub(crate) fn events_after(&self, last: u64, viewer: Viewer) -> Option<Vec<Event>> {
        let newest = self.table().length() - 1;
        if last > newest || newest - last > MAX_MISSED {
            return None;
        }
        TableSession::events(&self.log, last + 1, viewer).ok()
    }

    /// Everybody is where the device is.
    pub(crate) fn presence(&self) -> Presence {
        let here = self.table().chairs().iter().map(|chair| *chair != Chair::Open);
        let thinking = self.table().bot_to_move().map(|(seat, _)| seat);
        Presence { here: here.collect(), thinking, spectators: 0 }
    }
}

fn read(entries: &[String]) -> Result<Vec<LogEntry>, DeviceError> {
    let read: Result<_, _> = entries.iter().map(|text| LogEntry::read(text.as_bytes())).collect();
    read.map_err(|_| DeviceError::Damaged)
}
