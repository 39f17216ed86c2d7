//! Appends to SQLite: of one table, each acknowledged before the next, and of many tables at once, which share a commit.

use crosstable_core::TableId;
use crosstable_store::{Listing, Log, SqliteLog, State};
use futures_util::future::join_all;
use tokio::runtime::{Builder, Runtime};

use crate::workload::{Work, Workload};

/// An entry of a table: a move with its chance outcomes is about so long.
const ENTRY: usize = 200;
/// Appends of each workload.
const APPENDS: u64 = 512;
/// How many tables append at once.
const TOGETHER: u64 = 64;

pub(crate) fn all() -> Vec<Workload> {
    vec![
        Workload::new("append/alone", "an append", || prepare(1)),
        Workload::new("append/together", "an append", || prepare(TOGETHER)),
    ]
}

/// Opens the tables, so that only moves are appended.
fn prepare(tables: u64) -> Work {
    let folder = tempfile::tempdir().expect("there is room for a database");
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new database");
    let runtime = Builder::new_current_thread().build().expect("a runtime");
    append(&runtime, &log, tables, 0);
    let mut length = 1;
    Box::new(move || {
        for _ in 0..APPENDS / tables {
            append(&runtime, &log, tables, length);
            length += 1;
        }
        assert!(folder.path().exists(), "the database is kept as long as it is used");
        APPENDS
    })
}

/// One entry for each table.
fn append(runtime: &Runtime, log: &SqliteLog, tables: u64, length: u64) {
    let each = (1..=u128::from(tables)).map(|table| {
        let listing = (length == 0).then(|| Listing {
            state: State::Running,
            public: false,
            game: "bench".into(),
            summary: vec![0; 100],
            members: vec![],
            changed: 0,
        });
        log.append(TableId::new(table.to_be_bytes()), length, vec![vec![b'x'; ENTRY]], listing)
    });
    for appended in runtime.block_on(join_all(each)) {
        assert_eq!(appended.expect("the disk takes it"), length + 1);
    }
}
