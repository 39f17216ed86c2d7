//! The keyed stream from which outcomes are drawn by number.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Entropy, Seed};

/// Domain separation of the key from other uses of the seed.
const KEY_LABEL: &[u8] = b"crosstable fair 1 key";
/// The same for a key with a frozen list.
const LIST_KEY_LABEL: &[u8] = b"crosstable fair 2 key";
/// Domain separation of draws.
const DRAW_LABEL: &[u8] = b"crosstable fair 1 draw";

/// The draws of one table, by number. The same seed, table and entropy give the same stream.
#[derive(Clone)]
pub struct Stream {
    /// HMAC-SHA-256 with the table's key, ready for the message.
    mac: Hmac<Sha256>,
    /// The same for the draws below a number, if they have another key.
    before: Option<(Hmac<Sha256>, u64)>,
}

impl Stream {
    /// The stream of a table whose devices published their entropy, or whose chance is seeded (then there is none): its
    /// secret, its id, and the entropy of its seats with their numbers (counted from 1), in ascending order of seats.
    pub fn new(seed: &Seed, table: &[u8; 16], entropy: &[(u8, Entropy)]) -> Self {
        Stream::keyed(seed, &[KEY_LABEL, table], entropy)
    }

    /// The stream of a table whose devices revealed their entropy after everything was frozen in this list.
    pub fn revealed(seed: &Seed, list: &str, entropy: &[(u8, Entropy)]) -> Self {
        Stream::keyed(seed, &[LIST_KEY_LABEL, &Sha256::digest(list.as_bytes())], entropy)
    }

    fn keyed(seed: &Seed, parts: &[&[u8]], entropy: &[(u8, Entropy)]) -> Self {
        let mut mac = keyed(seed.bytes());
        for part in parts {
            mac.update(part);
        }
        for (seat, bytes) in entropy {
            mac.update(&[*seat]);
            mac.update(bytes.bytes());
        }
        Stream { mac: keyed(&mac.finalize().into_bytes()), before: None }
    }

    /// This stream from draw number `draws` on; the draws before are those of another one.
    #[must_use]
    pub fn after(self, first: Stream, draws: u64) -> Self {
        Stream { before: Some((first.mac, draws)), ..self }
    }

    /// A number below `total` for draw number `number`, each equally likely. Nothing if there is nothing to draw.
    ///
    /// 64-bit numbers above the largest multiple of `total` are skipped, so that all remainders are equally likely.
    pub fn ticket(&self, number: u64, total: u32) -> Option<u32> {
        if total == 0 {
            return None;
        }
        let total = u64::from(total);
        let last_fair = u64::MAX - (u64::MAX % total + 1) % total;
        (0..u32::MAX)
            .map(|attempt| self.word(number, attempt))
            .find(|word| *word <= last_fair)
            .map(|word| (word % total) as u32)
    }

    /// The outcome of draw number `number` when the weights are laid end to end in the order given, which is the
    /// byte order of the tokens. Nothing if there is no outcome.
    pub fn draw<'a, T>(&self, number: u64, outcomes: &'a [(T, u32)]) -> Option<&'a T> {
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut ticket = self.ticket(number, total)?;
        for (outcome, weight) in outcomes {
            if ticket < *weight {
                return Some(outcome);
            }
            ticket -= weight;
        }
        None
    }

    /// The first eight bytes of HMAC(key, label, number, attempt), most significant first.
    fn word(&self, number: u64, attempt: u32) -> u64 {
        let before = self.before.as_ref().filter(|(_, draws)| number < *draws);
        let mut mac = before.map_or(&self.mac, |(mac, _)| mac).clone();
        mac.update(DRAW_LABEL);
        mac.update(&number.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        u64::from_be_bytes(first(mac))
    }
}

/// Hides the key, which is as secret as the seed.
impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(secret)")
    }
}

pub(crate) fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

/// The first bytes of the finished HMAC.
pub(crate) fn first<const N: usize>(mac: Hmac<Sha256>) -> [u8; N] {
    let tag = mac.finalize().into_bytes();
    let mut bytes = [0; N];
    bytes.copy_from_slice(&tag[..N]);
    bytes
}
