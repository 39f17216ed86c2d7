//! Watches of SQLite tables.

use std::collections::VecDeque;
use std::collections::hash_map::{Entry as Slot, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch::{Receiver, Sender};

use super::queries;
use super::readers::Readers;
use crate::{Entry, StoreError, TableId, Watch};

/// A watch fetches this many entries at once, or fewer if they exceed this many bytes.
const PAGE_ENTRIES: u64 = 256;
const PAGE_BYTES: usize = 256 * 1024;

/// Wakes the watches of a table. A notification only says that the table may have changed.
#[derive(Default)]
pub(super) struct Notifiers {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    senders: HashMap<TableId, Sender<()>>,
    closed: bool,
}

impl Notifiers {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no table is watched.
    pub(super) fn is_empty(&self) -> bool {
        self.lock().senders.is_empty()
    }

    /// Wakes the watches of these tables.
    pub(super) fn notify(&self, tables: impl IntoIterator<Item = TableId>) {
        let inner = self.lock();
        if inner.senders.is_empty() {
            return;
        }
        for table in tables {
            if let Some(sender) = inner.senders.get(&table) {
                sender.send_replace(());
            }
        }
    }

    /// Wakes all watches, because it is not known which tables changed.
    pub(super) fn notify_all(&self) {
        for sender in self.lock().senders.values() {
            sender.send_replace(());
        }
    }

    /// Ends all watches.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        inner.closed = true;
        inner.senders.clear();
    }

    /// Subscribes to a table; `None` after closing. Also says whether this is the only watch.
    fn subscribe(&self, table: TableId) -> (Option<Receiver<()>>, bool) {
        let mut inner = self.lock();
        if inner.closed {
            return (None, false);
        }
        let first = inner.senders.is_empty();
        (Some(inner.senders.entry(table).or_insert_with(|| Sender::new(())).subscribe()), first)
    }

    /// Drops the sender of a table that is not watched any more.
    fn unsubscribe(&self, table: TableId) {
        if let Slot::Occupied(sender) = self.lock().senders.entry(table)
            && sender.get().receiver_count() == 0
        {
            sender.remove();
        }
    }
}

/// Follows one table of a [`crate::SqliteLog`].
pub struct SqliteWatch {
    table: TableId,
    /// The number of the next entry.
    next: u64,
    /// The last known length. A shorter table was removed.
    length: u64,
    removed: bool,
    /// Fetched entries, from `next` on.
    page: VecDeque<Vec<u8>>,
    changes: Option<Receiver<()>>,
    notifiers: Arc<Notifiers>,
    readers: Arc<Readers>,
}

impl SqliteWatch {
    /// Also says whether this is the only watch.
    pub(super) fn new(
        table: TableId,
        from: u64,
        notifiers: &Arc<Notifiers>,
        readers: &Arc<Readers>,
    ) -> (Self, bool) {
        let (changes, first) = notifiers.subscribe(table);
        let watch = SqliteWatch {
            table,
            next: from,
            length: 0,
            removed: false,
            page: VecDeque::new(),
            changes,
            notifiers: Arc::clone(notifiers),
            readers: Arc::clone(readers),
        };
        (watch, first)
    }

    async fn fetch(&mut self) -> Result<(), StoreError> {
        let (table, from) = (self.table, self.next);
        let (page, length) = self
            .readers
            .query(move |file| {
                let page = queries::entries(file, table, from, PAGE_ENTRIES, PAGE_BYTES)?;
                // Read after the page, so the length is not smaller unless the table was removed.
                let length =
                    if page.is_empty() { queries::length(file, table)? } else { from + page.len() as u64 };
                Ok((page, length))
            })
            .await?;
        self.removed = length < self.length;
        self.length = length;
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
            // Before fetching: a change during the fetch makes us fetch again.
            self.changes.as_mut().ok_or(StoreError::Closed)?.mark_unchanged();
            self.fetch().await?;
            if self.page.is_empty() && !self.removed && self.length <= self.next {
                self.changes
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
        drop(self.changes.take());
        self.notifiers.unsubscribe(self.table);
    }
}
