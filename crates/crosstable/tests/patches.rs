//! A client that applies patches holds the view that a new connection would get, at every event of a thousand games of
//! each kind: the client in Rust, and the web client's code under Node.

#[path = "../../table/examples/patches/games.rs"]
mod games;
#[path = "../../table/examples/patches/trace.rs"]
mod trace;

use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use crosstable_games::GameId;
use crosstable_protocol::TableView;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::games::{Client, Received, play};

/// Games of each kind.
const GAMES: u64 = 1_000;

fn follow(game: GameId) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let mut node = Command::new("node")
        .arg("tools/check-patches.mjs")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node is installed");
    let mut web = BufWriter::new(node.stdin.take().expect("a pipe"));
    let mut events = 0;
    for number in 0..GAMES {
        let mut held = Value::Null;
        play(game, number, Client::of(number), |received| {
            // If it has ended, its answer below says why.
            let _ = trace::write(&mut web, &received);
            match received {
                Received::View(view) => held = view.clone(),
                Received::Event { event, patch, fresh } => {
                    patch.apply(&mut held);
                    events += 1;
                    assert!(same(&held, fresh), "{game} {number}, {event:?}:\n{held}\n{fresh}");
                }
            }
        });
        // What is equal apart from nulls is the same view.
        TableView::deserialize(&held).expect("a view");
    }
    assert!(events > GAMES * 10, "{game}: {events}");
    let _ = web.flush();
    drop(web);
    let answer = node.wait_with_output().expect("node ends");
    let said = String::from_utf8_lossy(&answer.stdout);
    assert!(
        answer.status.success(),
        "{game}: the web client holds another view (`cargo xtask web` fetches its packages)"
    );
    assert!(said.starts_with(&format!("{events} views")), "{game}: {events} events, but {said}");
}

/// Whether two documents are equal; in objects null and absent mean the same.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let has = |fields: &Map<String, Value>, key: &str, value: &Value| {
                value.is_null() || fields.get(key).is_some_and(|found| same(found, value))
            };
            one.iter().all(|(key, value)| has(other, key, value))
                && other.iter().all(|(key, value)| value.is_null() || one.contains_key(key))
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        _ => one == other,
    }
}

#[test]
fn every_game_can_be_followed_by_patches() {
    // Side by side, because each waits for its own Node.
    thread::scope(|scope| {
        for game in GameId::ALL {
            scope.spawn(|| follow(*game));
        }
    });
}
