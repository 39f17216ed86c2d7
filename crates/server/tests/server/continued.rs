//! The game of a device is taken to the server (T-20), by honest people and by others.

use crate::common::{Server, all_enter, config, play_out, stored};
use crosstable_client::testing::{Response, TestUser, request, seat};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::{Seed, Source};
use crosstable_games::GameId;
use crosstable_protocol::http::Opened;
use crosstable_protocol::{Command, SeatView, Stage};
use crosstable_record::{Record, check_log, verify};
use crosstable_server::{Config, Limits};
use crosstable_table::{Entry, LogEntry, MemoryTable, Opening, Origin};

const DEVICE: PlayerId = PlayerId::new([0xde; 16]);

/// A game of two people on a device, and a bot if there is room, after so many decisions.
fn on_device(game: GameId, seed: u8, decisions: usize) -> MemoryTable {
    let (_, most) = game.seats();
    let opening = Opening::seeded(TableId::new([seed; 16]), game, Setup::players(most.min(3)), DEVICE);
    let mut table = MemoryTable::open(&opening, Seed::new([seed; 32]), 1_000).expect("valid");
    let mut perform = |command| {
        table.perform(Origin::Player(DEVICE), &command).expect("the lobby is open");
    };
    for name in ["Anna", "Ben"] {
        perform(Command::Sit { seat: None, name: name.into(), commitment: None });
    }
    if most > 2 {
        perform(Command::Bot { seat: None, level: Level::Easy });
    }
    perform(Command::Start);
    let mut rng = Xoshiro::seed_from_u64(seed.into());
    for _ in 0..decisions {
        let Some(seat) = table.table().to_move() else { break };
        let legal = table.session().bot_task(seat, Level::Easy, Origin::System).legal;
        table.play(seat, &legal[below(&mut rng, legal.len() as u32) as usize]).expect("a legal move");
    }
    table
}

fn text(log: &[LogEntry]) -> String {
    log.iter().flat_map(|line| [line.text(), "\n"]).collect()
}

/// The log with other entries, chained anew, as somebody can who knows the seed.
fn forged(table: &MemoryTable, change: impl FnOnce(&mut Vec<Entry>)) -> String {
    let mut entries: Vec<Entry> = table.log().iter().map(|line| line.entry.clone()).collect();
    change(&mut entries);
    text(&LogEntry::chain(entries))
}

async fn send(user: &TestUser, log: &str) -> Response {
    user.post("/api/tables/continued", log).await
}

/// T-20, T-15: one device begins, the server goes on, a seat goes to another device, and both play to the end. The record
/// and the log name both seeds and hold; the ids of the device's people are nowhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_begun_on_a_device_is_finished_online() {
    let server = Server::start().await;
    let device = on_device(GameId::Mixx, 1, 8);
    let (anna, ben) = (server.user(1), server.user(2));
    let Opened { table, link, .. } = send(&anna, &text(device.log())).await.read();
    assert!(link.ends_with(&format!("/t/{table}")));

    let seen = anna.snapshot(table).await;
    assert_eq!((seen.seats, seen.host), (vec![seat(1), seat(2)], true));
    assert_eq!((seen.view.source, seen.view.stage), (Source::Continued, Stage::Running));
    assert!(seen.view.decisions >= 8);
    let named = |number: usize| matches!(&seen.view.seats[number], SeatView::Person { name, .. } if name.as_str() == ["Anna", "Ben"][number]);
    assert!(named(0) && named(1));
    let shown = anna.get(&format!("/api/tables/{table}")).await.body;
    assert!(!shown.contains(&Seed::new([1; 32]).to_string()), "the device's seed is secret until the end");

    let given = anna.api().ticket(table, seat(2)).await.expect("it is hers");
    ben.run(table, Command::Take { seat: seat(2), ticket: given.ticket }).await;
    let clients = all_enter(table, &[anna.clone(), ben.clone()]).await;
    play_out(clients, 4).await;

    let record = ben.get(&format!("/api/tables/{table}/record.txt")).await.body;
    let record: Record = record.parse().expect("a record");
    assert_eq!(verify(&record).expect("it holds").source, Source::Continued);
    assert_eq!(record.begun.expect("it began on a device").seed, Seed::new([1; 32]));
    let log = ben.get(&format!("/api/tables/{table}/log")).await.body;
    check_log(&record, log.as_bytes()).expect("its log");
    assert!(!log.contains(&DEVICE.to_string()));
    let folder = server.stop().await;
    assert!(!text(&stored(&folder, table).await).contains(&DEVICE.to_string()), "nor in storage");

    // It replays after a restart.
    let server = Server::again(folder, config()).await;
    assert_eq!(server.user(1).snapshot(table).await.view.stage, Stage::Ended);
    server.stop().await;
}

