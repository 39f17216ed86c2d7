//! The real program, serving.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Starts the real program in this folder and waits until it accepts connections.
pub(crate) fn serve(folder: &Path, listen: &str) -> (Child, SocketAddr) {
    let (child, line) = start(folder, listen);
    let at = line.strip_prefix("listening on http://").expect("the address").parse().expect("an address");
    (child, at)
}

/// The same on a free port, if the program does not refuse to.
#[allow(dead_code, reason = "not every test file damages a folder")]
pub(crate) fn try_serve(folder: &Path) -> Option<(Child, SocketAddr)> {
    let (mut child, line) = start(folder, "127.0.0.1:0");
    let Some(at) = line.strip_prefix("listening on http://") else {
        assert!(!child.wait().expect("it ends").success(), "{line}");
        return None;
    };
    Some((child, at.parse().expect("an address")))
}

fn start(folder: &Path, listen: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crosstable"))
        .args(["serve", "--no-rate-limits", "--bot-pause", "0", "--listen", listen, "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
    (child, line.trim().to_owned())
}
