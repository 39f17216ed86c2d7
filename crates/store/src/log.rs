//! What every backend does.

use crate::{AppendError, Expired, Listing, PlayerId, State, StoreError, TableId, Watch};

/// The durable log of tables, and the directory of them.
///
/// A table is a sequence of entries, numbered from 0; what they say is the caller's affair. There is no lock and no
/// owner: whoever wants to change a table says how long they think it is, and is told if that is no longer so.
/// Several logs (in several processes) may be open on the same storage at once.
///
/// Dropping a future that has begun does not take its append back. Which runtime they need is the backend's affair.
pub trait Log: Send + Sync + 'static {
    /// Follows a table.
    type Watch: Watch;

    /// Extends `table` by `entries` if it is exactly `expected` entries long, and tells the new length.
    ///
    /// The entries are on stable storage before this returns, and are there all together or not at all. If the table
    /// has another length, whether shorter or longer, nothing changes and the answer is
    /// [`AppendError::Conflict`]. A `listing` replaces the table's listing in the same step; the first append
    /// of a table (`expected` 0) must bring one. The bounds are the constants of this crate; what breaks one is
    /// refused with [`StoreError::TooLarge`] and changes nothing.
    fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> impl Future<Output = Result<u64, AppendError>> + Send;

    /// All entries of `table` from number `from` on. A table that was never written to is empty.
    fn read(
        &self,
        table: TableId,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Vec<u8>>, StoreError>> + Send;

    /// How many entries `table` has.
    fn len(&self, table: TableId) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Follows `table` from number `from` on: first what is there already, then what comes.
    fn watch(&self, table: TableId, from: u64) -> Self::Watch;

    /// What the directory says of `table`, if it exists.
    fn listing(&self, table: TableId) -> impl Future<Output = Result<Option<Listing>, StoreError>> + Send;

    /// Public tables in this state, the latest changed first: lobbies to join, games to look on at.
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

    /// All tables in the order of their ids, page by page: the next ones behind `after`, or the first.
    fn tables(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// Removes `table`, its entries and its listing, if it is still exactly `expected` entries long; so a table that
    /// somebody has just woken up again stays. Whoever watches it is told.
    fn remove(&self, table: TableId, expected: u64) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// Finishes what was begun, tells every watcher, and lets go of the storage. Whatever is asked afterwards is
    /// answered with [`StoreError::Closed`].
    fn close(&self) -> impl Future<Output = ()> + Send;
}
