//! Rate limits and concurrency limits by address.
//!
//! The buckets are ours: the well-known crates limit requests, but not what one address holds open at the same time,
//! and they forget no address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::Instant;

use crate::config::Limits;
use crate::metrics::{Limit, Metrics};

/// How many addresses are remembered at once; the ones that are quiet longest are forgotten.
const MOST_ADDRESSES: usize = 50_000;

/// How many hints and reviews one address may ask for at once.
const ANALYSES: u32 = 4;

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

struct Client {
    requests: Bucket,
    tables: Bucket,
    connections: u32,
    sockets: u32,
    analyses: u32,
}

/// The limits of all addresses. Cheap to ask: one lock, one lookup.
pub(crate) struct RateLimiter {
    limits: Limits,
    /// Counts what is refused.
    metrics: Arc<Metrics>,
    clients: Mutex<HashMap<IpAddr, Client>>,
}

/// What an address holds open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub(crate) from: IpAddr,
    pub(crate) connections: u32,
    pub(crate) sockets: u32,
}

impl RateLimiter {
    pub(crate) fn new(limits: &Limits, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(RateLimiter { limits: limits.clone(), metrics, clients: Mutex::default() })
    }

    /// A request comes in; or after how many seconds it may.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), u32> {
        self.counted(Limit::Requests, from, self.with(from, |client, now| client.requests.take(now)))
    }

    /// A table is opened; or after how many seconds one may be.
    pub(crate) fn new_table(&self, from: IpAddr) -> Result<(), u32> {
        self.counted(Limit::Tables, from, self.with(from, |client, now| client.tables.take(now)))
    }

    /// What every address holds open that holds anything, the most first.
    pub(crate) fn held(&self) -> Vec<Held> {
        let clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let held = clients.iter().filter(|(_, client)| client.connections + client.sockets > 0);
        let mut held: Vec<_> = held
            .map(|(from, client)| Held {
                from: *from,
                connections: client.connections,
                sockets: client.sockets,
            })
            .collect();
        held.sort_by_key(|held| (std::cmp::Reverse(held.connections + held.sockets), held.from));
        held
    }

    /// Counts a refusal.
    fn counted<T>(&self, limit: Limit, from: IpAddr, taken: Result<T, u32>) -> Result<T, u32> {
        if taken.is_err() {
            self.metrics.limited(limit, Some(from));
        }
        taken
    }

    /// A connection is accepted, if there are not so many. The permit counts until it is dropped.
    pub(crate) fn connection(self: &Arc<Self>, from: IpAddr, most: u32) -> Option<Permit> {
        self.permit(Limit::Connections, from, most, |client| &mut client.connections)
    }

    /// A socket is opened. The permit counts until it is dropped.
    pub(crate) fn socket(self: &Arc<Self>, from: IpAddr) -> Option<Permit> {
        self.permit(Limit::Sockets, from, self.limits.sockets_per_address, |client| &mut client.sockets)
    }

    /// A bot is to think for somebody who analyses a game. The permit counts until it is dropped.
    pub(crate) fn analysis(self: &Arc<Self>, from: IpAddr) -> Option<Permit> {
        self.permit(Limit::Analyses, from, ANALYSES, |client| &mut client.analyses)
    }

    fn permit(self: &Arc<Self>, limit: Limit, from: IpAddr, most: u32, counted: Counted) -> Option<Permit> {
        let free = self.with(from, |client, _| {
            let count = counted(client);
            let free = most == 0 || *count < most;
            *count += u32::from(free);
            free
        });
        if !free {
            self.metrics.limited(limit, Some(from));
        }
        free.then(|| Permit { rate_limiter: Arc::clone(self), from, counted })
    }

    fn with<T>(&self, from: IpAddr, act: impl FnOnce(&mut Client, Instant) -> T) -> T {
        let now = Instant::now();
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if clients.len() >= MOST_ADDRESSES {
            forget_quiet_clients(&mut clients);
        }
        let (requests, tables) = (self.limits.requests as f32, self.limits.new_tables as f32);
        let client = clients.entry(home(from)).or_insert_with(|| Client {
            requests: Bucket::new(requests, requests * 10.0, now),
            tables: Bucket::new(tables / 3600.0, (tables / 10.0).max(1.0), now),
            connections: 0,
            sockets: 0,
            analyses: 0,
        });
        act(client, now)
    }
}

