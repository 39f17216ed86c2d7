//! Names of tables and people that nobody can guess.

use std::fmt;

use crate::hex_type;

hex_type! {
    /// A table. The id is all one needs to look at the table, so it has 128 random bits.
    TableId, 16
}

hex_type! {
    /// A person, as far as the tables know one: a digest of the secret their device keeps.
    PlayerId, 16
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({self})")
    }
}
