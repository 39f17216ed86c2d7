//! What goes into the key: the server's secret and what the seats add to it.

use std::fmt;

use crosstable_core::hex_type;
use sha2::{Digest, Sha256};

hex_type! {
    /// The server's secret of one table: 32 random bytes, shown to nobody before the game has ended. Its `Debug`
    /// keeps the secret, so that it cannot slip into a log.
    Seed, 32
}

hex_type! {
    /// The promise: SHA-256 of the seed, published before any seat gives its entropy.
    Commitment, 32
}

hex_type! {
    /// What one person's device adds: 16 random bytes, so that the server alone cannot choose the key.
    Entropy, 16
}

impl Seed {
    /// The promise that can be published at once.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(Sha256::digest(self.bytes()).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({self})")
    }
}
