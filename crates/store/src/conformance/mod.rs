//! The tests that every backend must pass.
//!
//! A backend's test calls [`conformance`] with a function that makes empty storages, inside a multi-threaded tokio
//! runtime:
//!
//! ```no_run
//! use crosstable_store::SqliteLog;
//! use crosstable_store::conformance::{Storage, conformance};
//!
//! struct File(tempfile::TempDir);
//!
//! impl Storage for File {
//!     type Log = SqliteLog;
//!
//!     async fn open(&self) -> SqliteLog {
//!         SqliteLog::open(self.0.path().join("tables.db")).unwrap()
//!     }
//! }
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_time().build()?.block_on(
//! conformance(|| File(tempfile::tempdir().unwrap()))
//! # );
//! # Ok::<(), std::io::Error>(())
//! ```

#![allow(clippy::unwrap_used, reason = "a check fails by panicking")]

mod appends;
mod bounds;
mod directory;
mod lifetime;
mod sample;
mod watches;

use std::time::Duration;

use crate::Log;

/// Per check; far longer than any takes unless it hangs.
const TIMEOUT: Duration = Duration::from_mins(3);

/// The storage under a log: a file, a stream.
pub trait Storage: Send + Sync + 'static {
    /// The backend under test.
    type Log: Log;

    /// Opens the log with everything that was appended so far. May be called again while another log is open on the
    /// same storage, as by a second process.
    fn open(&self) -> impl Future<Output = Self::Log> + Send;
}

/// Runs every check on an empty storage and panics at the first that fails.
pub async fn conformance<P: Storage>(mut empty: impl FnMut() -> P) {
    macro_rules! run {
        ($($module:ident::$check:ident,)*) => {$(
            let name = concat!(stringify!($module), "::", stringify!($check));
            // The test harness shows it only if the check fails.
            println!("conformance: {name}");
            let finished = tokio::time::timeout(TIMEOUT, $module::$check(empty())).await;
            assert!(finished.is_ok(), "{name} has not finished after {TIMEOUT:?}");
        )*};
    }
    run! {
        appends::grow_a_table_from_nothing,
        appends::conflict_tells_the_length_and_changes_nothing,
        appends::leave_no_gap,
        appends::keep_every_byte,
        appends::are_whole_or_not_at_all,
        appends::have_one_winner_for_each_place,
        appends::are_acknowledged_once_and_kept,
        bounds::entries_may_be_as_large_as_allowed,
        bounds::appends_may_be_as_large_as_allowed,
        bounds::tables_may_be_as_large_as_allowed,
        bounds::tables_may_be_as_long_as_allowed,
        bounds::listings_may_be_as_large_as_allowed,
        bounds::questions_have_a_limit,
        watches::begin_with_what_is_there,
        watches::wait_for_what_comes,
        watches::lose_and_double_nothing,
        watches::miss_no_second_entry,
        watches::may_be_interrupted,
        watches::end_when_the_table_is_removed,
        directory::lists_public_tables_by_state,
        directory::finds_the_tables_of_a_player,
        directory::follows_the_log,
        directory::knows_what_is_stale,
        directory::knows_the_newest_change,
        directory::keeps_expired_tables_until_they_are_removed,
        directory::lets_members_of_finished_tables_go,
        directory::names_every_table,
        lifetime::removing_leaves_nothing,
        lifetime::removing_spares_a_table_that_has_grown,
        lifetime::reopening_keeps_everything,
        lifetime::closing_refuses_what_comes_later,
        lifetime::two_open_logs_are_one,
    }
}
