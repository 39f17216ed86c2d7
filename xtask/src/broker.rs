//! The `nats-server` that some tests start.

use std::env;
use std::path::{Path, PathBuf};

use crate::step::Command;
use crate::{apt, project};

/// Where Debian's package installs it.
const DEBIAN_PATH: &str = "usr/sbin/nats-server";
/// The oldest version that the program takes: docs/operating.md says why.
const SAFE: [u32; 3] = [2, 15, 1];
/// The release of Debian that has it.
const RELEASE: &str = "testing";

/// Finds a `nats-server` for the tests. If there is none or only an old one, tries to fetch Debian's. The one in
/// `CROSSTABLE_NATS_SERVER` is used whatever its version.
pub(crate) fn install() -> Option<String> {
    if env::var_os("CROSSTABLE_NATS_SERVER").is_some() {
        return None;
    }
    let fetched = project::root().join("target/nats-server");
    let everywhere =
        || [PathBuf::from("nats-server"), Path::new("/").join(DEBIAN_PATH), fetched.join(DEBIAN_PATH)];
    let newest = || {
        let there = everywhere().into_iter().filter_map(|path| Some((version(&path)?, path)));
        there.max().map(|(version, path)| (version, path.display().to_string()))
    };
    let safe = || newest().filter(|(version, _)| *version >= SAFE);
    let [major, minor, patch] = SAFE;
    if safe().is_none() {
        println!(
            "There is no nats-server {major}.{minor}.{patch} or newer; trying to fetch that of Debian {RELEASE}."
        );
        apt::unpack("nats-server", RELEASE, &fetched);
    }
    if newest().is_none() {
        println!("Trying to install that of this release.");
        apt::install("nats-server");
    }
    match newest() {
        None => eprintln!("There is no nats-server; the tests that need it will fail."),
        Some((version, path)) if version < SAFE => {
            let [older, than, this] = version;
            eprintln!(
                "{path} has version {older}.{than}.{this}, which is too old; the tests that need it will fail."
            );
        }
        Some((_, path)) => println!("The tests start {path}."),
    }
    newest().map(|(_, path)| path)
}

fn version(program: &Path) -> Option<[u32; 3]> {
    let said = Command::program(&program.display().to_string(), "--version").quiet_output()?;
    parse(&said)
}

fn parse(said: &str) -> Option<[u32; 3]> {
    let (_, numbers) = said.trim().split_once(": v")?;
    let mut numbers = numbers.splitn(3, '.').map(|number| {
        // A release candidate has a suffix.
        number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    });
    Some([numbers.next()??, numbers.next()??, numbers.next()??])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(parse("nats-server: v2.9.10\n"), Some([2, 9, 10]));
        assert_eq!(parse("nats-server: v2.12.0-RC.1\n"), Some([2, 12, 0]));
        assert!(parse("nats-server: v3.0.0") > Some(SAFE));
        assert!(parse("nats-server: v2.9.10") < Some(SAFE));
        assert_eq!(parse("nats-server: unknown"), None);
    }
}
