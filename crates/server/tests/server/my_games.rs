//! A person's own games: what the list says of them, the file to save, and deleting.

use crate::common::{Server, all_enter, config, play_out, stored};
use crosstable_client::testing::{TestUser, metric, request, seat};
use crosstable_core::{Level, TableId};
use crosstable_protocol::http::{Deleted, Export, Listed, ListedSeat, MyGame, MyGames};
use crosstable_protocol::{Command, Stage};
use crosstable_server::Config;
use crosstable_table::{Entry, Who};

async fn games(user: &TestUser) -> Vec<MyGame> {
    user.get("/api/me/games").await.read::<MyGames>().games
}

async fn tables(user: &TestUser) -> Vec<TableId> {
    games(user).await.into_iter().map(|game| game.listed.table).collect()
}

async fn delete(user: &TestUser) -> Deleted {
    user.delete("/api/me/games").await.read()
}

fn done(removed: usize, unlisted: usize, kept: usize) -> Deleted {
    Deleted { removed, unlisted, kept, more: false }
}

/// A game of person 1 (and more of them), then bots, played to its end.
async fn ended(server: &Server, people: u8, bots: u8) -> (TableId, Vec<TestUser>) {
    let (table, people) = server.game("mixx", &[], people, bots).await;
    play_out(all_enter(table, &people).await, 3).await;
    (table, people)
}

