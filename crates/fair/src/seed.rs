//! The inputs of the key: the server's seed and the seats' entropy.

use std::fmt;

use crosstable_core::hex_type;
use sha2::{Digest, Sha256};

hex_type! {
    /// The server's secret of one table: 32 random bytes, revealed when the game has ended. `Debug` hides it, so that it
    /// does not get into a log.
    Seed, 32
}

hex_type! {
    /// SHA-256 of the seed, published before any seat gives its entropy.
    Commitment, 32
}

hex_type! {
    /// 16 random bytes of one person's device, so that the server alone cannot choose the key.
    Entropy, 16
}

impl Seed {
    /// The commitment, which can be published at once.
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
