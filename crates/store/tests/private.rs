//! A log holds every secret of every running game: nobody but its owner may read it, or a copy of it.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod child;
mod common;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use child::{CHILD, child_path, only};
use common::{lobby, table, wait};
use crosstable_store::{Log, ServerLock, SqliteLog};

const FILES: [&str; 5] = ["tables.db", "tables.db-wal", "tables.db-shm", "tables.lock", "copy.db"];

/// The files of this folder, and who may do what with them.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let mode = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().permissions().mode() & 0o777)
    };
    let mut modes: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| mode(entry.unwrap())).collect();
    modes.sort();
    modes
}

fn all(mode: u32) -> Vec<(String, u32)> {
    let mut all: Vec<_> = FILES.iter().map(|name| ((*name).to_owned(), mode)).collect();
    all.sort();
    all
}

#[test]
fn files_are_their_owners_alone() {
    const TEST: &str = "files_are_their_owners_alone";
    if let Some(path) = child_path() {
        let _lock = ServerLock::take(&path, false).unwrap();
        let log = SqliteLog::open(&path).unwrap();
        wait(log.append(table(1), 0, vec![vec![7]], Some(lobby(0)))).unwrap();
        wait(log.backup_to(path.with_file_name("copy.db"))).unwrap();
        // Ends without closing, so that all files stay.
        std::process::exit(0);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut open = Command::new("sh");
    open.args(["-c", "umask 022; exec \"$0\" \"$@\""]);
    open.arg(std::env::current_exe().unwrap()).args(only(TEST)).env(CHILD, &path);
    let output = open.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(modes(folder.path()), all(0o600));

    // Files of an older version are narrowed.
    for name in FILES {
        fs::set_permissions(folder.path().join(name), Permissions::from_mode(0o644)).unwrap();
    }
    let lock = ServerLock::take(&path, false).unwrap();
    let log = SqliteLog::open(&path).unwrap();
    assert_eq!(wait(log.read(table(1), 0)), Ok(vec![vec![7]]));
    drop(SqliteLog::open(folder.path().join("copy.db")).unwrap());
    assert_eq!(modes(folder.path()), all(0o600));
    drop((log, lock));
}
