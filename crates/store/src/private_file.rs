//! Files that nobody but their owner may read: a log holds every secret of every running game.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file to write into it, and makes it if there is none. Nobody but its owner may read it, whatever the
/// process's umask says.
pub fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    narrow(path);
    Ok(file)
}

/// Takes the rights of others at a file away, if it is there and they have any.
pub(crate) fn narrow(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(metadata) = path.metadata() else { return };
        let mode = metadata.permissions().mode();
        let owners = mode & 0o700;
        if mode & 0o777 == owners {
            return;
        }
        let narrowed = std::fs::set_permissions(path, PermissionsExt::from_mode(owners));
        let path = path.display();
        match narrowed {
            Ok(()) => tracing::info!(%path, "others could read this file; now only its owner may"),
            // It is somebody else's, who has to decide.
            Err(error) => tracing::warn!(%path, %error, "others can read this file: take that right away"),
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}
