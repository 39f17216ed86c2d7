//! Nonsense, too much of everything, and nothing at all: the server stays up and says why.

use std::time::Duration;

use crate::common::raw::{complaint, raw_socket};
use crate::common::{Server, all_enter, config};
use crosstable_client::testing::{LONG, request, seat, spectator};
use crosstable_core::Seat;
use crosstable_protocol::{Command, CommandRequest, ToServer};
use crosstable_server::{Config, Limits};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_and_the_connection_stays() {
    let server = Server::start().await;
    let (table, people) = server.lobby("crosswise", &[], 2, 0).await;
    let mut socket = raw_socket(server.at, table, Some(&people[0].token)).await;
    socket.send(Message::text("{\"type\":\"hello\",\"version\":3}")).await.expect("connected");
    for nonsense in [
        "",
        "{",
        "[]",
        "null",
        "\u{0}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"command\"}",
        "{\"type\":\"command\",\"id\":7,\"command\":{\"do\":\"agree\"}}",
        "{\"type\":\"command\",\"id\":\"x\",\"command\":{\"do\":\"play\",\"seat\":\"one\",\"token\":3}}",
        "{\"type\":\"command\",\"id\":\"x y\",\"command\":{\"do\":\"agree\"}}",
        "{\"type\":\"command\",\"id\":\"x\",\"command\":{\"do\":\"play\",\"seat\":200,\"token\":\"sun@c3\"}}",
        "{\"type\":\"command\",\"id\":\"x\",\"command\":{\"do\":\"reveal\",\"seat\":1,\"entropy\":\"zz\"}}",
        "{\"type\":\"hello\",\"version\":3}",
        "{\"type\":\"set-perspective\",\"perspective\":{\"seat\":77}}",
    ] {
        socket.send(Message::text(nonsense)).await.expect("connected");
        let problem = complaint(&mut socket).await;
        assert!(problem.code.starts_with("server-"), "{nonsense:?}: {problem:?}");
        assert!(problem.text.len() > 10);
    }
    // The connection is as good as ever.
    for (id, name) in [("fits", "<b>Ann</b>".to_owned()), ("long", "x".repeat(25))] {
        let rename = CommandRequest { id: id.into(), command: Command::Rename { seat: seat(1), name } };
        let rename = serde_json::to_string(&ToServer::Command(rename)).expect("plain data");
        socket.send(Message::text(rename)).await.expect("connected");
    }
    assert_eq!(complaint(&mut socket).await.code, "table-bad-name", "only the long name is refused");
    server.stop().await;
}

