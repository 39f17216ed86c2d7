//! The list of public tables belongs to everybody.

use crate::common::{Server, all_enter, config, play_out};
use crosstable_client::testing::{Response, TestUser, metric};
use crosstable_core::{Level, TableId};
use crosstable_protocol::http::{Listed, Opened};
use crosstable_protocol::{Command, Done};
use crosstable_server::{Config, Limits};
use crosstable_store::{Log, SqliteLog, State};

/// How many public tables of one person may wait for players, and how many of them are shown.
const MOST: usize = 5;
const SHOWN: usize = 3;

async fn open_public(user: &TestUser, id: &str) -> Response {
    let wish = format!(r#"{{"game":"mixx","players":2,"public":true,"id":"{id}"}}"#);
    user.post("/api/tables", &wish).await
}

async fn shown(user: &TestUser) -> Vec<TableId> {
    let listed: Vec<Listed> = user.get("/api/tables").await.read();
    listed.into_iter().map(|listed| listed.table).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_few_public_tables_and_fewer_are_shown() {
    let server = Server::start().await;
    let (anna, ben) = (server.user(1), server.user(2));
    let table = open_public(&ben, "his").await.read::<Opened>().table;
    let mut tables = Vec::new();
    for number in 0..MOST {
        tables.push(open_public(&anna, &format!("t{number}")).await.read::<Opened>().table);
    }
    let refused = open_public(&anna, "one-more").await;
    assert_eq!((refused.status, refused.problem().code.as_str()), (422, "server-many-public"));
    let listed = shown(&anna).await;
    assert!(listed.contains(&table), "Ben's table is in the list");
    assert_eq!(listed.iter().filter(|one| tables.contains(one)).count(), SHOWN);
    // Asking again is not asking for more, and private tables are not meant.
    assert_eq!(open_public(&anna, "t0").await.read::<Opened>().table, tables[0]);
    anna.open("mixx", 2, &[]).await;
    // A table that has started makes room for the next.
    for _ in 0..2 {
        anna.run(tables[0], Command::Bot { seat: None, level: Level::Easy }).await;
    }
    anna.run(tables[0], Command::Start).await;
    assert_eq!(open_public(&anna, "t0").await.status, 200, "the same request has the same answer");
    assert_eq!(open_public(&anna, "one-more").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_opened_at_the_same_moment_are_counted_too() {
    let server = Server::start().await;
    let anna = server.user(1);
    let ids: Vec<String> = (0..4 * MOST).map(|number| format!("t{number}")).collect();
    let answers = futures_util::future::join_all(ids.iter().map(|id| open_public(&anna, id))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), MOST);
    server.stop().await;
}

/// Even if somebody came to have hundreds of them, newer than all others.
#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_tables_of_one_host_push_nobody_off_the_list() {
    let server = Server::start().await;
    let (anna, ben) = (server.user(1), server.user(2));
    let hers = open_public(&anna, "hers").await.read::<Opened>().table;
    let his = open_public(&ben, "his").await.read::<Opened>().table;
    let folder = server.stop().await;
    let log = SqliteLog::open(folder.path().join("tables.db")).expect("the log");
    let listed = log.public_tables(State::Lobby, 10).await.expect("a list");
    let (_, listing) = listed.into_iter().find(|(table, _)| *table == hers).expect("hers is listed");
    for number in 1..=600_u128 {
        let mut listing = listing.clone();
        listing.changed += number as u64;
        let table = TableId::new(number.to_be_bytes());
        log.append(table, 0, vec![b"{}".to_vec()], Some(listing)).await.expect("written");
    }
    log.close().await;
    drop(log);
    let server = Server::again(folder, config()).await;
    let listed = shown(&server.user(3)).await;
    assert!(listed.contains(&his), "Ben's table is in the list");
    assert_eq!(listed.len(), SHOWN + 1);
    server.stop().await;
}

/// The next game is a new table, whoever asks for it and however.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_new_table() {
    // A tenth of it at once: the first table and one more.
    let limits = Limits { new_tables: 20, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut clients = play_out(all_enter(table, &people).await, 3).await;
    let done: Done = people[0].command(table, "again", &Command::Rematch).await.expect("one more");
    let next = done.table.expect("a new table");
    // All get the same one, and that costs nothing.
    let same = clients[1].command("me-too", Command::Rematch).await.expect("connected");
    assert_eq!(same.expect("the same").table, Some(next));
    for person in &people {
        // It needs what a table always needs before it starts; here it is enough that it can be entered.
        person.enter(next).await;
    }
    assert_eq!(metric(server.at, "rate_limited_total").await, 0);
    let refused = open_public(&people[0], "third").await;
    assert_eq!((refused.status, refused.problem().code.as_str()), (429, "server-too-fast"));
    assert_eq!(metric(server.at, "rate_limited_total").await, 1);
    server.stop().await;

    let limits = Limits { new_tables: 10, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let mut clients = play_out(all_enter(table, &people).await, 4).await;
    let http = people[0].command(table, "again", &Command::Rematch).await.expect_err("too many");
    assert_eq!(http.code, "server-too-fast");
    let socket = clients[1].command("again", Command::Rematch).await.expect("connected");
    assert_eq!(socket.expect_err("too many").code, "server-too-fast");
    assert_eq!(metric(server.at, "rate_limited_total").await, 2);
    assert_eq!(metric(server.at, "tables_opened_total").await, 1);
    server.stop().await;
}
