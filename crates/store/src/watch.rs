//! Following a table.

use crate::StoreError;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the log, counted from 0.
    pub number: u64,
    /// What was appended; opaque here.
    pub bytes: Vec<u8>,
}

/// Follows one table from a given number on; see [`crate::Log::watch`].
pub trait Watch: Send + 'static {
    /// The next entry, as soon as it is there: every entry once, in order, none left out.
    ///
    /// `None` says that the table was removed; nothing will follow. Dropping the future before it is ready loses
    /// nothing: the next call goes on at the same place, so it may stand in a `select!`. After an error the next
    /// call tries again at the same place.
    fn next(&mut self) -> impl Future<Output = Result<Option<Entry>, StoreError>> + Send;
}
