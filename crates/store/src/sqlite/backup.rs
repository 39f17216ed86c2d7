//! A copy of the whole log while it is in use.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use tokio::sync::oneshot;

use super::place::Place;
use super::readers::spawn;
use crate::StoreError;

/// Copies the log to a new file at `to`.
pub(super) async fn backup(place: &Arc<Place>, to: &Path) -> Result<(), StoreError> {
    let target = Place::new(to, place.patience())?;
    let source = Arc::clone(place);
    let (done, finished) = oneshot::channel();
    // A thread of its own: a copy may take long, and nobody who plays should wait for it.
    spawn(place, "log backup", move || {
        let _ = done.send(copy(&source, &target));
    })?;
    finished.await.map_err(|_| StoreError::Closed)?
}

fn copy(source: &Place, target: &Place) -> Result<(), StoreError> {
    let exists = |path: &Path| StoreError::Exists { place: path.display().to_string() };
    if target.path().exists() {
        return Err(exists(target.path()));
    }
    let mut partial = target.path().as_os_str().to_owned();
    partial.push(".partial");
    let partial = Path::new(&partial);
    // What an interrupted backup left would stop every later one.
    match fs::remove_file(partial) {
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed(target, &error)),
    }
    let connection = source.connect_to_read()?;
    // SQLite takes the name as text only.
    let name = partial.to_str().ok_or_else(|| StoreError::CannotOpen {
        place: target.name(),
        reason: "the name is not valid Unicode".into(),
    })?;
    if let Err(error) = connection.execute("VACUUM INTO ?1", [name]) {
        let _ = fs::remove_file(partial);
        return Err(target.fault(&error));
    }
    // SQLite does not sync what it copies.
    File::open(partial).and_then(|file| file.sync_all()).map_err(|error| failed(target, &error))?;
    // Linking, unlike renaming, overwrites nothing that has come into being meanwhile.
    fs::hard_link(partial, target.path()).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => exists(target.path()),
        _ => failed(target, &error),
    })?;
    fs::remove_file(partial).map_err(|error| failed(target, &error))?;
    sync_folder(target).map_err(|error| failed(target, &error))
}

/// Makes the new name durable as well.
fn sync_folder(target: &Place) -> std::io::Result<()> {
    match target.path().parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn failed(target: &Place, error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full { place: target.name() },
        _ => StoreError::Failed { place: target.name(), reason: error.to_string() },
    }
}
