//! The message broker that some tests start.

use std::env;
use std::path::{Path, PathBuf};

use crate::step::Command;
use crate::{apt, project};

/// Where a package of Debian puts it.
const USUAL: &str = "usr/sbin/nats-server";
/// Tests kill nodes and start them again. Of the older versions that were tried, 2.9.10 now and then loses what it had
/// acknowledged then, and 2.10.27 leaves such a node standing apart for good; this one does neither.
const SAFE: [u32; 3] = [2, 15, 1];
/// The release of Debian that has it.
const RELEASE: &str = "testing";

/// Finds a `nats-server` for the tests and returns where it is; where there is none, or only an old one, tries to fetch
/// Debian's. One that somebody has named is the right one, whatever its age.
pub(crate) fn install() -> Option<String> {
    if env::var_os("CROSSTABLE_NATS_SERVER").is_some() {
        return None;
    }
    let fetched = project::root().join("target/nats-server");
    let everywhere = || [PathBuf::from("nats-server"), Path::new("/").join(USUAL), fetched.join(USUAL)];
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
                "{path} has version {older}.{than}.{this}, which may not bear being killed; a test may fail because of it."
            );
        }
        Some((_, path)) => println!("The tests start {path}."),
    }
    newest().map(|(_, path)| path)
}

/// What version a program says it is.
fn version(program: &Path) -> Option<[u32; 3]> {
    let said = Command::program(&program.display().to_string(), "--version").quiet_output()?;
    parse(&said)
}

fn parse(said: &str) -> Option<[u32; 3]> {
    let (_, numbers) = said.trim().split_once(": v")?;
    let mut numbers = numbers.splitn(3, '.').map(|number| {
        // A version that is not finished yet has something behind its last number.
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
