//! Heads: what makes a table's log tamper-evident.
//!
//! Each entry has a [`Head`] that depends on the entry and on the head before it. A plain hash would tell too much: with
//! it, a player could try all draws that were possible until one fits. So heads are HMACs under a key that is derived from
//! the seed, which is secret until the end. Then everybody can check them.

use std::fmt;

use crosstable_core::hex_type;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::Seed;
use crate::stream::{first, keyed};

const HEAD_LABEL: &[u8] = b"crosstable log 1 heads";
const SALT_LABEL: &[u8] = b"crosstable log 1 salt";
const RECEIPT_LABEL: &[u8] = b"receipt";
const LAST_RECEIPT_LABEL: &[u8] = b"receipt after the end";

hex_type! {
    /// Stands for an entry and everything before it.
    Head, 16
}

hex_type! {
    /// A head that this table's server has shown, with the server's mark on it: nobody else can make one. A client that
    /// shows it proves which history it was told.
    Receipt, 32
}

impl Receipt {
    /// The head that it is for.
    pub fn head(&self) -> Head {
        let mut head = [0; 16];
        head.copy_from_slice(&self.bytes()[..16]);
        Head::new(head)
    }
}

/// The key of a table's log. It is as secret as the seed.
#[derive(Clone)]
pub struct LogKey {
    mac: Hmac<Sha256>,
    salt: Hmac<Sha256>,
}

impl LogKey {
    /// The key of a table with this first seed, opened by this person.
    pub fn new(seed: &Seed, table: &[u8; 16], host: &[u8; 16]) -> Self {
        let mut key = keyed(seed.bytes());
        key.update(HEAD_LABEL);
        // The seed becomes public; the host's id does not.
        let mut salt = keyed(host);
        salt.update(SALT_LABEL);
        salt.update(table);
        LogKey { mac: keyed(&key.finalize().into_bytes()), salt: keyed(&salt.finalize().into_bytes()) }
    }

    /// The head of an entry, by its number, the head before it and its public text, which may come in parts.
    pub fn head(&self, number: u64, before: Option<Head>, text: &[&[u8]]) -> Head {
        let mut mac = self.mac.clone();
        mac.update(&number.to_be_bytes());
        mac.update(before.unwrap_or(Head::new([0; 16])).bytes());
        for part in text {
            mac.update(part);
        }
        Head::new(first(mac))
    }

    /// The name under which a person appears in the public form of this log. It says nothing about the person at other
    /// tables.
    pub fn pseudonym(&self, player: &[u8; 16]) -> [u8; 16] {
        let mut mac = self.salt.clone();
        mac.update(player);
        first(mac)
    }

    /// The receipt for an entry. It shows whether its holder knows the seed, because the game had `ended`.
    pub fn receipt(&self, number: u64, head: Head, ended: bool) -> Receipt {
        let mut mac = self.mac.clone();
        mac.update(if ended { LAST_RECEIPT_LABEL } else { RECEIPT_LABEL });
        mac.update(&number.to_be_bytes());
        mac.update(head.bytes());
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(head.bytes());
        bytes[16..].copy_from_slice(&first::<16>(mac));
        Receipt::new(bytes)
    }

    /// Whether this table's server has made the receipt, for an entry of this number.
    pub fn made(&self, number: u64, receipt: &Receipt, ended: bool) -> bool {
        let right = self.receipt(number, receipt.head(), ended);
        right.bytes().iter().zip(receipt.bytes()).fold(0, |differs, (one, other)| differs | (one ^ other))
            == 0
    }
}

/// Keys are equal if they give the same heads and pseudonyms.
impl PartialEq for LogKey {
    fn eq(&self, other: &Self) -> bool {
        let sample = |key: &LogKey| (key.head(0, None, &[]), key.pseudonym(&[0; 16]));
        sample(self) == sample(other)
    }
}

impl fmt::Debug for LogKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LogKey(secret)")
    }
}

impl fmt::Debug for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Head({self})")
    }
}

impl fmt::Debug for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Receipt({self})")
    }
}
