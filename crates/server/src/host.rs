//! The names by which people may reach this server.
//!
//! A page of anybody can have its own name lead to this machine (DNS rebinding) and then ask as if it were ours. Its
//! requests still carry that name, so they are told apart by it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::config::Config;

/// The name of this machine: in full, and its first part.
pub(crate) fn own_names() -> Vec<String> {
    let Some(full) = machine_name().filter(|name| !name.is_empty()) else { return Vec::new() };
    let short = full.split('.').next().unwrap_or_default().to_owned();
    vec![full, short]
}

#[cfg(unix)]
fn machine_name() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(str::to_owned)
}

#[cfg(not(unix))]
fn machine_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// Whether a request may name this host, with any port. Nothing if it is no host at all.
pub(crate) fn is_our_host(config: &Config, host: &str) -> Option<bool> {
    let name = without_port(host)?;
    let addresses = config.public_url.iter().chain(&config.origins);
    let mut known = addresses.filter_map(|url| without_port(url.split_once("://")?.1));
    let is_address = name.parse::<Ipv4Addr>().is_ok() || name.starts_with('[');
    let is_name = |known: &str| plain(known).eq_ignore_ascii_case(plain(name));
    let is_local = is_name("localhost") || plain(name).to_ascii_lowercase().ends_with(".local");
    Some(is_address || is_local || config.host_names.iter().any(|own| is_name(own)) || known.any(is_name))
}

/// Whether this host, with or without a port, means the machine of whoever asks. `0.0.0.0` does in most browsers.
pub(crate) fn is_loopback(host: &str) -> bool {
    let Some(name) = without_port(host) else { return false };
    let name = plain(name).to_ascii_lowercase();
    let inner = name.trim_start_matches('[').trim_end_matches(']');
    match inner.parse::<IpAddr>() {
        Ok(ip) => ip.to_canonical().is_loopback() || ip.to_canonical().is_unspecified(),
        Err(_) => name == "localhost" || name.ends_with(".localhost"),
    }
}

/// A name may end in a dot, which changes nothing.
fn plain(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}

/// The name or address in `name`, `name:7400`, `192.0.2.1:7400` or `[2001:db8::1]:7400`.
fn without_port(host: &str) -> Option<&str> {
    let (name, rest) = match host.find(']') {
        Some(end) => host.split_at(end + 1),
        None => host.split_at(host.find(':').unwrap_or(host.len())),
    };
    let is_port = |port: &str| port.len() <= 5 && port.bytes().all(|c| c.is_ascii_digit());
    let is_plain = |c: u8| c.is_ascii_alphanumeric() || b".-_".contains(&c);
    let is_name = |name: &str| (1..=253).contains(&name.len()) && name.bytes().all(is_plain);
    let is_v6 = |name: &str| {
        let inner = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        inner.is_some_and(|inner| inner.parse::<Ipv6Addr>().is_ok())
    };
    let is_whole = rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port);
    (is_whole && (is_name(name) || is_v6(name))).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(public_url: Option<&str>) -> Config {
        let host_names = vec!["Den.home.example".to_owned(), "Den".to_owned()];
        Config { public_url: public_url.map(str::to_owned), host_names, ..Config::default() }
    }

    #[test]
    fn addresses_and_names_of_this_machine_are_ours() {
        for host in [
            "127.0.0.1",
            "192.0.2.7:7400",
            "[::1]",
            "[2001:db8::1]:80",
            "localhost",
            "LocalHost.:7400",
            "den",
            "den.home.example:7400",
            "den.local",
            "Living-Room.local.:7400",
        ] {
            assert_eq!(is_our_host(&config(None), host), Some(true), "{host}");
        }
    }

    #[test]
    fn all_other_names_are_foreign() {
        for host in [
            "evil.example",
            "evil.example:7400",
            "play.example",
            "local",
            "evillocal",
            "den.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "0x7f000001",
            "2130706433",
        ] {
            assert_eq!(is_our_host(&config(None), host), Some(false), "{host}");
        }
    }

    #[test]
    fn loopback_is_known_in_all_its_forms() {
        for host in [
            "127.0.0.1:7400",
            "127.1.2.3",
            "[::1]:7400",
            "[::ffff:127.0.0.1]",
            "0.0.0.0:7400",
            "localhost",
            "LocalHost.:7400",
            "den.localhost:7400",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in
            ["192.168.1.7:7400", "[fd00::7]:7400", "den.local", "play.example", "localhost.example", ""]
        {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn what_is_no_host_is_neither() {
        for host in ["", ":80", "a b", "a/b", "[::1", "::1", "[x]", "host:port", "host:80:90", "ü.example"] {
            assert_eq!(is_our_host(&config(None), host), None, "{host}");
        }
    }

    #[test]
    fn the_public_address_is_ours_if_it_is_given() {
        let config = config(Some("https://Play.example:8443"));
        for (host, ours) in [("play.example", true), ("play.example:80", true), ("other.example", false)] {
            assert_eq!(is_our_host(&config, host), Some(ours), "{host}");
        }
        assert_eq!(is_our_host(&config, "10.0.0.1:7400"), Some(true));
    }
}
