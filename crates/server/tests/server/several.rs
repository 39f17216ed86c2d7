//! Several servers on the same tables: people connected to one play with people connected to another.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::aged::with_clock;
use crate::common::several::{One, Place, open, slow_bot, until};
use crate::common::{config, lines, play_out};
use crosstable_client::testing::{TestClient, TestUser, after, seat};
use crosstable_core::{Level, TableId};
use crosstable_protocol::{Change, Command, Phrase, PlayedBy, SeatView, Stage, ToClient};
use crosstable_server::{Config, Decide, random_legal};
use crosstable_store::Log;
use crosstable_table::Entry;

/// A game of two people who are connected to two servers, and so many bots.
async fn apart(one: &One, other: &One, game: &str, bots: u8) -> (TableId, [TestUser; 2]) {
    let people = [one.user(1), other.user(2)];
    let table = people[0].open(game, 2 + bots, &[]).await;
    people[0].sit(table, "Anna").await;
    people[1].sit(table, "Ben").await;
    for _ in 0..bots {
        people[0].run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    }
    people[0].start(table, &people).await;
    (table, people)
}

/// Waits for a message.
async fn hears<T>(client: &mut TestClient, mut wanted: impl FnMut(&ToClient) -> Option<T>) -> T {
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
    let counting: Decide = Arc::new(move |task, seed, limit| {
        count.fetch_add(1, Ordering::Relaxed);
        decide(task, seed, limit)
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
    let mut anna = people[0].enter(table).await;
    let mut ben = people[1].enter(table).await;
    let everybody = |message: &ToClient| match message {
        ToClient::Presence(presence) if presence.here == [true, true] => Some(presence.spectators),
        _ => None,
    };
    hears(&mut anna, everybody).await;
    if ben.welcome.presence.here != [true, true] {
        hears(&mut ben, everybody).await;
    }
    let say = Command::Say { seat: seat(1), phrase: Phrase::Hello };
    anna.command("hello", say.clone()).await.expect("connected").expect("said");
    let said = |message: &ToClient| match message {
        ToClient::Said { seat, phrase } => Some((*seat, *phrase)),
        _ => None,
    };
    assert_eq!(hears(&mut ben, said).await, (seat(1), Phrase::Hello));
    // The same seat through the other server: not so soon after.
    let again = people[0].at(other.at).command(table, "again", &say).await;
    assert_eq!(again.expect_err("too soon").code, "server-too-fast");
    let looker = other.user(9).enter(table).await;
    let one_more = |message: &ToClient| everybody(message).filter(|spectators| *spectators == 1);
    hears(&mut anna, one_more).await;
    drop(looker);
    // Three times as long as somebody may be absent: nobody was.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let seen = people[0].api().snapshot(table).await.expect("a table");
    let away = |chair: &SeatView| matches!(chair, SeatView::Person { away: true, .. });
    assert!(!seen.view.seats.iter().any(away), "{:?}", seen.view.seats);
    // Ben goes for good, and Anna hears of it from the other process.
    drop(ben);
    hears(&mut anna, |message| match message {
        ToClient::Event(update) if update.event.change == Change::Left { seat: seat(2) } => Some(()),
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
    let clients = vec![people[0].enter(table).await, people[1].enter(table).await];
    let ended = play_out(clients, 7).await;
    assert_eq!(ended[0].last(), ended[1].last());
    let log = open(place.folder.path());
    let written = lines(&log, table).await;
    log.close().await;
    let bots = written.iter().filter(|line| matches!(&line.entry, Entry::Played { by: PlayedBy::Bot, .. }));
    assert_eq!(asked.load(Ordering::Relaxed), bots.count());
    for name in ["tasks_late_total", "broker_failures_total"] {
        assert_eq!(one.metric(name).await + other.metric(name).await, 0, "{name}");
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
    let elsewhere = [people[0].at(other.at), people[1].at(one.at)];
    for round in 0..12 {
        let seen = people[round % 2].api().snapshot(table).await.expect("a table");
        if seen.view.stage == Stage::Ended {
            break;
        }
        let seat = seen.view.to_move.expect("somebody moves");
        let mover = seat.index();
        let seen = elsewhere[mover].api().snapshot(table).await.expect("a table");
        let token = seen.view.legal_tokens().swap_remove(0);
        let play = Command::play(seat, token);
        let id = format!("round-{round}");
        let ways = [&people[mover], &elsewhere[mover]];
        let first = ways[round % 2].command(table, &id, &play).await.expect("played");
        let again = ways[(round + 1) % 2].command(table, &id, &play).await.expect("the same answer");
        assert_eq!(first, again, "round {round}");
    }
    let client = elsewhere[0].connect(table, after(3)).await.expect("welcome");
    let missed = client.welcome.missed.clone().expect("told");
    assert_eq!(missed.len() as u64, client.last() - 3);
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
    let anna = one.user(1);
    let table = anna.open("mixx", 2, &[("start", "2")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(&anna)).await;
    tokio::task::spawn_blocking(move || thinks.recv()).await.expect("no panic").expect("a bot thinks");
    let other = place.serve(config()).await;
    one.stop().await;
    // Nobody comes to the table; the bot moves all the same.
    let log = open(place.folder.path());
    let length = || async { log.len(table).await.expect("readable") };
    let moved =
        || async { lines(&log, table).await.iter().any(|line| matches!(line.entry, Entry::Played { .. })) };
    until("another bot moves", moved).await;
    let before = length().await;
    // The move is in the log a moment before it is counted.
    until("the other has done the task", || async { other.metric("tasks_done_total").await == 1 }).await;
    drop(thought);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(length().await, before, "the first bot's move came to nothing");
    log.close().await;
    other.stop().await;
}

/// T-09: a clock that ran out while no server was running, and whose task is lost, fires when somebody opens the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_clock_is_found() {
    // Two days old, and a queue that knows nothing of it.
    let place = Place::new();
    let table = with_clock(place.folder.path(), "1day", Duration::from_hours(48)).await;
    let (one, other) = (place.serve(config()).await, place.serve(config()).await);
    let mut anna = one.user(1).enter(table).await;
    while anna.events.is_empty() {
        anna.next().await.expect("connected");
    }
    assert!(
        matches!(anna.events[0].event.change, Change::Played { by: PlayedBy::Clock, .. }),
        "{:?}",
        anna.events
    );
    drop(anna);
    one.stop().await;
    other.stop().await;
}

/// T-12: both people ask for a rematch at the same moment, at two servers. Both get the same table, there is no other one,
/// and whoever asks again hears the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asked_for_twice_at_once_is_one_table() {
    const ROUNDS: u64 = 6;
    let place = Place::new();
    let (one, other) = (place.serve(config()).await, place.serve(config()).await);
    let (mut table, people) = apart(&one, &other, "mixx", 0).await;
    for round in 0..ROUNDS {
        let clients = vec![people[0].enter(table).await, people[1].enter(table).await];
        drop(play_out(clients, 20 + round).await);
        let id = format!("again-{round}");
        let (anna, ben) = tokio::join!(
            people[0].command(table, &id, &Command::Rematch),
            people[1].command(table, &id, &Command::Rematch)
        );
        let next = anna.expect("after the end").table.expect("a table");
        assert_eq!(ben.expect("after the end").table, Some(next), "round {round}");
        for person in &people {
            let repeated = person.command(table, &id, &Command::Rematch).await.expect("the same answer");
            assert_eq!(repeated.table, Some(next), "round {round}");
        }
        table = next;
        for person in &people {
            person.do_part(table).await;
        }
        people[0].start(table, &people).await;
    }
    let log = open(place.folder.path());
    assert_eq!(log.tables(None, 100).await.expect("readable").len() as u64, ROUNDS + 1, "no ghosts");
    log.close().await;
    one.stop().await;
    other.stop().await;
}
