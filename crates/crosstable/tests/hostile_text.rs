//! What a record or a server says reaches no terminal as a command to it.

mod common;
#[path = "common/served.rs"]
mod served;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

use common::{Ran, crosstable, program, run};
use crosstable_client::fresh_id;
use crosstable_client::testing::{TestUser, seat};
use crosstable_core::Level;
use crosstable_protocol::Command;

/// Writes to the clipboard, erases the screen in two ways, returns to the margin, reverses the line, and hides letters.
const HOSTILE: &str =
    "\x1b]52;c;cm0gLXJm\x07\x1b[2J\u{9b}2J\rX\x7f\u{202e}\u{2066}\u{61c}\u{2028}\u{2029}\u{e0041}";

/// Nothing in the output does anything but show.
fn assert_harmless(ran: &Ran) {
    for output in [&ran.stdout, &ran.stderr] {
        let found = output.chars().find(|c| {
            c.is_control() && !"\n\t".contains(*c)
                || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{e0000}'..='\u{e007f}')
        });
        assert_eq!(found, None, "{output:?}");
    }
}

#[test]
fn a_hostile_record_is_only_shown() {
    let good = crosstable("record random crosswise --seed 5").stdout;
    let person = good.lines().find(|line| line.contains(": person ")).expect("there is a person").to_owned();
    let step = good.lines().find(|line| line.starts_with("1. ")).expect("a step").to_owned();
    let (seat, _) = person.split_once(": person ").expect("a person");
    // Version 0.1 accepted such names, and its records are read.
    let named = good.replacen(&person, &format!("{seat}: person Anna\u{61c}\u{e0041}\u{e007f}"), 1);
    let bad = [
        format!("{HOSTILE}\n{good}"),
        good.replacen("game: ", &format!("game: {HOSTILE}"), 1),
        good.replacen("game: ", &format!("{HOSTILE}: "), 1),
        good.replacen("option start: ", &format!("option start: {HOSTILE}"), 1),
        good.replacen(&person, &format!("{person}{HOSTILE}"), 1),
        good.replacen(&step, &format!("1. 1 {HOSTILE}"), 1),
        good.replacen(&step, HOSTILE, 1),
        format!("{good}{HOSTILE}\n"),
    ];
    for command in [
        "verify -",
        "verify --json -",
        "replay -",
        "replay --json -",
        "record check -",
        "hint --level beginner -",
    ] {
        let ran = run(program(command), &named);
        assert_harmless(&ran);
        assert_eq!(ran.code, Some(0), "{command}: {}", ran.stderr);
        for record in &bad {
            let ran = run(program(command), record);
            assert_harmless(&ran);
            // `record check` looks at the form alone, and options may be anything.
            assert!(command.contains("check") || matches!(ran.code, Some(1 | 2)), "{command}: {record:?}");
        }
    }
}

/// In JSON such characters are escaped, so that scripts get the name as it is.
#[test]
fn json_keeps_the_name() {
    let good = crosstable("record random crosswise --seed 5").stdout;
    let person = good.lines().find(|line| line.contains(": person ")).expect("there is a person").to_owned();
    let (seat, _) = person.split_once(": person ").expect("a person");
    let named = good.replacen(&person, &format!("{seat}: person Anna\u{61c}\u{e0041}"), 1);
    let ran = run(program("replay --json -"), &named);
    let first = ran.stdout.lines().next().expect("a line");
    let first: serde_json::Value = serde_json::from_str(first).expect("JSON");
    assert!(first["seats"].to_string().contains("person Anna\u{61c}\u{e0041}"), "{first}");
}

/// A server whose every answer is hostile.
#[test]
fn a_hostile_answer_is_only_shown() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let at = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let _ = answer(stream);
        }
    });
    let id = "41eb104cac9cea0244ce465b65710059";
    let folder = tempfile::tempdir().expect("a folder");
    for args in
        [format!("join http://{at}/t/{id} --plain"), format!("open crosswise --server http://{at} --plain")]
    {
        let mut command = program(&args);
        command.arg("--data").arg(folder.path());
        let ran = run(command, "quit\n");
        assert_harmless(&ran);
        assert!(ran.stderr.contains("cm0gLXJm"), "the answer was shown: {ran:?}");
        assert_eq!(ran.code, Some(1));
    }
}

fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let _ = stream.read(&mut [0; 4096])?;
    let problem =
        serde_json::json!({"code": "server-busy", "clause": HOSTILE, "text": HOSTILE, "retry_after": null});
    let body = problem.to_string();
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
}

/// A server that is honest until it repeats what was typed.
#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_refusal_is_only_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = served::serve(folder.path(), "127.0.0.1:0");
    let host = TestUser::new(at, 7);
    let table = host.open("crosswise", 2, &[("start", "1")]).await;
    host.run(table, Command::Bot { seat: Some(seat(2)), level: Level::Beginner }).await;
    let escaped = r"\u001b]52;c;cm0g\u0007\u009b\u202e";
    let typed = "q".repeat(escaped.len());
    let between = between(at, typed.clone(), escaped);
    let ran = thread::spawn({
        let folder = tempfile::tempdir().expect("a folder");
        move || {
            let mut command = program(&format!("join http://{between}/t/{table} --name Dora --plain"));
            command.arg("--data").arg(folder.path());
            run(command, &format!("{typed}\nquit\n"))
        }
    });
    while host.command(table, &fresh_id(), &Command::Start).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let ran = ran.join().expect("the program ran");
    server.kill().expect("killed");
    server.wait().expect("gone");
    assert_harmless(&ran);
    assert!(ran.stdout.contains("52;c;cm0g"), "the refusal was shown: {ran:?}");
}

/// Stands between the program and a server, and puts one text in the place of another of the same length.
fn between(server: SocketAddr, text: String, instead: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let at = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let upstream = TcpStream::connect(server).expect("the server is there");
            let (mut from, mut to) =
                (client.try_clone().expect("a socket"), upstream.try_clone().expect("a socket"));
            thread::spawn(move || drop(std::io::copy(&mut from, &mut to)));
            let text = text.clone();
            thread::spawn(move || drop(replace(upstream, client, text.as_bytes(), instead.as_bytes())));
        }
    });
    at
}

fn replace(mut from: TcpStream, mut to: TcpStream, text: &[u8], instead: &[u8]) -> std::io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let length = from.read(&mut buffer)?;
        if length == 0 {
            return to.shutdown(std::net::Shutdown::Both);
        }
        let part = &mut buffer[..length];
        while let Some(at) = part.windows(text.len()).position(|window| window == text) {
            part[at..at + text.len()].copy_from_slice(instead);
        }
        to.write_all(part)?;
    }
}
