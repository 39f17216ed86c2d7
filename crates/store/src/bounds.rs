//! How much is too much. Every backend keeps the same bounds, so that a table can move between them.

use crate::{Listing, StoreError};

/// Bytes in one entry.
pub const MAX_ENTRY_BYTES: usize = 64 * 1024;
/// Entries in one append.
pub const MAX_APPEND_ENTRIES: usize = 256;
/// Bytes of all entries of one append together: small enough for one message of a message broker.
pub const MAX_APPEND_BYTES: usize = 512 * 1024;
/// Entries of one table.
pub const MAX_TABLE_ENTRIES: u64 = 1 << 16;
/// Bytes of all entries of one table together, so that reading a table whole is bounded too.
pub const MAX_TABLE_BYTES: u64 = 16 << 20;
/// Bytes of a listing's summary.
pub const MAX_SUMMARY_BYTES: usize = 4 * 1024;
/// Bytes of a listing's game.
pub const MAX_GAME_BYTES: usize = 64;
/// Members of one table.
pub const MAX_MEMBERS: usize = 16;
/// Tables that one question to the directory may ask for.
pub const MAX_LIMIT: usize = 1000;
/// The last moment a listing may carry: what a signed 64-bit number of milliseconds can hold.
pub const MAX_CHANGED: u64 = i64::MAX as u64;

/// Says which bound is broken, if it is.
pub(crate) fn at_most(what: &'static str, found: u64, most: u64) -> Result<(), StoreError> {
    if found > most { Err(StoreError::TooLarge { what, found, most }) } else { Ok(()) }
}

/// What can be told of an append without looking at the table.
pub(crate) fn check_append(
    expected: u64,
    entries: &[Vec<u8>],
    listing: Option<&Listing>,
) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Err(StoreError::NothingToAppend);
    }
    at_most("the number of entries in one append", entries.len() as u64, MAX_APPEND_ENTRIES as u64)?;
    for entry in entries {
        at_most("the number of bytes in one entry", entry.len() as u64, MAX_ENTRY_BYTES as u64)?;
    }
    at_most("the number of bytes in one append", weight(entries), MAX_APPEND_BYTES as u64)?;
    match listing {
        Some(listing) => listing.check(),
        // A table that no directory knows could be found by nobody, and never expire.
        None if expected == 0 => Err(StoreError::Unlisted),
        None => Ok(()),
    }
}

/// What is left to check once the table's size is known.
pub(crate) fn check_growth(length: u64, bytes: u64, entries: &[Vec<u8>]) -> Result<(), StoreError> {
    at_most("the number of entries of one table", length + entries.len() as u64, MAX_TABLE_ENTRIES)?;
    at_most("the number of bytes of one table", bytes + weight(entries), MAX_TABLE_BYTES)
}

pub(crate) fn check_limit(limit: usize) -> Result<(), StoreError> {
    at_most("the number of tables asked for", limit as u64, MAX_LIMIT as u64)
}

/// Bytes of all these entries.
pub(crate) fn weight(entries: &[Vec<u8>]) -> u64 {
    entries.iter().map(|entry| entry.len() as u64).sum()
}
