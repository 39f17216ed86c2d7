//! cargo-deny: licences, duplicates, sources and known faults of everything that is used, by `deny.toml`.

use crate::project;
use crate::step::Command;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";
/// The oldest one that understands `deny.toml`.
const OLDEST: [u32; 2] = [0, 18];

/// Checks the dependencies; what could not be checked is said.
pub(crate) fn check() -> (bool, Option<String>) {
    let Some(deny) = installed().or_else(install) else {
        let missing = "cargo-deny: not checked (it cannot be installed; tidy has read deny.toml)";
        println!("{missing}");
        return (true, Some(missing.to_owned()));
    };
    let held = Command::program(&deny, "check --deny warnings bans licenses sources").run();
    let (passed, printed) = Command::program(&deny, "check advisories").run_captured();
    let advisories = Advisories::read(passed, &printed);
    if advisories == Advisories::Found {
        print!("{printed}");
    }
    println!("{}", advisories.said());
    (held && advisories != Advisories::Found, Some(advisories.said().to_owned()))
}

/// What the database of known faults says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Advisories {
    None,
    Found,
    Unreachable,
}

impl Advisories {
    fn read(passed: bool, printed: &str) -> Self {
        match passed {
            true => Advisories::None,
            false if printed.contains("failed to fetch advisory database") => Advisories::Unreachable,
            false => Advisories::Found,
        }
    }

    const fn said(self) -> &'static str {
        match self {
            Advisories::None => "advisories: none",
            Advisories::Found => "advisories: found",
            Advisories::Unreachable => "advisories: not checked (the database cannot be reached)",
        }
    }
}

/// The system's cargo-deny, or the one that was installed before.
fn installed() -> Option<String> {
    let own = project::root().join("target/tools/bin/cargo-deny");
    let mut there = ["cargo-deny".to_owned(), own.to_string_lossy().into_owned()].into_iter();
    there.find(|program| {
        let said = Command::program(program, "--version").quiet_output();
        said.and_then(|said| version(&said)).is_some_and(|version| version >= OLDEST)
    })
}

/// Builds it without optimisation, which takes a third of the time; it runs for seconds.
fn install() -> Option<String> {
    println!("There is no cargo-deny; trying to install it into target/tools.");
    let install = format!("install --quiet --locked --debug --root target/tools cargo-deny@{VERSION}");
    Command::cargo(&install).env("CARGO_PROFILE_DEV_DEBUG", "0").run();
    installed()
}

fn version(said: &str) -> Option<[u32; 2]> {
    let mut numbers = said.trim().strip_prefix("cargo-deny ")?.split('.').map(|number| number.parse().ok());
    Some([numbers.next()??, numbers.next()??])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_version_is_not_used() {
        assert_eq!(version("cargo-deny 0.20.2\n"), Some([0, 20]));
        assert!(version("cargo-deny 0.14.2") < Some(OLDEST));
        assert_eq!(version("no such command"), None);
    }

    #[test]
    fn a_database_out_of_reach_is_told_apart_from_a_fault() {
        let unreachable = "[ERROR] failed to fetch advisory database https://example.org/db with cli";
        assert_eq!(Advisories::read(false, unreachable), Advisories::Unreachable);
        assert_eq!(Advisories::read(false, "error[vulnerability]: …"), Advisories::Found);
        assert_eq!(Advisories::read(true, ""), Advisories::None);
    }
}
