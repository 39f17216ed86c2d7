//! A server that never stops sending.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crosstable_client::{Api, ClientError, TableClient};
use crosstable_core::TableId;
use crosstable_protocol::{Hello, ToClient};
use futures_util::SinkExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// More than any client should ever hold.
const ENDLESS: usize = 256 << 20;
/// What a client may take before it gives up, with everything that is on its way.
const BEARABLE: usize = 64 << 20;

/// Answers every request with this head, and then with bytes for as long as somebody takes them. Counts them.
async fn endless(head: &'static str, chunked: bool) -> (SocketAddr, Arc<AtomicUsize>, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let at = listener.local_addr().expect("it listens");
    let taken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&taken);
    let serving = tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await;
            let _ = stream.write_all(head.as_bytes()).await;
            let text = "x".repeat(1 << 20);
            let piece = if chunked { format!("100000\r\n{text}\r\n") } else { text };
            while count.load(Ordering::Relaxed) < ENDLESS && stream.write_all(piece.as_bytes()).await.is_ok()
            {
                count.fetch_add(piece.len(), Ordering::Relaxed);
            }
        }
    });
    (at, taken, serving)
}

#[tokio::test]
async fn an_endless_answer_is_given_up() {
    for (head, chunked) in [
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n", true),
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n", false),
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n", false),
        ("HTTP/1.1 500 Oh\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n", true),
    ] {
        let (at, taken, serving) = endless(head, chunked).await;
        let api = Api::new(&format!("http://{at}"), "1".repeat(64), None);
        let error = api.snapshot(TableId::new([1; 16])).await.expect_err("nobody can read it");
        assert!(error.to_string().contains("too large"), "{head}: {error:?}");
        assert!(!error.is_temporary(), "trying again does not help");
        let taken = taken.load(Ordering::Relaxed);
        assert!(taken < BEARABLE, "{taken} bytes were read");
        serving.abort();
    }
}

#[tokio::test]
async fn a_giant_message_ends_the_connection() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let at = listener.local_addr().expect("it listens");
    let serving = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("somebody comes");
        let mut socket = tokio_tungstenite::accept_async(stream).await.expect("a WebSocket");
        let _ = socket.send(Message::text("x".repeat(32 << 20))).await;
        std::future::pending::<()>().await;
    });
    let api = Api::new(&format!("http://{at}"), "1".repeat(64), None);
    let table = TableId::new([1; 16]);
    let mut client: TableClient<ToClient> =
        TableClient::open(&api, table, Hello::default()).await.expect("connected");
    let error: ClientError = client.next().await.expect_err("nobody can read it");
    assert!(error.to_string().contains("too large"), "{error:?}");
    serving.abort();
}
