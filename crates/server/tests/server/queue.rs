//! The task queue over a real broker: every due task is done once, even if processes die or the broker is unreachable.

use std::time::Duration;

use crate::common::aged::{days_ago, listing, opened, with_bot, with_clock};
use crate::common::several::{One, Place, open, slow_bot, until};
use crate::common::{config, lines};
use async_nats::jetstream;
use crosstable_client::testing::{TestClient, seat};
use crosstable_core::{Level, TableId};
use crosstable_protocol::http::Opened;
use crosstable_protocol::{Change, Command, PlayedBy};
use crosstable_server::Config;
use crosstable_store::{Log, SqliteLog, State};
use crosstable_table::Entry;

/// What is left of half a minute after so long, which is long enough for everybody to be there.
const NEARLY_OVER: Duration = Duration::from_secs(27);

/// The streams of the queue, as one more process sees them.
async fn queue(place: &Place) -> jetstream::Context {
    jetstream::new(async_nats::connect(place.broker.urls()).await.expect("the broker answers"))
}

/// Puts the clock of a table into the queue, as the start of its game does.
async fn put_clock(queue: &jetstream::Context, table: TableId, mark: u64) {
    let task = format!(r#"{{"kind":"clock","table":"{table}","mark":{mark}}}"#);
    put(queue, "time.clock", task).await;
}

async fn put(queue: &jetstream::Context, subject: &str, task: String) {
    let put = queue.publish(format!("crosstable.work.{subject}"), task.into()).await.expect("sent");
    put.await.expect("stored");
}

/// The entries of a table that are moves, and by whom.
async fn movers(log: &SqliteLog, table: TableId) -> Vec<PlayedBy> {
    let moves = lines(log, table).await.into_iter().filter_map(|line| match line.entry {
        Entry::Played { by, .. } => Some(by),
        _ => None,
    });
    moves.collect()
}

/// Waits for the first move.
async fn first_move(client: &mut TestClient) -> PlayedBy {
    loop {
        let found = client.events.iter().find_map(|update| match &update.event.change {
            Change::Played { by, .. } => Some(*by),
            _ => None,
        });
        match found {
            Some(by) => return by,
            None => drop(client.next().await.expect("connected")),
        }
    }
}

/// The sum of a metric over all servers.
async fn sum(servers: &[&One], name: &str) -> u64 {
    let mut sum = 0;
    for server in servers {
        sum += server.metric(name).await;
    }
    sum
}

/// T-09: the start of a game puts its clock into the queue; when the time is up, one move is made, once, and everybody
/// hears of it wherever they are connected.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_once_for_all_servers() {
    let place = Place::new();
    let (one, other) = (place.serve(config()).await, place.serve(config()).await);
    let queue = queue(&place).await;
    let anna = one.user(1);
    let opened: Opened =
        anna.post("/api/tables", r#"{"game":"mixx","players":2,"clock":"2min"}"#).await.read();
    let ben = other.user(2);
    anna.sit(opened.table, "Anna").await;
    ben.sit(opened.table, "Ben").await;
    anna.start(opened.table, &[anna.clone(), ben]).await;
    let times = queue.get_stream("crosstable_times").await.expect("a stream");
    let put = times.get_last_raw_message_by_subject("crosstable.work.time.clock").await.expect("a task");
    let put: serde_json::Value = serde_json::from_slice(&put.payload).expect("a task");
    assert_eq!(put, serde_json::json!({ "kind": "clock", "table": opened.table, "mark": 0 }));

    // The same for a game that nobody has to wait two minutes for.
    let table = with_clock(place.folder.path(), "30s", NEARLY_OVER).await;
    put_clock(&queue, table, 0).await;
    let mut anna = one.user(1).enter(table).await;
    let mut ben = other.user(2).enter(table).await;
    for client in [&mut anna, &mut ben] {
        assert_eq!(first_move(client).await, PlayedBy::Clock);
    }
    // Only the first one moves; the next decision has its own half minute.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let log = open(place.folder.path());
    assert_eq!(movers(&log, table).await, [PlayedBy::Clock]);
    log.close().await;
    for name in ["tasks_late_total", "conflicts_total"] {
        assert_eq!(sum(&[&one, &other], name).await, 0, "{name}");
    }
    drop((anna, ben));
    one.stop().await;
    other.stop().await;
}

/// T-09: who holds the clock dies while the move is thought about. Another makes it, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_outlives_who_holds_it() {
    let place = Place { takeover: Duration::from_secs(1), ..Place::new() };
    let table = with_clock(place.folder.path(), "30s", NEARLY_OVER).await;
    let (slow, thinks, thought) = slow_bot();
    // A server that can die: everything that it does ends with its runtime, and it says nothing to anybody.
    let life = tokio::runtime::Runtime::new().expect("a runtime");
    let serve = place.serve(Config { decide: slow, ..config() });
    let doomed = tokio::task::block_in_place(|| life.block_on(serve));
    put_clock(&queue(&place).await, table, 0).await;
    tokio::task::block_in_place(|| thinks.recv()).expect("the time is up");
    let other = place.serve(config()).await;
    let mut ben = other.user(2).enter(table).await;
    life.shutdown_background();
    assert_eq!(first_move(&mut ben).await, PlayedBy::Clock);
    drop((thought, doomed));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let log = open(place.folder.path());
    assert_eq!(movers(&log, table).await, [PlayedBy::Clock]);
    log.close().await;
    drop(ben);
    other.stop().await;
}