async fn status(user: &TestUser, table: TableId) -> u16 {
    user.get(&format!("/api/tables/{table}")).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_says_who_played_and_how_it_ended() {
    let server = Server::start().await;
    let (table, people) = ended(&server, 2, 1).await;
    let view = people[0].snapshot(table).await.view;
    for (number, person) in (1..).zip(&people) {
        let answer = person.get("/api/me/games").await;
        let [game] = &answer.read::<MyGames>().games[..] else { panic!("one game: {answer:?}") };
        assert_eq!((game.listed.table, game.listed.stage), (table, Stage::Ended));
        assert_eq!(game.own, [seat(number)]);
        let name = |name: &str| ListedSeat::Person { name: name.into() };
        assert_eq!(game.seats, [name("P1"), name("P2"), ListedSeat::Bot { level: Level::Easy }]);
        assert_eq!((&game.standing, game.decisions), (&view.standing, Some(view.decisions)));
        assert!(game.started.expect("begun") <= game.ended.expect("ended"));
        assert_eq!((game.turn, game.closed), (None, None));
        // The ids of people are as good as their tokens to a stolen log's reader, and nobody else's business.
        for entry in &stored(&server.folder, table).await {
            if let Entry::Seated { who: Who::Person { player, .. }, .. } = &entry.entry {
                assert!(!answer.body.contains(&player.to_string()));
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_says_whose_turn_it_is() {
    let server = Server::start().await;
    let (table, people) = server.game("crosswise", &[("start", "2")], 2, 0).await;
    // A lobby with two seats on one device is listed as well.
    let lobby = people[0].open("mixx", 2, &[]).await;
    for name in ["Leo", "Mum"] {
        people[0].sit(lobby, name).await;
    }
    let of = |games: Vec<MyGame>, table| games.into_iter().find(|game| game.listed.table == table);
    // With the room open, and after a restart without one.
    let folder = {
        let game = of(games(&people[0]).await, table).expect("listed");
        assert_eq!((game.own, game.turn.map(|turn| turn.seat)), (vec![seat(1)], Some(seat(2))));
        server.stop().await
    };
    let server = Server::again(folder, config()).await;
    let anna = server.user(1);
    let listed = games(&anna).await;
    assert_eq!(metric(server.at, "tables").await, 0, "no room is opened for it");
    let game = of(listed.clone(), table).expect("listed");
    let turn = game.turn.expect("somebody is to move");
    assert_eq!((turn.seat, Some(turn.since), game.ended), (seat(2), game.started, None));
    let waiting = of(listed, lobby).expect("listed");
    assert_eq!((waiting.listed.stage, waiting.turn, waiting.listed.names.len()), (Stage::Lobby, None, 2));
    server.stop().await;
}

/// Each running game has to be read, so there are few of which more is said.
#[tokio::test(flavor = "multi_thread")]
async fn few_running_games_are_read() {
    let server = Server::start().await;
    for _ in 0..15 {
        server.game("mixx", &[("start", "1")], 1, 1).await;
    }
    let games = games(&server.user(1)).await;
    let known: Vec<bool> = games.iter().map(|game| game.turn.is_some()).collect();
    assert_eq!(known, [[true; 12].as_slice(), &[false; 3]].concat());
    assert!(games.iter().all(|game| game.listed.stage == Stage::Running));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_version_0_1_stored_is_listed_as_far_as_it_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/fixtures/v0.1/tables.db");
    std::fs::copy(file, folder.path().join("tables.db")).expect("the fixture is there");
    let server = Server::again(folder, Config { expire: [None; 3], ..config() }).await;
    let anna = TestUser { token: "a1".repeat(32), ..server.user(1) };
    let games = games(&anna).await;
    let listed: Vec<Listed> = anna.get("/api/me/tables").await.read();
    assert_eq!(games.len(), listed.len());
    let old = games.iter().find(|game| game.listed.stage == Stage::Ended).expect("one has ended");
    assert_eq!((old.standing.clone(), old.decisions, old.seats.len()), (None, None, 0));
    assert!(!old.listed.names.is_empty());
    // It is deleted like any other.
    let ended = games.iter().filter(|game| game.listed.stage == Stage::Ended).count();
    let deleted = delete(&anna).await;
    assert_eq!(deleted.removed + deleted.unlisted, ended);
    server.stop().await;
}

/// T-19: what nobody else has is removed, what others have stays theirs, and what has not ended stays.
#[tokio::test(flavor = "multi_thread")]
async fn deleting_leaves_others_their_games() {
    let server = Server::start().await;
    let (alone, _) = ended(&server, 1, 1).await;
    let (shared, people) = ended(&server, 2, 0).await;
    let (running, _) = server.game("mixx", &[("start", "1")], 1, 1).await;
    let [anna, ben] = &people[..] else { panic!("two people") };
    let lobby = anna.open("mixx", 2, &[]).await;
    let before = games(ben).await;
    assert_eq!(delete(anna).await, done(1, 1, 2));
    assert_eq!(delete(anna).await, done(0, 0, 2), "once more does no more");
    let mut left = tables(anna).await;
    left.sort_unstable();
    let mut expected = [running, lobby];
    expected.sort_unstable();
    assert_eq!(left, expected);
    assert_eq!((status(anna, alone).await, status(ben, alone).await), (404, 404));
    assert_eq!(games(ben).await, before, "not even its place in his list changes");
    assert_eq!(ben.get(&format!("/api/tables/{shared}/record.txt")).await.status, 200);
    let folder = server.stop().await;

    let server = Server::again(folder, config()).await;
    let (anna, ben) = (server.user(1), server.user(2));
    assert_eq!(tables(&ben).await, [shared]);
    // What happens at the table later does not bring it back, and the next game is another one.
    let next = ben.command(shared, "again", &Command::Rematch).await.expect("it has ended").table;
    let mut listed = tables(&anna).await;
    listed.sort_unstable();
    let mut expected = [running, lobby, next.expect("a table")];
    expected.sort_unstable();
    assert_eq!(listed, expected);
    // The last one to delete a game removes it.
    assert_eq!(delete(&ben).await, done(1, 0, 1));
    assert_eq!(status(&ben, shared).await, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_at_the_same_moment_leaves_nothing_behind() {
    let server = Server::start().await;
    let (table, people) = ended(&server, 2, 0).await;
    // Whoever looks at it learns that it is gone.
    let mut watching = people[0].enter(table).await;
    let deleted = futures_util::future::join_all(people.iter().map(delete)).await;
    assert_eq!(deleted.iter().map(|one| one.removed + one.unlisted).sum::<usize>(), 2);
    assert_eq!(deleted.iter().map(|one| one.removed).sum::<usize>(), 1);
    while watching.next().await.is_ok() {}
    assert_eq!(status(&people[0], table).await, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_deletes_or_reads_the_games_of_others() {
    let server = Server::start().await;
    let (table, people) = ended(&server, 1, 1).await;
    let stranger = server.user(9);
    assert_eq!((delete(&stranger).await, tables(&stranger).await), (done(0, 0, 0), vec![]));
    // A page of another origin, with the person's token.
    let bearer = format!("Authorization: Bearer {}", people[0].token);
    let head = format!("DELETE /api/me/games HTTP/1.1\r\nOrigin: https://evil.example\r\n{bearer}");
    assert_eq!(request(server.at, &head, "").await.expect("answered").status, 403);
    for head in ["DELETE /api/me/games", "GET /api/me/games", "GET /api/me/export"] {
        let answer = request(server.at, &format!("{head} HTTP/1.1"), "").await.expect("answered");
        assert_eq!(answer.status, 401, "{head}");
    }
    assert_eq!(tables(&people[0]).await, [table]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_the_records_of_finished_games_and_no_others() {
    let server = Server::start().await;
    let (finished, people) = ended(&server, 2, 0).await;
    let (running, _) = server.game("crosswise", &[("start", "1")], 2, 0).await;
    let anna = &people[0];
    let export: Export = anna.api().get("/api/me/export").await.expect("exported");
    assert!(!export.more && export.exported > 0);
    let listed: Vec<MyGame> = export.games.iter().map(|one| one.game.clone()).collect();
    assert_eq!(listed, games(anna).await);
    for one in export.games {
        let record = anna.get(&format!("/api/tables/{}/record.txt", one.game.listed.table)).await;
        match one.record {
            Some(text) => assert_eq!((one.game.listed.table, text), (finished, record.body)),
            None => assert_eq!((one.game.listed.table, record.status), (running, 422)),
        }
    }
    let head = anna.get("/api/me/export").await.head;
    assert!(head.contains("attachment; filename=\"crosstable-games.json\""), "{head}");
    let none: Export = server.user(9).api().get("/api/me/export").await.expect("an empty one");
    assert_eq!(none.games, []);
    server.stop().await;
}
