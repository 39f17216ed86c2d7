//! Following a table in the file.

use std::collections::VecDeque;
use std::collections::hash_map::{Entry as Slot, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch::{Receiver, Sender};

use super::queries;
use super::readers::Readers;
use crate::{Entry, StoreError, TableId, Watch};

/// A watch fetches so many entries at once, and stops early after so many bytes.
const PAGE_ENTRIES: u64 = 256;
const PAGE_BYTES: usize = 256 * 1024;

/// Rings for those who wait for a table. A ring says "look again", no more; what there is to see is in the file.
#[derive(Default)]
pub(super) struct Bells {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    bells: HashMap<TableId, Sender<()>>,
    closed: bool,
}

impl Bells {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nobody watches anything.
    pub(super) fn silent(&self) -> bool {
        self.lock().bells.is_empty()
    }

    /// Tells everybody who watches one of these tables.
    pub(super) fn ring(&self, tables: impl IntoIterator<Item = TableId>) {
        let inner = self.lock();
        if inner.bells.is_empty() {
            return;
        }
        for table in tables {
            if let Some(bell) = inner.bells.get(&table) {
                bell.send_replace(());
            }
        }
    }

    /// Tells everybody, because it is not known which tables changed.
    pub(super) fn ring_all(&self) {
        for bell in self.lock().bells.values() {
            bell.send_replace(());
        }
    }

    /// Tells everybody that nothing will come any more.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        inner.closed = true;
        inner.bells.clear();
    }

    /// A bell for this table, and whether it is the first of all; none after closing.
    fn hang(&self, table: TableId) -> (Option<Receiver<()>>, bool) {
        let mut inner = self.lock();
        if inner.closed {
            return (None, false);
        }
        let first = inner.bells.is_empty();
        (Some(inner.bells.entry(table).or_insert_with(|| Sender::new(())).subscribe()), first)
    }

    /// Forgets a table's bell if nobody listens any more.
    fn tidy(&self, table: TableId) {
        if let Slot::Occupied(bell) = self.lock().bells.entry(table)
            && bell.get().receiver_count() == 0
        {
            bell.remove();
        }
    }
}

/// Follows one table of a [`crate::SqliteLog`].
pub struct SqliteWatch {
    table: TableId,
    /// The number of the entry that comes next.
    next: u64,
    /// The table was seen at least so long; if it is shorter one day, it was removed.
    seen: u64,
    removed: bool,
    /// Entries fetched already, from `next` on.
    page: VecDeque<Vec<u8>>,
    bell: Option<Receiver<()>>,
    bells: Arc<Bells>,
    readers: Arc<Readers>,
}

impl SqliteWatch {
    /// A watch, and whether it is the first of all.
    pub(super) fn new(table: TableId, from: u64, bells: &Arc<Bells>, readers: &Arc<Readers>) -> (Self, bool) {
        let (bell, first) = bells.hang(table);
        let watch = SqliteWatch {
            table,
            next: from,
            seen: 0,
            removed: false,
            page: VecDeque::new(),
            bell,
            bells: Arc::clone(bells),
            readers: Arc::clone(readers),
        };
        (watch, first)
    }

    /// Fetches the next entries, or learns that there are none.
    async fn fetch(&mut self) -> Result<(), StoreError> {
        let (table, from) = (self.table, self.next);
        let (page, length) = self
            .readers
            .ask(move |file| {
                let page = queries::entries(file, table, from, PAGE_ENTRIES, PAGE_BYTES)?;
                // Asked later than the page, it may tell of more, never of less, unless the table was removed.
                let length =
                    if page.is_empty() { queries::length(file, table)? } else { from + page.len() as u64 };
                Ok((page, length))
            })
            .await?;
        self.removed = length < self.seen;
        self.seen = length;
        self.page = page.into();
        Ok(())
    }
}

impl Watch for SqliteWatch {
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
            // Heard before looking: a ring that comes while we look makes us look once more.
            self.bell.as_mut().ok_or(StoreError::Closed)?.mark_unchanged();
            self.fetch().await?;
            if self.page.is_empty() && !self.removed && self.seen <= self.next {
                self.bell
                    .as_mut()
                    .ok_or(StoreError::Closed)?
                    .changed()
                    .await
                    .map_err(|_| StoreError::Closed)?;
            }
        }
    }
}

impl Drop for SqliteWatch {
    fn drop(&mut self) {
        drop(self.bell.take());
        self.bells.tidy(self.table);
    }
}
