//! The log of tables, as the server uses it: entries instead of bytes, and one type for every backend.

use std::sync::Arc;

use crosstable_core::{PlayerId, TableId};
use crosstable_store::{
    AppendError, Durability, Entry as StoredEntry, Expired, Listing, Log, State, StoreError, Watch,
};
use crosstable_table::LogEntry;

use crate::cluster::BoxFuture;

/// What a list of tables consists of.
pub(crate) type Listings = Vec<(TableId, Listing)>;

/// [`Log`] with boxed futures, so that the rest of the server is compiled once for all backends.
pub(crate) trait TableLog: Send + Sync + 'static {
    fn append<'a>(
        &'a self,
        table: TableId,
        expected: u64,
        entries: &mut dyn Iterator<Item = &LogEntry>,
        listing: Option<Listing>,
    ) -> BoxFuture<'a, Result<u64, AppendError>>;
    fn read(&self, table: TableId, from: u64) -> BoxFuture<'_, Result<Vec<Vec<u8>>, StoreError>>;
    fn len(&self, table: TableId) -> BoxFuture<'_, Result<u64, StoreError>>;
    fn watch(&self, table: TableId, from: u64) -> Box<dyn TableWatch>;
    fn public_tables(&self, state: State, limit: usize) -> BoxFuture<'_, Result<Listings, StoreError>>;
    fn tables_of(&self, player: PlayerId, limit: usize) -> BoxFuture<'_, Result<Listings, StoreError>>;
    fn expired(
        &self,
        state: State,
        before: u64,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<Expired>, StoreError>>;
    fn listing(&self, table: TableId) -> BoxFuture<'_, Result<Option<Listing>, StoreError>>;
    fn tables(&self, after: Option<TableId>, limit: usize)
    -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;
    fn newest_change(&self) -> BoxFuture<'_, Result<Option<u64>, StoreError>>;
    fn remove(&self, table: TableId, expected: u64) -> BoxFuture<'_, Result<(), AppendError>>;
    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>>;
    fn durability(&self) -> Durability;
    fn forks(&self) -> u64;
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// [`Watch`] with boxed futures.
pub(crate) trait TableWatch: Send {
    fn next(&mut self) -> BoxFuture<'_, Result<Option<StoredEntry>, StoreError>>;
}

impl<W: Watch> TableWatch for W {
    fn next(&mut self) -> BoxFuture<'_, Result<Option<StoredEntry>, StoreError>> {
        Box::pin(Watch::next(self))
    }
}

impl<L: Log> TableLog for L {
    fn append<'a>(
        &'a self,
        table: TableId,
        expected: u64,
        entries: &mut dyn Iterator<Item = &LogEntry>,
        listing: Option<Listing>,
    ) -> BoxFuture<'a, Result<u64, AppendError>> {
        let bytes = entries.map(|entry| entry.text().as_bytes().to_vec()).collect();
        Box::pin(Log::append(self, table, expected, bytes, listing))
    }

    fn read(&self, table: TableId, from: u64) -> BoxFuture<'_, Result<Vec<Vec<u8>>, StoreError>> {
        Box::pin(Log::read(self, table, from))
    }

    fn len(&self, table: TableId) -> BoxFuture<'_, Result<u64, StoreError>> {
        Box::pin(Log::len(self, table))
    }

    fn watch(&self, table: TableId, from: u64) -> Box<dyn TableWatch> {
        Box::new(Log::watch(self, table, from))
    }

    fn public_tables(&self, state: State, limit: usize) -> BoxFuture<'_, Result<Listings, StoreError>> {
        Box::pin(Log::public_tables(self, state, limit))
    }

    fn tables_of(&self, player: PlayerId, limit: usize) -> BoxFuture<'_, Result<Listings, StoreError>> {
        Box::pin(Log::tables_of(self, player, limit))
    }

    fn expired(
        &self,
        state: State,
        before: u64,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<Expired>, StoreError>> {
        Box::pin(Log::expired(self, state, before, limit))
    }

    fn listing(&self, table: TableId) -> BoxFuture<'_, Result<Option<Listing>, StoreError>> {
        Box::pin(Log::listing(self, table))
    }

    fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(Log::tables(self, after, limit))
    }

    fn newest_change(&self) -> BoxFuture<'_, Result<Option<u64>, StoreError>> {
        Box::pin(Log::newest_change(self))
    }

    fn remove(&self, table: TableId, expected: u64) -> BoxFuture<'_, Result<(), AppendError>> {
        Box::pin(Log::remove(self, table, expected))
    }

    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(Log::probe(self))
    }

    fn durability(&self) -> Durability {
        Log::durability(self)
    }

    fn forks(&self) -> u64 {
        Log::forks(self)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(Log::close(self))
    }
}

/// The log that all parts of the server share.
pub(crate) type SharedLog = Arc<dyn TableLog>;
