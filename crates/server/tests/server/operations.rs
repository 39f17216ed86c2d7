//! What operators of a server rely on.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::common::aged::{days_ago, listing, opened, with_clock};
use crate::common::{Server, all_enter, config, play_out};
use crosstable_client::ClientError;
use crosstable_client::testing::{LONG, spectator};
use crosstable_core::Level;
use crosstable_protocol::http::{Game, Opened};
use crosstable_protocol::{Change, Command, PlayedBy};
use crosstable_server::{Config, Decide, random_legal};
use crosstable_store::{Log, SqliteLog, SqliteOptions, State, TableId};
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread")]
async fn health_metrics_and_the_document() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 1, 1).await;
    play_out(all_enter(table, &people).await, 1).await;
    assert_eq!(people[0].get("/healthz").await.body, "ok\n");
    let metrics = people[0].get("/metrics").await.body;
    for line in ["crosstable_tables 1", "crosstable_tables_opened_total 1", "crosstable_bot_queue 0"] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
    assert!(metrics.contains("crosstable_append_seconds_bucket{le=\"+Inf\"}"));
    let document: serde_json::Value = people[0].get("/openapi.json").await.read();
    let paths = document["paths"].as_object().expect("paths");
    for path in
        ["/api/tables", "/api/tables/{table}/commands", "/api/tables/{table}/replay/{step}", "/api/games"]
    {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(document["components"]["schemas"]["ToClient"].is_object());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_lists_invitations_and_hints() {
    let server = Server::with(Config { public_url: Some("https://play.example".into()), ..config() }).await;
    let anna = server.user(1);
    let games: Vec<Game> = anna.get("/api/games").await.read();
    assert_eq!(games.len(), crosstable_games::GameId::ALL.len());
    assert!(games.iter().all(|game| game.tables.iter().all(|table| !table.options.is_empty())));
    let wish = r#"{"game":"crosswise","players":2,"public":true,"clock":"1day"}"#;
    let opened: Opened = anna.post("/api/tables", wish).await.read();
    assert_eq!(opened.link, format!("https://play.example/t/{}", opened.table));
    let table = opened.table;
    let picture = anna.get(&format!("/api/tables/{table}/invitation.svg")).await;
    assert!(picture.head.contains("image/svg+xml") && picture.body.contains("<svg"));
    anna.sit(table, "Anna").await;
    let open = server.user(2).api().open_tables().await.expect("a list");
    assert_eq!((open.len(), open[0].open, open[0].names.clone()), (1, 1, vec!["Anna".to_owned()]));
    let no = server.user(2).command(table, "b", &Command::Bot { seat: None, level: Level::Easy }).await;
    assert_eq!(no.expect_err("not the host").code, "table-not-the-host");
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    let open = anna.api().open_tables().await.expect("a list");
    assert!(open.is_empty(), "it has started");
    let mut client = anna.enter(table).await;
    client.wait_for_turn().await;
    let hint = anna.api().hint(table).await.expect("a hint");
    let moves = hint.alternatives.iter().map(|other| (&other.token, other.chance));
    let moves: Vec<_> = std::iter::once((&hint.token, hint.chance)).chain(moves).collect();
    // A hand of actions has fewer moves on an empty board.
    assert_eq!(moves.len(), client.view.legal_tokens().len().min(3));
    for (token, chance) in moves {
        assert!(client.view.legal_tokens().contains(token), "{token}");
        assert!(chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{chance:?}");
    }
    assert_eq!(
        server.user(2).get(&format!("/api/tables/{table}/hint")).await.problem().code,
        "server-no-hint"
    );
    assert_eq!(anna.get(&format!("/api/tables/{table}/verify")).await.problem().code, "server-not-ended");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_end_tells_everybody_to_come_back() {
    let mut took = Vec::new();
    // A server closes after five seconds even if somebody stays. Here everybody leaves, which on a busy machine takes
    // less at least one of a few times.
    while took.iter().all(|took| *took > Duration::from_secs(4)) {
        assert!(took.len() < 10, "somebody does not leave: {took:?}");
        took.push(end_in_good_order().await);
    }
}

/// Ends a server while people play, and tells how long that took.
async fn end_in_good_order() -> Duration {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let (decisions, begun) = (clients[0].view.decisions, Instant::now());
    let folder = server.stop().await;
    let took = begun.elapsed();
    for client in &mut clients {
        let end = loop {
            match client.next().await {
                Ok(_) => {}
                Err(error) => break error,
            }
        };
        let ClientError::Bye(problem) = end else { panic!("no goodbye, but {end:?}") };
        assert_eq!((problem.code.as_str(), problem.retry_after), ("server-closing", Some(1)));
    }
    let server = Server::again(folder, config()).await;
    let back = server.user(1).enter(table).await;
    assert_eq!(back.view.decisions, decisions);
    server.stop().await;
    took
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_stored_tables_do_not_delay_the_start_and_stale_ones_expire() {
    let folder = tempdir().expect("a folder");
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new log");
    let mut appends = Vec::new();
    for number in 0..10_000_u128 {
        let changed = days_ago(if number < 300 { 3 } else { 0 });
        let table = TableId::new(number.to_be_bytes());
        let entries = if number == 500 { vec![b"{}".to_vec()] } else { opened(table, changed) };
        appends.push(log.append(table, 0, entries, Some(listing(State::Lobby, changed))));
    }
    for append in futures_util::future::join_all(appends).await {
        append.expect("written");
    }
    log.close().await;
    drop(log);
    let begun = Instant::now();
    let server = Server::again(folder, Config { first_sweep: Duration::ZERO, ..config() }).await;
    assert_eq!(server.user(1).get("/healthz").await.status, 200);
    // Nothing was read that nobody asked for; `cargo xtask load idle` says how long a start takes.
    assert!(server.user(1).get("/metrics").await.body.contains("crosstable_tables 0\n"));
    let expired = loop {
        let metrics = server.user(1).get("/metrics").await.body;
        if metrics.contains("crosstable_marked_total 300") {
            break true;
        }
        assert!(begun.elapsed() < LONG, "{metrics}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(expired);
    let damaged = format!("/api/tables/{:032x}", 500);
    assert_eq!(server.user(1).get(&damaged).await.problem().code, "server-damaged");
    assert_eq!(server.user(1).get(&format!("/api/tables/{:032x}", 5)).await.status, 200, "it can come back");
    server.stop().await;
}

/// A full disk is noticed by whoever watches the server, before people notice it.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_room_is_not_healthy() {
    let folder = tempdir().expect("a folder");
    let mut options = SqliteOptions::default();
    options.max_bytes = Some(400_000);
    let path = folder.path().join("tables.db");
    let log = SqliteLog::open_with(&path, &options).expect("a new log");
    let server = Server::on(log, folder, config()).await;
    assert_eq!(server.user(1).get("/healthz").await.body, "ok\n");
    let other = SqliteLog::open_with(&path, &options).expect("the same log");
    let table = |number: u128| TableId::new(number.to_be_bytes());
    let mut tables = 0;
    while other.append(table(tables), 0, vec![vec![0; 3_000]], Some(listing(State::Lobby, 1))).await.is_ok() {
        tables += 1;
    }
    // An answer is good for a second.
    let begun = Instant::now();
    while server.user(1).get("/healthz").await.status == 200 {
        assert!(begun.elapsed() < LONG, "it is full and says that it is well");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let problem = server.user(1).get("/healthz").await;
    assert_eq!((problem.status, problem.problem().code.as_str()), (503, "server-storage"));
    for number in 0..tables {
        other.remove(table(number), 1).await.expect("removed");
    }
    other.close().await;
    while server.user(1).get("/healthz").await.status != 200 {
        assert!(begun.elapsed() < LONG, "there is room again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

/// A copy made while people play holds everything that was acknowledged before it was begun.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_running_is_whole() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let clients = all_enter(table, &people).await;
    let playing = tokio::spawn(play_out(clients, 3));
    let (second, others) = server.game("mixx", &[], 2, 0).await;
    let before = others[0].api().snapshot(second).await.expect("a table");
    let copy = tempdir().expect("a folder");
    // As another process does it.
    let log = SqliteLog::open(server.file()).expect("the log of a running server");
    log.backup_to(copy.path().join("tables.db")).await.expect("copied");
    log.close().await;
    playing.await.expect("the game went on");
    server.stop().await;
    let restored = Server::again(copy, config()).await;
    let after = restored.user(1).api().snapshot(second).await.expect("a table");
    assert_eq!(after, before);
    let mut clients = all_enter(table, &[restored.user(1), restored.user(2)]).await;
    clients.push(restored.user(9).connect(table, spectator()).await.expect("welcome"));
    play_out(clients, 4).await;
    restored.stop().await;
}

/// Two servers on the same tables: a move at one is heard at the other, and both can be played at.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_their_tables() {
    let shared = Config { shared: true, ..config() };
    let one = Server::with(shared.clone()).await;
    let (table, people) = one.game("mixx", &[], 2, 0).await;
    let log = SqliteLog::open(one.file()).expect("a second process");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let at = listener.local_addr().expect("it listens");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let other = tokio::spawn(crosstable_server::serve(listener, log, shared, async {
        let _ = stopped.await;
    }));
    let here = people[0].enter(table).await;
    let there = people[1].at(at).enter(table).await;
    let ended = play_out(vec![here, there], 5).await;
    assert_eq!(ended[0].last(), ended[1].last());
    drop(ended);
    let _ = stop.send(());
    other.await.expect("it ends");
    one.stop().await;
}

/// T-09: the server makes one move for a person whose time has run out. The clock is stored, so a day can have passed.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_moves_for_a_late_person() {
    let aged = tempdir().expect("a folder");
    let table = with_clock(aged.path(), "1day", Duration::from_hours(48)).await;
    let server = Server::again(aged, config()).await;
    let mut anna = server.user(1).enter(table).await;
    assert!(anna.welcome.view.deadline.is_some());
    while anna.events.is_empty() {
        anna.next().await.expect("connected");
    }
    assert!(
        matches!(anna.events[0].event.change, Change::Played { by: PlayedBy::Clock, .. }),
        "{:?}",
        anna.events[0].event.change
    );
    assert_eq!(anna.events.len(), 1);
    server.stop().await;
}

/// A gate before which bots think; it opens at the latest when it is dropped, or a failing test would never end.
struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Gate {
    fn open(&self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.0.1.notify_all();
    }

    /// Bots that decide once the gate is open.
    fn before(&self, decide: Decide) -> Decide {
        let gate = Arc::clone(&self.0);
        Arc::new(move |task, seed, limit| {
            let closed = gate.0.lock().unwrap_or_else(PoisonError::into_inner);
            drop(gate.1.wait_while(closed, |open| !*open));
            decide(task, seed, limit)
        })
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        self.open();
    }
}

/// A thousand tables wait for bots that think for ever; two people play a whole game meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_thinking_bots_keep_nobody_waiting() {
    let gate = Gate(Arc::default());
    let decide = gate.before(random_legal());
    let server = Server::with(Config { decide, bot_threads: 2, ..config() }).await;
    let mut tables = Vec::new();
    for some in (0..1_000).collect::<Vec<_>>().chunks(50) {
        let opened = some.iter().map(|_| server.game("mixx", &[("start", "2")], 1, 1));
        tables.extend(futures_util::future::join_all(opened).await.into_iter().map(|(table, _)| table));
    }
    let anna = server.user(1);
    let metrics = anna.get("/metrics").await.body;
    assert!(metrics.contains("crosstable_bot_queue 998\n"), "two think, the others wait: {metrics}");
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let clients = play_out(all_enter(table, &people).await, 5).await;
    assert!(matches!(clients[0].last_change(), Some(Change::Ended { .. })));
    let metrics = anna.get("/metrics").await.body;
    assert!(metrics.contains("crosstable_bot_moves_total 0\n"), "they still think: {metrics}");
    gate.open();
    for table in &tables {
        while anna.api().snapshot(*table).await.expect("a table").view.decisions == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    server.stop().await;
}
