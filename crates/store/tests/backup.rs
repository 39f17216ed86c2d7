//! Backups while the log is in use.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use common::{lobby, table, wait};
use crosstable_store::{Log, SqliteLog, State, StoreError};

#[test]
fn a_backup_is_a_complete_log() {
    let folder = tempfile::tempdir().unwrap();
    let log = Arc::new(SqliteLog::open(folder.path().join("tables.db")).unwrap());
    let finished = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..4)
        .map(|number| {
            let (log, finished) = (Arc::clone(&log), Arc::clone(&finished));
            thread::spawn(move || {
                let mut length = 0;
                while !finished.load(Ordering::Relaxed) {
                    let listing = Some(lobby(length + 1));
                    length = wait(log.append(table(number), length, vec![vec![length as u8; 500]], listing))
                        .unwrap();
                }
                length
            })
        })
        .collect();
    // Everybody has begun, so the copy is made in the midst of it.
    while (0..4).any(|number| wait(log.len(table(number))).unwrap() < 5) {
        thread::yield_now();
    }
    let copy = folder.path().join("copy.db");
    let before: Vec<u64> = (0..4).map(|number| wait(log.len(table(number))).unwrap()).collect();
    wait(log.backup_to(&copy)).unwrap();
    finished.store(true, Ordering::Relaxed);
    let after: Vec<u64> = writers.into_iter().map(|writer| writer.join().unwrap()).collect();

    let copied = SqliteLog::open(&copy).unwrap();
    for number in 0..4 {
        let entries = wait(copied.read(table(number), 0)).unwrap();
        let length = entries.len() as u64;
        let at = number as usize;
        assert!((before[at]..=after[at]).contains(&length), "{} {length} {}", before[at], after[at]);
        for (number, entry) in entries.into_iter().enumerate() {
            assert_eq!(entry, vec![number as u8; 500]);
        }
        let listing = wait(copied.listing(table(number))).unwrap().unwrap();
        assert_eq!(listing.changed, length, "the listing is of the same moment");
    }
    assert_eq!(wait(copied.append(table(9), 0, vec![vec![]], Some(lobby(0)))), Ok(1), "it can be written to");
    assert_eq!(wait(copied.public_tables(State::Lobby, 10)).unwrap().len(), 5);
    assert!(!folder.path().join("copy.db.partial").exists());
}

#[test]
fn a_backup_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path().join("tables.db")).unwrap();
    wait(log.append(table(1), 0, vec![vec![1]], Some(lobby(0)))).unwrap();
    let copy = folder.path().join("copy.db");
    std::fs::write(&copy, "precious").unwrap();
    let error = wait(log.backup_to(&copy)).unwrap_err();
    assert!(matches!(error, StoreError::Exists { .. }), "{error}");
    assert_eq!(std::fs::read(&copy).unwrap(), b"precious");
    // Nor itself.
    assert!(matches!(wait(log.backup_to(log.path())), Err(StoreError::Exists { .. })));
    let nowhere = wait(log.backup_to(folder.path().join("missing/copy.db"))).unwrap_err();
    assert!(nowhere.to_string().contains("missing"), "{nowhere}");
    // Leftovers of an interrupted backup do not get in the way.
    std::fs::write(folder.path().join("new.db.partial"), "half").unwrap();
    wait(log.backup_to(folder.path().join("new.db"))).unwrap();
    assert!(!folder.path().join("new.db.partial").exists());
}
