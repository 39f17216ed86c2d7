//! Where a table ends. Remembered for tables in use, to spare each append a question.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::frame::{Frame, Head, LogOp, Row};
use crate::TableId;
use crate::bounds::total_bytes;

/// So many tables are remembered; then all are forgotten and asked for again. It bounds memory to less than a MiB.
const MAX_REMEMBERED: usize = 1 << 12;

/// The end of a table. If it is remembered wrongly, the broker refuses the append and it is asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Tip {
    /// The sequence number of the last message that counts; 0 if there is none.
    pub(super) sequence: u64,
    /// The sequence number of the last message, which does not count if it names the same predecessor as another.
    pub(super) end: u64,
    pub(super) length: u64,
    /// Bytes of all entries.
    pub(super) bytes: u64,
    /// The sequence number of the table's first message.
    pub(super) born: u64,
    pub(super) head: Head,
    pub(super) row: Row,
}

impl Tip {
    /// The tip after this message.
    pub(super) fn after(sequence: u64, frame: &Frame, head: Head) -> Self {
        match &frame.op {
            LogOp::Removed => Tip { sequence, end: sequence, ..Tip::default() },
            LogOp::Appended(entries) => Tip {
                sequence,
                end: sequence,
                length: frame.length(),
                bytes: frame.bytes.saturating_add(total_bytes(entries)),
                born: if frame.born == 0 { sequence } else { frame.born },
                head,
                row: frame.row,
            },
        }
    }
}

/// The tips that are remembered.
#[derive(Default)]
pub(super) struct Tips {
    remembered: Mutex<HashMap<TableId, Tip>>,
}

impl Tips {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Tip>> {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, table: TableId) -> Option<Tip> {
        self.lock().get(&table).copied()
    }

    /// Remembers a tip, unless a later one is known.
    pub(super) fn remember(&self, table: TableId, tip: Tip) {
        let mut remembered = self.lock();
        if remembered.len() >= MAX_REMEMBERED {
            remembered.clear();
        }
        let known = remembered.entry(table).or_insert(tip);
        if known.end <= tip.end {
            *known = tip;
        }
    }

    /// Takes in a message that others heard as well: the next tip if it follows the known one, else a reason to ask.
    pub(super) fn overhear(&self, table: TableId, sequence: u64, frame: &Frame, head: Head) {
        let mut remembered = self.lock();
        if let Some(known) = remembered.get_mut(&table)
            && known.end < sequence
        {
            if known.sequence == frame.previous && known.end == known.sequence {
                *known = Tip::after(sequence, frame, head);
            } else {
                remembered.remove(&table);
            }
        }
    }

    pub(super) fn forget(&self, table: TableId) {
        self.lock().remove(&table);
    }
}
