//! Queries. Each statement sees a consistent snapshot.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Params, Result, Row};

use super::tables::decode_members;
use crate::{Expired, Listing, MAX_TABLE_ENTRIES, PlayerId, State, TableId};

const ENTRIES: &str =
    "SELECT bytes FROM tables JOIN entries ON slot BETWEEN (key << 16) + ?2 AND (key << 16) + 65535
    WHERE id = ?1 ORDER BY slot LIMIT ?3";
const LENGTH: &str =
    "SELECT (slot & 65535) + 1 FROM tables JOIN entries ON slot BETWEEN (key << 16) AND (key << 16) + 65535
    WHERE id = ?1 ORDER BY slot DESC LIMIT 1";
const LISTING: &str = "SELECT id, state, public, game, summary, members, changed FROM tables WHERE id = ?1";
const PUBLIC_TABLES: &str = "SELECT id, state, public, game, summary, members, changed FROM tables
    WHERE public AND state = ?1 ORDER BY changed DESC LIMIT ?2";
const TABLES_OF: &str = "SELECT id, state, public, game, summary, tables.members, changed
    FROM members JOIN tables ON key = table_key
    WHERE player = ?1 ORDER BY changed DESC LIMIT ?2";
const EXPIRED: &str = "SELECT id, (SELECT (slot & 65535) + 1 FROM entries
                WHERE slot BETWEEN (key << 16) AND (key << 16) + 65535 ORDER BY slot DESC LIMIT 1)
    FROM tables WHERE state = ?1 AND changed < ?2 ORDER BY changed LIMIT ?3";
const NEWEST: &str = "SELECT changed FROM tables WHERE state = ?1 ORDER BY changed DESC LIMIT 1";
const TABLES: &str = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
/// For the test that each uses an index.
#[cfg(test)]
pub(super) const ALL: [&str; 8] =
    [ENTRIES, LENGTH, LISTING, PUBLIC_TABLES, TABLES_OF, EXPIRED, NEWEST, TABLES];

/// Reads entries from number `from` on: at most `most`, and no further ones once `most_bytes` are exceeded.
pub(super) fn entries(
    file: &Connection,
    table: TableId,
    from: u64,
    most: u64,
    most_bytes: usize,
) -> Result<Vec<Vec<u8>>> {
    // A larger number would address the next table's slots.
    if from >= MAX_TABLE_ENTRIES {
        return Ok(Vec::new());
    }
    let mut statement = file.prepare_cached(ENTRIES)?;
    let mut rows = statement.query((*table.bytes(), from as i64, most as i64))?;
    let mut entries = Vec::new();
    let mut bytes = 0;
    while bytes <= most_bytes
        && let Some(row) = rows.next()?
    {
        let entry: Vec<u8> = row.get(0)?;
        bytes += entry.len();
        entries.push(entry);
    }
    Ok(entries)
}

pub(super) fn length(file: &Connection, table: TableId) -> Result<u64> {
    file.prepare_cached(LENGTH)?
        .query_row([*table.bytes()], |row| row.get(0))
        .optional()
        .map(Option::unwrap_or_default)
}

pub(super) fn listing(file: &Connection, table: TableId) -> Result<Option<Listing>> {
    file.prepare_cached(LISTING)?
        .query_row([*table.bytes()], listing_row)
        .optional()
        .map(|found| found.map(|(_, listing)| listing))
}

pub(super) fn public_tables(
    file: &Connection,
    state: State,
    limit: usize,
) -> Result<Vec<(TableId, Listing)>> {
    listings(file, PUBLIC_TABLES, (state as i64, limit as i64))
}

pub(super) fn tables_of(
    file: &Connection,
    player: PlayerId,
    limit: usize,
) -> Result<Vec<(TableId, Listing)>> {
    listings(file, TABLES_OF, (*player.bytes(), limit as i64))
}

pub(super) fn expired(file: &Connection, state: State, before: u64, limit: usize) -> Result<Vec<Expired>> {
    // Every table has at least one entry, so the inner query always has a result.
    file.prepare_cached(EXPIRED)?
        .query_map((state as i64, i64::try_from(before).unwrap_or(i64::MAX), limit as i64), |row| {
            Ok(Expired { table: TableId::new(row.get(0)?), length: row.get(1)? })
        })?
        .collect()
}

pub(super) fn newest_change(file: &Connection) -> Result<Option<u64>> {
    let mut newest = None;
    for state in State::KEPT {
        let changed = file.prepare_cached(NEWEST)?.query_row([state as i64], |row| row.get(0)).optional()?;
        newest = newest.max(changed);
    }
    Ok(newest)
}

pub(super) fn tables(file: &Connection, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>> {
    // The empty blob sorts before every id.
    let after = after.map_or_else(Vec::new, |table| table.bytes().to_vec());
    file.prepare_cached(TABLES)?
        .query_map((after, limit as i64), |row| Ok(TableId::new(row.get(0)?)))?
        .collect()
}

fn listings(file: &Connection, query: &str, params: impl Params) -> Result<Vec<(TableId, Listing)>> {
    file.prepare_cached(query)?.query_map(params, listing_row)?.collect()
}

fn listing_row(row: &Row<'_>) -> Result<(TableId, Listing)> {
    let state = match row.get(1)? {
        0 => State::Lobby,
        1 => State::Running,
        2 => State::Ended,
        3 => State::Expired,
        other => {
            return Err(Error::FromSqlConversionFailure(1, Type::Integer, format!("state {other}").into()));
        }
    };
    let listing = Listing {
        state,
        public: row.get(2)?,
        game: row.get(3)?,
        summary: row.get(4)?,
        members: decode_members(row.get_ref(5)?.as_blob()?),
        changed: row.get(6)?,
    };
    Ok((TableId::new(row.get(0)?), listing))
}
