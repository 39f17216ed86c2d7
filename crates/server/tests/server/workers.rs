//! Workers, which do nothing but let bots think for the servers.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use crate::common::config;
use crate::common::several::{Place, until};
use crosstable_core::Level;
use crosstable_protocol::Command;
use crosstable_server::{Config, Decide, random_legal};

/// How many tables wait for a bot.
const TABLES: usize = 40;

/// Forty bots wait in the queue before a worker comes. It gives each of them a share of the time, as a server does with
/// the bots of its own rooms, and its figures tell how long they have waited and thought.
#[tokio::test(flavor = "multi_thread")]
async fn a_worker_shares_its_time_among_the_bots_in_the_queue() {
    let place = Place::new();
    let server = place.serve(Config { bot_threads: 0, ..config() }).await;
    let anna = server.user(1);
    for _ in 0..TABLES {
        // Here nothing comes before the bot's first move; in Crosswise Anna may have to answer for her hand first.
        let table = anna.open("crossado", 2, &[("start", "2")]).await;
        anna.sit(table, "Anna").await;
        anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
        anna.start(table, std::slice::from_ref(&anna)).await;
    }
    let (given, gives) = mpsc::channel();
    let any = random_legal();
    let decide: Decide = Arc::new(move |task, seed, limit| {
        given.send(limit).expect("the test listens");
        any(task, seed, limit)
    });
    let worker = place.work(Config { decide, bot_threads: 1, ..config() }).await;
    until("all bots have moved", || async { worker.metric("bot_moves_total").await >= TABLES as u64 }).await;
    let first: Duration = gives.recv().expect("a bot has thought");
    // A fortieth if the worker knows of all of them by then; on a busy machine it has heard of some.
    assert!(first < Duration::from_millis(500), "alone it would have a second, and not {first:?}");
    for name in ["bot_wait_seconds_count", "bot_think_seconds_count"] {
        assert!(worker.metric(name).await >= TABLES as u64, "{name}");
        assert_eq!(server.metric(name).await, 0, "{name}");
    }
    worker.stop().await;
    server.stop().await;
}
