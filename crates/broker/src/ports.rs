//! Free ports.

use std::hash::{BuildHasher, RandomState};
use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::ops::Range;

use crate::BrokerError;

/// Below the range for outgoing connections, which could otherwise take the port of a node that is being restarted.
const RANGE: Range<u16> = 12_000..32_000;
const ATTEMPTS: usize = 1_000;

/// A port that no other `Broker` takes, even while its node is down.
pub(crate) struct Port {
    pub(crate) number: u16,
    /// The UDP port with the same number, which nodes do not use, reserves it.
    _claim: UdpSocket,
}

impl Port {
    pub(crate) fn free() -> Result<Self, BrokerError> {
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
        Err(BrokerError::NoPorts)
    }
}