/// Pages of version 0.1 say no version; they and newer ones hear what to do, in their language.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_of_another_version_is_told_to_reload() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    for (hello, text) in [
        (r#"{"type":"hello","lang":"de"}"#, "Bitte lade sie neu."),
        (r#"{"type":"hello","last":3,"eyes":"own","board":true}"#, "Please reload the page."),
        (r#"{"type":"hello","version":2,"lang":"fr"}"#, "Recharge-la"),
    ] {
        let mut socket = raw_socket(server.at, table, Some(&people[0].token)).await;
        socket.send(Message::text(hello)).await.expect("connected");
        let problem = complaint(&mut socket).await;
        assert_eq!(problem.code, "server-version", "{hello}");
        assert!(problem.text.contains(text), "{hello}: {}", problem.text);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn binary_and_giant_frames_end_the_connection_with_a_reason() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let hello = Message::text("{\"type\":\"hello\",\"version\":3}");
    let giant = || Message::text("x".repeat(1 << 20));
    for (messages, code) in [
        (vec![Message::binary(vec![1, 2, 3])], "server-binary"),
        (vec![hello.clone(), Message::binary(vec![1, 2, 3])], "server-binary"),
        (vec![Message::text("{\"type\":\"ping\"}")], "server-no-hello"),
        (vec![Message::text("what?")], "server-unreadable"),
        (vec![giant()], "server-too-large"),
        (vec![hello, giant()], "server-too-large"),
    ] {
        let socket = raw_socket(server.at, table, Some(&people[0].token)).await;
        // A client reads while it sends, or it would never hear why it should stop.
        let (mut to, mut from) = socket.split();
        let sending = async {
            for message in messages {
                // The server may hang up in the middle of a giant.
                let _ = to.send(message).await;
            }
            std::future::pending::<()>().await;
        };
        let problem = tokio::select! {
            problem = tokio::time::timeout(LONG, complaint(&mut from)) => problem,
            () = sending => unreachable!("it waits for ever"),
        };
        assert_eq!(problem.expect("it ends soon").code, code);
    }
    assert_eq!(people[0].get("/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_answered_in_json_and_in_the_language_asked_for() {
    let server = Server::start().await;
    let anna = server.user(1);
    let table = anna.open("crosswise", 2, &[]).await;
    let commands = format!("/api/tables/{table}/commands");
    let nobody = "0".repeat(32);
    for (path, body, status, code) in [
        ("/api/tables", "{", 400, "server-unreadable"),
        ("/api/tables", "{\"game\":\"chess\",\"players\":2}", 400, "server-unreadable"),
        (
            "/api/tables",
            "{\"game\":\"crosswise\",\"players\":9,\"options\":[[\"a\",\"b\"]]}",
            400,
            "server-bad-setup",
        ),
        (commands.as_str(), "{\"id\":\"a\",\"command\":{\"do\":\"start\"}}", 422, "table-seats-open"),
        ("/api/tables/xyz/commands", "{\"id\":\"a\",\"command\":{\"do\":\"start\"}}", 404, "server-no-table"),
        (
            &format!("/api/tables/{nobody}/commands"),
            "{\"id\":\"a\",\"command\":{\"do\":\"start\"}}",
            404,
            "server-no-table",
        ),
        (&commands, &format!("\"{}\"", "x".repeat(100_000)), 413, "server-too-large"),
        ("/healthz", "", 405, "server-no-method"),
        ("/api/nowhere", "", 404, "server-no-page"),
    ] {
        let answer = anna.post(path, body).await;
        assert_eq!((answer.status, answer.problem().code.as_str()), (status, code), "{path} {answer:?}");
    }
    let texts: Vec<String> = {
        let mut texts = Vec::new();
        for lang in ["en", "de", "fr", "it"] {
            texts.push(anna.get(&format!("/api/nowhere?lang={lang}")).await.problem().text);
            let head = format!("GET /api/nowhere HTTP/1.1\r\nAccept-Language: {lang}-CH, en;q=0.1");
            assert_eq!(
                request(server.at, &head, "").await.expect("answered").problem().text,
                texts[texts.len() - 1]
            );
        }
        texts
    };
    assert!((1..4).all(|index| !texts[..index].contains(&texts[index])), "{texts:?}");
    let stranger = request(server.at, &format!("POST {commands} HTTP/1.1"), "{}").await.expect("answered");
    assert_eq!((stranger.status, stranger.problem().code.as_str()), (401, "server-stranger"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_may_not_use_our_cookies() {
    let server = Server::start().await;
    let (table, _) = server.game("crosswise", &[], 2, 0).await;
    let evil = "Origin: https://evil.example";
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    for head in [
        format!("POST /api/tables HTTP/1.1\r\n{evil}"),
        format!("POST /api/me HTTP/1.1\r\n{evil}"),
        format!("GET /api/tables/{table}/socket HTTP/1.1\r\n{upgrade}\r\n{evil}"),
    ] {
        let answer = request(server.at, &head, "").await.expect("answered");
        assert_eq!((answer.status, answer.problem().code.as_str()), (403, "server-foreign-origin"), "{head}");
    }
    let own = request(server.at, &format!("POST /api/me HTTP/1.1\r\nOrigin: http://{}", server.at), "").await;
    let own = own.expect("answered");
    assert_eq!(own.status, 204);
    let cookie = own.head.lines().find(|line| line.starts_with("set-cookie: ")).expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    let value = cookie["set-cookie: ".len()..].split(';').next().expect("name and value");
    let wish = r#"{"game":"mixx","players":2}"#;
    let opened =
        request(server.at, &format!("POST /api/tables HTTP/1.1\r\nCookie: a=b; {value}"), wish).await;
    assert_eq!(opened.expect("answered").status, 200, "the cookie makes somebody");
    for line in [
        "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
        "x-content-type-options: nosniff",
    ] {
        assert!(own.head.contains(line), "{}", own.head);
    }
    assert!(!own.head.contains("unsafe-inline"));
    server.stop().await;
    let secure = Server::with(Config { public_url: Some("https://play.example".into()), ..config() }).await;
    let me = request(secure.at, "POST /api/me HTTP/1.1\r\nOrigin: https://play.example", "")
        .await
        .expect("answered");
    assert!(me.head.contains("set-cookie: __Host-crosstable=") && me.head.contains("; Secure"), "{me:?}");
    // Only the cookie that no other host can set makes somebody.
    let digits = "5".repeat(64);
    for (name, status) in [("crosstable", 401), ("__Host-crosstable", 200)] {
        let head = format!("GET /api/me/tables HTTP/1.1\r\nCookie: crosstable={digits}; {name}={digits}");
        assert_eq!(request(secure.at, &head, "").await.expect("answered").status, status, "{name}");
    }
    secure.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let limits = Limits { requests: 2, commands: 2, sockets_per_address: 3, ..Limits::default() };
    let server = Server::with(Config { limits, ..config() }).await;
    let anna = server.user(1);
    let table = anna.open("crosswise", 2, &[]).await;
    let mut client = anna.enter(table).await;
    let codes: Vec<_> = {
        let mut codes = Vec::new();
        for number in 0..14 {
            let rename = Command::Agree;
            let answer = client.command(&format!("a{number}"), rename).await.expect("connected");
            codes.push(answer.expect_err("not at this table").code);
        }
        codes
    };
    assert_eq!(codes.last().map(String::as_str), Some("server-too-fast"));
    let mut more = vec![anna.enter(table).await, anna.enter(table).await];
    assert!(anna.connect(table, spectator()).await.is_err(), "three sockets an address");
    more.clear();
    let limited = loop {
        let answer = anna.get("/api/games").await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((limited.status, limited.problem().code.as_str()), (429, "server-too-fast"));
    assert!(limited.head.contains("retry-after: "), "{}", limited.head);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_bodies_and_hellos_are_given_up() {
    // Nobody who is in good order needs this long, even on a busy machine.
    let limits = Limits { patience: Duration::from_secs(2), ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let mut drips = Vec::new();
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: 100\r\n\r\n{{\"game\"",
        people[0].token
    );
    for start in ["GET /heal", &body] {
        for _ in 0..50 {
            let mut stream = TcpStream::connect(server.at).await.expect("connects");
            stream.write_all(start.as_bytes()).await.expect("written");
            drips.push(stream);
        }
    }
    let mut silent = raw_socket(server.at, table, None).await;
    assert_eq!(people[0].get("/healthz").await.status, 200, "others are served meanwhile");
    let mut told = 0;
    for mut stream in drips {
        let mut rest = Vec::new();
        let read = tokio::time::timeout(LONG, stream.read_to_end(&mut rest)).await;
        assert!(read.is_ok(), "the connection is ended");
        // A connection without a complete head is closed and counted in the metrics; all others get an answer.
        let answer = String::from_utf8_lossy(&rest);
        assert!(answer.is_empty() || answer.contains("\"server-timed-out\""), "{answer}");
        told += usize::from(!answer.is_empty());
    }
    assert_eq!(told, 50, "those who drip a body");
    let metrics = people[0].get("/metrics").await.body;
    assert!(metrics.contains("crosstable_slow_heads_total 50\n"), "{metrics}");
    assert_eq!(complaint(&mut silent).await.code, "server-timed-out");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_let_go_and_nobody_else_waits() {
    let limits = Limits { queue: 8, patience: Duration::from_secs(2), ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let (table, people) = server.lobby("crossado", &[], 2, 0).await;
    let mut deaf = raw_socket(server.at, table, None).await;
    deaf.send(Message::text("{\"type\":\"hello\",\"version\":3,\"layout\":true}")).await.expect("sent");
    // It takes a lot to fill what the system buffers, and events are small. A welcome with a layout is large.
    let again = "{\"type\":\"set-perspective\",\"perspective\":\"spectator\"}";
    let mut rounds = 0;
    loop {
        for _ in 0..20 {
            // In the end the server closes the connection.
            let _ = deaf.send(Message::text(again)).await;
        }
        people[0].run(table, Command::Rename { seat: seat(1), name: format!("Anna {rounds}") }).await;
        rounds += 1;
        let metrics = people[0].get("/metrics").await.body;
        if !metrics.contains("crosstable_slow_readers_total 0") {
            break;
        }
        assert!(rounds < 300, "nobody was let go");
    }
    let mut ben = people[1].enter(table).await;
    let last = ben.last();
    people[0].run(table, Command::Rename { seat: seat(1), name: "A".into() }).await;
    ben.wait_for(last + 1).await;
    server.stop().await;
}

/// As many idle sockets as this process may have files (each takes two here), 10,000 at most.
#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_idle_sockets_bother_nobody() {
    let server = Server::start().await;
    let (table, people) = server.lobby("crosswise", &[], 2, 0).await;
    let files = rlimit::increase_nofile_limit(21_000).unwrap_or(1024) as usize;
    // Other tests run beside this one and need some too.
    let count = (files.saturating_sub(600) / 2).min(10_000);
    let mut idle = Vec::new();
    for number in 0..count {
        // Not more at one table than it has room for.
        if number % 400 == 0 {
            idle.push((people[0].open("mixx", 2, &[]).await, Vec::new()));
        }
        let (table, sockets) = idle.last_mut().expect("one was opened first");
        let mut socket = raw_socket(server.at, *table, None).await;
        socket.send(Message::text("{\"type\":\"hello\",\"version\":3}")).await.expect("sent");
        sockets.push(socket);
    }
    let mut clients = all_enter(table, &people).await;
    for (client, seat) in clients.iter_mut().zip(Seat::all(2)) {
        let rename = Command::Rename { seat, name: format!("Quick {seat}") };
        client.command("r", rename).await.expect("connected").expect("renamed");
    }
    let metrics = people[0].get("/metrics").await.body;
    let sockets = metrics.lines().find_map(|line| line.strip_prefix("crosstable_sockets "));
    assert_eq!(sockets.and_then(|number| number.parse().ok()), Some(count + 2), "none was dropped");
    drop(idle);
    server.stop().await;
}
