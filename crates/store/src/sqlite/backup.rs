//! Backups while the log is in use.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use tokio::sync::oneshot;

use super::database::Database;
use super::readers::spawn;
use crate::{StoreError, private_file};

/// Copies the log to a new file at `to`.
pub(super) async fn backup(database: &Arc<Database>, to: &Path) -> Result<(), StoreError> {
    let target = Database::new(to, database.busy_timeout())?;
    let source = Arc::clone(database);
    let (done, finished) = oneshot::channel();
    // On a separate thread, because a large copy would block the readers.
    spawn(database, "log backup", move || {
        let _ = done.send(copy(&source, &target));
    })?;
    finished.await.map_err(|_| StoreError::Closed)?
}

fn copy(source: &Database, target: &Database) -> Result<(), StoreError> {
    let exists = |path: &Path| StoreError::Exists { place: path.display().to_string() };
    if target.path().exists() {
        return Err(exists(target.path()));
    }
    let mut partial = target.path().as_os_str().to_owned();
    partial.push(".partial");
    let partial = Path::new(&partial);
    // Remove the remains of an interrupted backup.
    match fs::remove_file(partial) {
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed(target, &error)),
    }
    // SQLite writes into an empty file as well, and would make one that others can read.
    private_file(partial).map_err(|error| failed(target, &error))?;
    let connection = source.connect_read_only()?;
    // `VACUUM INTO` takes the name as text.
    let name = partial.to_str().ok_or_else(|| StoreError::CannotOpen {
        place: target.name(),
        reason: "the name is not valid Unicode".into(),
    })?;
    if let Err(error) = connection.execute("VACUUM INTO ?1", [name]) {
        let _ = fs::remove_file(partial);
        return Err(target.error(&error));
    }
    // SQLite does not sync what it copies.
    File::open(partial).and_then(|file| file.sync_all()).map_err(|error| failed(target, &error))?;
    // Unlike a rename, a link fails if the target has been created meanwhile.
    fs::hard_link(partial, target.path()).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => exists(target.path()),
        _ => failed(target, &error),
    })?;
    fs::remove_file(partial).map_err(|error| failed(target, &error))?;
    sync_folder(target).map_err(|error| failed(target, &error))
}

/// Makes the directory entry durable.
fn sync_folder(target: &Database) -> std::io::Result<()> {
    match target.path().parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn failed(target: &Database, error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full { place: target.name() },
        _ => StoreError::Failed { place: target.name(), reason: error.to_string() },
    }
}
