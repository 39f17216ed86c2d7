//! The real program, serving.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Starts the real program in this folder and waits until it accepts connections.
pub(crate) fn serve(folder: &Path, listen: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crosstable"))
        .args(["serve", "--no-rate-limits", "--bot-pause", "0", "--listen", listen, "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
    let at =
        line.trim().strip_prefix("listening on http://").expect("the address").parse().expect("an address");
    (child, at)
}
