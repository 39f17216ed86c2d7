//! Several servers on the same tables: whoever is connected to one plays with those who are connected to another.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::aged::with_clock;
use crate::common::client::{Client, Somebody, after};
use crate::common::several::{One, Place, open, slow_bot, until};
use crate::common::{config, lines, play_out};
use crosstable_protocol::sight::{Chair, Fact, PlayedBy, Stage};
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::Command;
use crosstable_server::{Config, Decide, random_legal};
use crosstable_store::Log;
use crosstable_table::Entry;

/// A game of two people who are connected to two servers, and so many bots.
async fn apart(one: &One, other: &One, game: &str, bots: u8) -> (String, [Somebody; 2]) {
    let people = [one.somebody(1), other.somebody(2)];
    let table = people[0].open(game, 2 + bots, &[]).await;
    people[0].sits(&table, "Anna").await;
    people[1].sits(&table, "Ben").await;
    for _ in 0..bots {
        people[0].does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
    }
    people[0].does(&table, Command::Start).await;
    (table, people)
}

/// Waits for a message.
async fn hears<T>(client: &mut Client, mut wanted: impl FnMut(&ToClient) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(&client.next().await.expect("connected")) {
            return found;
        }
    }
}

/// Bots that count how often they are asked.
fn counting() -> (Arc<AtomicUsize>, Decide) {
    let (asked, decide) = (Arc::new(AtomicUsize::new(0)), random_legal());
    let count = Arc::clone(&asked);
    let counting: Decide = Arc::new(move |question| {
        count.fetch_add(1, Ordering::Relaxed);
        decide(question)
    });
    (asked, counting)
}

/// T-10: who is connected to another process is here, is heard there, and does not count as away.
#[tokio::test(flavor = "multi_thread")]
async fn presence_and_phrases_reach_everybody() {
    let place = Place::new();
    let config = Config { away_after: Duration::from_secs(1), ..config() };
    let (one, other) = (place.serve(config.clone()).await, place.serve(config).await);
    let (table, people) = apart(&one, &other, "mixx", 0).await;
    let mut anna = people[0].enters(&table).await;
    let mut ben = people[1].enters(&table).await;
    let everybody = |message: &ToClient| match message {
        ToClient::Presence(presence) if presence.here == [true, true] => Some(presence.spectators),
        _ => None,
    };
    hears(&mut anna, everybody).await;
    if ben.welcome.presence.here != [true, true] {
        hears(&mut ben, everybody).await;
    }
    let say = Command::Say { seat: 1, phrase: "phrase-hello".into() };
    anna.ask("hello", say.clone()).await.expect("connected").expect("said");
    let said = |message: &ToClient| match message {
        ToClient::Said { seat, phrase } => Some((*seat, phrase.clone())),
        _ => None,
    };
    assert_eq!(hears(&mut ben, said).await, (1, "phrase-hello".to_owned()));
    // The same seat through the other server: not so soon after.
    let again = Somebody { server: other.at, ..people[0].clone() }.command(&table, "again", &say).await;
    assert_eq!(again.expect_err("too soon").code, "server-too-fast");
    let looker = other.somebody(9).enters(&table).await;
    let one_more = |message: &ToClient| everybody(message).filter(|spectators| *spectators == 1);
    hears(&mut anna, one_more).await;
    drop(looker);
    // Three times as long as somebody may be absent: nobody was.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let seen: crosstable_protocol::http::Look = people[0].get(&format!("/api/tables/{table}")).await.read();
    let away = |chair: &Chair| matches!(chair, Chair::Person { away: true, .. });
    assert!(!seen.sight.seats.iter().any(away), "{:?}", seen.sight.seats);
    // Ben goes for good, and Anna hears of it from the other process.
    drop(ben);
    hears(&mut anna, |message| match message {
        ToClient::Event(event) if event.fact == Fact::Left { seat: 2 } => Some(()),
        _ => None,
    })
    .await;
    drop(anna);
    one.stop().await;
    other.stop().await;
}

