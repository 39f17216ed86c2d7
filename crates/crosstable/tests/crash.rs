//! The server process is killed in the middle of play, again and again: what was acknowledged is there afterwards, and
//! clients go on by themselves.
#![cfg(unix)]

#[path = "../../server/tests/server/common/client.rs"]
mod client;
#[path = "common/served.rs"]
mod served;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Client, ClientError, Somebody, after, fresh_id};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::sight::{Chair, Stage};
use crosstable_protocol::to_server::Command;
use crosstable_store::{Log, SqliteLog};
use served::serve;

const ROUNDS: usize = 20;
const TABLES: u64 = 6;

/// The commands that were acknowledged: table and key id, with the number of their entry.
type Acknowledged = Arc<Mutex<HashMap<(String, u64), String>>>;

/// Plays at one table for ever, over as many connections as it takes. A game that has ended goes on at a new table.
async fn play(who: Somebody, mut table: String, acknowledged: Acknowledged, seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut last = None;
    let mut unsure: Option<(String, Command)> = None;
    loop {
        let hello = last.map_or_else(client::after_nothing, after);
        let Ok(mut client) = who.connect(&table, hello).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if let Ok(Some(next)) = stay(&mut client, &acknowledged, &table, &mut unsure, &mut rng).await {
            (table, last) = (next, None);
            continue;
        }
        last = Some(client.last);
    }
}

/// Plays on one connection until it breaks, or the game goes on elsewhere.
async fn stay(
    client: &mut Client,
    acknowledged: &Acknowledged,
    table: &str,
    unsure: &mut Option<(String, Command)>,
    rng: &mut Xoshiro,
) -> Result<Option<String>, ClientError> {
    loop {
        // What was sent and not answered is sent again: one effect, the same answer.
        let (id, command) = match unsure.take() {
            Some(asked) => asked,
            None if client.sight.stage == Stage::Ended => (fresh_id(), Command::Rematch),
            None if client.sight.stage == Stage::Lobby => (fresh_id(), begin(client)),
            None if client.is_my_turn() => (fresh_id(), client.random_move(rng)),
            None => {
                client.next().await?;
                continue;
            }
        };
        *unsure = Some((id.clone(), command.clone()));
        let answer = client.ask(&id, command.clone()).await?;
        *unsure = None;
        match answer {
            Ok(done) => {
                if let Command::Play { token, .. } = &command {
                    let key = (table.to_owned(), done.number);
                    acknowledged.lock().expect("no panic").insert(key, token.clone());
                } else if let Some(next) = done.table {
                    return Ok(Some(next));
                }
                while client.last < done.number {
                    client.next().await?;
                }
            }
            // The server died after writing it down and before answering; the same id then says so. Only what was not
            // written down can have become stale.
            Err(problem) => assert_eq!(problem.code, "server-stale", "{problem:?}"),
        }
    }
}

/// What is left to do before the new game begins.
fn begin(client: &Client) -> Command {
    let ready = matches!(&client.sight.seats[0], Chair::Person { entropy: true, .. });
    if ready { Command::Start } else { Command::Entropy { seat: 1, entropy: "5a".repeat(16) } }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_being_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let acknowledged = Acknowledged::default();
    let mut players = Vec::new();
    for number in 1..=TABLES {
        let who = Somebody::number(at, number);
        let table = who.open("crosswise", 2, &[]).await;
        who.sits(&table, "Anna").await;
        who.does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
        who.does(&table, Command::Start).await;
        players.push(tokio::spawn(play(who, table, Arc::clone(&acknowledged), number)));
    }
    let mut before = 0;
    for round in 0..ROUNDS {
        // Somebody gets something acknowledged in every round: the clients have come back by themselves.
        let patience = tokio::time::Instant::now() + Duration::from_mins(1);
        while acknowledged.lock().expect("no panic").len() < before + 40 {
            assert!(tokio::time::Instant::now() < patience, "nobody plays in round {round}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        server.kill().expect("killed");
        server.wait().expect("gone");
        let known = acknowledged.lock().expect("no panic").clone();
        before = known.len();
        let log = SqliteLog::open(folder.path().join("tables.db")).expect("the log opens after a crash");
        let mut stored: HashMap<String, Vec<Vec<u8>>> = HashMap::new();
        for ((table, number), token) in &known {
            if !stored.contains_key(table) {
                let lines = log.read(table.parse().expect("an id"), 0).await.expect("readable");
                stored.insert(table.clone(), lines);
            }
            let line = stored[table].get(*number as usize).expect("an acknowledged move is there");
            let line = String::from_utf8_lossy(line);
            assert!(line.contains(&format!("\"token\":\"{token}\"")), "round {round}: {line} is not {token}");
        }
        log.close().await;
        drop(log);
        server = serve(folder.path(), &at.to_string()).0;
    }
    for player in players {
        player.abort();
    }
    server.kill().expect("killed");
    server.wait().expect("gone");
}
