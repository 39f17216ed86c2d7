//! A server goes on with what an older version has stored.

use std::fs;
use std::path::Path;

use crosstable_client::fresh_id;
use crosstable_client::testing::TestUser;
use crosstable_core::TableId;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::Command;
use crosstable_protocol::http::{Game, Record, Verdict};
use crosstable_server::Config;
use tempfile::tempdir;

use crate::common::{Server, all_enter, config, play_out};

/// A server on the tables that version 0.1 stored, and the person who plays at them.
async fn upgraded() -> (Server, TestUser) {
    let folder = tempdir().expect("a folder");
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/fixtures/v0.1/tables.db");
    fs::copy(stored, folder.path().join("tables.db")).expect("the fixture is there");
    // The tables are older than any server keeps them.
    let server = Server::again(folder, Config { expire: [None; 3], ..config() }).await;
    let anna = TestUser { token: "a1".repeat(32), ..server.user(1) };
    (server, anna)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_rules_1_goes_on_under_them() {
    let (server, anna) = upgraded().await;
    let table = TableId::new([0x0a; 16]);
    let mut client = anna.enter(table).await;
    let limit = ("limit".to_owned(), "200".to_owned());
    assert_eq!((client.view.game.as_str(), client.view.rules), ("cross-n-go", 1));
    assert!(client.view.options.contains(&limit));
    let (before, mut rng) = (client.view.decisions, Xoshiro::seed_from_u64(1));
    for _ in 0..25 {
        client.wait_for_turn().await;
        let play = client.random_move(&mut rng);
        let done = client.command(&fresh_id(), play).await.expect("connected").expect("a legal move");
        client.wait_for(done.number).await;
    }
    assert!(client.view.decisions >= before + 25 && client.view.rules == 1);
    let games: Vec<Game> = anna.get("/api/games").await.read();
    assert_eq!(games.iter().find(|game| game.id == "cross-n-go").map(|game| game.rules), Some(2));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_rules_1_ends_under_them_and_its_rematch_has_the_newest() {
    let (server, anna) = upgraded().await;
    let table = TableId::new([0x07; 16]);
    let clients = play_out(all_enter(table, std::slice::from_ref(&anna)).await, 3).await;
    assert_eq!((clients[0].view.game.as_str(), clients[0].view.rules), ("mixx", 1));
    let record: Record = anna.get(&format!("/api/tables/{table}/record")).await.read();
    assert_eq!(record.rules, 1);
    let verdict: Verdict = anna.get(&format!("/api/tables/{table}/verify")).await.read();
    assert!(verdict.fair, "{verdict:?}");
    let next = anna.command(table, "again", &Command::Rematch).await.expect("after the end").table;
    let snapshot = anna.snapshot(next.expect("a table")).await;
    assert_eq!((snapshot.view.game.as_str(), snapshot.view.rules), ("mixx", 2));
    server.stop().await;
}
