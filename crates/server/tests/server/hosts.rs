//! A page whose name somebody lets lead to this machine may not ask as if it were ours (DNS rebinding).

use crate::common::lines::{ask, get};
use crate::common::{Server, config};
use crosstable_server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn foreign_names_are_turned_away_and_told_of_the_flag() {
    let server = Server::with(Config { host_names: vec!["den".into()], ..config() }).await;
    let port = server.at.port();
    for host in
        ["127.0.0.1", "192.0.2.1", "[::1]", "localhost", "den", "den.local", "other.local", "LOCALHOST."]
    {
        for path in ["/api/games", "/healthz", "/metrics", "/"] {
            assert_eq!(get(&server, path, &format!("{host}:{port}")).await.status, 200, "{host} {path}");
        }
        assert_eq!(get(&server, "/api/games", host).await.status, 200, "{host}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example", "den.evil.example", "play.example"] {
        for path in ["/api/games", "/healthz", "/metrics", "/openapi.json", "/"] {
            let answer = get(&server, path, &format!("{host}:{port}")).await;
            assert_eq!(
                (answer.status, answer.problem().code.as_str()),
                (421, "server-foreign-host"),
                "{host} {path}"
            );
            assert!(answer.problem().text.contains("--public-url"), "{}", answer.problem().text);
        }
    }
    let mut texts = Vec::new();
    for lang in ["en", "de", "fr", "it"] {
        let text = get(&server, &format!("/api/games?lang={lang}"), "evil.example").await.problem().text;
        assert!(text.contains("--public-url") && !texts.contains(&text), "{lang}: {text}");
        texts.push(text);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_name_one_host() {
    let server = Server::start().await;
    for lines in [
        vec!["GET /api/games HTTP/1.1"],
        vec!["GET /api/games HTTP/1.1", "Host: "],
        vec!["GET /api/games HTTP/1.1", "Host: a b"],
        vec!["GET /api/games HTTP/1.1", "Host: localhost/x"],
        vec!["GET /api/games HTTP/1.1", "Host: localhost", "Host: evil.example"],
        vec!["GET /api/games HTTP/1.1", "Host: evil.example", "Host: localhost"],
    ] {
        assert_eq!(ask(&server, &lines).await.status, 400, "{lines:?}");
    }
    // The address in the first line counts, too.
    let lines = ["GET http://evil.example/api/games HTTP/1.1", "Host: localhost"];
    assert_eq!(ask(&server, &lines).await.status, 421);
    let lines = ["GET http://localhost/api/games HTTP/1.1", "Host: localhost"];
    assert_eq!(ask(&server, &lines).await.status, 200);
    server.stop().await;
}

/// The page of `evil.example` has loaded; now its name leads here. Its requests are of one origin, as far as the browser
/// knows, and carry the cookie of nobody.
#[tokio::test(flavor = "multi_thread")]
async fn a_rebound_name_can_neither_read_nor_open_nor_listen() {
    let server = Server::start().await;
    let table = server.user(1).open("mixx", 2, &[]).await;
    let (host, origin) = (format!("Host: evil.example:{}", server.at.port()), "Origin: http://evil.example");
    let origin = format!("{origin}:{}", server.at.port());
    let socket = format!("GET /api/tables/{table}/socket HTTP/1.1");
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    for lines in [
        vec!["GET /api/tables HTTP/1.1", &host],
        vec!["POST /api/me HTTP/1.1", &host, &origin],
        vec!["POST /api/tokens HTTP/1.1", &host, &origin],
        vec!["POST /api/tables HTTP/1.1", &host, &origin, "Content-Length: 0"],
        vec![&socket, &host, &origin, upgrade],
    ] {
        let answer = ask(&server, &lines).await;
        assert_eq!(answer.status, 421, "{lines:?}: {answer:?}");
        assert!(!answer.head.contains("set-cookie"), "{}", answer.head);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_public_name_is_known_once_it_is_given() {
    let public_url = Some("https://play.example".to_owned());
    let origins = vec!["https://games.example:8443".to_owned()];
    let server = Server::with(Config { public_url, origins, ..config() }).await;
    for (host, status) in [
        ("play.example", 200),
        ("PLAY.example:443", 200),
        ("games.example", 200),
        ("127.0.0.1", 200),
        ("localhost:7400", 200),
        ("evil.example", 421),
        ("evil.play.example", 421),
    ] {
        assert_eq!(get(&server, "/healthz", host).await.status, status, "{host}");
    }
    server.stop().await;
}