/// A room that has doubted too early leaves a second clock in the queue. It does not stay there to the end of the game.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_clocks_one_goes() {
    let place = Place::new();
    let table = with_clock(place.folder.path(), "30s", NEARLY_OVER).await;
    let one = place.serve(config()).await;
    let queue = queue(&place).await;
    for mark in [0, 9] {
        put_clock(&queue, table, mark).await;
    }
    until("one clock finds the other", || async { one.metric("tasks_idle_total").await == 1 }).await;
    let log = open(place.folder.path());
    until("the time is up", || async { !movers(&log, table).await.is_empty() }).await;
    log.close().await;
    let times = queue.get_stream("crosstable_times").await.expect("a stream");
    let line: jetstream::consumer::PullConsumer = times.get_consumer("times").await.expect("a consumer");
    until("one clock is left", || async {
        let info = line.get_info().await.expect("the broker answers");
        info.num_pending == 0 && info.num_ack_pending == 1
    })
    .await;
    one.stop().await;
}

/// The process that made the last move died before it queued the next task, and nobody looks at the table. Another process
/// gets the old task, finds it done, and queues the next one.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_task_is_queued_again_when_the_last_one_is_found_done() {
    let place = Place::new();
    let table = with_bot(place.folder.path()).await;
    let one = place.serve(config()).await;
    let task = format!(r#"{{"kind":"bot","table":"{table}","turned":0,"mark":0}}"#);
    put(&queue(&place).await, "bot", task).await;
    let log = open(place.folder.path());
    until("the bot moves", || async { movers(&log, table).await.first() == Some(&PlayedBy::Bot) }).await;
    log.close().await;
    one.stop().await;
}

/// Stale tables expire once, by one of the servers.
#[tokio::test(flavor = "multi_thread")]
async fn stale_tables_expire_once() {
    let (stale, all) = (300_u128, 350);
    let place = Place::new();
    let log = open(place.folder.path());
    for number in 0..all {
        let changed = days_ago(if number < stale { 3 } else { 0 });
        let table = TableId::new(number.to_be_bytes());
        let listing = listing(State::Lobby, changed);
        log.append(table, 0, opened(table, changed), Some(listing)).await.expect("written");
    }
    let span = || std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_secs() / 600;
    let before = span();
    let at_once = || Config { first_sweep: Duration::ZERO, ..config() };
    let (one, other) = tokio::join!(place.serve(at_once()), place.serve(at_once()));
    let both = [&one, &other];
    until("they have expired", || async { sum(&both, "marked_total").await >= stale as u64 }).await;
    until("that is said", || async { sum(&both, "tasks_done_total").await >= 1 }).await;
    assert_eq!(sum(&both, "marked_total").await, stale as u64);
    // Every ten minutes there is another sweep, and now and then that is while this test runs.
    if span() == before {
        assert_eq!(sum(&both, "tasks_done_total").await + sum(&both, "tasks_idle_total").await, 1);
        let swept = [one.metric("marked_total").await, other.metric("marked_total").await];
        assert!(swept.contains(&0), "one does it all: {swept:?}");
    }
    let left = log.public_tables(State::Lobby, 1000).await.expect("readable");
    assert_eq!(left.len() as u128, all - stale);
    log.close().await;
    one.stop().await;
    other.stop().await;
}

/// Nobody can reach the queue for longer than it is tried, and a move is acknowledged without the task for the bot's
/// answer. The room of the table sees that no answer comes, and makes up for it when the queue is there again.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_though_the_queue_was_away() {
    let mut place = Place { patience: Duration::from_millis(300), ..Place::new() };
    let one = place.serve(config()).await;
    let anna = one.user(1);
    let table = anna.open("mixx", 2, &[("start", "1")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let mut client = anna.enter(table).await;
    client.wait_for_turn().await;
    place.broker.kill(0);
    let play = Command::play(seat(1), client.view.legal_tokens().swap_remove(0));
    let number = anna.run(table, play).await;
    let failed = one.metric("broker_failures_total").await;
    assert!(failed >= 1, "the task is not in the queue");
    // The room has doubted, and that came to nothing as well.
    until("it is tried again", || async { one.metric("broker_failures_total").await > failed }).await;
    place.broker.restart(0).unwrap_or_else(|fault| panic!("{fault}"));
    // As long as it is not Anna's turn, only the bot can have moved.
    client.wait_for(number + 1).await;
    let log = open(place.folder.path());
    until("the bot moves", || async { movers(&log, table).await.get(1) == Some(&PlayedBy::Bot) }).await;
    log.close().await;
    drop(client);
    one.stop().await;
}
