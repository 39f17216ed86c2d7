//! Following tables.
//!
//! A process may watch thousands of tables. A consumer for each would cost the broker memory and a round trip each,
//! so one consumer of the whole stream (the tail) serves them all, and what it brings is handed to who watches.

use std::collections::VecDeque;
use std::collections::hash_map::{Entry as Slot, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender};
use tokio::task::JoinHandle;

use super::core::Core;
use super::frame::{Deed, Frame};
use super::read::Reading;
use crate::{Entry, StoreError, TableId, Watch};

/// So many appends wait for a slow watcher; if more come, it reads them from the log instead.
const WAITING: usize = 16;
/// How long to wait for a node that knows less than we do.
const BEHIND: Duration = Duration::from_millis(50);

/// What the tail has heard of a table.
#[derive(Clone)]
pub(super) struct Heard {
    sequence: u64,
    frame: Arc<Frame>,
}

/// Hands on what the tail brings.
#[derive(Default)]
pub(super) struct Hub {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    watched: HashMap<TableId, Sender<Heard>>,
    closed: bool,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody who watches this table.
    pub(super) fn tell(&self, table: TableId, sequence: u64, frame: Frame) {
        if let Some(watched) = self.lock().watched.get(&table) {
            let _ = watched.send(Heard { sequence, frame: Arc::new(frame) });
        }
    }

    /// Tells everybody that nothing will come any more.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        inner.closed = true;
        inner.watched.clear();
    }

    fn listen(&self, table: TableId) -> Option<Receiver<Heard>> {
        let mut inner = self.lock();
        if inner.closed {
            return None;
        }
        Some(inner.watched.entry(table).or_insert_with(|| Sender::new(WAITING)).subscribe())
    }

    /// Forgets a table that nobody watches any more.
    fn tidy(&self, table: TableId) {
        if let Slot::Occupied(watched) = self.lock().watched.entry(table)
            && watched.get().receiver_count() == 0
        {
            watched.remove();
        }
    }
}

/// Follows one table of a [`crate::JetStreamLog`].
pub struct JetStreamWatch {
    core: Arc<Core>,
    table: TableId,
    /// The number of the entry that comes next.
    next: u64,
    /// The table was seen at least so long; if it is shorter one day, it was removed.
    seen: u64,
    /// The last message that counts in `seen`.
    sequence: u64,
    removed: bool,
    /// Whether everything up to what the tail brings is known.
    up_to_date: bool,
    /// Entries fetched already, from `next` on.
    page: VecDeque<Vec<u8>>,
    heard: Option<Receiver<Heard>>,
    /// What is being read. It goes on though whoever waits is interrupted; else who is interrupted often would never
    /// come to an end.
    reading: Option<JoinHandle<Result<Reading, StoreError>>>,
}

impl JetStreamWatch {
    pub(super) fn new(core: &Arc<Core>, table: TableId, from: u64) -> Self {
        JetStreamWatch {
            core: Arc::clone(core),
            table,
            next: from,
            seen: 0,
            sequence: 0,
            removed: false,
            up_to_date: false,
            page: VecDeque::new(),
            // Listening before reading: what comes in between is heard, what came before is read.
            heard: core.hub.listen(table),
            reading: None,
        }
    }

    /// Reads what is there.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let (core, table, from) = (&self.core, self.table, self.next);
        let reading = self.reading.get_or_insert_with(|| {
            let core = Arc::clone(core);
            tokio::spawn(async move {
                let _inside = core.enter().await?;
                core.read(table, from).await
            })
        });
        let read = reading.await;
        self.reading = None;
        // A read that was stopped is one of a log that was closed.
        let reading = read.map_err(|_| StoreError::Closed)??;
        if reading.tip.end > 0 && reading.tip.sequence < self.sequence {
            // Whoever was asked is behind. It is asked again; the table was not removed.
            tokio::time::sleep(BEHIND).await;
            return Ok(());
        }
        self.removed = reading.tip.length < self.seen;
        self.seen = reading.tip.length;
        self.sequence = self.sequence.max(reading.tip.sequence);
        self.page = reading.entries.into();
        self.up_to_date = true;
        Ok(())
    }

    /// Takes in what the tail has brought.
    fn hear(&mut self, heard: &Heard) {
        if heard.sequence <= self.sequence {
            return;
        }
        if heard.frame.previous != self.sequence {
            // It does not count, or something is missing; the log knows.
            self.up_to_date = false;
            return;
        }
        self.sequence = heard.sequence;
        match &heard.frame.deed {
            // Who has seen nothing yet has nothing to lose.
            Deed::Removed => self.removed = self.seen > 0,
            Deed::Appended { entries, .. } => {
                let Frame { first, .. } = *heard.frame;
                self.seen = heard.frame.length();
                self.page.extend(entries.iter().skip(self.next.saturating_sub(first) as usize).cloned());
            }
        }
    }
}

impl Watch for JetStreamWatch {
    async fn next(&mut self) -> Result<Option<Entry>, StoreError> {
        loop {
            if let Some(bytes) = self.page.pop_front() {
                let number = self.next;
                self.next += 1;
                return Ok(Some(Entry { number, bytes }));
            }
            if self.removed {
                return Ok(None);
            }
            if !self.up_to_date {
                if self.heard.is_none() {
                    return Err(StoreError::Closed);
                }
                self.catch_up().await?;
                continue;
            }
            match self.heard.as_mut().ok_or(StoreError::Closed)?.recv().await {
                Ok(heard) => self.hear(&heard),
                Err(RecvError::Lagged(_)) => self.up_to_date = false,
                Err(RecvError::Closed) => return Err(StoreError::Closed),
            }
        }
    }
}

impl Drop for JetStreamWatch {
    fn drop(&mut self) {
        drop(self.heard.take());
        self.core.hub.tidy(self.table);
    }
}
