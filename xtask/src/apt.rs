//! Debian's packages, where they can be installed without asking anybody.

use crate::step::Command;

/// Tries to install a package and says whether that worked.
pub(crate) fn install(package: &str) -> bool {
    let apt = |args: &str| Command::program("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive").run();
    let install = format!("install -y -qq {package}");
    apt(&install) || (apt("update -qq") && apt(&install))
}
