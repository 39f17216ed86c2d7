//! What whoever runs a server relies on.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::common::aged::{FAR_FUTURE, listing, with_clock};
use crate::common::client::{ClientError, LONG, board};
use crate::common::{Server, all_enter, config, play_out};
use crosstable_protocol::http::{Game, Hint, Listed, Opened};
use crosstable_protocol::sight::{Fact, PlayedBy};
use crosstable_protocol::to_server::Command;
use crosstable_server::{Config, Decide, random_legal};
use crosstable_store::{Log, SqliteLog, State, TableId};
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread")]
async fn health_figures_and_the_document() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 1, 1).await;
    play_out(all_enter(&table, &people).await, 1).await;
    assert_eq!(people[0].get("/healthz").await.body, "ok\n");
    let figures = people[0].get("/metrics").await.body;
    for line in ["crosstable_tables 1", "crosstable_tables_opened_total 1", "crosstable_bot_queue 0"] {
        assert!(figures.contains(line), "{line} in {figures}");
    }
    assert!(figures.contains("crosstable_append_seconds_bucket{le=\"+Inf\"}"));
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
    let anna = server.somebody(1);
    let games: Vec<Game> = anna.get("/api/games").await.read();
    assert_eq!(games.len(), crosstable_games::GameId::ALL.len());
    assert!(games.iter().all(|game| game.tables.iter().all(|table| !table.options.is_empty())));
    let wish = r#"{"game":"crosswise","players":2,"public":true,"clock":"1day"}"#;
    let opened: Opened = anna.post("/api/tables", wish).await.read();
    assert_eq!(opened.link, format!("https://play.example/t/{}", opened.table));
    let table = &opened.table;
    let picture = anna.get(&format!("/api/tables/{table}/invitation.svg")).await;
    assert!(picture.head.contains("image/svg+xml") && picture.body.contains("<svg"));
    anna.sits(table, "Anna").await;
    let open: Vec<Listed> = server.somebody(2).get("/api/tables").await.read();
    assert_eq!((open.len(), open[0].open, open[0].names.clone()), (1, 1, vec!["Anna".to_owned()]));
    let no = server.somebody(2).command(table, "b", &Command::Bot { seat: None, level: "easy".into() }).await;
    assert_eq!(no.expect_err("not the host").code, "table-not-the-host");
    anna.does(table, Command::Bot { seat: None, level: "easy".into() }).await;
    anna.does(table, Command::Start).await;
    let open: Vec<Listed> = anna.get("/api/tables").await.read();
    assert!(open.is_empty(), "it has started");
    let mut client = anna.enters(table).await;
    while !client.is_my_turn() {
        client.next().await.expect("connected");
    }
    let hint: Hint = anna.get(&format!("/api/tables/{table}/hint")).await.read();
    let moves = hint.alternatives.iter().map(|other| (&other.token, other.chance));
    let moves: Vec<_> = std::iter::once((&hint.token, hint.chance)).chain(moves).collect();
    assert_eq!(moves.len(), 3);
    for (token, chance) in moves {
        assert!(client.sight.legal.contains(token), "{token}");
        assert!(chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{chance:?}");
    }
    assert_eq!(
        server.somebody(2).get(&format!("/api/tables/{table}/hint")).await.problem().code,
        "server-no-hint"
    );
    assert_eq!(anna.get(&format!("/api/tables/{table}/verify")).await.problem().code, "server-not-ended");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_end_tells_everybody_to_come_back() {
    let mut took = Vec::new();
    // A house that does not get empty closes after five seconds all the same. This one gets empty; on a machine that
    // has other things to do, at least one of a few times within that.
    while took.iter().all(|took| *took > Duration::from_secs(4)) {
        assert!(took.len() < 10, "somebody does not leave: {took:?}");
        took.push(end_in_good_order().await);
    }
}

/// Ends a server while people play, and tells how long that took.
async fn end_in_good_order() -> Duration {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut clients = all_enter(&table, &people).await;
    let (decisions, begun) = (clients[0].sight.decisions, Instant::now());
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
    let back = server.somebody(1).enters(&table).await;
    assert_eq!(back.sight.decisions, decisions);
    server.stop().await;
    took
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_stored_tables_do_not_delay_the_start_and_stale_ones_expire() {
    let folder = tempdir().expect("a folder");
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("a new log");
    let mut appends = Vec::new();
    for number in 0..10_000_u128 {
        let changed = if number < 300 { 1 } else { FAR_FUTURE };
        let table = TableId::new(number.to_be_bytes());
        appends.push(log.append(table, 0, vec![b"{}".to_vec()], Some(listing(State::Lobby, changed))));
    }
    for append in futures_util::future::join_all(appends).await {
        append.expect("written");
    }
    log.close().await;
    drop(log);
    let begun = Instant::now();
    let server = Server::again(folder, config()).await;
    assert_eq!(server.somebody(1).get("/healthz").await.status, 200);
    // Nothing was read that nobody asked for; `cargo xtask load idle` says how long a start takes.
    assert!(server.somebody(1).get("/metrics").await.body.contains("crosstable_tables 0\n"));
    let expired = loop {
        let figures = server.somebody(1).get("/metrics").await.body;
        if figures.contains("crosstable_expired_total 300") {
            break true;
        }
        assert!(begun.elapsed() < LONG, "{figures}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(expired);
    let damaged = format!("/api/tables/{:032x}", 500);
    assert_eq!(server.somebody(1).get(&damaged).await.problem().code, "server-damaged");
    assert_eq!(
        server.somebody(1).get(&format!("/api/tables/{:032x}", 5)).await.problem().code,
        "server-no-table"
    );
    server.stop().await;
}

/// A copy made while people play holds everything that was acknowledged before it was begun.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_running_is_whole() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let clients = all_enter(&table, &people).await;
    let playing = tokio::spawn(play_out(clients, 3));
    let (second, others) = server.game("mixx", &[], 2, 0).await;
    let looked: crosstable_protocol::http::Look =
        others[0].get(&format!("/api/tables/{second}")).await.read();
    let copy = tempdir().expect("a folder");
    // As another process does it.
    let log = SqliteLog::open(server.file()).expect("the log of a running server");
    log.backup_to(copy.path().join("tables.db")).await.expect("copied");
    log.close().await;
    playing.await.expect("the game went on");
    server.stop().await;
    let restored = Server::again(copy, config()).await;
    let again: crosstable_protocol::http::Look =
        restored.somebody(1).get(&format!("/api/tables/{second}")).await.read();
    assert_eq!(again, looked);
    let mut clients = all_enter(&table, &[restored.somebody(1), restored.somebody(2)]).await;
    clients.push(restored.somebody(9).connect(&table, board()).await.expect("welcome"));
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
    let stopped = Box::pin(async {
        let _ = stopped.await;
    });
    let other = tokio::spawn(crosstable_server::serve_sqlite(listener, log, shared, stopped));
    let here = people[0].enters(&table).await;
    let there = crate::common::client::Somebody { server: at, ..people[1].clone() }.enters(&table).await;
    let ended = play_out(vec![here, there], 5).await;
    assert_eq!(ended[0].last, ended[1].last);
    drop(ended);
    let _ = stop.send(());
    other.await.expect("it ends");
    one.stop().await;
}

/// T-09: whose time has run out gets one move from the house. The clock is stored, so a day can have passed.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_moves_for_whoever_is_late() {
    let aged = tempdir().expect("a folder");
    let table = with_clock(aged.path(), "1day", Duration::from_hours(48)).await;
    let server = Server::again(aged, config()).await;
    let mut anna = server.somebody(1).enters(&table).await;
    assert!(anna.welcome.sight.deadline.is_some());
    while anna.events.is_empty() {
        anna.next().await.expect("connected");
    }
    assert!(
        matches!(anna.events[0].fact, Fact::Played { by: PlayedBy::Clock, .. }),
        "{:?}",
        anna.events[0].fact
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
        Arc::new(move |question| {
            let closed = gate.0.lock().unwrap_or_else(PoisonError::into_inner);
            drop(gate.1.wait_while(closed, |open| !*open));
            decide(question)
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
    let anna = server.somebody(1);
    let figures = anna.get("/metrics").await.body;
    assert!(figures.contains("crosstable_bot_queue 998\n"), "two think, the others wait: {figures}");
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let clients = play_out(all_enter(&table, &people).await, 5).await;
    assert!(matches!(clients[0].events.last().map(|event| &event.fact), Some(Fact::Ended { .. })));
    let figures = anna.get("/metrics").await.body;
    assert!(figures.contains("crosstable_bot_moves_total 0\n"), "they still think: {figures}");
    gate.open();
    for table in &tables {
        let look = format!("/api/tables/{table}");
        while anna.get(&look).await.read::<crosstable_protocol::http::Look>().sight.decisions == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    server.stop().await;
}