/// Forgets the half of those without a permit who have been quiet longest. Half of them at once, so that this is rare
/// however many come.
fn forget_quiet_clients(clients: &mut HashMap<IpAddr, Client>) {
    let here = |client: &Client| client.connections + client.sockets + client.analyses > 0;
    let quiet = clients.values().filter(|client| !here(client));
    let mut heard: Vec<Instant> = quiet.map(|client| client.requests.at).collect();
    if heard.is_empty() {
        return;
    }
    let middle = heard.len() / 2;
    let middle = *heard.select_nth_unstable(middle).1;
    clients.retain(|_, client| here(client) || client.requests.at > middle);
}

/// Which of a client's permits are counted together.
type Counted = fn(&mut Client) -> &mut u32;

/// Something that an address may have only so many of at once.
pub(crate) struct Permit {
    rate_limiter: Arc<RateLimiter>,
    from: IpAddr,
    counted: Counted,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.rate_limiter.with(self.from, |client, _| {
            let count = (self.counted)(client);
            *count = count.saturating_sub(1);
        });
    }
}

/// A household has one address of the old kind, or 2⁶⁴ of the new.
pub(crate) fn home(address: IpAddr) -> IpAddr {
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

    fn limiter(limits: &Limits) -> Arc<RateLimiter> {
        RateLimiter::new(limits, Arc::default())
    }

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
        let rate_limiter = limiter(&Limits { sockets_per_address: 2, ..Limits::default() });
        let one = rate_limiter.socket([10, 0, 0, 1].into());
        let two = rate_limiter.socket([10, 0, 0, 1].into());
        assert!(one.is_some() && two.is_some());
        assert!(rate_limiter.socket([10, 0, 0, 1].into()).is_none());
        assert!(rate_limiter.socket([10, 0, 0, 2].into()).is_some());
        drop(one);
        assert!(rate_limiter.socket([10, 0, 0, 1].into()).is_some());
    }

    #[test]
    fn analyses_are_counted_apart_from_sockets() {
        let rate_limiter = limiter(&Limits { sockets_per_address: 1, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        let analyses: Vec<_> = (0..ANALYSES).map_while(|_| rate_limiter.analysis(address)).collect();
        assert_eq!(analyses.len(), ANALYSES as usize);
        assert!(rate_limiter.analysis(address).is_none() && rate_limiter.socket(address).is_some());
        drop(analyses);
        assert!(rate_limiter.analysis(address).is_some());
    }

    #[test]
    fn however_many_come_few_are_remembered() {
        let rate_limiter = limiter(&Limits { requests: 1, ..Limits::default() });
        let subscriber: IpAddr = [192, 0, 2, 1].into();
        let permit = rate_limiter.socket(subscriber);
        assert!(permit.is_some());
        for number in 0..2 * MOST_ADDRESSES as u32 {
            assert_eq!(rate_limiter.request(Ipv4Addr::from(number).into()), Ok(()));
        }
        let clients = rate_limiter.clients.lock().expect("nobody panicked");
        assert!(clients.len() <= MOST_ADDRESSES, "{} are remembered", clients.len());
        let last = IpAddr::from(Ipv4Addr::from(2 * MOST_ADDRESSES as u32 - 1));
        assert!(
            clients.contains_key(&last) && clients.contains_key(&subscriber),
            "the newest, and who is here"
        );
    }

    #[test]
    fn neighbours_of_one_network_share_their_limits() {
        let a = home("2001:db8::1".parse().expect("an address"));
        assert_eq!(a, home("2001:db8::ffff".parse().expect("an address")));
        assert_ne!(a, home("2001:db8:0:1::1".parse().expect("an address")));
        assert_eq!(home("::ffff:10.0.0.1".parse().expect("an address")), IpAddr::from([10, 0, 0, 1]));
    }
}
