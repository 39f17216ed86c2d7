//! Changes of tables, inside the writer's transaction.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Result, params};

use super::schema::NUMBER_BITS;
use crate::bounds::{check_growth, weight};
use crate::{AppendError, Listing, PlayerId, TableId};

/// So many tables are remembered; then all are forgotten and learnt anew. It bounds memory, a few MiB at most.
const MAX_REMEMBERED: usize = 1 << 16;

/// What the writer remembers of a table, to spare each append two questions to the file.
#[derive(Clone, Copy)]
struct Size {
    key: i64,
    length: u64,
    bytes: u64,
}

/// The tables as the writer sees them.
#[derive(Default)]
pub(super) struct Tables {
    remembered: HashMap<TableId, Size>,
}

/// The outcome of one change: the table's new length, or why it stays as it is. A failure of SQLite is neither; it
/// spoils the whole transaction.
pub(super) type Answer = std::result::Result<u64, AppendError>;

impl Tables {
    /// Forgets everything, because the file changed in another way than by what was done here.
    pub(super) fn forget(&mut self) {
        self.remembered.clear();
    }

    fn size(&mut self, file: &Connection, table: TableId) -> Result<Option<Size>> {
        if let Some(size) = self.remembered.get(&table) {
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
        self.remember(table, size);
        Ok(Some(size))
    }

    fn remember(&mut self, table: TableId, size: Size) {
        if self.remembered.len() >= MAX_REMEMBERED {
            self.forget();
        }
        self.remembered.insert(table, size);
    }

    /// Extends a table, if it is as long as expected.
    pub(super) fn append(
        &mut self,
        file: &Connection,
        table: TableId,
        expected: u64,
        entries: &[Vec<u8>],
        listing: Option<&Listing>,
    ) -> Result<Answer> {
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
                relist(file, size.key, listing)?;
                size.key
            }
            (None, Some(listing)) => list(file, table, listing)?,
            (None, None) => unreachable!("the first append has a listing: check_append saw to it"),
        };
        let mut insert = file.prepare_cached("INSERT INTO entries (slot, bytes) VALUES (?1, ?2)")?;
        for (number, entry) in (length..).zip(entries) {
            insert.execute(params![slot(key, number), entry])?;
        }
        let length = length + entries.len() as u64;
        self.remember(table, Size { key, length, bytes: bytes + weight(entries) });
        Ok(Ok(length))
    }

    /// Removes a table, if it is as long as expected.
    pub(super) fn remove(&mut self, file: &Connection, table: TableId, expected: u64) -> Result<Answer> {
        let size = self.size(file, table)?;
        let length = size.map_or(0, |size| size.length);
        if length != expected {
            return Ok(Err(AppendError::Conflict { actual: length }));
        }
        if let Some(Size { key, .. }) = size {
            leave(file, key, &members_of(file, key)?)?;
            file.prepare_cached("DELETE FROM entries WHERE slot BETWEEN ?1 AND ?2")?
                .execute([slot(key, 0), slot(key + 1, 0) - 1])?;
            file.prepare_cached("DELETE FROM tables WHERE key = ?1")?.execute([key])?;
            self.remembered.remove(&table);
        }
        Ok(Ok(0))
    }
}

/// Where an entry stands; see [`NUMBER_BITS`].
fn slot(key: i64, number: u64) -> i64 {
    key << NUMBER_BITS | number as i64
}

/// Enters a new table into the directory, and gives it its key.
fn list(file: &Connection, table: TableId, listing: &Listing) -> Result<i64> {
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
        joined(members),
        *changed as i64
    ])?;
    let key = file.last_insert_rowid();
    join(file, key, members)?;
    Ok(key)
}

/// Replaces a table's listing.
fn relist(file: &Connection, key: i64, listing: &Listing) -> Result<()> {
    let Listing { state, public, game, summary, members, changed } = listing;
    // Members come and go far less often than the rest changes, so only the difference is written.
    let before = members_of(file, key)?;
    if before != *members {
        leave(file, key, &before)?;
        join(file, key, members)?;
    }
    file.prepare_cached(
        "UPDATE tables SET state = ?2, public = ?3, game = ?4, summary = ?5, members = ?6, changed = ?7
         WHERE key = ?1",
    )?
    .execute(params![key, *state as i64, public, game, summary, joined(members), *changed as i64])?;
    Ok(())
}

fn members_of(file: &Connection, key: i64) -> Result<Vec<PlayerId>> {
    file.prepare_cached("SELECT members FROM tables WHERE key = ?1")?
        .query_row([key], |row| Ok(separated(row.get_ref(0)?.as_blob()?)))
}

fn join(file: &Connection, key: i64, members: &[PlayerId]) -> Result<()> {
    let mut insert =
        file.prepare_cached("INSERT OR IGNORE INTO members (player, table_key) VALUES (?1, ?2)")?;
    for player in members {
        insert.execute(params![*player.bytes(), key])?;
    }
    Ok(())
}

fn leave(file: &Connection, key: i64, members: &[PlayerId]) -> Result<()> {
    let mut delete = file.prepare_cached("DELETE FROM members WHERE player = ?1 AND table_key = ?2")?;
    for player in members {
        delete.execute(params![*player.bytes(), key])?;
    }
    Ok(())
}

/// Members as the file has them: their bytes one after the other.
fn joined(members: &[PlayerId]) -> Vec<u8> {
    members.iter().flat_map(|player| *player.bytes()).collect()
}

/// The other way round.
pub(super) fn separated(bytes: &[u8]) -> Vec<PlayerId> {
    bytes.as_chunks().0.iter().copied().map(PlayerId::new).collect()
}
