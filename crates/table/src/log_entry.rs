//! An entry as it is stored: with the key of the command that led to it.

use std::fmt;

use crosstable_core::hex_type;
use serde::{Deserialize, Serialize};

use crate::entry::Entry;

hex_type! {
    /// Names one command of one person, so that the same command, sent twice, has one effect. The program that runs the
    /// table derives it from the person and the id they gave the command.
    Key, 16
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

/// An entry with the key of its command. A command that led to several entries has its key on the first.
///
/// In JSON the key is one more field of the entry, absent where there is none, so logs without keys can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// The command that made it happen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

impl LogEntry {
    /// The entries of one command.
    pub(crate) fn of(entries: Vec<Entry>, key: Option<Key>) -> impl Iterator<Item = LogEntry> {
        let keys = std::iter::once(key).chain(std::iter::repeat(None));
        entries.into_iter().zip(keys).map(|(entry, key)| LogEntry { entry, key })
    }
}

impl From<Entry> for LogEntry {
    fn from(entry: Entry) -> Self {
        LogEntry { entry, key: None }
    }
}
