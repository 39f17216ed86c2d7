//! How a server starts: its output for scripts, its errors for mistyped arguments, and the language of both.

mod common;

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;

use common::{crosstable, program, run};

/// A script reads the port out of one line.
#[test]
fn the_address_is_said_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serve = program("serve --json --listen 127.0.0.1:0 --data");
    let mut server = serve
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
    server.kill().expect("killed");
    server.wait().expect("gone");
    let said: serde_json::Value = serde_json::from_str(&line).expect("one object in one line");
    let port = said["port"].as_u64().expect("a port");
    assert_ne!(port, 0, "the one that was taken");
    assert_eq!(said["url"], format!("http://127.0.0.1:{port}"));
}

/// `0.0.0.0` is no address to open; one that can be opened is said instead, and the log says who can join.
#[test]
fn a_server_for_the_network_says_an_address_that_can_be_opened() {
    for (listen, loopback) in [("0.0.0.0:0", false), ("127.0.0.1:0", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut serve = program(&format!("serve --listen {listen} --data"));
        let mut server = serve
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (mut line, mut log) = (String::new(), String::new());
        BufReader::new(server.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
        let at = line.trim().strip_prefix("listening on http://").expect("an address");
        let at: SocketAddr = at.parse().expect("an address");
        let mut lines = BufReader::new(server.stderr.take().expect("piped"));
        while !log.contains(" can join") {
            assert!(lines.read_line(&mut log).expect("it logs") > 0, "{log}");
        }
        let opens = TcpStream::connect(at).is_ok();
        server.kill().expect("killed");
        server.wait().expect("gone");
        assert!(opens && !at.ip().is_unspecified() && at.port() != 0, "{at}");
        // A machine without a network has its own address only.
        assert!(!loopback || at.ip().is_loopback());
        let said =
            if at.ip().is_loopback() { "only this machine can join" } else { "the same network can join" };
        assert!(log.contains(said), "{log}");
    }
}

/// If the server cannot listen, the error says what to do.
#[test]
fn an_address_that_cannot_be_had_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken.local_addr().expect("an address").to_string();
    for (at, advice) in [
        (taken.as_str(), "perhaps a server runs there already"),
        ("play", "allowed: ADDRESS:PORT"),
        ("192.0.2.1:7400", "this machine has no such address"),
    ] {
        let mut serve = program(&format!("serve --listen {at} --data"));
        serve.arg(folder.path());
        let ran = run(serve, "");
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{at}");
        assert!(ran.stderr.starts_with(&format!("error: cannot listen on '{at}'")), "{}", ran.stderr);
        assert!(ran.stderr.contains(advice) && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    }
}

/// Nobody has to ask for the language that the system speaks; what is said expressly counts more.
#[test]
fn the_system_s_language_is_spoken() {
    let german = crosstable("rules --clause MX-04 --lang de").stdout;
    let english = crosstable("rules --clause MX-04").stdout;
    assert_ne!(german, english);
    let spoken = |variables: &[(&str, &str)], args: &str| {
        let mut command = program(&format!("rules --clause MX-04 {args}"));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        command.envs(variables.iter().copied());
        run(command, "").stdout
    };
    assert_eq!(spoken(&[], ""), english);
    assert_eq!(spoken(&[("LANG", "de_CH.UTF-8")], ""), german);
    assert_eq!(spoken(&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "de")], ""), german);
    assert_eq!(spoken(&[("LANG", "de_DE"), ("LC_ALL", "C.UTF-8")], ""), english);
    assert_eq!(spoken(&[("LANG", "pl_PL.UTF-8")], ""), english, "not one of ours");
    assert_eq!(spoken(&[("LANG", "de_DE.UTF-8")], "--lang en"), english);
    assert_eq!(spoken(&[("LANG", "fr_FR.UTF-8"), ("CROSSTABLE_LANG", "de")], ""), german);
}
