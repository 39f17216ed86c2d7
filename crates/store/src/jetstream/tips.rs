//! What is remembered of a table's end, to spare each append a question.

use std::collections::hash_map::{Entry as Slot, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::frame::{Deed, Frame};
use super::record::Head;
use crate::TableId;
use crate::bounds::total_bytes;

/// So many tables are remembered; then all are forgotten and learnt anew. It bounds memory, a few MiB at most.
const MAX_REMEMBERED: usize = 1 << 16;

/// The end of a table. If it is remembered wrongly, the broker refuses the append and it is learnt anew.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Tip {
    /// The sequence number of the last message that counts; 0 if there is none.
    pub(super) sequence: u64,
    /// The sequence number of the last message, whether it counts or not ([`super::order`]).
    pub(super) end: u64,
    /// How many entries the table has.
    pub(super) length: u64,
    /// How many bytes they have.
    pub(super) bytes: u64,
    /// The sequence number of the table's first message, or of the first behind its record.
    pub(super) born: u64,
    /// The sequence number of the message with the present listing; 0 if the record has it.
    pub(super) listed: u64,
}

impl Tip {
    /// The tip of a table that ends with its record. What is appended then stands behind the same message as if the
    /// table had not moved, so whoever has heard of that one goes on.
    pub(super) fn recorded(head: &Head) -> Self {
        let Head { sequence, length, bytes, .. } = *head;
        Tip { sequence, length, bytes, ..Tip::default() }
    }

    /// The tip after this message.
    pub(super) fn after(sequence: u64, frame: &Frame) -> Self {
        match &frame.deed {
            Deed::Removed => Tip { sequence, end: sequence, ..Tip::default() },
            Deed::Appended { entries, listing } => Tip {
                sequence,
                end: sequence,
                length: frame.length(),
                bytes: frame.bytes + total_bytes(entries),
                born: if frame.born == 0 { sequence } else { frame.born },
                listed: if listing.is_some() { sequence } else { frame.listed },
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
        if known.end < tip.end {
            *known = tip;
        }
    }

    /// Somebody has written: what is older holds no longer, and is asked for when it is needed.
    pub(super) fn overhear(&self, table: TableId, sequence: u64) {
        if let Slot::Occupied(known) = self.lock().entry(table)
            && known.get().end < sequence
        {
            known.remove();
        }
    }

    /// What was remembered has proved wrong.
    pub(super) fn forget(&self, table: TableId) {
        self.lock().remove(&table);
    }
}
