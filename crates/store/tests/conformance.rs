//! The SQLite backend passes the conformance tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crosstable_store::SqliteLog;
use crosstable_store::conformance::{Storage, conformance};

struct File(tempfile::TempDir);

impl Storage for File {
    type Log = SqliteLog;

    async fn open(&self) -> SqliteLog {
        SqliteLog::open(self.0.path().join("tables.db")).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_conforms() {
    conformance(|| File(tempfile::tempdir().unwrap())).await;
}

/// With a single-threaded runtime and one reader.
#[test]
fn sqlite_conforms_on_one_thread() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(conformance(|| File(tempfile::tempdir().unwrap())));
}
