//! A locked, full or read-only file: acknowledged entries stay, and reading goes on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod child;
mod common;

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use child::{CHILD, child_path, only};
use common::{lobby, table, wait};
use crosstable_store::{AppendError, Listing, Log, SqliteLog, SqliteOptions, StoreError};
use rusqlite::Connection;

fn first(expected: u64) -> Option<Listing> {
    (expected == 0).then(|| lobby(0))
}

fn short_timeout() -> SqliteOptions {
    let mut options = SqliteOptions::default();
    options.busy_timeout = Duration::from_millis(300);
    options
}

#[test]
fn a_lock_is_reported_after_the_timeout() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let log = SqliteLog::open_with(&path, &short_timeout()).unwrap();
    wait(log.append(table(1), 0, vec![vec![0]], first(0))).unwrap();

    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let begun = Instant::now();
    // Several wait at once; they are told together, not one after the other.
    let waiting = [2, 3, 4, 5].map(|number| log.append(table(number), 0, vec![vec![0]], first(0)));
    let answers = wait(async {
        let [a, b, c, d] = waiting;
        tokio::join!(a, b, c, d)
    });
    for answer in [answers.0, answers.1, answers.2, answers.3] {
        let Err(AppendError::Store(error @ StoreError::Locked { .. })) = answer else { panic!("{answer:?}") };
        assert!(error.to_string().contains("tables.db"), "{error}");
    }
    assert!(begun.elapsed() >= Duration::from_millis(300), "{:?}", begun.elapsed());
    assert_eq!(wait(log.read(table(1), 0)), Ok(vec![vec![0]]), "reading goes on");
    let error = SqliteLog::open_with(&path, &short_timeout()).err();
    assert!(matches!(error, Some(StoreError::Locked { .. })), "{error:?}");

    // A short lock only delays.
    let delayed = thread::scope(|scope| {
        let append = scope.spawn(|| wait(log.append(table(1), 1, vec![vec![1]], None)));
        thread::sleep(Duration::from_millis(50));
        other.execute_batch("ROLLBACK").unwrap();
        append.join().unwrap()
    });
    assert_eq!(delayed, Ok(2));
    assert_eq!(wait(log.len(table(2))), Ok(0), "what was refused did not happen");
}

/// Fills the log from several threads until it refuses; returns the acknowledged lengths by table.
fn fill(log: &Arc<SqliteLog>) -> (Vec<u64>, Vec<StoreError>) {
    let writers: Vec<_> = (0..4)
        .map(|number| {
            let log = Arc::clone(log);
            thread::spawn(move || {
                let mut length = 0;
                loop {
                    let entry = vec![length as u8; 3000];
                    match wait(log.append(table(number), length, vec![entry], first(length))) {
                        Ok(longer) => length = longer,
                        Err(AppendError::Store(error)) => return (length, error),
                        Err(conflict) => panic!("{conflict}"),
                    }
                }
            })
        })
        .collect();
    let (lengths, errors): (Vec<_>, Vec<_>) =
        writers.into_iter().map(|writer| writer.join().unwrap()).unzip();
    assert!(lengths.iter().sum::<u64>() > 20, "something was written: {lengths:?}");
    (lengths, errors)
}

fn assert_kept(log: &SqliteLog, lengths: &[u64]) {
    for (number, length) in (0..).zip(lengths) {
        let kept = wait(log.read(table(number), 0)).unwrap();
        assert_eq!(kept.len() as u64, *length, "table {number}");
        for (number, entry) in kept.into_iter().enumerate() {
            assert_eq!(entry, vec![number as u8; 3000]);
        }
    }
}

#[test]
fn a_full_log_loses_nothing_and_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut options = SqliteOptions::default();
    options.max_bytes = Some(400_000);
    let log = Arc::new(SqliteLog::open_with(&path, &options).unwrap());
    let (mut lengths, errors) = fill(&log);
    for error in errors {
        assert!(matches!(error, StoreError::Full { .. }), "{error}");
        assert!(error.to_string().contains("tables.db"), "{error}");
    }
    assert_kept(&log, &lengths);
    assert_eq!(wait(log.public_tables(crosstable_store::State::Lobby, 10)).unwrap().len(), 4);
    // Room is made by removing; then appends work again.
    wait(log.remove(table(3), lengths[3])).unwrap();
    lengths.truncate(3);
    for (number, length) in (0..).zip(&mut lengths) {
        let appended = wait(log.append(table(number), *length, vec![vec![*length as u8; 3000]], None));
        *length += 1;
        assert_eq!(appended, Ok(*length), "the writer knows how long the table really is");
    }
    drop(log);
    assert!(fs::metadata(&path).unwrap().len() <= 400_000);
    // With more room as well.
    let log = SqliteLog::open(&path).unwrap();
    assert_kept(&log, &lengths);
    assert_eq!(wait(log.append(table(1), lengths[1], vec![vec![0; 60_000]], None)), Ok(lengths[1] + 1));
}

