//! Everything that every seat and a spectator ever hear is searched for what they must not know.

mod common;

use common::client::{Client, board};
use common::{Server, all_enter, play_out};
use crosstable_core::{Seat, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::sight::Fact;
use crosstable_table::{Entry, Line, Table};

/// What anybody hears about the game, and nothing more, is what the table shows them of each entry.
fn heard_only_their_own(game: GameId, client: &Client, lines: &[Line]) {
    let viewer = client.sight.viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat as usize - 1)));
    let entries: Vec<Entry> = lines.iter().map(|line| line.entry.clone()).collect();
    let facts = Table::facts(&entries, viewer).expect("a table's own log");
    let mut table = Table::replay_lines(&lines[..=client.welcome.number as usize]).expect("a table's own log");
    for event in &client.events {
        table.apply_line(&lines[event.number as usize]).expect("a table's own log");
        let shown = table.view(viewer);
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(event.sight.view.json()).expect("JSON"),
            serde_json::from_str::<serde_json::Value>(&shown.view).expect("JSON"),
            "{game} event {} for {viewer:?}",
            event.number
        );
        let (told, fact) = (serde_json::to_value(&event.fact), serde_json::to_value(&facts[event.number as usize]));
        let (told, fact) = (told.expect("plain"), fact.expect("plain"));
        assert_eq!(told["chance"], fact["chance"], "{game} event {} for {viewer:?}", event.number);
        assert_eq!(event.sight.legal, shown.legal);
    }
}

/// The other hands at the same moment are not in the message, unless one's own happens to be the same.
fn no_foreign_hand(game: GameId, clients: &[Client]) -> usize {
    let mut searched = 0;
    let hand = |event: &crosstable_protocol::to_client::Event| {
        let view: serde_json::Value = serde_json::from_str(event.sight.view.json()).expect("JSON");
        view.get("hand").filter(|hand| !hand.is_null()).map(ToString::to_string)
    };
    for own in clients {
        let messages: Vec<&String> =
            own.heard.iter().filter(|text| text.starts_with(r#"{"type":"event""#)).collect();
        for other in clients.iter().filter(|other| other.sight.viewer != own.sight.viewer) {
            for event in &other.events {
                let Some(foreign) = hand(event).filter(|hand| hand.len() > 12) else { continue };
                let Some(index) = own.events.iter().position(|mine| mine.number == event.number) else { continue };
                if hand(&own.events[index]).as_ref() != Some(&foreign) {
                    searched += 1;
                    assert!(
                        !messages[index].contains(&format!("\"hand\":{foreign}")),
                        "{game}: event {} tells {:?} the hand of {:?}",
                        event.number,
                        own.sight.viewer,
                        other.sight.viewer
                    );
                }
            }
        }
    }
    searched
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_games_tell_nobody_what_is_not_theirs() {
    let server = Server::start().await;
    let mut played = Vec::new();
    let mut hands_searched = 0;
    let games = [(GameId::Crosswise, 70), (GameId::CrossRoads, 60), (GameId::Mixx, 60), (GameId::CrossNGo, 8), (GameId::Crossado, 2)];
    for (game, count) in games {
        for seed in 0..count {
            let (fewest, most) = game.seats();
            let people = fewest.max(2) + seed as u8 % (most - fewest.max(2) + 1);
            let (table, somebodies) = server.game(game.id(), &[], people, 0).await;
            let mut clients = all_enter(&table, &somebodies).await;
            clients.push(server.somebody(99).connect(&table, board()).await.expect("welcome"));
            let clients = play_out(clients, seed).await;
            let Some(Fact::Ended { seed: secret, .. }) = clients[0].events.last().map(|event| &event.fact) else {
                panic!("the game has ended")
            };
            for client in &clients {
                for text in &client.heard {
                    for person in &somebodies {
                        assert!(!text.contains(&person.token), "a token is told");
                    }
                    if !text.contains(r#""fact":"ended""#) {
                        assert!(!text.contains(secret), "{game}, seed {seed}: the secret is told too early: {text}");
                    }
                }
            }
            hands_searched += no_foreign_hand(game, &clients);
            played.push((game, table, clients));
        }
    }
    assert_eq!(played.len(), 200);
    assert!(hands_searched > 10_000, "only {hands_searched} hands were searched for");
    let folder = server.stop().await;
    let log = crosstable_store::SqliteLog::open(folder.path().join("tables.db")).expect("the log");
    for (game, table, clients) in &played {
        let lines = common::lines(&log, table).await;
        for client in clients {
            heard_only_their_own(*game, client, &lines);
        }
        for line in &lines {
            if let Entry::Created { host, .. } = &line.entry {
                let id = host.to_string();
                assert!(clients.iter().all(|client| client.heard.iter().all(|text| !text.contains(&id))));
            }
        }
    }
}
