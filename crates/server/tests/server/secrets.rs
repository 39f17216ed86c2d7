//! Everything that every seat and a spectator ever hear is searched for what they must not know.

use std::collections::BTreeMap;

use crate::common::{Server, all_enter, play_out};
use crosstable_client::testing::{TestClient, spectator};
use crosstable_core::{TableId, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::Change;
use crosstable_table::{Entry, LogEntry, TableSession};
use serde_json::{Map, Value};

/// A client gets exactly the events that the table shows to its viewer.
fn heard_only_their_own(game: GameId, client: &TestClient, log: &[LogEntry]) {
    let viewer = client.view.viewer.map_or(Viewer::Spectator, Viewer::Seat);
    let first = client.welcome.number as usize + 1;
    let events = TableSession::events(log, first as u64, viewer).expect("a table's own log");
    let mut session = TableSession::load(&log[..first]).expect("a table's own log");
    assert_eq!(client.events.len(), events.len(), "{game} for {viewer:?}");
    for ((update, event), line) in client.events.iter().zip(&events).zip(&log[first..]) {
        session.on_log(line.clone()).expect("a table's own log");
        let shown = session.view(viewer);
        assert_eq!(update.event, *event, "{game} for {viewer:?}");
        assert_eq!(
            without_nulls(&update.view.view.json()),
            without_nulls(&shown.view.json()),
            "{game} event {} for {viewer:?}",
            event.number
        );
        assert_eq!(update.view.legal, shown.legal);
    }
}

/// A patched view lacks the fields that are null in a fresh one.
fn without_nulls(json: &Value) -> Value {
    match json {
        Value::Object(fields) => {
            let some = fields.iter().filter(|(_, value)| !value.is_null());
            some.map(|(key, value)| (key.clone(), without_nulls(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}

/// The hand in each event that shows one, by the event's number, with the whole message.
fn hands(client: &TestClient) -> BTreeMap<u64, (String, &str)> {
    let messages = client.heard.iter().filter(|text| text.starts_with(r#"{"type":"event""#));
    let shown = client.events.iter().zip(messages).map(|(update, message)| {
        let hand = update.view.view.json().get("hand").map(ToString::to_string).unwrap_or_default();
        (update.event.number, (hand, message.as_str()))
    });
    shown.collect()
}

/// The other hands at the same moment are not in the message, unless one's own happens to be the same.
fn no_foreign_hand(game: GameId, clients: &[TestClient]) -> usize {
    let mut searched = 0;
    let all: Vec<_> = clients.iter().map(|client| (client.view.viewer, hands(client))).collect();
    for (own, heard) in &all {
        for (other, hands) in all.iter().filter(|(other, _)| other != own) {
            for (number, (foreign, _)) in hands.iter().filter(|(_, (hand, _))| hand.len() > 12) {
                let Some((mine, message)) = heard.get(number).filter(|(mine, _)| mine != foreign) else {
                    continue;
                };
                searched += 1;
                assert!(
                    !message.contains(&format!("\"hand\":{foreign}")),
                    "{game}: event {number} tells {own:?}, who holds {mine}, the hand of {other:?}"
                );
            }
        }
    }
    searched
}

/// Random games that have a limit of turns go on for long without becoming any different.
fn short(game: GameId, players: u8) -> &'static [(&'static str, &'static str)] {
    let limited = game.option_specs(game.rules(), players).iter().any(|spec| spec.key == "limit");
    if limited { &[("limit", "20")] } else { &[] }
}

/// Plays one game and searches what its clients heard for the secret of its chance and for their tokens.
async fn searched_game(server: &Server, game: GameId, seed: u64) -> (GameId, TableId, Vec<TestClient>) {
    let (fewest, most) = game.seats();
    let people = fewest.max(2) + seed as u8 % (most - fewest.max(2) + 1);
    let (table, users) = server.game(game.id(), short(game, people), people, 0).await;
    let mut clients = all_enter(table, &users).await;
    clients.push(server.user(99).connect(table, spectator()).await.expect("welcome"));
    let clients = play_out(clients, seed).await;
    let Some(Change::Ended { seed: secret, .. }) = clients[0].last_change() else {
        panic!("the game has ended")
    };
    for text in clients.iter().flat_map(|client| &client.heard) {
        assert!(users.iter().all(|person| !text.contains(&person.token)), "a token is told");
        let early = !text.contains(r#""event":"ended""#) && text.contains(&secret.to_string());
        assert!(!early, "{game}, seed {seed}: the secret is told too early: {text}");
    }
    (game, table, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_games_of_each_kind_tell_nobody_what_is_not_theirs() {
    let server = Server::start().await;
    let games: Vec<_> = GameId::ALL.iter().flat_map(|game| (0..40).map(|seed| (*game, seed))).collect();
    let (mut hands_searched, mut tables) = (0, Vec::new());
    // Some at the same time, because then they share the syncs of the disk.
    for some in games.chunks(20) {
        let played = some.iter().map(|(game, seed)| searched_game(&server, *game, *seed));
        for (game, table, clients) in futures_util::future::join_all(played).await {
            hands_searched += no_foreign_hand(game, &clients);
            tables.push((game, table, clients));
        }
    }
    assert!(hands_searched > 10_000, "only {hands_searched} hands were searched for");
    let folder = server.stop().await;
    let log = crosstable_store::SqliteLog::open(folder.path().join("tables.db")).expect("the log");
    for (game, table, clients) in &tables {
        let lines = crate::common::lines(&log, *table).await;
        for client in clients {
            heard_only_their_own(*game, client, &lines);
        }
        let Entry::Created { host, .. } = &lines[0].entry else { panic!("the first entry") };
        let id = host.to_string();
        assert!(clients.iter().all(|client| client.heard.iter().all(|text| !text.contains(&id))));
    }
}