/// A limit on file sizes simulates a full disk.
#[test]
fn a_file_that_cannot_grow_loses_nothing_and_can_be_read() {
    const TEST: &str = "a_file_that_cannot_grow_loses_nothing_and_can_be_read";
    if let Some(path) = child_path() {
        let log = Arc::new(SqliteLog::open(path).unwrap());
        let (lengths, errors) = fill(&log);
        for error in errors {
            assert!(matches!(error, StoreError::Full { .. } | StoreError::Failed { .. }), "{error}");
        }
        assert_kept(&log, &lengths);
        wait(log.probe()).expect_err("there is no room");
        println!("\nlengths {lengths:?}");
        // Ends without closing, so that nothing is tidied up.
        std::process::exit(0);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut limited = Command::new("sh");
    // Too long a write is an error then, not the end of the process (signal 25).
    limited.args(["-c", "trap '' 25; ulimit -f 1000; exec \"$0\" \"$@\""]);
    limited.arg(std::env::current_exe().unwrap()).args(only(TEST)).env(CHILD, &path);
    let output = limited.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let lengths = text.lines().find_map(|line| line.strip_prefix("lengths ")).expect("the child reports");
    let lengths: Vec<u64> =
        lengths.trim_matches(['[', ']']).split(", ").map(|length| length.parse().unwrap()).collect();
    // The disk has room again.
    let log = SqliteLog::open(&path).unwrap();
    assert_kept(&log, &lengths);
    assert_eq!(wait(log.append(table(0), lengths[0], vec![vec![0; 60_000]], None)), Ok(lengths[0] + 1));
}

#[test]
fn a_read_only_file_is_reported() {
    const TEST: &str = "a_read_only_file_is_reported";
    if let Some(path) = child_path() {
        let error = SqliteLog::open(path).err().expect("the file must not open");
        println!("\nrefused: {error:?}");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let log = SqliteLog::open(&path).unwrap();
    wait(log.append(table(1), 0, vec![vec![7]], first(0))).unwrap();
    drop(log);
    // To the superuser nothing is forbidden, so the child is somebody else, who can reach a copy of this program.
    let superuser = fs::metadata(&path).unwrap().uid() == 0;
    let program = folder.path().join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let refused = |file: u32, directory: u32| {
        fs::set_permissions(&path, fs::Permissions::from_mode(file)).unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(directory)).unwrap();
        let mut command = Command::new(&program);
        command.args(only(TEST)).env(CHILD, &path);
        if superuser {
            command.uid(65_534).gid(65_534);
        }
        let output = command.output().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.lines().find_map(|line| line.strip_prefix("refused: ").map(str::to_owned)).unwrap_or(text)
    };
    assert!(refused(0o444, 0o555).starts_with("ReadOnly"), "{}", refused(0o444, 0o555));
    assert!(refused(0o000, 0o555).starts_with("CannotOpen"), "{}", refused(0o000, 0o555));
    // The file alone is not enough: the write-ahead log has its place beside it.
    assert!(refused(0o666, 0o555).starts_with("ReadOnly"), "{}", refused(0o666, 0o555));
    let log = SqliteLog::open(&path).map(|log| wait(log.read(table(1), 0)));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(log.unwrap(), Ok(vec![vec![7]]), "nothing happened to it");
}

/// A probe fails when appends do, and works again when they do. It leaves nothing behind.
#[test]
fn a_probe_tells_whether_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut options = SqliteOptions::default();
    options.max_bytes = Some(400_000);
    let log = Arc::new(SqliteLog::open_with(&path, &options).unwrap());
    assert_eq!(wait(log.probe()), Ok(()));
    let (lengths, _) = fill(&log);
    for _ in 0..3 {
        let error = wait(log.probe()).unwrap_err();
        assert!(matches!(error, StoreError::Full { .. }), "{error}");
    }
    wait(log.remove(table(3), lengths[3])).unwrap();
    for _ in 0..100 {
        assert_eq!(wait(log.probe()), Ok(()));
    }
    assert_kept(&log, &lengths[..3]);
    drop(log);
    let file = Connection::open(&path).unwrap();
    let entries: u64 = file.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).unwrap();
    assert_eq!(entries, lengths[..3].iter().sum::<u64>());
}
