//! Coming back: at every event number, after every event, as the public board, on another seat, after absence.

use std::time::Duration;

use crate::common::{Server, all_enter, config, play_out};
use crosstable_client::fresh_id;
use crosstable_client::testing::{Seen, after, seat, spectator};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::{Change, Command, Event, Hello, Patch, Perspective, PlayedBy, SeatView, Stage};
use crosstable_server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn at_every_event_number_the_missed_events_come() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 1).await;
    let clients = play_out(all_enter(table, &people).await, 1).await;
    for (person, client) in people.iter().zip(&clients) {
        let heard: Vec<Event> = client.events.iter().map(|update| update.event.clone()).collect();
        let first = heard[0].number;
        for last in 0..=client.last() {
            let back = person.connect(table, after(last)).await.expect("welcome");
            let missed = back.welcome.missed.clone().expect("not so many");
            assert_eq!(missed.len() as u64, client.last() - last);
            let known = last.saturating_sub(first - 1) as usize;
            assert_eq!(missed[missed.len().min((first - 1).saturating_sub(last) as usize)..], heard[known..]);
            // In views null and absent mean the same.
            let [fresh, patched] =
                [&back.view, &client.view].map(|view| serde_json::to_value(view).expect("JSON"));
            assert_eq!(Patch::between(&fresh, &patched), Patch::default(), "{fresh} and {patched}");
            assert_eq!(back.last(), client.last());
        }
        let ahead = person.connect(table, after(client.last() + 1)).await.expect("welcome");
        assert_eq!(ahead.welcome.missed, None, "nobody can have seen the future");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_over_broken_connections() {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut steady = people[1].enter(table).await;
    let restless = people[0].clone();
    let coming_and_going = tokio::spawn(async move {
        let mut rng = Xoshiro::seed_from_u64(2);
        let mut client = restless.enter(table).await;
        let mut numbers = Vec::new();
        while client.view.stage != Stage::Ended {
            if client.is_my_turn() {
                // The connection breaks before the answer comes; the command is sent again over the next one.
                let (id, play) = (fresh_id(), client.random_move(&mut rng));
                client.send(&id, play).await.expect("sent");
                client.reconnect(&restless).await.expect("welcome");
                numbers.extend(client.welcome.missed.iter().flatten().map(|event| event.number));
                client.answer(&id).await.expect("connected").expect("done once");
            } else {
                client.next().await.expect("connected");
            }
            numbers.extend(client.events.drain(..).map(|update| update.event.number));
        }
        numbers
    });
    steady.play_to_end(3).await.expect("connected");
    let numbers = coming_and_going.await.expect("no panic");
    let first = numbers[0];
    assert_eq!(numbers, (first..first + numbers.len() as u64).collect::<Vec<_>>(), "each once, in order");
    server.stop().await;
}

/// One device with two seats and the public board sees from its own seats only.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_sees_from_its_own_seats_only() {
    let server = Server::start().await;
    let (anna, ben) = (server.user(1), server.user(2));
    let table = anna.open("crosswise", 3, &[]).await;
    anna.sit(table, "Anna").await;
    anna.sit(table, "Anton").await;
    ben.sit(table, "Ben").await;
    anna.start(table, &[anna.clone(), ben.clone()]).await;
    let mut client = anna.enter(table).await;
    assert_eq!((client.welcome.seats.clone(), client.view.viewer), (vec![seat(1), seat(2)], Some(seat(1))));
    for (perspective, viewer) in [
        (Perspective::Seat(seat(2)), Some(seat(2))),
        (Perspective::Seat(seat(3)), None),
        (Perspective::Spectator, None),
        (Perspective::Seat(seat(1)), Some(seat(1))),
    ] {
        client.set_perspective(perspective).await.expect("connected");
        assert_eq!(client.view.viewer, viewer);
    }
    let hello = Hello { perspective: Perspective::Seat(seat(1)), ..Hello::default() };
    let spy = ben.connect(table, hello).await.expect("welcome");
    assert_eq!(spy.view.viewer, None);
    let public = anna.connect(table, spectator()).await.expect("welcome");
    assert_eq!(public.view.viewer, None);
    assert_eq!(ben.get(&format!("/api/tables/{table}?seat=1")).await.problem().code, "table-not-your-seat");
    server.stop().await;
}

/// T-10: a person without a connection counts as away, a bot may stand in, and the person gets the seat back.
#[tokio::test(flavor = "multi_thread")]
async fn absence_is_noticed_and_ends() {
    let server = Server::with(Config { away_after: Duration::from_millis(150), ..config() }).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut anna = people[0].enter(table).await;
    let ben = people[1].enter(table).await;
    drop(ben);
    while anna.last_change() != Some(&Change::Left { seat: seat(2) }) {
        anna.next().await.expect("connected");
    }
    anna.command("s", Command::StandIn { seat: seat(2) })
        .await
        .expect("connected")
        .expect("nobody else to ask");
    let mut rng = Xoshiro::seed_from_u64(1);
    let stood_in = |seen: &Seen| matches!(seen.event.change, Change::Played { by: PlayedBy::StandIn, .. });
    while !anna.events.iter().any(stood_in) {
        if anna.is_my_turn() {
            let play = anna.random_move(&mut rng);
            let done = anna.command(&fresh_id(), play).await.expect("connected").expect("legal");
            anna.wait_for(done.number).await;
        } else {
            anna.next().await.expect("connected");
        }
    }
    let ben = people[1].enter(table).await;
    assert!(matches!(&ben.view.seats[1], SeatView::Person { away: false, stand_in: false, .. }));
    server.stop().await;
}