/// T-20: however often a game is sent, and by whom, there is one table of it, and no draw is made anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_device_goes_on_once() {
    let server = Server::start().await;
    let mut device = on_device(GameId::Crossado, 2, 6);
    let (anna, ben) = (server.user(1), server.user(2));
    let first: Opened = send(&anna, &text(device.log())).await.read();
    let before = anna.snapshot(first.table).await;
    let again: Opened = send(&anna, &text(device.log())).await.read();
    assert_eq!(first.table, again.table);
    // Marked as taken, and played on all the same.
    let mark = device.session().execute_upload(2_000).expect("it runs");
    device.append(mark);
    let marked: Opened = send(&anna, &text(device.log())).await.read();
    let other: Opened = send(&ben, &text(device.log())).await.read();
    assert_eq!((marked.table, other.table), (first.table, first.table));
    assert_eq!(ben.snapshot(first.table).await.seats, Vec::<Seat>::new(), "nobody is put on another's seat");
    let after = anna.snapshot(first.table).await;
    assert_eq!((after.view.commitment, after.number >= before.number), (before.view.commitment, true));
    server.stop().await;
}

/// Whatever somebody sends who is no honest device is refused with a reason, and no table comes of it.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_games_of_a_device_are_refused() {
    let server = Server::start().await;
    let user = server.user(1);
    let device = on_device(GameId::Mixx, 3, 8);
    let whole = text(device.log());
    let refused = async |log: &str, status: u16, code: &str| {
        let answer = send(&user, log).await;
        assert_eq!((answer.status, answer.problem().code.as_str()), (status, code), "{}", answer.body);
        assert!(answer.problem().text.len() > 15, "it says what is wrong");
    };
    let stranger = request(server.at, "POST /api/tables/continued HTTP/1.1", &whole).await.expect("answered");
    assert_eq!(stranger.status, 401);

    // Nonsense, and too much.
    for nonsense in ["", "\n", "{}\n", "[]\n", "null\n", "{", "\u{0}\n", whole.trim_end()] {
        refused(nonsense, 422, "server-not-continued").await;
    }
    refused(&"[".repeat(200_000), 422, "server-not-continued").await;
    refused(&"x".repeat((1 << 20) + 1), 413, "server-too-large").await;

    // Damaged, shortened, exchanged.
    refused(&whole.replacen("\"at\":1000", "\"at\":1001", 1), 422, "server-not-continued").await;
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let without: String =
        lines.iter().enumerate().filter(|(line, _)| *line != 5).map(|(_, text)| *text).collect();
    refused(&without, 422, "server-not-continued").await;
    refused(&lines[..3].concat(), 422, "table-not-started").await;

    // Chained anew by somebody who knows the seed.
    let forgery = forged(&device, |entries| {
        let chance = entries.iter_mut().rev().find_map(|entry| match entry {
            Entry::Played { chance, .. } if !chance.is_empty() => Some(chance),
            _ => None,
        });
        let first = &mut chance.expect("dice are rolled")[0];
        *first = if first == "~d1" { "~d2".into() } else { "~d1".into() };
    });
    refused(&forgery, 422, "server-not-continued").await;
    let other_seed = forged(&device, |entries| {
        if let Entry::Created { seed, .. } = &mut entries[0] {
            *seed = Seed::new([9; 32]);
        }
    });
    refused(&other_seed, 422, "server-not-continued").await;
    let newer_rules = forged(&device, |entries| {
        if let Entry::Created { rules, .. } = &mut entries[0] {
            *rules = 99;
        }
    });
    refused(&newer_rules, 400, "server-bad-setup").await;
    let other_source = forged(&device, |entries| {
        if let Entry::Created { chance, .. } = &mut entries[0] {
            *chance = Source::Revealed;
        }
    });
    refused(&other_source, 422, "table-not-a-device-game").await;
    let ended = on_device(GameId::Mixx, 4, usize::MAX);
    refused(&text(ended.log()), 422, "table-ended").await;
    let endless = forged(&device, |entries| {
        let last = entries.last().expect("a move").clone();
        let to = device.table().decisions() - 1;
        let Entry::Played { seat, .. } = last else { panic!("a move") };
        while entries.len() < 6_000 {
            entries.extend([Entry::Undone { at: 1, seat, to }, last.clone()]);
        }
    });
    let checked = send(&user, &endless).await;
    assert!(checked.status == 200 || checked.status == 413, "bounded by its size: {}", checked.body);

    // The ids in the log of a device mean nothing here: whoever they name gets no seat.
    let victim = server.user(7);
    let theirs = victim.get("/api/me/tables").await.body;
    assert_eq!(theirs, "[]");
    server.stop().await;
}

/// It counts as a new table of its address.
#[tokio::test(flavor = "multi_thread")]
async fn continuing_games_is_limited() {
    let limits = Limits { new_tables: 10, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let user = server.user(1);
    let mut statuses = Vec::new();
    for seed in 10..15 {
        let device = on_device(GameId::Mixx, seed, 2);
        statuses.push(send(&user, &text(device.log())).await.status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429), "{statuses:?}");
    server.stop().await;
}
