//! Whether nodes that have just found each other can hold a stream together.
//!
//! Each says of itself that all is well, and yet now and then a cluster of `nats-server` 2.10 finds *no suitable peers* for a
//! stream, from its first moment on and for ever. So a stream is made, and taken away again, before anybody relies on it.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::{Duration, Instant};

/// How long it may take; as a rule it is half a second.
const PATIENCE: Duration = Duration::from_secs(8);
const STREAM: &str = "crosstable_probe";

/// Whether the node at this port can make a stream that so many nodes hold.
pub(crate) fn holds_streams(port: u16, replicas: usize) -> bool {
    let end = Instant::now() + PATIENCE;
    let config = format!(
        r#"{{"name":"{STREAM}","subjects":["{STREAM}"],"num_replicas":{replicas},"storage":"file","retention":"limits"}}"#
    );
    while Instant::now() < end {
        let made = ask(port, &format!("$JS.API.STREAM.CREATE.{STREAM}"), &config);
        if made.is_ok_and(|answer| !answer.contains("\"error\"")) {
            // If this fails, an empty stream that nobody knows stays in a folder that goes away.
            let _ = ask(port, &format!("$JS.API.STREAM.DELETE.{STREAM}"), "");
            return true;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    false
}

/// One question in the words of the protocol, and the line that answers it.
fn ask(port: u16, subject: &str, body: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_read_timeout(Some(Duration::from_secs(3)))?;
    write!(
        stream,
        "CONNECT {{\"verbose\":false}}\r\nSUB probe 1\r\nPUB {subject} probe {}\r\n{body}\r\n",
        body.len()
    )?;
    let mut lines = BufReader::new(stream).lines();
    lines
        .find(|line| line.as_ref().map_or(true, |line| line.starts_with("{\"type\"")))
        .unwrap_or_else(|| Err(std::io::ErrorKind::UnexpectedEof.into()))
}
