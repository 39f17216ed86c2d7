//! Files that only the user can read: tokens, and what the device keeps of tables.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file that must not exist yet.
pub(crate) fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut file = open(path, true)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Writes a file in one step: after a crash there is the old one or the new one. If it is `durable`, it is on the disk
/// when this returns.
pub(crate) fn replace(path: &Path, text: &str, durable: bool) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = open(&new, false)?;
    file.write_all(text.as_bytes())?;
    if durable {
        file.sync_all()?;
    }
    fs::rename(&new, path)?;
    // The name is on the disk when the folder is.
    match path.parent().filter(|_| durable && cfg!(unix)) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

fn open(path: &Path, new: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true).create_new(new);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn only_the_user_can_read_them() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
        create(&one, "secret").expect("written");
        for durable in [true, false] {
            replace(&other, "secret", durable).expect("written");
        }
        for path in [&one, &other] {
            assert_eq!(fs::metadata(path).expect("a file").permissions().mode() & 0o777, 0o600);
            assert_eq!(fs::read_to_string(path).expect("a file"), "secret");
        }
        assert!(create(&one, "other").is_err(), "it exists");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing else is left");
    }
}
