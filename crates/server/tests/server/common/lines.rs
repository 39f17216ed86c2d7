//! Requests word for word.

use crosstable_client::testing::{LONG, Response};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Server;

/// Sends these lines, word for word, and reads the answer.
pub(crate) async fn ask(server: &Server, lines: &[&str]) -> Response {
    let mut stream = TcpStream::connect(server.at).await.expect("connects");
    let text = format!("{}\r\nConnection: close\r\n\r\n", lines.join("\r\n"));
    stream.write_all(text.as_bytes()).await.expect("written");
    let mut answer = Vec::new();
    timeout(LONG, stream.read_to_end(&mut answer)).await.expect("it ends").expect("readable");
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    Response { status, head: head.to_owned(), body: body.to_owned() }
}

/// The answer to whoever calls the server by this name.
pub(crate) async fn get(server: &Server, path: &str, host: &str) -> Response {
    ask(server, &[&format!("GET {path} HTTP/1.1"), &format!("Host: {host}")]).await
}
