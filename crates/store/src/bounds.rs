//! Size limits, the same for every backend, so that a table can be transferred between them; and their checks, for
//! backends elsewhere.

use crate::{Listing, StoreError};

/// Bytes in one entry.
pub const MAX_ENTRY_BYTES: usize = 64 * 1024;
/// Entries in one append.
pub const MAX_APPEND_ENTRIES: usize = 256;
/// Bytes of all entries of one append: small enough for one message of a broker.
pub const MAX_APPEND_BYTES: usize = 512 * 1024;
/// Entries of one table.
pub const MAX_TABLE_ENTRIES: u64 = 1 << 16;
/// Bytes of all entries of one table, which bounds the cost of reading a whole table.
pub const MAX_TABLE_BYTES: u64 = 16 << 20;
/// Bytes of a listing's summary.
pub const MAX_SUMMARY_BYTES: usize = 4 * 1024;
/// Bytes of a listing's game.
pub const MAX_GAME_BYTES: usize = 64;
/// Members of one table.
pub const MAX_MEMBERS: usize = 16;
/// Tables in one result of a directory query.
pub const MAX_LIMIT: usize = 1000;
/// The latest time of a listing: SQLite's integers are signed.
pub const MAX_CHANGED: u64 = i64::MAX as u64;

pub(crate) fn at_most(what: &'static str, found: u64, most: u64) -> Result<(), StoreError> {
    if found > most { Err(StoreError::TooLarge { what, found, most }) } else { Ok(()) }
}

/// Checks the bounds that do not depend on the table.
pub fn check_append(expected: u64, entries: &[Vec<u8>], listing: Option<&Listing>) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Err(StoreError::EmptyAppend);
    }
    at_most("the number of entries in one append", entries.len() as u64, MAX_APPEND_ENTRIES as u64)?;
    for entry in entries {
        at_most("the number of bytes in one entry", entry.len() as u64, MAX_ENTRY_BYTES as u64)?;
    }
    at_most("the number of bytes in one append", total_bytes(entries), MAX_APPEND_BYTES as u64)?;
    match listing {
        Some(listing) => listing.check(),
        // A table without a listing could not be found and would never expire.
        None if expected == 0 => Err(StoreError::MissingListing),
        None => Ok(()),
    }
}

/// Checks the bounds that depend on the table's size.
pub fn check_growth(length: u64, bytes: u64, entries: &[Vec<u8>]) -> Result<(), StoreError> {
    at_most("the number of entries of one table", length + entries.len() as u64, MAX_TABLE_ENTRIES)?;
    at_most("the number of bytes of one table", bytes + total_bytes(entries), MAX_TABLE_BYTES)
}

/// Checks how many tables are asked for.
pub fn check_limit(limit: usize) -> Result<(), StoreError> {
    at_most("the number of tables asked for", limit as u64, MAX_LIMIT as u64)
}

pub(crate) fn total_bytes(entries: &[Vec<u8>]) -> u64 {
    entries.iter().map(|entry| entry.len() as u64).sum()
}
