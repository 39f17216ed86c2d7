//! Appends and removals inside the writer's transaction.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Result, params};

use super::schema::NUMBER_BITS;
use crate::bounds::{check_growth, total_bytes};
use crate::{AppendError, Listing, PlayerId, TableId};

/// The cache is cleared when it has this many tables (a few MiB).
const MAX_CACHED: usize = 1 << 16;

/// The size of a table, cached to spare each append two queries.
#[derive(Clone, Copy)]
struct Size {
    key: i64,
    length: u64,
    bytes: u64,
}

/// The tables, with a cache of their sizes.
#[derive(Default)]
pub(super) struct Tables {
    cache: HashMap<TableId, Size>,
}

/// The new length of the table, or why it did not change. An error of SQLite is neither: it fails the whole
/// transaction.
pub(super) type OpResult = std::result::Result<u64, AppendError>;

impl Tables {
    /// Called when the file may have changed in another way than through this cache.
    pub(super) fn clear_cache(&mut self) {
        self.cache.clear();
    }

    fn size(&mut self, file: &Connection, table: TableId) -> Result<Option<Size>> {
        if let Some(size) = self.cache.get(&table) {
            return Ok(Some(*size));
        }
        let key = file
            .prepare_cached("SELECT key FROM tables WHERE id = ?1")?
            .query_row([*table.bytes()], |row| row.get::<_, i64>(0))
            .optional()?;
        let Some(key) = key else { return Ok(None) };
        let (length, bytes) = file
            .prepare_cached(
                "SELECT coalesce(max(slot) + 1 - ?1, 0), coalesce(sum(length(bytes)), 0)
                 FROM entries WHERE slot BETWEEN ?1 AND ?2",
            )?
            .query_row([slot(key, 0), slot(key + 1, 0) - 1], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let size = Size { key, length, bytes };
        self.cache_size(table, size);
        Ok(Some(size))
    }

    fn cache_size(&mut self, table: TableId, size: Size) {
        if self.cache.len() >= MAX_CACHED {
            self.clear_cache();
        }
        self.cache.insert(table, size);
    }

    pub(super) fn append(
        &mut self,
        file: &Connection,
        table: TableId,
        expected: u64,
        entries: &[Vec<u8>],
        listing: Option<&Listing>,
    ) -> Result<OpResult> {
        let size = self.size(file, table)?;
        let (length, bytes) = size.map_or((0, 0), |size| (size.length, size.bytes));
        if length != expected {
            return Ok(Err(AppendError::Conflict { actual: length }));
        }
        if let Err(error) = check_growth(length, bytes, entries) {
            return Ok(Err(error.into()));
        }
        let key = match (size, listing) {
            (Some(size), None) => size.key,
            (Some(size), Some(listing)) => {
                update_listing(file, size.key, listing)?;
                size.key
            }
            (None, Some(listing)) => insert_table(file, table, listing)?,
            (None, None) => unreachable!("check_append refuses a first append without a listing"),
        };
        let mut insert = file.prepare_cached("INSERT INTO entries (slot, bytes) VALUES (?1, ?2)")?;
        for (number, entry) in (length..).zip(entries) {
            insert.execute(params![slot(key, number), entry])?;
        }
        let length = length + entries.len() as u64;
        self.cache_size(table, Size { key, length, bytes: bytes + total_bytes(entries) });
        Ok(Ok(length))
    }

    pub(super) fn remove(&mut self, file: &Connection, table: TableId, expected: u64) -> Result<OpResult> {
        let size = self.size(file, table)?;
        let length = size.map_or(0, |size| size.length);
        if length != expected {
            return Ok(Err(AppendError::Conflict { actual: length }));
        }
        if let Some(Size { key, .. }) = size {
            delete_members(file, key, &members_of(file, key)?)?;
            file.prepare_cached("DELETE FROM entries WHERE slot BETWEEN ?1 AND ?2")?
                .execute([slot(key, 0), slot(key + 1, 0) - 1])?;
            file.prepare_cached("DELETE FROM tables WHERE key = ?1")?.execute([key])?;
            self.cache.remove(&table);
        }
        Ok(Ok(0))
    }
}

/// Writes more than any append of a game needs, and takes it back in the same transaction. It fails, here or in the
/// commit, if the log may not grow or the disk has no room.
pub(super) fn probe(file: &Connection) -> Result<OpResult> {
    // No table has this slot: keys are positive.
    file.prepare_cached("INSERT INTO entries (slot, bytes) VALUES (-1, zeroblob(16384))")?.execute([])?;
    file.prepare_cached("DELETE FROM entries WHERE slot = -1")?.execute([])?;
    Ok(Ok(0))
}

/// The key of an entry; see [`NUMBER_BITS`].
fn slot(key: i64, number: u64) -> i64 {
    key << NUMBER_BITS | number as i64
}

/// Inserts a new table and returns its key.
fn insert_table(file: &Connection, table: TableId, listing: &Listing) -> Result<i64> {
    let Listing { state, public, game, summary, members, changed } = listing;
    file.prepare_cached(
        "INSERT INTO tables (id, state, public, game, summary, members, changed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        *table.bytes(),
        *state as i64,
        public,
        game,
        summary,
        encode_members(members),
        *changed as i64
    ])?;
    let key = file.last_insert_rowid();
    insert_members(file, key, members)?;
    Ok(key)
}

fn update_listing(file: &Connection, key: i64, listing: &Listing) -> Result<()> {
    let Listing { state, public, game, summary, members, changed } = listing;
    // Members change far less often than the rest.
    let before = members_of(file, key)?;
    if before != *members {
        delete_members(file, key, &before)?;
        insert_members(file, key, members)?;
    }
    file.prepare_cached(
        "UPDATE tables SET state = ?2, public = ?3, game = ?4, summary = ?5, members = ?6, changed = ?7
         WHERE key = ?1",
    )?
    .execute(params![
        key,
        *state as i64,
        public,
        game,
        summary,
        encode_members(members),
        *changed as i64
    ])?;
    Ok(())
}

fn members_of(file: &Connection, key: i64) -> Result<Vec<PlayerId>> {
    file.prepare_cached("SELECT members FROM tables WHERE key = ?1")?
        .query_row([key], |row| Ok(decode_members(row.get_ref(0)?.as_blob()?)))
}

fn insert_members(file: &Connection, key: i64, members: &[PlayerId]) -> Result<()> {
    let mut insert =
        file.prepare_cached("INSERT OR IGNORE INTO members (player, table_key) VALUES (?1, ?2)")?;
    for player in members {
        insert.execute(params![*player.bytes(), key])?;
    }
    Ok(())
}

fn delete_members(file: &Connection, key: i64, members: &[PlayerId]) -> Result<()> {
    let mut delete = file.prepare_cached("DELETE FROM members WHERE player = ?1 AND table_key = ?2")?;
    for player in members {
        delete.execute(params![*player.bytes(), key])?;
    }
    Ok(())
}

/// The bytes of all members, one after the other.
fn encode_members(members: &[PlayerId]) -> Vec<u8> {
    members.iter().flat_map(|player| *player.bytes()).collect()
}

pub(super) fn decode_members(bytes: &[u8]) -> Vec<PlayerId> {
    bytes.as_chunks().0.iter().copied().map(PlayerId::new).collect()
}
