//! The database file: connecting to it, and what its errors mean.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags};

use crate::StoreError;
use crate::private_file::{narrow, private_file};

#[derive(Debug)]
pub(super) struct Database {
    path: PathBuf,
    busy_timeout: Duration,
}

impl Database {
    pub(super) fn new(path: &Path, busy_timeout: Duration) -> Result<Self, StoreError> {
        // SQLite never takes an absolute path for a URI or for ":memory:", and error messages should show it.
        let path = std::path::absolute(path).map_err(|error| StoreError::CannotOpen {
            place: path.display().to_string(),
            reason: error.to_string(),
        })?;
        Ok(Database { path, busy_timeout })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn busy_timeout(&self) -> Duration {
        self.busy_timeout
    }

    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// The path of the write-ahead log.
    pub(super) fn wal_path(&self) -> PathBuf {
        self.beside("-wal")
    }

    /// The path of a file that SQLite keeps beside this one.
    fn beside(&self, suffix: &str) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(suffix);
        name.into()
    }

    /// Makes the file if there is none, so that nobody but its owner may read it. SQLite gives the files beside it the
    /// same rights, but those of an older version stay as they are.
    pub(super) fn make_private(&self) {
        // If the file cannot be made, SQLite says so.
        let _ = private_file(&self.path);
        narrow(&self.wal_path());
        narrow(&self.beside("-shm"));
    }

    /// Connects for writing and creates the file if there is none.
    pub(super) fn connect(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let connection = self.connect_with(flags)?;
        // SQLite falls back to reading if writing is forbidden. Fail now, not at the first append.
        if connection.is_readonly(MAIN_DB).map_err(|error| self.error(&error))? {
            return Err(StoreError::ReadOnly { place: self.name() });
        }
        Ok(connection)
    }

    pub(super) fn connect_read_only(&self) -> Result<Connection, StoreError> {
        self.connect_with(OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn connect_with(&self, flags: OpenFlags) -> Result<Connection, StoreError> {
        // Each connection is used by one thread at a time, so SQLite's own mutexes are not needed.
        let connection = Connection::open_with_flags(&self.path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
            .and_then(|connection| {
                connection.busy_timeout(self.busy_timeout)?;
                connection.set_prepared_statement_cache_capacity(32);
                Ok(connection)
            });
        connection.map_err(|error| self.error(&error))
    }

    /// Translates an error of SQLite.
    pub(super) fn error(&self, error: &rusqlite::Error) -> StoreError {
        let place = self.name();
        let reason = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full { place },
            Some(
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed,
            ) => StoreError::Locked { place, waited: self.busy_timeout },
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                StoreError::CannotOpen { place, reason }
            }
            Some(ErrorCode::NotADatabase) => StoreError::ForeignFile { place, reason },
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Corrupt { place, reason },
            Some(ErrorCode::ReadOnly) => StoreError::ReadOnly { place },
            Some(_) => StoreError::Failed { place, reason },
            // Not an error of SQLite itself: a row does not have the types of the schema.
            None => StoreError::Corrupt { place, reason },
        }
    }
}
