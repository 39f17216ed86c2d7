//! Coming back: at every event number, after every event, as the public board, on another seat, after absence.

use std::time::Duration;

use crate::common::client::{after, board, fresh_id};
use crate::common::{Server, all_enter, config, play_out};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::sight::{Chair, Fact, Stage};
use crosstable_protocol::to_client::{Happened, ToClient};
use crosstable_protocol::to_server::{Command, Eyes, Hello, ToServer};
use crosstable_server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn at_every_event_number_the_missed_events_come() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 1).await;
    let clients = play_out(all_enter(&table, &people).await, 1).await;
    for (person, client) in people.iter().zip(&clients) {
        let heard: Vec<Happened> = client
            .events
            .iter()
            .map(|event| Happened { number: event.number, at: event.at, fact: event.fact.clone() })
            .collect();
        let first = heard[0].number;
        for last in 0..=client.last {
            let back = person.connect(&table, after(last)).await.expect("welcome");
            let missed = back.welcome.missed.clone().expect("not so many");
            assert_eq!(missed.len() as u64, client.last - last);
            let known = last.saturating_sub(first - 1) as usize;
            assert_eq!(missed[missed.len().min((first - 1).saturating_sub(last) as usize)..], heard[known..]);
            assert_eq!((&back.sight, back.last), (&client.sight, client.last));
        }
        let ahead = person.connect(&table, after(client.last + 1)).await.expect("welcome");
        assert_eq!(ahead.welcome.missed, None, "somebody who has seen the future begins anew");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_over_broken_connections() {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut steady = people[1].enters(&table).await;
    let restless = people[0].clone();
    let name = table.clone();
    let coming_and_going = tokio::spawn(async move {
        let mut rng = Xoshiro::seed_from_u64(2);
        let mut client = restless.enters(&name).await;
        let (mut numbers, mut last) = (Vec::new(), client.last);
        while client.sight.stage != Stage::Ended {
            if client.is_my_turn() {
                let play = client.random_move(&mut rng);
                // The connection breaks before the answer is heard; the command is sent again over the next one.
                let id = fresh_id();
                client
                    .send(&ToServer::Ask(crosstable_protocol::to_server::Ask {
                        id: id.clone(),
                        command: play.clone(),
                    }))
                    .await
                    .expect("sent");
                drop(client);
                client = restless.connect(&name, after(last)).await.expect("welcome");
                numbers.extend(client.welcome.missed.clone().expect("few").iter().map(|event| event.number));
                client.ask(&id, play).await.expect("connected").expect("done once");
            } else {
                client.next().await.expect("connected");
            }
            numbers.extend(client.events.drain(..).map(|event| event.number));
            last = client.last;
        }
        numbers
    });
    steady.play_to_the_end(3).await.expect("connected");
    let numbers = coming_and_going.await.expect("no panic");
    let first = numbers[0];
    assert_eq!(numbers, (first..first + numbers.len() as u64).collect::<Vec<_>>(), "each once, in order");
    server.stop().await;
}

/// One device with two seats and the public board: it looks through its own eyes only.
#[tokio::test(flavor = "multi_thread")]
async fn one_device_looks_through_its_own_eyes_only() {
    let server = Server::start().await;
    let (anna, ben) = (server.somebody(1), server.somebody(2));
    let table = anna.open("crosswise", 3, &[]).await;
    anna.sits(&table, "Anna").await;
    anna.sits(&table, "Anton").await;
    ben.sits(&table, "Ben").await;
    anna.does(&table, Command::Start).await;
    let mut client = anna.enters(&table).await;
    assert_eq!((client.welcome.seats.clone(), client.sight.viewer), (vec![1, 2], Some(1)));
    for (seat, viewer) in [(Some(2), Some(2)), (Some(3), None), (None, None), (Some(1), Some(1))] {
        client.send(&ToServer::Look { seat }).await.expect("connected");
        while !matches!(client.next().await.expect("connected"), ToClient::Welcome(_)) {}
        assert_eq!(client.sight.viewer, viewer);
    }
    let spy = ben.connect(&table, Hello { r#as: Eyes::Seat(1), ..Hello::default() }).await.expect("welcome");
    assert_eq!(spy.sight.viewer, None);
    let public = anna.connect(&table, board()).await.expect("welcome");
    assert_eq!(public.sight.viewer, None);
    assert_eq!(ben.get(&format!("/api/tables/{table}?seat=1")).await.problem().code, "table-not-your-seat");
    server.stop().await;
}

/// T-10: who stays away counts as away, a bot may stand in, and the seat is given back on return.
#[tokio::test(flavor = "multi_thread")]
async fn absence_is_noticed_and_ends() {
    let server = Server::with(Config { away_after: Duration::from_millis(150), ..config() }).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut anna = people[0].enters(&table).await;
    let ben = people[1].enters(&table).await;
    drop(ben);
    while !matches!(anna.events.last().map(|event| &event.fact), Some(Fact::Left { seat: 2 })) {
        anna.next().await.expect("connected");
    }
    anna.ask("s", Command::StandIn { seat: 2 }).await.expect("connected").expect("nobody else to ask");
    let mut rng = Xoshiro::seed_from_u64(1);
    while !anna.events.iter().any(|event| {
        matches!(event.fact, Fact::Played { seat: 2, by: crosstable_protocol::sight::PlayedBy::StandIn, .. })
    }) {
        if anna.is_my_turn() {
            let play = anna.random_move(&mut rng);
            let done = anna.ask(&fresh_id(), play).await.expect("connected").expect("legal");
            anna.hears(done.number).await;
        } else {
            anna.next().await.expect("connected");
        }
    }
    let ben = people[1].enters(&table).await;
    assert!(matches!(&ben.sight.seats[1], Chair::Person { away: false, stand_in: false, .. }));
    server.stop().await;
}
