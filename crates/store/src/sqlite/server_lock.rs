//! The lock of a server on its file.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::{StoreError, private_file};

/// Says that a server serves the tables of a file, until it is dropped or the process ends in any way.
///
/// Appends of several processes are correct without it, but a server that does not know of the others shows its people
/// an old table. Whoever only copies tables needs no lock.
pub struct ServerLock {
    _file: File,
}

impl ServerLock {
    /// Takes the lock of the log at `path`: alone, or together with others who share it, too.
    pub fn take(path: impl AsRef<Path>, shared: bool) -> Result<Self, StoreError> {
        // A file of its own: locks on a database are SQLite's business.
        let path = path.as_ref().with_extension("lock");
        let place = || path.display().to_string();
        let failed =
            |error: std::io::Error| StoreError::CannotOpen { place: place(), reason: error.to_string() };
        let file = private_file(&path).map_err(failed)?;
        let locked = if shared { file.try_lock_shared() } else { file.try_lock() };
        match locked {
            Ok(()) => Ok(ServerLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Served { place: place() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}
