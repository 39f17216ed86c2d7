//! The server process is killed in the middle of play, again and again: acknowledged moves are there afterwards, and
//! clients reconnect and go on.
#![cfg(unix)]

#[path = "common/served.rs"]
mod served;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crosstable_client::testing::{TestClient, TestUser, seat};
use crosstable_client::{ClientError, fresh_id};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Level, TableId};
use crosstable_protocol::{Command, Done, Hello, Stage};
use crosstable_store::{Log, SqliteLog};
use served::serve;

const ROUNDS: usize = 20;
const TABLES: u64 = 6;
const RETRY_DELAY: Duration = Duration::from_millis(20);

/// The acknowledged moves, by table and number of their entry.
type Acknowledged = Arc<Mutex<HashMap<(TableId, u64), String>>>;

/// Plays for ever, over as many connections as it takes. After a game it goes on at the rematch.
async fn play(user: TestUser, mut table: TableId, acknowledged: Acknowledged, seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    loop {
        let Ok(mut client) = user.connect(table, Hello::default()).await else {
            tokio::time::sleep(RETRY_DELAY).await;
            continue;
        };
        let mut sent = None;
        table = loop {
            if let Ok(next) = play_on(&user, &mut client, &acknowledged, table, &mut sent, &mut rng).await {
                break next;
            }
            while client.reconnect(&user).await.is_err() {
                tokio::time::sleep(RETRY_DELAY).await;
            }
        };
    }
}

/// Plays until the connection breaks or the game has ended; returns the next table. The client sends a command without
/// an answer again after a reconnection: one effect, the same answer.
async fn play_on(
    user: &TestUser,
    client: &mut TestClient,
    acknowledged: &Acknowledged,
    table: TableId,
    sent: &mut Option<(String, Command)>,
    rng: &mut Xoshiro,
) -> Result<TableId, ClientError> {
    loop {
        if sent.is_none() {
            let command = match client.view.stage {
                Stage::Ended => Command::Rematch,
                Stage::Lobby | Stage::Starting => {
                    user.part(&client.view, &[seat(1)]).unwrap_or(Command::Start)
                }
                Stage::Running if client.is_my_turn() => client.random_move(rng),
                Stage::Running => {
                    client.next().await?;
                    continue;
                }
            };
            let id = fresh_id();
            *sent = Some((id.clone(), command.clone()));
            client.send(&id, command).await?;
        }
        let Some((id, command)) = sent.clone() else { unreachable!("something was sent") };
        let answer = client.answer(&id).await?;
        *sent = None;
        match answer {
            Ok(Done { table: Some(next), .. }) => return Ok(next),
            Ok(done) => {
                if let Command::Play { token, .. } = command {
                    acknowledged.lock().expect("no panic").insert((table, done.number), token);
                }
                while client.last() < done.number {
                    client.next().await?;
                }
            }
            // The server died after it stored the move and before it answered; the same id then gets the answer. Only a
            // move that was not stored can have become stale.
            Err(problem) => assert_eq!(problem.code, "server-stale", "{problem:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_being_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, at) = serve(folder.path(), "127.0.0.1:0");
    let acknowledged = Acknowledged::default();
    let mut players = Vec::new();
    for number in 1..=TABLES {
        let user = TestUser::new(at, number);
        let table = user.open("crosswise", 2, &[]).await;
        user.sit(table, "Anna").await;
        user.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
        user.start(table, std::slice::from_ref(&user)).await;
        players.push(tokio::spawn(play(user, table, Arc::clone(&acknowledged), number)));
    }
    let mut before = 0;
    for round in 0..ROUNDS {
        // Moves are acknowledged in every round: the clients have reconnected.
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
        let mut stored: HashMap<TableId, Vec<Vec<u8>>> = HashMap::new();
        for ((table, number), token) in &known {
            if !stored.contains_key(table) {
                stored.insert(*table, log.read(*table, 0).await.expect("readable"));
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
