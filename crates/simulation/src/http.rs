//! The calls over HTTP, each on a connection of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::network::connect;
use crate::world::World;

/// How long an answer may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// Sends a request to a process and reads the answer: its status, and its body if that is JSON.
pub(crate) async fn request(
    world: &Arc<World>,
    (person, token): (u64, &str),
    process: usize,
    method_and_path: &str,
    body: &str,
) -> io::Result<(u16, Value)> {
    let exchange = async {
        let mut stream = connect(world, person, process).await?;
        let head = format!(
            "{method_and_path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok::<_, io::Error>(answer)
    };
    let answer = timeout(ANSWER_TIMEOUT, exchange).await.map_err(|_| io::ErrorKind::TimedOut)??;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, serde_json::from_str(body).unwrap_or_default()))
}
