//! Damaged or foreign files are reported and left unchanged.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{lobby, table, wait};
use crosstable_store::{AppendError, Log, SqliteLog, StoreError};
use rusqlite::Connection;

fn refusal(path: &Path) -> StoreError {
    let error = SqliteLog::open(path).err().expect("this file must not open");
    let message = error.to_string();
    assert!(message.contains(path.to_str().unwrap()), "the message names the file: {message}");
    assert!(message.contains(": "), "the message says what to do: {message}");
    error
}

/// A log with something in it, closed.
fn filled(folder: &Path) -> PathBuf {
    let path = folder.join("tables.db");
    let log = SqliteLog::open(&path).unwrap();
    for number in 0..20 {
        wait(log.append(table(number), 0, vec![vec![number; 10_000]; 3], Some(lobby(0)))).unwrap();
    }
    drop(log);
    assert!(!folder.join("tables.db-wal").exists(), "closing folds the write-ahead log into the file");
    path
}

#[test]
fn garbage_is_a_foreign_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    let garbage = b"Dear Aunt, thank you for the cake. ".repeat(200);
    fs::write(&path, &garbage).unwrap();
    assert!(matches!(refusal(&path), StoreError::ForeignFile { .. }));
    assert_eq!(fs::read(&path).unwrap(), garbage, "it is left alone");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "and nothing is put beside it");
}

#[test]
fn a_destroyed_header_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = filled(folder.path());
    let mut bytes = fs::read(&path).unwrap();
    bytes[..100].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let error = refusal(&path);
    assert!(matches!(error, StoreError::ForeignFile { .. }));
    assert!(error.to_string().contains("backup"), "{error}");
}

#[test]
fn another_programs_database_is_a_foreign_file() {
    let folder = tempfile::tempdir().unwrap();
    for (name, mark) in [("none.db", 0), ("other.db", 7)] {
        let path = folder.path().join(name);
        let other = Connection::open(&path).unwrap();
        other.execute_batch("CREATE TABLE cakes (kind TEXT)").unwrap();
        other.pragma_update(None, "application_id", mark).unwrap();
        drop(other);
        let before = fs::read(&path).unwrap();
        assert!(matches!(refusal(&path), StoreError::ForeignFile { .. }));
        assert_eq!(fs::read(&path).unwrap(), before, "it is left alone");
    }
}

#[test]
fn a_newer_schema_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let path = filled(folder.path());
    let later = Connection::open(&path).unwrap();
    later.pragma_update(None, "user_version", 99).unwrap();
    drop(later);
    let before = fs::read(&path).unwrap();
    assert!(matches!(refusal(&path), StoreError::NewerSchema { found: 99, known: 1, .. }));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_truncated_file_is_corrupt() {
    let folder = tempfile::tempdir().unwrap();
    let path = filled(folder.path());
    let whole = fs::read(&path).unwrap();
    for length in [whole.len() / 2, whole.len() - 4096, 8192, 700] {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(matches!(refusal(&path), StoreError::Corrupt { .. }), "cut to {length}");
    }
}

/// SQLite would take the empty file for a new one and delete the write-ahead log.
#[test]
fn a_write_ahead_log_without_its_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let log = SqliteLog::open(&path).unwrap();
    wait(log.append(table(1), 0, vec![vec![1; 100]], Some(lobby(0)))).unwrap();
    // A copy of all files while the log is open, as after a crash; then the first goes missing.
    let other = tempfile::tempdir().unwrap();
    let copy = other.path().join("tables.db");
    let journal = other.path().join("tables.db-wal");
    fs::copy(folder.path().join("tables.db-wal"), &journal).unwrap();
    let before = fs::read(&journal).unwrap();
    assert!(matches!(refusal(&copy), StoreError::Corrupt { .. }));
    fs::write(&copy, []).unwrap();
    assert!(matches!(refusal(&copy), StoreError::Corrupt { .. }));
    assert_eq!(fs::read(&journal).unwrap(), before);
    // With the file it is as good as after any crash.
    fs::copy(&path, &copy).unwrap();
    let rescued = SqliteLog::open(&copy).unwrap();
    assert_eq!(wait(rescued.read(table(1), 0)), Ok(vec![vec![1; 100]]));
}

/// Only the tables on the destroyed page are affected.
#[test]
fn a_destroyed_page_is_reported_when_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = filled(folder.path());
    let file = Connection::open(&path).unwrap();
    // A leaf of the tree of entries.
    let page: usize = file
        .query_row(
            "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' ORDER BY pageno DESC LIMIT 1",
            [],
            |row| row.get(0),
        )
        .unwrap();
    drop(file);
    let mut bytes = fs::read(&path).unwrap();
    bytes[(page - 1) * 4096..page * 4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();

    let log = SqliteLog::open(&path).unwrap();
    let damaged: Vec<u8> = (0..20).filter(|number| wait(log.read(table(*number), 0)).is_err()).collect();
    assert!((1..20).contains(&damaged.len()), "some tables are damaged, but not all: {damaged:?}");
    let appended = wait(async {
        let log = std::sync::Arc::new(log);
        let mut everybody = tokio::task::JoinSet::new();
        for number in 0..20 {
            let log = std::sync::Arc::clone(&log);
            // Many at once, so that the damaged and the sound share transactions.
            everybody.spawn(async move { (number, log.append(table(number), 3, vec![vec![9]], None).await) });
        }
        everybody.join_all().await
    });
    for (number, answer) in appended {
        if damaged.contains(&number) {
            assert!(
                matches!(answer, Err(AppendError::Store(StoreError::Corrupt { .. }))),
                "table {number}: {answer:?}"
            );
        } else {
            assert_eq!(answer, Ok(4), "table {number}");
        }
    }
}

#[test]
fn an_impossible_path_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(refusal(&folder.path().join("missing/tables.db")), StoreError::CannotOpen { .. }));
    assert!(matches!(refusal(folder.path()), StoreError::CannotOpen { .. }));
}
