//! A dead process is replaced by another process or worker, and a dead broker comes back after a while.

use std::time::Duration;

use crosstable_client::fresh_id;
use crosstable_client::testing::{LONG, TestUser, request, seat};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, TableId};
use crosstable_protocol::Command;
use crosstable_store::{JetStreamLog, Log};
use crosstable_table::{Entry, LogEntry};

use crate::processes::{Process, broker, log, until};

/// The log of a table.
async fn lines(log: &JetStreamLog, table: TableId) -> Vec<LogEntry> {
    let stored = log.read(table, 0).await.expect("readable");
    stored.iter().map(|bytes| LogEntry::read(bytes).expect("a line")).collect()
}

async fn moves(log: &JetStreamLog, table: TableId) -> usize {
    lines(log, table).await.iter().filter(|line| matches!(line.entry, Entry::Played { .. })).count()
}

/// A table at which a bot moves first, ready to start.
async fn bot_first(anna: &TestUser) -> TableId {
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    table
}

/// A worker that is killed over a task has it taken over; one that is asked to end gives it back at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_dead_workers_task_is_taken_over() {
    let broker = broker(1);
    let server = Process::serve(&broker, "--bot-threads 0 --takeover 1500");
    let anna = TestUser::new(server.at, 1);
    let log = log(&broker).await;
    for orderly in [false, true] {
        let mut first = Process::worker(&broker, "--bot-pause 60000");
        let table = bot_first(&anna).await;
        anna.start(table, std::slice::from_ref(&anna)).await;
        until("the worker has the task", LONG, || async { first.metric("tasks_held").await == 1 }).await;
        let second = Process::worker(&broker, "--bot-pause 0");
        assert_eq!(moves(&log, table).await, 0, "the first one waits");
        if orderly {
            assert!(first.terminate(), "it ends in good order");
        } else {
            first.kill();
        }
        let took = until("another worker moves", LONG, || async { moves(&log, table).await == 1 }).await;
        println!("taken over after {took:.2?} (in good order: {orderly})");
        // The move is in the log a moment before it is counted.
        until("the second worker has done the task", LONG, || async {
            second.metric("tasks_done_total").await == 1
        })
        .await;
        assert_eq!(second.metric("tasks_late_total").await, 0);
    }
    log.close().await;
}

/// An acknowledged move leads to the bot's move, even if the process dies at once and nobody reconnects.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_though_the_server_died() {
    let broker = broker(1);
    let mut server = Process::serve(&broker, "--bot-threads 0");
    let anna = TestUser::new(server.at, 1);
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = bot_first(&anna).await;
        anna.start(table, std::slice::from_ref(&anna)).await;
        server.kill();
        tables.push(table);
        server.restart();
    }
    server.kill();
    let log = log(&broker).await;
    let worker = Process::worker(&broker, "--bot-pause 0");
    for table in &tables {
        until("the bot moves", LONG, || async { moves(&log, *table).await == 1 }).await;
    }
    until("five tasks are done", LONG, || async { worker.metric("tasks_done_total").await == 5 }).await;
    log.close().await;
}

/// A command whose answer was lost with its process is sent to another: one effect, and the answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_to_another_process_has_one_effect() {
    let seed = 11;
    let mut rng = Xoshiro::seed_from_u64(seed);
    let broker = broker(1);
    let mut servers = [Process::serve(&broker, ""), Process::serve(&broker, "")];
    let log = log(&broker).await;
    let people = [1, 2].map(|number| TestUser::new(servers[0].at, number));
    let table = people[0].open("crosswise", 2, &[]).await;
    people[0].sit(table, "Anna").await;
    people[1].sit(table, "Ben").await;
    people[0].start(table, &people).await;
    for round in 0..8 {
        let here = round % 2;
        let seats = people.clone().map(|user| user.at(servers[here].at));
        let mut clients = [seats[0].enter(table).await, seats[1].enter(table).await];
        let mover = usize::from(!clients[0].is_my_turn());
        let play = clients[mover].random_move(&mut rng);
        let before = moves(&log, table).await;
        let id = fresh_id();
        clients[mover].send(&id, play.clone()).await.expect("sent");
        tokio::time::sleep(Duration::from_micros(u64::from(below(&mut rng, 4000)))).await;
        servers[here].kill();
        let there = people[mover].at(servers[1 - here].at);
        let first = there.command(table, &id, &play).await.unwrap_or_else(|no| panic!("seed {seed}: {no:?}"));
        let again = there.command(table, &id, &play).await.expect("the same answer");
        assert_eq!(first, again);
        assert_eq!(moves(&log, table).await, before + 1, "seed {seed}, round {round}: one effect");
        servers[here].restart();
    }
    log.close().await;
}

/// While the broker is away, people are told so and that it is worth trying again; when it is back, all goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_comes_back_is_found_again() {
    let mut broker = broker(1);
    let server = Process::serve(&broker, "--nats-timeout 300 --nats-patience 900 --bot-pause 0");
    let anna = TestUser::new(server.at, 1);
    let table = bot_first(&anna).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let mut client = anna.enter(table).await;
    client.wait_for_turn().await;
    let health = || request(server.at, "GET /healthz HTTP/1.1", "");
    assert_eq!(health().await.expect("answered").status, 200);
    broker.kill(0);
    let play = Command::play(seat(1), client.view.legal_tokens().swap_remove(0));
    let no = anna.command(table, "late", &play).await.expect_err("nothing can be written down");
    assert_eq!((no.code.as_str(), no.retry_after), ("server-unreachable", Some(1)));
    assert_eq!(health().await.expect("answered").status, 503);
    broker.restart(0).unwrap_or_else(|error| panic!("{error}"));
    until("the same command is carried out", LONG, || async {
        anna.command(table, "late", &play).await.is_ok()
    })
    .await;
    // The same connection as before hears of it, and of the bot's answer.
    let number = client.last();
    client.wait_for(number + 2).await;
    until("all is well", LONG, || async { health().await.is_ok_and(|answer| answer.status == 200) }).await;
}
