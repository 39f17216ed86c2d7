//! The file a log lives in: how to connect to it, and what its failures mean.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags};

use crate::StoreError;

/// Where the log is.
#[derive(Debug)]
pub(super) struct Place {
    path: PathBuf,
    patience: Duration,
}

impl Place {
    /// The file at `path`; its lock is waited for as long as `patience`.
    pub(super) fn new(path: &Path, patience: Duration) -> Result<Self, StoreError> {
        // An absolute path is never taken for a URI or for SQLite's ":memory:", and it is what a host wants to read.
        let path = std::path::absolute(path).map_err(|error| StoreError::CannotOpen {
            place: path.display().to_string(),
            reason: error.to_string(),
        })?;
        Ok(Place { path, patience })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn patience(&self) -> Duration {
        self.patience
    }

    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// The file of SQLite's write-ahead log, beside the database.
    pub(super) fn journal(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push("-wal");
        name.into()
    }

    /// A connection that may write, and makes the file if there is none.
    pub(super) fn connect(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let connection = self.connect_with(flags)?;
        // SQLite falls back to reading when writing is forbidden; better say so now than at the first append.
        if connection.is_readonly(MAIN_DB).map_err(|error| self.fault(&error))? {
            return Err(StoreError::ReadOnly { place: self.name() });
        }
        Ok(connection)
    }

    /// A connection that only reads.
    pub(super) fn connect_to_read(&self) -> Result<Connection, StoreError> {
        self.connect_with(OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn connect_with(&self, flags: OpenFlags) -> Result<Connection, StoreError> {
        // Each connection stays with one thread at a time, so SQLite's own mutexes would be in the way only.
        let connection = Connection::open_with_flags(&self.path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
            .and_then(|connection| {
                connection.busy_timeout(self.patience)?;
                connection.set_prepared_statement_cache_capacity(32);
                Ok(connection)
            });
        connection.map_err(|error| self.fault(&error))
    }

    /// What a failure of SQLite means to a host.
    pub(super) fn fault(&self, error: &rusqlite::Error) -> StoreError {
        let place = self.name();
        let reason = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full { place },
            Some(
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed,
            ) => StoreError::Locked { place, waited: self.patience },
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                StoreError::CannotOpen { place, reason }
            }
            Some(ErrorCode::NotADatabase) => StoreError::NotOurs { place, reason },
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Corrupt { place, reason },
            Some(ErrorCode::ReadOnly) => StoreError::ReadOnly { place },
            Some(_) => StoreError::Failed { place, reason },
            // SQLite itself saw nothing wrong: a row does not hold what the schema says.
            None => StoreError::Corrupt { place, reason },
        }
    }
}
