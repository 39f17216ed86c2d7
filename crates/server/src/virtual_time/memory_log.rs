//! A log in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crosstable_store::{
    AppendError, Entry, Expired, Listing, Log, MAX_TABLE_ENTRIES, PlayerId, State, StoreError, TableId, Watch,
};
use tokio::sync::watch;

type Tables = BTreeMap<TableId, (Vec<Vec<u8>>, Listing)>;

/// Tables in memory, shared by all clones.
#[derive(Clone)]
pub(super) struct MemoryLog {
    tables: Arc<Mutex<Tables>>,
    changed: watch::Sender<()>,
}

impl Default for MemoryLog {
    fn default() -> Self {
        MemoryLog { tables: Arc::default(), changed: watch::Sender::new(()) }
    }
}

impl MemoryLog {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, limit: usize, wanted: impl Fn(&Listing) -> bool) -> Vec<(TableId, Listing)> {
        let tables = self.tables();
        let found = tables.iter().filter(|(_, (_, listing))| wanted(listing));
        found.take(limit).map(|(id, (_, listing))| (*id, listing.clone())).collect()
    }
}

impl Log for MemoryLog {
    type Watch = MemoryWatch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        // Another task may come first, as with a real log.
        tokio::task::yield_now().await;
        let mut tables = self.tables();
        let actual = tables.get(&table).map_or(0, |(log, _)| log.len() as u64);
        if actual != expected {
            return Err(AppendError::Conflict { actual });
        }
        let (found, most) = (expected + entries.len() as u64, MAX_TABLE_ENTRIES);
        if found > most {
            return Err(StoreError::TooLarge { what: "the number of entries", found, most }.into());
        }
        let (log, listed) = tables
            .entry(table)
            .or_insert_with(|| (Vec::new(), listing.clone().expect("the first append brings a listing")));
        log.extend(entries);
        if let Some(listing) = listing {
            *listed = listing;
        }
        let length = log.len() as u64;
        drop(tables);
        self.changed.send_replace(());
        Ok(length)
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        Ok(self.tables().get(&table).map_or(Vec::new(), |(log, _)| log[from as usize..].to_vec()))
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        Ok(self.tables().get(&table).map_or(0, |(log, _)| log.len() as u64))
    }

    fn watch(&self, table: TableId, from: u64) -> MemoryWatch {
        MemoryWatch { log: self.clone(), changed: self.changed.subscribe(), table, next: from }
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        Ok(self.tables().get(&table).map(|(_, listing)| listing.clone()))
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        Ok(self.find(limit, |listing| listing.public && listing.state == state))
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        Ok(self.find(limit, |listing| listing.members.contains(&player)))
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        let stale = |listing: &Listing| listing.state == state && listing.changed < before;
        let mut stale = self.find(usize::MAX, stale);
        stale.sort_by_key(|(_, listing)| listing.changed);
        stale.truncate(limit);
        let length = |table| self.tables().get(&table).map_or(0, |(log, _)| log.len() as u64);
        Ok(stale.into_iter().map(|(table, _)| Expired { table, length: length(table) }).collect())
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        let kept = self.find(usize::MAX, |listing| listing.state != State::Expired);
        Ok(kept.into_iter().map(|(_, listing)| listing.changed).max())
    }

    async fn tables(&self, _: Option<TableId>, _: usize) -> Result<Vec<TableId>, StoreError> {
        Ok(MemoryLog::tables(self).keys().copied().collect())
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        let mut tables = MemoryLog::tables(self);
        let actual = tables.get(&table).map_or(0, |(log, _)| log.len() as u64);
        if actual != expected {
            return Err(AppendError::Conflict { actual });
        }
        tables.remove(&table);
        drop(tables);
        self.changed.send_replace(());
        Ok(())
    }

    async fn probe(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}

/// Follows one table.
pub(super) struct MemoryWatch {
    log: MemoryLog,
    changed: watch::Receiver<()>,
    table: TableId,
    next: u64,
}

impl Watch for MemoryWatch {
    async fn next(&mut self) -> Result<Option<Entry>, StoreError> {
        loop {
            match self.log.tables().get(&self.table) {
                None => return Ok(None),
                Some((log, _)) if self.next < log.len() as u64 => {
                    let number = self.next;
                    self.next += 1;
                    return Ok(Some(Entry { number, bytes: log[number as usize].clone() }));
                }
                Some(_) => {}
            }
            let _ = self.changed.changed().await;
        }
    }
}
