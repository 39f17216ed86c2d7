//! Who dies is replaced: by another process, by another worker, and after a while by a broker that comes back.

use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_protocol::to_server::{Ask, Command, ToServer};
use crosstable_store::{JetStreamLog, Log};
use crosstable_table::{Entry, Logged};

use crate::client::{Somebody, fresh_id, request};
use crate::processes::{Process, broker, log, until};

const LONG: Duration = Duration::from_mins(1);

/// What is written down about a table.
async fn lines(log: &JetStreamLog, table: &str) -> Vec<Logged> {
    let stored = log.read(table.parse().expect("an id"), 0).await.expect("readable");
    stored.iter().map(|bytes| serde_json::from_slice(bytes).expect("a line")).collect()
}

async fn moves(log: &JetStreamLog, table: &str) -> usize {
    lines(log, table).await.iter().filter(|line| matches!(line.entry, Entry::Played { .. })).count()
}

/// A table at which a bot moves first, ready to start.
async fn bot_first(anna: &Somebody) -> String {
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sits(&table, "Anna").await;
    anna.does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
    table
}

/// A worker that is killed over a task has it taken over; one that is asked to end gives it back at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_dead_workers_task_is_taken_over() {
    let broker = broker(1);
    let server = Process::serve(&broker, "--bot-threads 0 --takeover 1500");
    let anna = Somebody::number(server.at, 1);
    let log = log(&broker).await;
    for orderly in [false, true] {
        let mut first = Process::worker(&broker, "--bot-pause 60000");
        let table = bot_first(&anna).await;
        anna.does(&table, Command::Start).await;
        until("the worker has the task", LONG, || async { first.figure("tasks_held").await == 1 }).await;
        let second = Process::worker(&broker, "--bot-pause 0");
        assert_eq!(moves(&log, &table).await, 0, "the first one waits");
        if orderly {
            assert!(first.terminate(), "it ends in good order");
        } else {
            first.kill();
        }
        let took = until("another worker moves", LONG, || async { moves(&log, &table).await == 1 }).await;
        println!("taken over after {took:.2?} (in good order: {orderly})");
        // The move is in the log a moment before it is counted.
        until("the second worker has done the task", LONG, || async {
            second.figure("tasks_done_total").await == 1
        })
        .await;
        assert_eq!(second.figure("tasks_late_total").await, 0);
    }
    log.close().await;
}

/// What was acknowledged leads to the bot's move, though the process dies at once and nobody comes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_though_the_server_died() {
    let broker = broker(1);
    let mut server = Process::serve(&broker, "--bot-threads 0");
    let anna = Somebody::number(server.at, 1);
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = bot_first(&anna).await;
        anna.does(&table, Command::Start).await;
        server.kill();
        tables.push(table);
        server.restart();
    }
    server.kill();
    let log = log(&broker).await;
    let worker = Process::worker(&broker, "--bot-pause 0");
    for table in &tables {
        until("the bot moves", LONG, || async { moves(&log, table).await == 1 }).await;
    }
    until("five tasks are done", LONG, || async { worker.figure("tasks_done_total").await == 5 }).await;
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
    let people = [1, 2].map(|number| Somebody::number(servers[0].at, number));
    let table = people[0].open("crosswise", 2, &[]).await;
    people[0].sits(&table, "Anna").await;
    people[1].sits(&table, "Ben").await;
    people[0].does(&table, Command::Start).await;
    for round in 0..8 {
        let here = round % 2;
        let seats = people.clone().map(|who| Somebody { server: servers[here].at, ..who });
        let mut clients = [seats[0].enters(&table).await, seats[1].enters(&table).await];
        let mover = usize::from(!clients[0].is_my_turn());
        let play = clients[mover].random_move(&mut rng);
        let before = moves(&log, &table).await;
        let id = fresh_id();
        let ask = ToServer::Ask(Ask { id: id.clone(), command: play.clone() });
        clients[mover].send(&ask).await.expect("sent");
        tokio::time::sleep(Duration::from_micros(u64::from(below(&mut rng, 4000)))).await;
        servers[here].kill();
        let there = Somebody { server: servers[1 - here].at, ..people[mover].clone() };
        let first =
            there.command(&table, &id, &play).await.unwrap_or_else(|no| panic!("seed {seed}: {no:?}"));
        let again = there.command(&table, &id, &play).await.expect("the same answer");
        assert_eq!(first, again);
        assert_eq!(moves(&log, &table).await, before + 1, "seed {seed}, round {round}: one effect");
        servers[here].restart();
    }
    log.close().await;
}

/// While the broker is away, people are told so and that it is worth trying again; when it is back, all goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_comes_back_is_found_again() {
    let mut broker = broker(1);
    let server = Process::serve(&broker, "--nats-timeout 300 --nats-patience 900 --bot-pause 0");
    let anna = Somebody::number(server.at, 1);
    let table = bot_first(&anna).await;
    anna.does(&table, Command::Start).await;
    let mut client = anna.enters(&table).await;
    while !client.is_my_turn() {
        client.next().await.expect("connected");
    }
    let health = || request(server.at, "GET /healthz HTTP/1.1", "");
    assert_eq!(health().await.expect("answered").status, 200);
    broker.kill(0);
    let play = Command::Play { seat: 1, token: client.sight.legal[0].clone(), seen: None };
    let no = anna.command(&table, "late", &play).await.expect_err("nothing can be written down");
    assert_eq!((no.code.as_str(), no.retry_after), ("server-unreachable", Some(1)));
    assert_eq!(health().await.expect("answered").status, 503);
    broker.restart(0).unwrap_or_else(|fault| panic!("{fault}"));
    until("the same command is carried out", LONG, || async {
        anna.command(&table, "late", &play).await.is_ok()
    })
    .await;
    // The same connection as before hears of it, and of the bot's answer.
    let number = client.last;
    client.hears(number + 2).await;
    until("all is well", LONG, || async { health().await.is_ok_and(|answer| answer.status == 200) }).await;
}
