//! The tables inside the file, and how an older file becomes a newer one.

use rusqlite::{Connection, TransactionBehavior};

use super::place::Place;
use crate::StoreError;

/// Marks the file as ours (`CrTb` in ASCII), so that no other program's database is ever written to.
const APPLICATION_ID: i64 = 0x4372_5462;

/// Each script brings a file from the version of its index to the next. Scripts that were released never change.
const MIGRATIONS: &[&str] = &[FIRST];

/// How many bits of a slot are the entry's number; the rest is the table's key.
///
/// An entry's place is one integer, the cheapest key SQLite has, and entries of one table lie side by side. The
/// bound on a table's entries ([`crate::MAX_TABLE_ENTRIES`]) is what makes the number fit.
pub(super) const NUMBER_BITS: u32 = 16;
const _: () = assert!(crate::MAX_TABLE_ENTRIES == 1 << NUMBER_BITS);

const FIRST: &str = "
    CREATE TABLE tables (
        key     INTEGER PRIMARY KEY,
        id      BLOB    NOT NULL UNIQUE,
        state   INTEGER NOT NULL,          -- 0 lobby, 1 running, 2 ended
        public  INTEGER NOT NULL,
        game    TEXT    NOT NULL,
        summary BLOB    NOT NULL,
        members BLOB    NOT NULL,          -- 16 bytes each
        changed INTEGER NOT NULL           -- milliseconds since 1970
    ) STRICT;
    CREATE INDEX tables_by_change ON tables (state, changed);
    CREATE INDEX public_tables_by_change ON tables (state, changed) WHERE public;

    CREATE TABLE members (
        player    BLOB    NOT NULL,
        table_key INTEGER NOT NULL,
        PRIMARY KEY (player, table_key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entries (
        slot  INTEGER PRIMARY KEY,         -- tables.key << 16 | number
        bytes BLOB    NOT NULL
    ) STRICT;

    -- For people with a database browser.
    CREATE VIEW readable_entries AS
        SELECT lower(hex(tables.id)) AS table_id, entries.slot & 65535 AS number, entries.bytes
        FROM entries JOIN tables ON tables.key = entries.slot >> 16;
";

/// What a database says of itself.
struct Mark {
    application: i64,
    version: i64,
    empty: bool,
}

fn mark(connection: &Connection) -> rusqlite::Result<Mark> {
    Ok(Mark {
        application: connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
        version: connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
        empty: connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?,
    })
}

/// Opens the log's file, makes it if there is none, brings it to the present schema, and sets it up for writing.
pub(super) fn open(place: &Place, max_bytes: Option<u64>) -> Result<Connection, StoreError> {
    refuse_orphaned_journal(place)?;
    let mut connection = place.connect()?;
    // Only looks, and so leaves a file alone that is not ours.
    let before = mark(&connection).map_err(|error| place.fault(&error))?;
    check(place, &before, MIGRATIONS.len())?;
    prepare(&mut connection, max_bytes).map_err(|error| place.fault(&error))?;
    Ok(connection)
}

/// SQLite throws a write-ahead log away whose database is missing or empty. What it holds may be all that is left
/// of acknowledged entries, so that is a case for the host.
fn refuse_orphaned_journal(place: &Place) -> Result<(), StoreError> {
    let length = |path: &std::path::Path| path.metadata().map_or(0, |file| file.len());
    if length(place.path()) == 0 && length(&place.journal()) > 0 {
        let reason = format!("it is missing or empty, but {} is not", place.journal().display());
        return Err(StoreError::Corrupt { place: place.name(), reason });
    }
    Ok(())
}

fn check(place: &Place, mark: &Mark, known: usize) -> Result<(), StoreError> {
    let unused = mark.application == 0 && mark.version == 0 && mark.empty;
    if mark.application != APPLICATION_ID && !unused {
        let reason = "it is a database of another program".into();
        return Err(StoreError::NotOurs { place: place.name(), reason });
    }
    if mark.version > known as i64 {
        return Err(StoreError::Newer { place: place.name(), found: mark.version, known: known as i64 });
    }
    Ok(())
}

fn prepare(connection: &mut Connection, max_bytes: Option<u64>) -> rusqlite::Result<()> {
    // Readers never wait for the writer, and a commit is one write and one sync.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Durable before acknowledged: every commit is synced. The two others matter on macOS only, where a plain sync
    // does not reach the disk.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // Damage is found when a page is read rather than by what it does to the next.
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "cache_size", -16_384)?;
    // When to fold the write-ahead log back is the writer's decision, after it has answered.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // If it grew beyond that during a long backup, the disk gets the rest back.
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    if let Some(bytes) = max_bytes {
        let page: u64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = i64::try_from(bytes / page).unwrap_or(i64::MAX).clamp(1, 0xffff_fffe);
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    migrate(connection, MIGRATIONS)
}

/// Brings the schema up to the last of `scripts`, all in one step. Two processes may try at once; the second finds
/// nothing left to do.
fn migrate(connection: &mut Connection, scripts: &[&str]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = mark(&transaction)?.version;
    if version < scripts.len() as i64 {
        for script in &scripts[version as usize..] {
            transaction.execute_batch(script)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", scripts.len() as i64)?;
    }
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fresh() -> (tempfile::TempDir, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let file = Connection::open(folder.path().join("tables.db")).unwrap();
        (folder, file)
    }

    fn columns(file: &Connection) -> i64 {
        file.query_row("SELECT count(*) FROM pragma_table_info('cakes')", [], |row| row.get(0)).unwrap()
    }

    const SCRIPTS: [&str; 3] =
        ["CREATE TABLE cakes (a)", "ALTER TABLE cakes ADD COLUMN b", "ALTER TABLE cakes ADD COLUMN c"];

    #[test]
    fn migrations_run_once_each_from_wherever_a_file_is() {
        let (_folder, mut file) = fresh();
        for (known, found) in [(1, 1), (1, 1), (3, 3), (3, 3)] {
            migrate(&mut file, &SCRIPTS[..known]).unwrap();
            let mark = mark(&file).unwrap();
            assert_eq!((mark.application, mark.version, columns(&file)), (APPLICATION_ID, found, found));
        }
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let (_folder, mut file) = fresh();
        migrate(&mut file, &SCRIPTS[..1]).unwrap();
        migrate(&mut file, &[SCRIPTS[0], SCRIPTS[1], "no such statement"]).unwrap_err();
        assert_eq!((mark(&file).unwrap().version, columns(&file)), (1, 1));
    }

    #[test]
    fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::new(&folder.path().join("tables.db"), std::time::Duration::ZERO).unwrap();
        let file = open(&place, None).unwrap();
        let synchronous: i64 = file.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        let journal: String = file.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"));
    }

    /// Each question must find its answer by an index: a scan would grow with every table ever played.
    #[test]
    fn no_question_scans() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::new(&folder.path().join("tables.db"), std::time::Duration::ZERO).unwrap();
        let file = open(&place, None).unwrap();
        for question in super::super::queries::ALL {
            let mut statement = file.prepare(&format!("EXPLAIN QUERY PLAN {question}")).unwrap();
            let count = statement.parameter_count();
            let plan: Vec<String> = statement
                .query_map(rusqlite::params_from_iter(vec![0; count]), |row| row.get(3))
                .unwrap()
                .map(Result::unwrap)
                .collect();
            assert!(plan.iter().any(|step| step.starts_with("SEARCH")), "{question}\n{plan:#?}");
            assert!(!plan.iter().any(|step| step.starts_with("SCAN")), "{question}\n{plan:#?}");
        }
    }
}
