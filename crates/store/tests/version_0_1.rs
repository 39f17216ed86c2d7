//! Files that version 0.1 wrote open, and the games in them go on to their end.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use crosstable_core::{TableId, Viewer};
use crosstable_store::{Log, MAX_APPEND_ENTRIES, SqliteLog, State, check_dump, import};
use crosstable_table::{By, Command, Logged, Stage, Table};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/v0.1").join(name)
}

#[tokio::test]
async fn a_database_of_version_0_1_opens_and_its_games_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("tables.db");
    fs::copy(fixture("tables.db"), &copy).unwrap();
    play_all_tables_on(&SqliteLog::open(copy).unwrap()).await;
}

#[tokio::test]
async fn a_dump_of_version_0_1_imports_and_its_games_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path().join("tables.db")).unwrap();
    let dump = || BufReader::new(File::open(fixture("tables.jsonl")).unwrap());
    assert_eq!(check_dump(&mut dump()).unwrap().tables, 10);
    assert_eq!(import(&mut dump(), &log).await.unwrap().tables, 10);
    play_all_tables_on(&log).await;
}

async fn play_all_tables_on(log: &SqliteLog) {
    let mut found = Vec::new();
    for id in log.tables(None, 100).await.unwrap() {
        let lines = read(log, id).await;
        let table = Table::replay_logged(&lines).unwrap_or_else(|corrupt| panic!("table {id}: {corrupt}"));
        for line in lines.iter().rev().filter(|line| line.key.is_some()).take(10) {
            assert!(table.done(line.key.unwrap()).is_some(), "table {id} knows its last commands");
        }
        let view = table.view(Viewer::Spectator);
        found.push((view.game, view.stage, view.decisions, bots(&table), view.asked.is_some()));
        let running = table.stage() == Stage::Running;
        let listed = log.listing(id).await.unwrap().unwrap().state;
        assert_eq!(listed == State::Running, running, "table {id}");
        if running {
            play_to_the_end(log, table).await;
        }
    }
    assert_eq!(found, EXPECTED);
    log.close().await;
}

/// By table: the game, the stage, decisions, seats that bots decide for, and whether something is being asked.
const EXPECTED: &[(&str, &str, usize, usize, bool)] = &[
    ("crosswise", "lobby", 0, 1, false),
    ("crosswise", "running", 15, 2, false),
    ("mixx", "running", 7, 0, true),
    ("cross-roads", "running", 4, 1, false),
    ("crossado", "running", 13, 1, false),
    ("cross-n-go", "running", 5, 0, true),
    ("mixx", "running", 12, 3, false),
    ("cross-roads", "ended", 10, 0, false),
    ("cross-roads", "lobby", 0, 0, false),
    ("cross-n-go", "running", 11, 1, false),
];

async fn play_to_the_end(log: &SqliteLog, mut table: Table) {
    let mut at = log.listing(table.id()).await.unwrap().unwrap().changed + 1_000_000;
    let stored = table.length();
    let mut lines = Vec::new();
    let mut play = |table: &mut Table, entries| {
        for line in Logged::of(entries, None) {
            table.apply_logged(&line).expect("a table's own entries fit");
            lines.push(serde_json::to_vec(&line).unwrap());
        }
    };
    if let Some((asking, _)) = table.view(Viewer::Spectator).asked {
        // Everybody who has not answered yet agrees.
        let before = (table.decisions(), bots(&table));
        for chair in table.chairs().to_vec() {
            if let Some(player) = chair.player()
                && let Ok(entries) = table.handle(By::Player(player), at, Command::Agree)
            {
                play(&mut table, entries);
            }
        }
        assert_ne!((table.decisions(), bots(&table)), before, "what seat {asking} asked for happens");
    }
    while let Some(seat) = table.to_move() {
        at += 1000;
        let legal = table.view_without_board(Viewer::Seat(seat)).legal;
        let token = legal[table.decisions() % legal.len()].clone();
        let chair = &table.chairs()[seat.index()];
        let by = chair.player().filter(|_| chair.bot().is_none()).map_or(By::House, By::Player);
        let entries = table.handle(by, at, Command::Play { seat, token }).expect("a legal move");
        play(&mut table, entries);
    }
    assert!(table.verify().expect("the game has ended").is_fair());
    let mut length = stored;
    for some in lines.chunks(MAX_APPEND_ENTRIES) {
        length = log.append(table.id(), length, some.to_vec(), None).await.unwrap();
    }
    assert_eq!(Table::replay_logged(&read(log, table.id()).await).as_ref(), Ok(&table));
}

/// The lines of a table, which are written today as they were then.
async fn read(log: &SqliteLog, table: TableId) -> Vec<Logged> {
    let decode = |bytes: Vec<u8>| {
        let line: Logged = serde_json::from_slice(&bytes).expect("a line");
        assert_eq!(serde_json::to_vec(&line).unwrap(), bytes);
        line
    };
    log.read(table, 0).await.unwrap().into_iter().map(decode).collect()
}

/// How many seats bots decide for.
fn bots(table: &Table) -> usize {
    table.chairs().iter().filter(|chair| chair.bot().is_some()).count()
}
