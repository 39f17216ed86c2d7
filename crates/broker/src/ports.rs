//! Ports that nobody uses.

use std::hash::{BuildHasher, RandomState};
use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;

use crate::Fault;

/// Where to look. The system takes the ports of outgoing connections from above here, and one of those could get the
/// port of a node that is dead just now; then the node could not come back.
const RANGE: Range<u16> = 12_000..32_000;
/// How many are tried for each that is wanted.
const ATTEMPTS: usize = 100;

/// So many ports that are free now, no two of them the same.
pub(crate) fn free(count: usize) -> Result<Vec<u16>, Fault> {
    // All are held open until the last is found.
    let mut held = Vec::new();
    let mut ports = Vec::new();
    let chance = RandomState::new();
    for attempt in 0..ATTEMPTS * count {
        let port = RANGE.start + (chance.hash_one(attempt) % RANGE.len() as u64) as u16;
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            held.push(listener);
            ports.push(port);
        }
        if ports.len() == count {
            return Ok(ports);
        }
    }
    Err(Fault::NoPorts)
}
