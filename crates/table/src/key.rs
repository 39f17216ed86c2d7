//! Keys of commands: the same command, sent twice, has one effect.

use std::collections::VecDeque;
use std::fmt;

use crosstable_core::{PlayerId, TableId, hex_type};
use sha2::{Digest, Sha256};

hex_type! {
    /// Names one command of one person at one table. It begins with the same [`OWNER`] bytes for all commands of the
    /// person there, which say nothing about the person at other tables.
    Key, 16
}

/// How many bytes of a key say whose it is.
const OWNER: usize = 4;
/// How many commands of each person a table remembers,
const REMEMBERED: usize = 64;
/// and of how many people. Passers-by give commands in the lobby, too.
const OWNERS: usize = 256;

impl Key {
    /// The key of the command to which the person gave this id.
    pub fn of(player: PlayerId, table: TableId, id: &str) -> Self {
        let mut bytes = [0; 16];
        bytes[..OWNER].copy_from_slice(&owner(player, table));
        let command = digest(b"crosstable command", player, table).chain_update(id);
        bytes[OWNER..].copy_from_slice(&command.finalize()[..16 - OWNER]);
        Key::new(bytes)
    }

    fn owner(&self) -> &[u8] {
        &self.bytes()[..OWNER]
    }
}

fn owner(player: PlayerId, table: TableId) -> [u8; OWNER] {
    let mut owner = [0; OWNER];
    owner.copy_from_slice(&digest(b"crosstable commander", player, table).finalize()[..OWNER]);
    owner
}

fn digest(label: &[u8], player: PlayerId, table: TableId) -> Sha256 {
    Sha256::new().chain_update(label).chain_update(player.bytes()).chain_update(table.bytes())
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

/// Something remembered for the last commands of each person, so that nobody's commands push out another's.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyMemory<T> {
    owners: VecDeque<VecDeque<(Key, T)>>,
}

impl<T> Default for KeyMemory<T> {
    fn default() -> Self {
        KeyMemory { owners: VecDeque::new() }
    }
}

impl<T> KeyMemory<T> {
    /// What is remembered for a command.
    pub fn get(&self, key: Key) -> Option<&T> {
        let own = self.owners.iter().find(|keys| belongs(keys, key))?;
        own.iter().rev().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// Remembers something for a command.
    pub fn insert(&mut self, key: Key, value: T) {
        let index = self.owners.iter().position(|keys| belongs(keys, key));
        // The owner who gave a command last comes last.
        let mut own = index.and_then(|index| self.owners.remove(index)).unwrap_or_default();
        if own.len() == REMEMBERED {
            own.pop_front();
        }
        own.push_back((key, value));
        if self.owners.len() == OWNERS {
            self.owners.pop_front();
        }
        self.owners.push_back(own);
    }
}

fn belongs<T>(keys: &VecDeque<(Key, T)>, key: Key) -> bool {
    keys.front().is_some_and(|(known, _)| known.owner() == key.owner())
}
