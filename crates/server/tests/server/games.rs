//! Whole games of all kinds, between people and bots, through real sockets.

use crate::common::{Server, all_enter, play_out};
use crosstable_client::testing::{seat, spectator};
use crosstable_core::Level;
use crosstable_games::GameId;
use crosstable_protocol::http::{ReviewLine, Verdict};
use crosstable_protocol::{Change, Command, Stage, TableView};

/// The shortest games there are, so that the test is short too.
fn options(game: GameId) -> &'static [(&'static str, &'static str)] {
    match game {
        GameId::Crossado => &[("limit", "60")],
        _ => &[],
    }
}

/// Two people and so many bots play to the end, and somebody looks on.
async fn whole_game(server: &Server, game: GameId, bots: u8, seed: u64) {
    let (table, people) = server.game(game.id(), options(game), 2, bots).await;
    let mut clients = all_enter(table, &people).await;
    clients.push(server.user(99).connect(table, spectator()).await.expect("spectators are welcome"));
    let clients = play_out(clients, seed).await;
    let spectator = &clients[2];
    assert!(
        clients.iter().all(|client| client.last() == spectator.last()),
        "{game}: everybody heard everything"
    );
    assert!(spectator.view.legal.is_none() && spectator.view.viewer.is_none());
    assert!(clients.iter().all(|client| client.view.stage == Stage::Ended));

    let verdict: Verdict = people[0].get(&format!("/api/tables/{table}/verify")).await.read();
    assert!(verdict.fair, "{game}: {verdict:?}");
    let record = people[0].api().record(table).await.expect("a record");
    assert!(!record.tokens.contains(&"~?".to_owned()), "{game}: nothing is hidden after the end");
    assert_eq!(record.standing, clients[0].view.standing);
    let Some(Change::Ended { seed, .. }) = clients[0].last_change() else { panic!() };
    assert_eq!(Some(seed), record.seed.as_ref());
    let decisions = clients[0].view.decisions;
    let path = format!("/api/tables/{table}/replay/{decisions}?layout=true");
    let step: TableView = people[1].get(&path).await.read();
    assert_eq!(step.decisions, clients[1].view.decisions);
    assert!(step.layout.is_some());
    assert_eq!(step.to_move, None, "{game}: nobody decides after the end");
    let first: TableView = people[1].get(&format!("/api/tables/{table}/replay/0")).await.read();
    assert!(first.to_move.is_some(), "{game}: somebody had to begin");
    assert_eq!(people[1].get(&format!("/api/tables/{table}/replay/99999")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_every_game_to_its_end() {
    let server = Server::start().await;
    let games = GameId::ALL.iter().enumerate().flat_map(|(seed, &game)| {
        [0, game.seats().1 - 2].map(|bots| whole_game(&server, game, bots, seed as u64))
    });
    futures_util::future::join_all(games.collect::<Vec<_>>()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_without_people() {
    let server = Server::start().await;
    let host = server.user(1);
    let table = host.open("crosswise", 4, &[]).await;
    for _ in 0..4 {
        host.run(table, Command::Bot { seat: None, level: Level::Hard }).await;
    }
    let mut looking = host.enter(table).await;
    host.run(table, Command::Start).await;
    looking.play_to_end(0).await.expect("they play");
    assert_eq!(looking.view.stage, Stage::Ended);
    server.stop().await;
}

/// T-12: everybody gets the same new table, with everybody on their chairs.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 1).await;
    play_out(all_enter(table, &people).await, 7).await;
    let one = people[0].command(table, "again", &Command::Rematch).await.expect("after the end");
    let two = people[1].command(table, "again", &Command::Rematch).await.expect("after the end");
    assert!(one.table.is_some() && one.table == two.table);
    let next = one.table.expect("a table");
    let clients = all_enter(next, &people).await;
    assert_eq!(clients[0].welcome.seats, [seat(1)]);
    assert!(clients[0].welcome.host && !clients[1].welcome.host);
    assert_eq!(clients[1].welcome.seats, [seat(2)]);
    for person in &people {
        person.do_part(next).await;
    }
    people[0].start(next, &people).await;
    play_out(clients, 8).await;
    server.stop().await;
}

/// After the end there is a record that anybody can check, and a review; before, there is neither for anybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_ended_can_be_studied() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[], 2, 0).await;
    let (record, review) = (format!("/api/tables/{table}/record.txt"), format!("/api/tables/{table}/review"));
    for path in [&record, &review] {
        assert_eq!(people[1].get(path).await.problem().code, "server-not-ended");
        assert_eq!(server.user(9).get(path).await.problem().code, "server-not-ended");
    }
    play_out(all_enter(table, &people).await, 9).await;
    let text = people[0].get(&record).await;
    assert!(text.head.contains("content-disposition: attachment"), "{}", text.head);
    let read: crosstable_record::Record = text.body.parse().expect("a record");
    let verified = crosstable_record::verify(&read).expect("fair and by the rules");
    assert_eq!(verified.draws, read.draws());
    // Everything is public now, so a spectator sees the same.
    let answer = server.user(9).get(&review).await;
    assert!(answer.head.contains("content-type: application/x-ndjson"), "{}", answer.head);
    // Between the lines stand the lengths of the chunks.
    let lines = answer.body.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<ReviewLine> =
        lines.map(|line| serde_json::from_str(line).expect("a line of a review")).collect();
    let (last, before) = lines.split_last().expect("lines");
    let ReviewLine::Review { review } = last else { panic!("no review: {last:?}") };
    assert!(before.iter().all(|line| matches!(line, ReviewLine::Progress { done, of } if done <= of)));
    assert!(before.len() > 3, "{before:?}");
    assert_eq!(review.moments.last().map(|moment| moment.step), Some(read.steps.len()));
    for seat in &review.seats {
        let sum = seat.luck + seat.own + seat.others + seat.light;
        assert!((seat.last - seat.first - sum).abs() < 1e-9, "{seat:?}");
    }
    server.stop().await;
}
