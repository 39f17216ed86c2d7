//! The address at which other devices reach this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Where to the system is asked for the way. The last one is nowhere (RFC 5737), so the way there is the one to
/// everywhere. That may be a VPN, so addresses that routers have in homes are asked for before.
const V4_TARGETS: [Ipv4Addr; 6] = [
    Ipv4Addr::new(192, 168, 0, 1),
    Ipv4Addr::new(192, 168, 1, 1),
    Ipv4Addr::new(192, 168, 178, 1),
    Ipv4Addr::new(10, 0, 0, 1),
    Ipv4Addr::new(172, 16, 0, 1),
    Ipv4Addr::new(198, 51, 100, 1),
];
/// The same nowhere (RFC 3849).
const V6_TARGET: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);

/// Where other devices reach a server that listens at this address. None if it listens to this machine alone, or if
/// this machine has no network.
pub fn network_address(listening: SocketAddr) -> Option<SocketAddr> {
    let ip = listening.ip().to_canonical();
    let found = match ip {
        ip if ip.is_loopback() => None,
        ip if !ip.is_unspecified() => Some(ip),
        IpAddr::V4(_) => own_address(&V4_TARGETS.map(IpAddr::V4)),
        IpAddr::V6(_) => {
            let v6 = || own_address(&[V6_TARGET.into()]);
            own_address(&V4_TARGETS.map(IpAddr::V4)).or_else(v6)
        }
    };
    found.map(|ip| SocketAddr::new(ip, listening.port()))
}

/// The address of this machine that is most likely the one in the local network, out of those from which it would send
/// to the targets. Nothing is sent: to connect a UDP socket only chooses the way.
fn own_address(targets: &[IpAddr]) -> Option<IpAddr> {
    let from = |target: &IpAddr| {
        let any: IpAddr =
            if target.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
        let socket = UdpSocket::bind((any, 0)).ok()?;
        socket.connect((*target, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    targets.iter().filter_map(from).filter(is_usable).min_by_key(rank)
}

/// Whether others can open the address as it is. A link-local one of IPv6 would need the name of an interface.
fn is_usable(ip: &IpAddr) -> bool {
    let link_local = matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local());
    !ip.is_loopback() && !ip.is_unspecified() && !link_local
}

/// Small for networks at home; VPNs and containers mostly have the other private ranges.
fn rank(ip: &IpAddr) -> u8 {
    match ip {
        IpAddr::V4(ip) => match ip.octets() {
            [192, 168, ..] => 0,
            [10, ..] => 1,
            _ if ip.is_private() => 2,
            _ => 3,
        },
        IpAddr::V6(ip) if ip.is_unique_local() => 4,
        IpAddr::V6(_) => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> SocketAddr {
        address.parse().expect("an address")
    }

    #[test]
    fn a_server_for_this_machine_alone_is_reached_by_nobody_else() {
        for listening in ["127.0.0.1:7400", "127.3.2.1:7400", "[::1]:7400", "[::ffff:127.0.0.1]:7400"] {
            assert_eq!(network_address(at(listening)), None, "{listening}");
        }
    }

    #[test]
    fn an_address_that_was_given_is_the_one() {
        for listening in ["192.168.1.7:7400", "203.0.113.5:80", "[fd00::7]:7400"] {
            assert_eq!(network_address(at(listening)), Some(at(listening)));
        }
    }

    /// Which one it is depends on the machine; it may have none.
    #[test]
    fn all_addresses_stand_for_one_that_others_can_open() {
        for listening in ["0.0.0.0:7400", "[::]:7400"] {
            if let Some(found) = network_address(at(listening)) {
                assert!(is_usable(&found.ip()), "{found}");
                assert_eq!(found.port(), 7400);
            }
        }
    }

    #[test]
    fn networks_at_home_come_first() {
        let in_order = ["192.168.178.20", "10.8.0.2", "172.20.0.3", "203.0.113.5", "fd00::2", "2001:db8::2"];
        let ranks = in_order.map(|ip| rank(&ip.parse().expect("an address")));
        assert!(ranks.is_sorted_by(|one, other| one < other), "{ranks:?}");
        for unusable in ["127.0.0.1", "0.0.0.0", "::1", "fe80::1"] {
            assert!(!is_usable(&unusable.parse().expect("an address")), "{unusable}");
        }
    }
}
