//! Debian packages, where they can be installed without questions.

use std::fs;
use std::path::Path;

use crate::step::Command;

/// Tries to install a package.
pub(crate) fn install(package: &str) -> bool {
    let apt = |args: &str| Command::program("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive").run();
    let install = format!("install -y -qq {package}");
    apt(&install) || (apt("update -qq") && apt(&install))
}

/// Downloads a package of another release from the system's mirror, checked with the same keys, and unpacks it into an
/// emptied folder. Installs nothing and does not change the system's package lists.
pub(crate) fn unpack(package: &str, release: &str, into: &Path) -> Option<()> {
    let sources = ["indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)", "Created-By: Packages"];
    let sources = Command::program("apt-get", "").args(sources.map(str::to_owned)).quiet_output()?;
    // Not the one of updates, whose release has a hyphen.
    let uri = sources.lines().find_map(|line| {
        let (uri, rest) = line.split_once(' ')?;
        rest.strip_suffix(" main").filter(|its| !its.contains('-')).map(|_| uri)
    })?;
    let _ = fs::remove_dir_all(into);
    let place = into.join("apt");
    for folder in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(place.join(folder)).ok()?;
    }
    fs::write(place.join("sources.list"), format!("deb {uri} {release} main\n")).ok()?;
    let apt = |args: &str| {
        let own = [("Etc::SourceList", "sources.list"), ("State::Lists", "lists"), ("Cache", "cache")];
        let own = own.map(|(name, path)| format!("-oDir::{name}={}", place.join(path).display()));
        let others = "-qq -oDir::Etc::SourceParts=- -oAcquire::Languages=none -oAPT::Sandbox::User=";
        Command::program("apt-get", &format!("{others} {args}")).args(own).at(into).run()
    };
    let unpack = format!("dpkg-deb -x {package}_*.deb .");
    let unpacked = apt("update")
        && apt(&format!("download {package}"))
        && Command::program("sh", "-c").args([unpack]).at(into).run();
    unpacked.then_some(())
}
