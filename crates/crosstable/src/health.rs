//! `crosstable health`: whether a server on this machine can do its work, for containers and monitors.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use crate::error::CliError;

/// How long a server may take for each step.
const PATIENCE: Duration = Duration::from_secs(4);
/// The longest answer that is read, in bytes.
const MAX_ANSWER: u64 = 16 << 10;

/// Ask a server whether it can do its work.
///
/// It asks for /healthz: storage answers, and so does the broker if there is one. Nothing is needed beside this program,
/// so it works in the container image as well.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the server, or a worker with --listen, listens.
    #[arg(long, default_value = "127.0.0.1:7400", value_name = "ADDRESS:PORT")]
    at: String,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let wrong = |why: String| CliError::BadInput(format!("cannot ask '{}': {why}", args.at));
    let addresses = args.at.to_socket_addrs().map_err(|error| wrong(error.to_string()))?;
    let address = addresses.into_iter().next().ok_or_else(|| wrong("no such address".to_owned()))?;
    let asked = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = Vec::new();
        stream.take(MAX_ANSWER).read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    let answer = asked().map_err(|error| CliError::Failed(format!("no answer at {address}: {error}")))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.1 200 ") {
        writeln!(out, "ok")?;
        return Ok(());
    }
    // The problem says it in a sentence.
    let problem: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let why = problem.as_ref().and_then(|problem| problem["text"].as_str());
    let status = head.lines().next().unwrap_or("it closed the connection");
    Err(CliError::Failed(format!("not well: {}", why.unwrap_or(status))))
}
