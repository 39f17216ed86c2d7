//! Who takes all and gives nothing: unread answers, idle connections, endless pings.

use std::time::Duration;

use crate::common::raw::{complaint, hello, raw_socket};
use crate::common::{Server, config};
use crosstable_client::testing::{LONG, metric};
use crosstable_server::{Config, Limits};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Asks for the same page so many times at once.
fn requests(path: &str, count: usize) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(count).into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_an_answer_is_let_go() {
    let limits = Limits { patience: Duration::from_secs(1), ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut deaf = socket.connect(server.at).await.expect("connects");
    // Far more than the system buffers.
    let asking = tokio::spawn(async move {
        let _ = deaf.write_all(&requests("/openapi.json", 5_000)).await;
        deaf
    });
    let let_go = async {
        while metric(server.at, "slow_readers_total").await == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    assert!(timeout(LONG, let_go).await.is_ok(), "it is not waited for any longer");
    drop(asking.await.expect("it ends, because nobody listens any more"));
    server.stop().await;
}

/// What a new connection is answered.
async fn answer(server: &Server) -> String {
    let mut stream = TcpStream::connect(server.at).await.expect("connects");
    // A connection that is not wanted may be gone before anything is written.
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    let mut text = Vec::new();
    let _ = timeout(LONG, stream.read_to_end(&mut text)).await.expect("it ends");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections() {
    let limits = Limits { connections_per_address: 4, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits: limits.clone(), ..config() }).await;
    let mut idle = Vec::new();
    for _ in 0..4 {
        idle.push(TcpStream::connect(server.at).await.expect("connects"));
    }
    let mut one_more = TcpStream::connect(server.at).await.expect("connects");
    let mut text = String::new();
    timeout(LONG, one_more.read_to_string(&mut text)).await.expect("it ends").expect("readable");
    assert!(text.starts_with("HTTP/1.1 429 ") && text.contains("retry-after: "), "{text}");
    idle.pop();
    let served = async { while !answer(&server).await.starts_with("HTTP/1.1 200 ") {} };
    assert!(timeout(LONG, served).await.is_ok(), "there is room again");
    assert!(metric(server.at, "rate_limited_total").await > 0);
    drop(idle);
    server.stop().await;

    // Behind a proxy all have the proxy's address.
    let server = Server::with(Config { limits, behind_proxy: true, ..config() }).await;
    let mut idle = Vec::new();
    for _ in 0..10 {
        idle.push(TcpStream::connect(server.at).await.expect("connects"));
    }
    assert!(answer(&server).await.starts_with("HTTP/1.1 200 "));
    server.stop().await;
}

/// A WebSocket is a connection as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_takes_the_place_of_a_connection() {
    let limits = Limits { connections_per_address: 20, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let table = server.user(1).open("mixx", 2, &[]).await;
    let mut sockets = Vec::new();
    for _ in 0..19 {
        sockets.push(raw_socket(server.at, table, None).await);
    }
    let idle = TcpStream::connect(server.at).await.expect("connects");
    // A socket has its place as soon as its connection is upgraded, which may be a moment after the client knows.
    let refused = async { while answer(&server).await.starts_with("HTTP/1.1 200 ") {} };
    assert!(timeout(LONG, refused).await.is_ok(), "all places are taken");
    drop((sockets, idle));
    let served = async { while !answer(&server).await.starts_with("HTTP/1.1 200 ") {} };
    assert!(timeout(LONG, served).await.is_ok(), "there is room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn endless_pings_and_pongs_end_the_connection_politely() {
    let limits = Limits { commands: 10, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let (ping, pong) = (Message::Ping(vec![1].into()), Message::Pong(vec![1].into()));
    for (flood, greets) in [(&ping, true), (&pong, true), (&ping, false), (&pong, false)] {
        let (mut to, mut from) = raw_socket(server.at, table, Some(&people[0].token)).await.split();
        let sending = async {
            if greets {
                to.send(hello()).await.expect("connected");
            }
            // The server hangs up long before the end.
            while to.send(flood.clone()).await.is_ok() {}
            std::future::pending::<()>().await;
        };
        let problem = tokio::select! {
            problem = timeout(LONG, complaint(&mut from)) => problem.expect("it ends soon"),
            () = sending => unreachable!("it waits for ever"),
        };
        assert_eq!(problem.code, "server-too-fast", "{flood:?} {greets}");
        assert!(problem.retry_after.is_some());
    }
    assert_eq!(metric(server.at, "rate_limited_total").await, 4);
    server.stop().await;
}

/// A client that asks now and then whether the server is there does no harm.
#[tokio::test(flavor = "multi_thread")]
async fn a_few_pings_are_answered() {
    let limits = Limits { commands: 10, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let table = server.user(1).open("mixx", 2, &[]).await;
    let mut socket = raw_socket(server.at, table, None).await;
    socket.send(hello()).await.expect("connected");
    for number in 0..20 {
        socket.send(Message::Ping(vec![number].into())).await.expect("connected");
        let pong = async {
            while socket.next().await.expect("open").expect("whole") != Message::Pong(vec![number].into()) {}
        };
        timeout(LONG, pong).await.expect("an answer");
    }
    server.stop().await;
}
