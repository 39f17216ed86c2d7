//! The tables at which this process has worked lately, so that only new entries must be read.

use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crosstable_core::TableId;
use lru::LruCache;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::live_table::LiveTable;

/// How many tables are remembered.
const CAPACITY: NonZero<usize> = NonZero::new(2_000).expect("not zero");

pub(crate) struct TableCache {
    /// Tables that nobody works on at the moment.
    tables: Mutex<LruCache<TableId, LiveTable>>,
    /// The mark of the newest clock of each table. It is not taken away while a table is worked on, because two clocks
    /// of the same table may well be worked on at once.
    clocks: Mutex<LruCache<TableId, u64>>,
}

impl Default for TableCache {
    fn default() -> Self {
        TableCache {
            tables: Mutex::new(LruCache::new(CAPACITY)),
            clocks: Mutex::new(LruCache::new(CAPACITY)),
        }
    }
}

impl TableCache {
    /// Whether this is the newest clock of the table, as far as this process has seen.
    pub(super) fn is_newest_clock(&self, id: TableId, mark: u64) -> bool {
        let mut clocks = self.clocks.lock().unwrap_or_else(PoisonError::into_inner);
        let newest = clocks.get_or_insert_mut(id, || mark);
        *newest = mark.max(*newest);
        *newest == mark
    }

    fn tables(&self) -> MutexGuard<'_, LruCache<TableId, LiveTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AppState {
    /// The table as it is now.
    pub(super) async fn take_table(&self, id: TableId) -> Result<LiveTable, ApiError> {
        let cached = self.cache.tables().pop(&id);
        let Some(mut live) = cached else { return LiveTable::load(self, id).await };
        live.catch_up(self).await?;
        Ok(live)
    }

    /// Remembers a table. One whose game is over is not needed again.
    pub(super) fn keep_table(&self, mut live: LiveTable) {
        // Nobody is subscribed here.
        live.fresh.clear();
        if live.table().standing().is_none() {
            self.cache.tables().put(live.table().id(), live);
        }
    }
}
