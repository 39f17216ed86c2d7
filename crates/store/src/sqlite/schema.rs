//! The database schema and its migrations.

use rusqlite::{Connection, TransactionBehavior};

use super::database::Database;
use crate::StoreError;

/// Identifies the file as a Crosstable log (`CrTb` in ASCII), so that no other program's database is written to.
const APPLICATION_ID: i64 = 0x4372_5462;

/// Script *i* migrates a file from version *i* to *i* + 1. Released scripts never change.
const MIGRATIONS: &[&str] = &[FIRST];
/// The newest schema.
pub(super) const NEWEST: usize = MIGRATIONS.len();

/// The low bits of a slot are the entry's number, the rest is the table's key.
///
/// A single integer is the cheapest key in SQLite, and it keeps the entries of a table together. The number fits
/// because of [`crate::MAX_TABLE_ENTRIES`].
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

struct Header {
    application: i64,
    version: i64,
    empty: bool,
}

fn header(connection: &Connection) -> rusqlite::Result<Header> {
    Ok(Header {
        application: connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
        version: connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
        empty: connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?,
    })
}

/// Opens the file for writing, creates it if there is none, and migrates it to the current schema.
pub(super) fn open(database: &Database, max_bytes: Option<u64>) -> Result<Connection, StoreError> {
    refuse_orphaned_wal(database)?;
    database.make_private();
    let mut connection = database.connect()?;
    // Read only, so that another program's file stays as it is.
    let header = header(&connection).map_err(|error| database.error(&error))?;
    check(database, &header, MIGRATIONS.len())?;
    prepare(&mut connection, max_bytes).map_err(|error| database.error(&error))?;
    Ok(connection)
}

/// SQLite deletes a write-ahead log whose database is missing or empty. It may hold the only copy of acknowledged
/// entries, so the host has to decide.
fn refuse_orphaned_wal(database: &Database) -> Result<(), StoreError> {
    let length = |path: &std::path::Path| path.metadata().map_or(0, |file| file.len());
    if length(database.path()) == 0 && length(&database.wal_path()) > 0 {
        let reason = format!("it is missing or empty, but {} is not", database.wal_path().display());
        return Err(StoreError::Corrupt { place: database.name(), reason });
    }
    Ok(())
}

fn check(database: &Database, header: &Header, known: usize) -> Result<(), StoreError> {
    let unused = header.application == 0 && header.version == 0 && header.empty;
    if header.application != APPLICATION_ID && !unused {
        let reason = "it is a database of another program".into();
        return Err(StoreError::ForeignFile { place: database.name(), reason });
    }
    if header.version > known as i64 {
        return Err(StoreError::NewerSchema {
            place: database.name(),
            found: header.version,
            known: known as i64,
        });
    }
    Ok(())
}

fn prepare(connection: &mut Connection, max_bytes: Option<u64>) -> rusqlite::Result<()> {
    // Readers do not wait for the writer, and a commit is one write and one sync.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Durable before acknowledged: every commit is synced. The other two matter on macOS, where a plain sync does not
    // reach the disk.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // Detect a damaged page when it is read.
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "cache_size", -16_384)?;
    // The writer checkpoints after it has replied.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // Truncates a log that grew larger during a long backup.
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    if let Some(bytes) = max_bytes {
        let page: u64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = i64::try_from(bytes / page).unwrap_or(i64::MAX).clamp(1, 0xffff_fffe);
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    migrate(connection, MIGRATIONS)
}

/// Runs the missing scripts in one transaction. If two processes try at once, the second finds nothing to do.
fn migrate(connection: &mut Connection, scripts: &[&str]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = header(&transaction)?.version;
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
    fn each_migration_runs_once_from_any_version() {
        let (_folder, mut file) = fresh();
        for (known, found) in [(1, 1), (1, 1), (3, 3), (3, 3)] {
            migrate(&mut file, &SCRIPTS[..known]).unwrap();
            let header = header(&file).unwrap();
            assert_eq!((header.application, header.version, columns(&file)), (APPLICATION_ID, found, found));
        }
    }

    #[test]
    fn a_failed_migration_changes_nothing() {
        let (_folder, mut file) = fresh();
        migrate(&mut file, &SCRIPTS[..1]).unwrap();
        migrate(&mut file, &[SCRIPTS[0], SCRIPTS[1], "no such statement"]).unwrap_err();
        assert_eq!((header(&file).unwrap().version, columns(&file)), (1, 1));
    }

    #[test]
    fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::new(&folder.path().join("tables.db"), std::time::Duration::ZERO).unwrap();
        let file = open(&database, None).unwrap();
        let synchronous: i64 = file.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        let journal: String = file.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"));
    }

    /// A scan would grow with every table ever played.
    #[test]
    fn every_query_uses_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::new(&folder.path().join("tables.db"), std::time::Duration::ZERO).unwrap();
        let file = open(&database, None).unwrap();
        for query in super::super::queries::ALL {
            let mut statement = file.prepare(&format!("EXPLAIN QUERY PLAN {query}")).unwrap();
            let count = statement.parameter_count();
            let plan: Vec<String> = statement
                .query_map(rusqlite::params_from_iter(vec![0; count]), |row| row.get(3))
                .unwrap()
                .map(Result::unwrap)
                .collect();
            assert!(plan.iter().any(|step| step.starts_with("SEARCH")), "{query}\n{plan:#?}");
            assert!(!plan.iter().any(|step| step.starts_with("SCAN")), "{query}\n{plan:#?}");
        }
    }
}
