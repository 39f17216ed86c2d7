//! A server behind TLS: a real certificate, a real handshake, the real program.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use crosstable_client::fresh_id;
use crosstable_client::testing::TestUser;
use crosstable_core::Level;
use crosstable_protocol::Command;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::player::Player;
use crate::served::serve;

/// Certificates for this test and nothing else, valid for a hundred years: an authority, whose key nobody has kept, and
/// a server called `localhost`.
const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/certificates/authority.pem");
const SERVER: &[u8] = include_bytes!("../certificates/server.pem");
const KEY: &[u8] = include_bytes!("../certificates/server.key");

/// Puts TLS in front of a server, and tells at which port.
async fn in_front_of(server: SocketAddr) -> u16 {
    let certificate = CertificateDer::from_pem_slice(SERVER).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(KEY).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows the usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("key and certificate fit");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust the certificate hangs up.
                let Ok(mut near) = acceptor.accept(stream).await else { return };
                let mut far = TcpStream::connect(server).await.expect("the server is there");
                let _ = copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    port
}

/// Joins line by line with nothing to type; tells the exit code and what was said.
fn join(args: &str, lang: &str, data: &Path) -> (Option<i32>, String) {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_crosstable"))
        .args(["join", "--plain", "--lang", lang, "--data"])
        .arg(data)
        .args(args.split_whitespace())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).expect("text"))
}

/// With the authority's file the game is played over `wss`; without it the program says what is wrong and what to do.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_behind_tls_is_joined_by_who_trusts_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let port = in_front_of(at).await;
    let host = TestUser::new(at, 7);
    let table = host.open("crosswise", 2, &[]).await;
    host.run(table, Command::Bot { seat: None, level: Level::Beginner }).await;
    let ca = format!("--ca {AUTHORITY}");
    let joins = |host: &str, rest: &str, lang: &'static str| {
        let (args, data) = (format!("https://{host}:{port}/t/{table} {rest}"), data.path().to_owned());
        tokio::task::spawn_blocking(move || join(&args, lang, &data))
    };

    for (lang, what) in
        [("en", "does not trust"), ("de", "nicht vertraut"), ("fr", "autorité"), ("it", "autorità")]
    {
        let (code, said) = joins("localhost", "", lang).await.expect("no panic");
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(what) && said.contains("--ca"), "{said}");
    }
    let (code, said) = joins("127.0.0.1", &ca, "en").await.expect("no panic");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("another name"), "{said}");
    let (code, said) = joins("localhost", "--ca /nowhere", "en").await.expect("no panic");
    assert_eq!(code, Some(2), "{said}");

    let link = format!("https://localhost:{port}/t/{table}");
    let mut player = Player::start(&format!("join {link} {ca}"), data.path(), &[]);
    player.reads("Anna");
    while host.command(table, &fresh_id(), &Command::Start).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(player.moves(), "the game is played over wss");
    player.types("q");
    let (code, said) = player.ends();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("--ca"), "it says how to come back: {said}");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

/// Somebody who types http instead of https is told so, and does not wait for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_none_of_ours_is_not_waited_for() {
    let data = tempfile::tempdir().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let at = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let table = "0".repeat(32);
        let moved = format!(
            "HTTP/1.1 301 Moved Permanently\r\nLocation: https://play.example/api/tables/{table}\r\n\
             Content-Length: 0\r\nConnection: close\r\n\r\n"
        );
        let other = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi";
        let giant = format!("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{}", "x".repeat(64 << 20));
        for answer in [&moved, other, &giant] {
            let (mut stream, _) = listener.accept().await.expect("somebody calls");
            let _ = stream.read(&mut [0; 4096]).await;
            // Nobody reads a giant to its end.
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    for says in ["https://play.example;", "not a Crosstable server", "sends far too much"] {
        let (args, data) = (format!("http://{at}/t/{}", "0".repeat(32)), data.path().to_owned());
        let joined = tokio::task::spawn_blocking(move || join(&args, "en", &data));
        let (code, said) = joined.await.expect("no panic");
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(says), "{said}");
    }
}
