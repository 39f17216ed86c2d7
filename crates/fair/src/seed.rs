//! The inputs of the key: the server's seed and the seats' entropy.

use std::fmt;

use crosstable_core::hex_type;
use hmac::Mac;
use sha2::{Digest, Sha256};

use crate::Head;
use crate::stream::{first, keyed};

const DEVICE_LABEL: &[u8] = b"crosstable fair 2 device";
const ROUND_LABEL: &[u8] = b"crosstable fair 2 round";
const CONTINUED_LABEL: &[u8] = b"crosstable fair 3 continued";

hex_type! {
    /// The server's secret of one table: 32 random bytes, revealed when the game has ended. `Debug` hides it, so that it
    /// does not get into a log.
    Seed, 32
}

hex_type! {
    /// A digest by which the server binds itself to its seed, or a device to its entropy, without showing it.
    Commitment, 32
}

hex_type! {
    /// 16 random bytes of one person's device, so that the server alone cannot choose the key.
    Entropy, 16
}

hex_type! {
    /// A secret that one device keeps for ever, and from which its entropy follows. So nothing has to be stored between
    /// the commitment and the reveal.
    DeviceSecret, 32
}

impl DeviceSecret {
    /// What the device adds for a seat (counted from 1) at a table whose server has made this commitment: at every table
    /// and in every round another.
    pub fn entropy(&self, table: &[u8; 16], commitment: &Commitment, seat: u8) -> Entropy {
        let mut mac = keyed(self.bytes());
        mac.update(DEVICE_LABEL);
        mac.update(table);
        mac.update(commitment.bytes());
        mac.update(&[seat]);
        Entropy::new(first(mac))
    }
}

impl fmt::Debug for DeviceSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceSecret(secret)")
    }
}

impl Seed {
    /// The commitment, which can be published at once.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(Sha256::digest(self.bytes()).into())
    }

    /// The seed of the next round, after a start was given up. It follows from the log, so no generator is needed.
    #[must_use]
    pub fn next_round(&self, head: Head) -> Seed {
        let mut mac = keyed(self.bytes());
        mac.update(ROUND_LABEL);
        mac.update(head.bytes());
        Seed::new(first(mac))
    }

    /// The id of the table at which a server continues the game of a device's table with this seed. A game has one, so
    /// that nobody continues it again and again until the draws suit.
    pub fn continued_as(&self, table: &[u8; 16]) -> [u8; 16] {
        let mut mac = keyed(self.bytes());
        mac.update(CONTINUED_LABEL);
        mac.update(table);
        first(mac)
    }
}

impl Entropy {
    /// The commitment with which a device sits down at this table.
    pub fn commitment(&self, table: &[u8; 16]) -> Commitment {
        let digest = Sha256::new().chain_update(DEVICE_LABEL).chain_update(table).chain_update(self.bytes());
        Commitment::new(digest.finalize().into())
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
