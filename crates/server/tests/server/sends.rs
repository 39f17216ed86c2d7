//! Commands sent twice, too late, at the same time; and taken back.

use crate::common::{Server, all_enter, config, stored};
use crosstable_client::fresh_id;
use crosstable_client::testing::{TestClient, after, seat};
use crosstable_core::Level;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_protocol::{Change, Command, Phrase, ToClient};

/// Whose turn it is, and a legal move of theirs.
fn mover(clients: &[TestClient], rng: &mut Xoshiro) -> (usize, Command) {
    let index = clients.iter().position(TestClient::is_my_turn).expect("one of them is to move");
    (index, clients[index].random_move(rng))
}

/// One of them moves, and everybody hears of it.
async fn step(clients: &mut [TestClient], rng: &mut Xoshiro) {
    let (index, play) = mover(clients, rng);
    let number = clients[index].command(&fresh_id(), play).await.expect("connected").expect("legal").number;
    for client in clients {
        client.wait_for(number).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn twice_has_one_effect_and_the_same_answer() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let (index, play) = mover(&clients, &mut Xoshiro::seed_from_u64(1));
    clients[index].send("m1", play.clone()).await.expect("connected");
    clients[index].send("m1", play.clone()).await.expect("connected");
    let first = clients[index].answer("m1").await.expect("connected").expect("legal");
    let second = clients[index].answer("m1").await.expect("connected").expect("legal");
    assert_eq!(first, second);
    // Over HTTP, over a new connection, and after a restart too.
    assert_eq!(people[index].command(table, "m1", &play).await, Ok(first.clone()));
    let mut again = people[index].enter(table).await;
    assert_eq!(again.command("m1", play.clone()).await.expect("connected"), Ok(first.clone()));
    // Another command with the same id is the same command.
    assert_eq!(again.command("m1", Command::Agree).await.expect("connected"), Ok(first.clone()));
    // The same id of somebody else is another command.
    let foreign = Command::play(seat(index as u8 + 1), "sun@a1");
    let other = people[1 - index].command(table, "m1", &foreign).await.expect_err("not their seat");
    assert_eq!(other.code, "table-not-your-seat");
    let folder = server.stop().await;
    let played = |lines: &[crosstable_table::LogEntry]| {
        lines.iter().filter(|line| matches!(line.entry, crosstable_table::Entry::Played { .. })).count()
    };
    assert_eq!(played(&stored(&folder, table).await), 1);
    let server = Server::again(folder, config()).await;
    let person = server.user(index as u64 + 1);
    assert_eq!(person.command(table, "m1", &play).await, Ok(first));
    let folder = server.stop().await;
    assert_eq!(played(&stored(&folder, table).await), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_stays_a_refusal() {
    let server = Server::start().await;
    let host = server.user(1);
    let table = host.open("crosswise", 2, &[]).await;
    host.sit(table, "Anna").await;
    let early = host.command(table, "start", &Command::Start).await.expect_err("a seat is open");
    assert_eq!((early.code.as_str(), early.clause.as_deref()), ("table-seats-open", Some("T-04")));
    host.run(table, Command::Bot { seat: None, level: Level::Easy }).await;
    assert_eq!(
        host.command(table, "start", &Command::Start).await,
        Err(early),
        "the same id, the same answer"
    );
    host.run(table, Command::Start).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_opens_one_table() {
    let server = Server::start().await;
    let host = server.user(1);
    let wish = r#"{"game":"mixx","players":2,"id":"t-1"}"#;
    let one: crosstable_protocol::http::Opened = host.post("/api/tables", wish).await.read();
    let two: crosstable_protocol::http::Opened = host.post("/api/tables", wish).await.read();
    let other: crosstable_protocol::http::Opened = server.user(2).post("/api/tables", wish).await.read();
    assert_eq!(one, two);
    assert_ne!(one, other);
    let mine = host.api().my_tables().await.expect("a list");
    assert_eq!(mine.len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_for_a_position_that_is_gone_is_stale() {
    let server = Server::start().await;
    let (table, people) = server.game("crossado", &[("start", "1")], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let mut rng = Xoshiro::seed_from_u64(3);
    let seen = clients[0].last();
    step(&mut clients, &mut rng).await;
    step(&mut clients, &mut rng).await;
    let token = clients[0].view.legal_tokens().swap_remove(0);
    let late = Command::Play { seat: seat(1), token: token.clone(), seen: Some(seen) };
    let refused = people[0].command(table, "late", &late).await.expect_err("stale");
    assert_eq!(refused.code, "server-stale");
    let fresh = Command::Play { seat: seat(1), token, seen: Some(clients[0].last()) };
    people[0].command(table, "fresh", &fresh).await.expect("the same move, chosen now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_race_on_one_seat_one_wins() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let mut rng = Xoshiro::seed_from_u64(4);
    let mut clients = all_enter(table, &people).await;
    for round in 0..10 {
        let index = clients.iter().position(TestClient::is_my_turn).expect("somebody is to move");
        let mut rivals = Vec::new();
        for _ in 0..4 {
            rivals.push(people[index].connect(table, after(0)).await.expect("welcome"));
        }
        let race = rivals.into_iter().map(|mut rival| {
            let play = rival.random_move(&mut rng);
            tokio::spawn(async move { rival.command(&fresh_id(), play).await.expect("connected") })
        });
        let rivals: Vec<_> = race.collect();
        let mut won = Vec::new();
        for rival in rivals {
            match rival.await.expect("no panic") {
                Ok(done) => won.push(done.number),
                Err(problem) => assert_eq!(problem.code, "server-stale"),
            }
        }
        assert_eq!(won.len(), 1, "round {round}");
        for client in &mut clients {
            client.wait_for(won[0]).await;
        }
    }
    server.stop().await;
}

/// T-06: freely while nobody has learned anything from it.
#[tokio::test(flavor = "multi_thread")]
async fn a_plank_is_taken_back_freely() {
    let server = Server::start().await;
    let (table, people) = server.game("crossado", &[("start", "1")], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let before = clients[0].view.clone();
    step(&mut clients, &mut Xoshiro::seed_from_u64(5)).await;
    assert!(clients[0].view.free_undo);
    let done =
        clients[0].command("u", Command::Undo { seat: seat(1) }).await.expect("connected").expect("free");
    for client in &mut clients {
        client.wait_for(done.number).await;
        assert_eq!(client.last_change(), Some(&Change::Undone { seat: seat(1), to: 0 }));
    }
    assert_eq!(clients[0].view, before);
    server.stop().await;
}

/// T-07: after somebody else has moved, only if they agree.
#[tokio::test(flavor = "multi_thread")]
async fn others_must_agree_to_more() {
    let server = Server::start().await;
    let (table, people) = server.game("crossado", &[("start", "1")], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let mut rng = Xoshiro::seed_from_u64(6);
    step(&mut clients, &mut rng).await;
    step(&mut clients, &mut rng).await;
    let asked =
        clients[0].command("u1", Command::Undo { seat: seat(1) }).await.expect("connected").expect("asked");
    clients[1].wait_for(asked.number).await;
    assert!(clients[1].view.proposal.is_some());
    let no = clients[1].command("no", Command::Decline).await.expect("connected").expect("may decline");
    clients[0].wait_for(no.number).await;
    assert_eq!((clients[0].view.decisions, clients[0].view.proposal), (2, None));
    clients[0].command("u2", Command::Undo { seat: seat(1) }).await.expect("connected").expect("asked");
    let yes = clients[1].command("yes", Command::Agree).await.expect("connected").expect("may agree");
    clients[0].wait_for(yes.number + 1).await;
    assert_eq!(clients[0].view.decisions, 0);
    assert!(clients[0].is_my_turn());
    server.stop().await;
}

/// Phrases are heard by all; only preset ones, and not while they could tell something.
#[tokio::test(flavor = "multi_thread")]
async fn phrases_are_preset() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let mut clients = all_enter(table, &people).await;
    let say = |phrase| Command::Say { seat: seat(1), phrase };
    assert!(clients[0].view.phrases.contains(&Phrase::Hello));
    clients[0].command("s1", say(Phrase::Hello)).await.expect("connected").expect("preset");
    loop {
        if let ToClient::Said { seat, phrase } = clients[1].next().await.expect("connected") {
            assert_eq!((seat.number(), phrase), (1, Phrase::Hello));
            break;
        }
    }
    for (id, command, code) in [
        ("s3", say(Phrase::WellPlayed), "server-no-phrase"),
        ("s4", say(Phrase::Thanks), "server-too-fast"),
        ("s5", Command::Say { seat: seat(2), phrase: Phrase::Hello }, "table-not-your-seat"),
    ] {
        let refused = clients[0].command(id, command).await.expect("connected").expect_err(id);
        assert_eq!(refused.code, code);
    }
    let free_text = r#"{"id":"s2","command":{"do":"say","seat":1,"phrase":"lay it on c3"}}"#;
    let refused = people[0].post(&format!("/api/tables/{table}/commands"), free_text).await;
    assert_eq!((refused.status, refused.problem().code.as_str()), (400, "server-unreadable"));
    server.stop().await;
}
