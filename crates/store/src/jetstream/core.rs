//! What all parts of an open log share.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{RwLock, RwLockReadGuard, Semaphore};

use super::JetStreamOptions;
use super::frame::Deed;
use super::index::Index;
use super::owed::Owed;
use super::records::Found;
use super::streams::{Pause, Streams, Told};
use super::tips::{Tip, Tips};
use super::watch::Hub;
use crate::{StoreError, TableId};

/// So many changes wait for the broker at once; the others wait here.
const MAX_CHANGES: usize = 1024;
/// So many tables are read at once.
const MAX_READS: usize = 64;
/// How often to ask again when the broker tells less than we know, as a node does that has just lost its lead.
const STALE_ANSWERS: usize = 4;

/// Where a table ends.
pub(super) struct End {
    /// The last message that counts; none if the table is not there, or all of it is in its record.
    pub(super) told: Option<Told>,
    pub(super) tip: Tip,
    /// What is said of the record, if the table ends with it.
    pub(super) record: Option<Found>,
}

/// An open log.
pub(super) struct Core {
    pub(super) options: JetStreamOptions,
    pub(super) streams: Streams,
    pub(super) tips: Tips,
    pub(super) hub: Hub,
    pub(super) owed: Owed,
    index: Mutex<Index>,
    /// When this process has struck keys from the bucket, and which messages stand there now.
    struck: Mutex<VecDeque<(u64, u64)>>,
    /// How far the tail has come.
    pub(super) position: AtomicU64,
    pub(super) changes: Semaphore,
    pub(super) reads: Semaphore,
    /// Held by whoever does something; true once the log is closed.
    closed: RwLock<bool>,
    nonce: String,
    count: AtomicU64,
}

impl Core {
    pub(super) fn new(options: JetStreamOptions, streams: Streams) -> Result<Self, StoreError> {
        let mut nonce = [0; 12];
        getrandom::fill(&mut nonce).map_err(|error| StoreError::Failed {
            place: options.access.place(),
            reason: format!("no random numbers: {error}"),
        })?;
        Ok(Core {
            options,
            streams,
            tips: Tips::default(),
            hub: Hub::default(),
            owed: Owed::default(),
            index: Mutex::default(),
            struck: Mutex::default(),
            position: AtomicU64::new(0),
            changes: Semaphore::new(MAX_CHANGES),
            reads: Semaphore::new(MAX_READS),
            closed: RwLock::new(false),
            nonce: crosstable_core::hex::text(&nonce),
            count: AtomicU64::new(0),
        })
    }

    /// Lets somebody do something, unless the log is closed; closing waits until they are done.
    pub(super) async fn enter(&self) -> Result<RwLockReadGuard<'_, bool>, StoreError> {
        let closed = self.closed.read().await;
        if *closed { Err(StoreError::Closed) } else { Ok(closed) }
    }

    /// Lets nobody in any more, and waits for those inside; false if it was closed before.
    pub(super) async fn shut(&self) -> bool {
        let mut closed = self.closed.write().await;
        !std::mem::replace(&mut closed, true)
    }

    /// A name for an append that no other has.
    pub(super) fn fresh_name(&self) -> String {
        format!("{}-{}", self.nonce, self.count.fetch_add(1, Ordering::Relaxed))
    }

    /// The directory in memory. Never held over an await.
    pub(super) fn index(&self) -> MutexGuard<'_, Index> {
        self.index.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keys struck from the bucket. Never held over an await.
    pub(super) fn struck(&self) -> MutexGuard<'_, VecDeque<(u64, u64)>> {
        self.struck.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a table ends: in the stream of tables, or else in its record.
    pub(super) async fn last(&self, table: TableId) -> Result<End, StoreError> {
        let mut pause = Pause::new(self.options.patience);
        for attempt in 0.. {
            let known = self.tips.get(table).unwrap_or_default();
            let (last, mut found) = if known.end > 0 {
                (self.streams.last(table).await?, None)
            } else {
                tokio::try_join!(self.streams.last(table), self.streams.head(table))?
            };
            let end = last.as_ref().map_or(0, |told| told.sequence);
            let trusted = end > 0 && end == known.sequence;
            if found.is_none() && (end == 0 || end < known.end) {
                // Asked for after the table's messages, it cannot have come between them.
                found = self.streams.head(table).await?;
            }
            let (told, record) = match (last, found) {
                // A node that was killed may have forgotten that some of the messages are gone.
                (Some(told), Some(found)) if found.head.sequence > told.sequence => (None, Some(found)),
                (Some(told), found) if self.streams.replicated && !trusted => {
                    self.last_that_counts(table, told, found).await?
                }
                (Some(told), _) => (Some(told), None),
                (None, found) => (None, found),
            };
            let recorded = record.as_ref().is_some_and(|found| found.head.sequence >= known.sequence);
            if end == 0 && known.end > 0 && !recorded && attempt < STALE_ANSWERS {
                pause.wait().await;
                continue;
            }
            if end < known.end && (end == 0 || recorded) {
                // The table has moved to its record, or the mark of a removed table was swept away.
                self.tips.forget(table);
            }
            let tip = match (&told, &record) {
                (Some(told), _) => Tip { end, ..Tip::after(told.sequence, &told.frame) },
                (None, Some(found)) => Tip { end, ..Tip::recorded(&found.head) },
                (None, None) => Tip { end, ..Tip::default() },
            };
            // What counts counts for ever. Whoever has messages of this table and knows of less is behind, as a node is
            // that was killed or has just lost its lead; such a table was not removed.
            if end > 0 && tip.sequence < known.sequence {
                if pause.over() {
                    return Err(self.streams.unreachable(format!("message {} is not there", known.sequence)));
                }
                pause.wait().await;
                continue;
            }
            if record.is_none() {
                self.tips.remember(table, tip);
            }
            return Ok(End { told, tip, record });
        }
        unreachable!("an endless loop ends by returning")
    }

    /// A listing, or a table's end, that a message brought.
    pub(super) fn enlist(&self, table: TableId, sequence: u64, deed: &Deed, mine: bool) {
        let listing = match deed {
            Deed::Appended { listing: None, .. } => return,
            Deed::Appended { listing: Some(listing), .. } => Some(listing),
            Deed::Removed => None,
        };
        let news = self.index().apply(table, sequence, listing);
        if news || mine {
            self.owed.owe(table, sequence, mine);
        }
    }
}

/// A byte that differs from process to process and from time to time.
pub(super) fn chance() -> u8 {
    let mut byte = [127];
    // Without one, everybody is as punctual as the others.
    let _ = getrandom::fill(&mut byte);
    byte[0]
}
