//! Ports that nobody uses.

use std::hash::{BuildHasher, RandomState};
use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::ops::Range;

use crate::Fault;

/// Where to look. The system takes the ports of outgoing connections from above here, and one of those could get the
/// port of a node that is dead just now; then the node could not come back.
const RANGE: Range<u16> = 12_000..32_000;
/// How many are tried.
const ATTEMPTS: usize = 1_000;

/// A port that no other broker of ours takes, even while nobody listens there.
pub(crate) struct Port {
    pub(crate) number: u16,
    /// The port of the same number in the other protocol, which nodes have no use for.
    _claim: UdpSocket,
}

impl Port {
    /// One that is free now.
    pub(crate) fn free() -> Result<Self, Fault> {
        let chance = RandomState::new();
        for attempt in 0..ATTEMPTS {
            let number = RANGE.start + (chance.hash_one(attempt) % RANGE.len() as u64) as u16;
            let here = (Ipv4Addr::LOCALHOST, number);
            if let Ok(claim) = UdpSocket::bind(here)
                && TcpListener::bind(here).is_ok()
            {
                return Ok(Port { number, _claim: claim });
            }
        }
        Err(Fault::NoPorts)
    }
}
