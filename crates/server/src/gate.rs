//! Who may come in how often, by address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Limits;

/// More addresses than this are not remembered at once; who is quiet longest is forgotten.
const MOST_ADDRESSES: usize = 50_000;

/// So many hints and curves are thought about at once for one address: whoever plays there has theirs, and whoever asks
/// for hundreds keeps nobody else from one.
const STUDIES: u32 = 4;

/// A bucket that fills steadily and from which each thing takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    full: f32,
    per_second: f32,
    level: f32,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(per_second: f32, full: f32, now: Instant) -> Self {
        Bucket { full, per_second, level: full, at: now }
    }

    /// Takes one, or says after how many seconds there will be one. A bucket without a rate gives always.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), u32> {
        if self.per_second <= 0.0 {
            return Ok(());
        }
        let passed = now.saturating_duration_since(self.at).as_secs_f32();
        self.level = (self.level + passed * self.per_second).min(self.full);
        self.at = now;
        if self.level >= 1.0 {
            self.level -= 1.0;
            Ok(())
        } else {
            Err((((1.0 - self.level) / self.per_second).ceil() as u32).max(1))
        }
    }
}

struct Visitor {
    requests: Bucket,
    tables: Bucket,
    sockets: u32,
    studies: u32,
}

/// The gate. Cheap to ask: one lock, one lookup.
pub(crate) struct Gate {
    limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Gate { limits: limits.clone(), visitors: Mutex::default() })
    }

    /// A request comes in; or after how many seconds it may.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), u32> {
        self.with(from, |visitor, now| visitor.requests.take(now))
    }

    /// A table is opened; or after how many seconds one may be.
    pub(crate) fn new_table(&self, from: IpAddr) -> Result<(), u32> {
        self.with(from, |visitor, now| visitor.tables.take(now))
    }

    /// A socket is opened. The pass counts until it is dropped.
    pub(crate) fn socket(self: &Arc<Self>, from: IpAddr) -> Option<Pass> {
        self.pass(from, self.limits.sockets_per_address, |visitor| &mut visitor.sockets)
    }

    /// A bot is to think for somebody who studies a game. The pass counts until it is dropped.
    pub(crate) fn study(self: &Arc<Self>, from: IpAddr) -> Option<Pass> {
        self.pass(from, STUDIES, |visitor| &mut visitor.studies)
    }

    fn pass(self: &Arc<Self>, from: IpAddr, most: u32, counted: Counted) -> Option<Pass> {
        let free = self.with(from, |visitor, _| {
            let count = counted(visitor);
            let free = most == 0 || *count < most;
            *count += u32::from(free);
            free
        });
        free.then(|| Pass { gate: Arc::clone(self), from, counted })
    }

    fn with<T>(&self, from: IpAddr, act: impl FnOnce(&mut Visitor, Instant) -> T) -> T {
        let now = Instant::now();
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if visitors.len() >= MOST_ADDRESSES {
            forget_the_quiet(&mut visitors);
        }
        let (requests, tables) = (self.limits.requests as f32, self.limits.new_tables as f32);
        let visitor = visitors.entry(home(from)).or_insert_with(|| Visitor {
            requests: Bucket::new(requests, requests * 10.0, now),
            tables: Bucket::new(tables / 3600.0, (tables / 10.0).max(1.0), now),
            sockets: 0,
            studies: 0,
        });
        act(visitor, now)
    }
}

/// Forgets the half of those without a pass who have been quiet longest. Half of them at once, so that this is rare
/// however many come.
fn forget_the_quiet(visitors: &mut HashMap<IpAddr, Visitor>) {
    let here = |visitor: &Visitor| visitor.sockets + visitor.studies > 0;
    let quiet = visitors.values().filter(|visitor| !here(visitor));
    let mut heard: Vec<Instant> = quiet.map(|visitor| visitor.requests.at).collect();
    if heard.is_empty() {
        return;
    }
    let middle = heard.len() / 2;
    let middle = *heard.select_nth_unstable(middle).1;
    visitors.retain(|_, visitor| here(visitor) || visitor.requests.at > middle);
}

/// Which of a visitor's passes are counted together.
type Counted = fn(&mut Visitor) -> &mut u32;

/// Something that an address may have only so many of at once.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    from: IpAddr,
    counted: Counted,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.gate.with(self.from, |visitor, _| {
            let count = (self.counted)(visitor);
            *count = count.saturating_sub(1);
        });
    }
}

/// A household has one address of the old kind, or 2⁶⁴ of the new.
fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let now = Instant::now();
        let mut bucket = Bucket::new(2.0, 3.0, now);
        assert_eq!([(); 3].map(|()| bucket.take(now)), [Ok(()); 3]);
        assert_eq!(bucket.take(now), Err(1));
        assert_eq!(bucket.take(now + Duration::from_millis(600)), Ok(()));
        assert_eq!(bucket.take(now + Duration::from_millis(600)), Err(1));
    }

    #[test]
    fn sockets_are_counted_while_they_are_open() {
        let gate = Gate::new(&Limits { sockets_per_address: 2, ..Limits::default() });
        let one = gate.socket([10, 0, 0, 1].into());
        let two = gate.socket([10, 0, 0, 1].into());
        assert!(one.is_some() && two.is_some());
        assert!(gate.socket([10, 0, 0, 1].into()).is_none());
        assert!(gate.socket([10, 0, 0, 2].into()).is_some());
        drop(one);
        assert!(gate.socket([10, 0, 0, 1].into()).is_some());
    }

    #[test]
    fn studies_are_counted_apart_from_sockets() {
        let gate = Gate::new(&Limits { sockets_per_address: 1, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        let studies: Vec<_> = (0..STUDIES).map_while(|_| gate.study(address)).collect();
        assert_eq!(studies.len(), STUDIES as usize);
        assert!(gate.study(address).is_none() && gate.socket(address).is_some());
        drop(studies);
        assert!(gate.study(address).is_some());
    }

    #[test]
    fn however_many_come_few_are_remembered() {
        let gate = Gate::new(&Limits { requests: 1, ..Limits::default() });
        let guest: IpAddr = [192, 0, 2, 1].into();
        let pass = gate.socket(guest);
        assert!(pass.is_some());
        for number in 0..2 * MOST_ADDRESSES as u32 {
            assert_eq!(gate.request(Ipv4Addr::from(number).into()), Ok(()));
        }
        let visitors = gate.visitors.lock().expect("nobody panicked");
        assert!(visitors.len() <= MOST_ADDRESSES, "{} are remembered", visitors.len());
        let last = IpAddr::from(Ipv4Addr::from(2 * MOST_ADDRESSES as u32 - 1));
        assert!(visitors.contains_key(&last) && visitors.contains_key(&guest), "the newest, and who is here");
    }

    #[test]
    fn neighbours_of_one_network_share_their_limits() {
        let a = home("2001:db8::1".parse().expect("an address"));
        assert_eq!(a, home("2001:db8::ffff".parse().expect("an address")));
        assert_ne!(a, home("2001:db8:0:1::1".parse().expect("an address")));
        assert_eq!(home("::ffff:10.0.0.1".parse().expect("an address")), IpAddr::from([10, 0, 0, 1]));
    }
}
