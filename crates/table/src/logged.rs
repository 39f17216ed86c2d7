//! A line of the log as it is stored: an entry, and the key of the command that led to it.

use std::fmt;

use crosstable_core::hex_type;
use serde::{Deserialize, Serialize};

use crate::entry::Entry;
use crate::table::{Corrupt, Table};

hex_type! {
    /// Names one command of one person, so that the same command, sent twice, has one effect. Whoever runs the table
    /// makes it out of who asked and the id they gave the command.
    Key, 16
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

/// How many keys a table remembers.
pub(crate) const REMEMBERED: usize = 64;

/// An entry with the key of the command it came from. A command that led to several entries has its key on the first.
///
/// In JSON the key is one more field of the entry, absent where there is none: logs without keys read as they always
/// did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// Which command made it happen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

impl Logged {
    /// The lines of one command.
    pub fn of(entries: Vec<Entry>, key: Option<Key>) -> Vec<Logged> {
        let keys = std::iter::once(key).chain(std::iter::repeat(None));
        entries.into_iter().zip(keys).map(|(entry, key)| Logged { entry, key }).collect()
    }
}

impl From<Entry> for Logged {
    fn from(entry: Entry) -> Self {
        Logged { entry, key: None }
    }
}

impl Table {
    /// The table that a stored log tells of.
    pub fn replay_logged<'a>(lines: impl IntoIterator<Item = &'a Logged>) -> Result<Self, Corrupt> {
        let mut lines = lines.into_iter();
        let mut table = Table::replay(lines.next().map(|line| &line.entry))?;
        for line in lines {
            table.apply_logged(line)?;
        }
        Ok(table)
    }

    /// Makes true what a line says, and remembers its key.
    pub fn apply_logged(&mut self, line: &Logged) -> Result<(), Corrupt> {
        let number = self.length;
        self.apply(&line.entry)?;
        if let Some(key) = line.key {
            if self.keys.len() == REMEMBERED {
                self.keys.pop_front();
            }
            self.keys.push_back((key, number));
        }
        Ok(())
    }

    /// The number of the first entry that the command with this key led to, if it is among the last few that led to
    /// any.
    pub fn done(&self, key: Key) -> Option<u64> {
        self.keys.iter().rev().find(|(known, _)| *known == key).map(|(_, number)| *number)
    }

    /// How many entries the log of this table has.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// The number of the last entry that changed what is on the table: the start, a decision, a taking back. Whoever
    /// has seen this one decides about the game as it is.
    pub const fn turned(&self) -> u64 {
        self.turned
    }
}
