//! The folder with a user's games, the tokens by which servers know the user, and what this device keeps of tables there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::device_store::DeviceStore;
use crate::error::PlayError;
use crate::private_file;
use crate::strengths::Strengths;

/// A user's folder.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Opens the named folder, or the usual one of this system; creates it if it does not exist.
    pub fn open(named: Option<&Path>) -> Result<Self, PlayError> {
        let path = named.map(Path::to_owned).or_else(usual).ok_or_else(|| {
            PlayError::BadInput("it is not known where to keep games; say it with --data FOLDER".to_owned())
        })?;
        let folder = Folder(path);
        fs::create_dir_all(folder.0.join("people")).map_err(|error| folder.unusable(&error))?;
        Ok(folder)
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn tables(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    /// The user's token at this server. It stays the same, and differs between servers, so that no server can pass for
    /// the user at another one.
    pub(crate) fn token(&self, server: &str) -> Result<String, PlayError> {
        let path = self.0.join("people").join(file_name(server));
        if let Some(token) = read_token(&path) {
            return Ok(token);
        }
        let token = crosstable_client::random_hex::<32>();
        match private_file::create(&path, &token) {
            Ok(()) => Ok(token),
            // Another terminal may have written it at the same moment.
            Err(error) => read_token(&path).ok_or_else(|| self.unusable(&error)),
        }
    }

    /// What this device keeps for fair chance at the tables of this server.
    pub(crate) fn devices(&self, server: &str) -> Result<DeviceStore, PlayError> {
        let path = self.0.join("devices").join(file_name(server));
        DeviceStore::open(path).map_err(|error| self.unusable(&error))
    }

    /// How strong bots have to be to be just right here.
    pub fn strengths(&self) -> Strengths {
        Strengths::new(self.0.join("strengths.json"))
    }

    pub(crate) fn unusable(&self, why: &dyn std::fmt::Display) -> PlayError {
        PlayError::Folder { folder: self.0.display().to_string(), why: why.to_string() }
    }
}

/// The name of a server as a file can have it.
fn file_name(server: &str) -> String {
    server.chars().map(|c| if c.is_ascii_alphanumeric() || ".-".contains(c) { c } else { '_' }).collect()
}

fn read_token(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    let token = text.trim();
    crosstable_core::hex::read::<32>(token).ok().map(|_| token.to_owned())
}

/// Where this system keeps a user's data.
fn usual() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = from("XDG_DATA_HOME")
        .or_else(|| from("HOME").map(|home| home.join(".local/share")))
        .or_else(|| from("APPDATA"));
    data.map(|data| data.join("crosstable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_stays_and_is_another_one_elsewhere() {
        let place = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(Some(place.path())).expect("opens");
        let here = folder.token("here").expect("a token");
        assert_eq!(folder.token("here").expect("a token"), here);
        assert_ne!(folder.token("https://play.example").expect("a token"), here);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let place = tempfile::NamedTempFile::new().expect("a file");
        let error = Folder::open(Some(&place.path().join("x"))).expect_err("a file is no folder");
        assert!(error.to_string().contains(&place.path().display().to_string()), "{error}");
    }
}
