//! The interface of all backends.

use crate::{AppendError, Expired, Listing, PlayerId, State, StoreError, TableId};

/// The durable log of tables, and their directory.
///
/// A table is a sequence of opaque entries, numbered from 0. There is no lock and no owner: a writer names the length
/// it expects and gets a conflict if the table has another one. Several logs (in several processes) may be open on
/// the same storage.
///
/// Dropping the future of a started append does not cancel it. Each backend says which runtime its futures need.
pub trait Log: Send + Sync + 'static {
    /// See [`Log::watch`].
    type Watch: Watch;

    /// Appends `entries` to `table` if it has exactly `expected` entries, and returns the new length.
    ///
    /// The entries are on stable storage before this returns, all of them or none. If the table has another length,
    /// shorter or longer, nothing changes and the result is [`AppendError::Conflict`]. A `listing` replaces the
    /// table's listing in the same step; the first append of a table (`expected` 0) must bring one. An append that
    /// exceeds a bound (the constants of this crate) is refused with [`StoreError::TooLarge`] and changes nothing.
    fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> impl Future<Output = Result<u64, AppendError>> + Send;

    /// Reads all entries of `table` from number `from` on. An unknown table is empty.
    fn read(
        &self,
        table: TableId,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Vec<u8>>, StoreError>> + Send;

    /// Counts the entries of `table`.
    fn len(&self, table: TableId) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Follows `table` from number `from` on: first the existing entries, then new ones.
    fn watch(&self, table: TableId, from: u64) -> Self::Watch;

    /// The listing of `table`, if the table exists.
    fn listing(&self, table: TableId) -> impl Future<Output = Result<Option<Listing>, StoreError>> + Send;

    /// Public tables in this state, the latest changed first: lobbies to join, games to watch.
    fn public_tables(
        &self,
        state: State,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<(TableId, Listing)>, StoreError>> + Send;

    /// The tables of which `player` is a member, in any state, the latest changed first.
    fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<(TableId, Listing)>, StoreError>> + Send;

    /// Tables in this state that last changed earlier than `before` (milliseconds since 1970), the stalest first.
    fn expired(
        &self,
        state: State,
        before: u64,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<Expired>, StoreError>> + Send;

    /// When people last changed a table: the latest change of all tables that have not [expired](State::Expired).
    fn newest_change(&self) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// All tables in the order of their ids, page by page: the next ones behind `after`, or the first.
    fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// Removes `table`, its entries and its listing, if it still has exactly `expected` entries, so that a table that
    /// is in use again survives. Its watches end.
    fn remove(&self, table: TableId, expected: u64) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// Tries whether an append could be stored now. It leaves nothing behind.
    fn probe(&self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Whether an acknowledged append is known to survive a loss of power.
    fn durability(&self) -> Durability {
        Durability::Proven
    }

    /// How many appends were found that name the same predecessor as another. Storage should refuse them; of two the
    /// first counts.
    fn forks(&self) -> u64 {
        0
    }

    /// Finishes started operations, ends all watches and releases the storage. Later calls fail with
    /// [`StoreError::Closed`].
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Whether storage is known to sync an append before it acknowledges it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Durability {
    /// It does.
    Proven,
    /// Nobody has looked, and the host has accepted that.
    Unproven,
    /// It was proven and is not any more, for this reason.
    Lost(String),
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Counted from 0.
    pub number: u64,
    /// Opaque to this crate.
    pub bytes: Vec<u8>,
}

/// Follows one table from a given number on; see [`Log::watch`].
pub trait Watch: Send + 'static {
    /// Waits for the next entry. Delivers every entry once, in order.
    ///
    /// `None` means that the table was removed; nothing follows. The future is cancel-safe, so it may stand in a
    /// `select!`. After an error the next call tries again at the same entry.
    fn next(&mut self) -> impl Future<Output = Result<Option<Entry>, StoreError>> + Send;
}