/// Both play to the end with a bot between them; the bot was asked once for each of its moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_once_for_all_servers() {
    let place = Place::new();
    let (asked, decide) = counting();
    let config = Config { decide, ..config() };
    let (one, other) = (place.serve(config.clone()).await, place.serve(config).await);
    let (table, people) = apart(&one, &other, "mixx", 1).await;
    let clients = vec![people[0].enters(&table).await, people[1].enters(&table).await];
    let ended = play_out(clients, 7).await;
    assert_eq!(ended[0].last, ended[1].last);
    let log = open(place.folder.path());
    let written = lines(&log, &table).await;
    log.close().await;
    let bots = written
        .iter()
        .filter(|line| matches!(&line.entry, Entry::Played { by: crosstable_table::PlayedBy::Bot, .. }));
    assert_eq!(asked.load(Ordering::Relaxed), bots.count());
    for name in ["tasks_late_total", "broker_failures_total"] {
        assert_eq!(one.figure(name).await + other.figure(name).await, 0, "{name}");
    }
    drop(ended);
    one.stop().await;
    other.stop().await;
}

/// The same command to another server has no second effect, even before that server has heard of it; and every request
/// of a client may go elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn any_server_answers_for_any_other() {
    let place = Place::new();
    let (one, other) = (place.serve(config()).await, place.serve(config()).await);
    let (table, people) = apart(&one, &other, "crosswise", 0).await;
    let elsewhere = [
        Somebody { server: other.at, ..people[0].clone() },
        Somebody { server: one.at, ..people[1].clone() },
    ];
    for round in 0..12 {
        let seat = round % 2;
        let look = format!("/api/tables/{table}");
        let seen: crosstable_protocol::http::Look = people[seat].get(&look).await.read();
        if seen.sight.stage == Stage::Ended {
            break;
        }
        let mover = usize::from(seen.sight.to_move.expect("somebody moves")) - 1;
        let seen: crosstable_protocol::http::Look = elsewhere[mover].get(&look).await.read();
        let token = seen.sight.legal.first().expect("a legal move").clone();
        let play = Command::Play { seat: mover as u8 + 1, token, seen: None };
        let id = format!("round-{round}");
        let ways = [&people[mover], &elsewhere[mover]];
        let first = ways[round % 2].command(&table, &id, &play).await.expect("played");
        let again = ways[(round + 1) % 2].command(&table, &id, &play).await.expect("the same answer");
        assert_eq!(first, again, "round {round}");
    }
    let client = elsewhere[0].connect(&table, after(3)).await.expect("welcome");
    let missed = client.welcome.missed.clone().expect("told");
    assert_eq!(missed.len() as u64, client.last - 3);
    drop(client);
    one.stop().await;
    other.stop().await;
}

/// A server that stops gives back what its bots have not decided, and another goes on at once.
#[tokio::test(flavor = "multi_thread")]
async fn who_stops_gives_work_back() {
    let place = Place::new();
    let (slow, thinks, thought) = slow_bot();
    let one = place.serve(Config { decide: slow, ..config() }).await;
    let anna = one.somebody(1);
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sits(&table, "Anna").await;
    anna.does(&table, Command::Bot { seat: None, level: "easy".into() }).await;
    anna.does(&table, Command::Start).await;
    tokio::task::spawn_blocking(move || thinks.recv()).await.expect("no panic").expect("a bot thinks");
    let other = place.serve(config()).await;
    one.stop().await;
    // Nobody comes to the table; the bot moves all the same.
    let log = open(place.folder.path());
    let id = table.parse().expect("an id");
    let length = || async { log.len(id).await.expect("readable") };
    let moved =
        || async { lines(&log, &table).await.iter().any(|line| matches!(line.entry, Entry::Played { .. })) };
    until("another bot moves", moved).await;
    let before = length().await;
    // The move is in the log a moment before it is counted.
    until("the other has done the task", || async { other.figure("tasks_done_total").await == 1 }).await;
    drop(thought);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(length().await, before, "the first bot's move came to nothing");
    log.close().await;
    other.stop().await;
}

/// T-09: a clock that ran out while no server was there, and of which no task is left: whoever looks makes it go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_clock_is_found() {
    // Two days old, and a queue that knows nothing of it.
    let place = Place::new();
    let table = with_clock(place.folder.path(), "1day", Duration::from_hours(48)).await;
    let (one, other) = (place.serve(config()).await, place.serve(config()).await);
    let mut anna = one.somebody(1).enters(&table).await;
    while anna.events.is_empty() {
        anna.next().await.expect("connected");
    }
    assert!(matches!(anna.events[0].fact, Fact::Played { by: PlayedBy::Clock, .. }), "{:?}", anna.events);
    drop(anna);
    one.stop().await;
    other.stop().await;
}
