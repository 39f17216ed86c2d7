//! The message broker that some tests start.

use std::path::Path;

use crate::apt;
use crate::step::Command;

/// Installs `nats-server` where it is missing and that can be done.
pub(crate) fn install() {
    let named = std::env::var_os("CROSSTABLE_NATS_SERVER").is_some();
    let there = || {
        Path::new("/usr/sbin/nats-server").exists()
            || Command::program("nats-server", "--version").quiet_output().is_some()
    };
    if named || there() {
        return;
    }
    println!("There is no nats-server; trying to install Debian's.");
    if !apt::install("nats-server") {
        eprintln!("nats-server could not be installed; the tests that need it will fail");
    }
}
