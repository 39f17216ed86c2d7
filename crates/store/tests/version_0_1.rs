//! Files that version 0.1 wrote open, and the games in them go on to their end.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use crosstable_core::{TableId, Viewer};
use crosstable_protocol::{Command, Stage};
use crosstable_store::{Log, MAX_APPEND_ENTRIES, SqliteLog, State, check_dump, import};
use crosstable_table::{Decision, LogEntry, Origin, Table, TableSession};

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
        let session = TableSession::load(&lines).unwrap_or_else(|corrupt| panic!("table {id}: {corrupt}"));
        let table = session.table();
        for line in lines.iter().rev().filter(|line| line.key.is_some()).take(10) {
            assert!(table.done(line.key.unwrap()).is_some(), "table {id} knows its last commands");
        }
        let view = table.view(Viewer::Spectator);
        assert_eq!(view.rules, 1, "table {id} keeps its rules, whatever the newest are");
        found.push((table.game().id(), view.stage, view.decisions, bots(table), view.proposal.is_some()));
        let running = table.stage() == Stage::Running;
        let listed = log.listing(id).await.unwrap().unwrap().state;
        assert_eq!(listed == State::Running, running, "table {id}");
        if running {
            play_to_the_end(log, session).await;
        }
    }
    assert_eq!(found, EXPECTED);
    log.close().await;
}

/// By table: the game, the stage, decisions, seats that bots decide for, and whether a proposal is pending.
const EXPECTED: &[(&str, Stage, usize, usize, bool)] = &[
    ("crosswise", Stage::Lobby, 0, 1, false),
    ("crosswise", Stage::Running, 15, 2, false),
    ("mixx", Stage::Running, 7, 0, true),
    ("cross-roads", Stage::Running, 4, 1, false),
    ("crossado", Stage::Running, 13, 1, false),
    ("cross-n-go", Stage::Running, 5, 0, true),
    ("mixx", Stage::Running, 12, 3, false),
    ("cross-roads", Stage::Ended, 10, 0, false),
    ("cross-roads", Stage::Lobby, 0, 0, false),
    ("cross-n-go", Stage::Running, 11, 1, false),
];

async fn play_to_the_end(log: &SqliteLog, mut session: TableSession) {
    let id = session.table().id();
    let mut at = log.listing(id).await.unwrap().unwrap().changed + 1_000_000;
    let stored = session.table().length();
    let mut lines = Vec::new();
    let mut commit = |session: &mut TableSession, decision: Decision| {
        lines.extend(decision.entries().map(|line| line.text().as_bytes().to_vec()));
        session.commit(decision);
    };
    if let Some(pending) = session.view(Viewer::Spectator).proposal {
        // Everybody who has not answered yet agrees.
        let before = (session.table().decisions(), bots(session.table()));
        for chair in session.table().chairs().to_vec() {
            if let Some(player) = chair.player()
                && let Ok(decision) = session.execute(Origin::Player(player), at, None, &Command::Agree)
            {
                commit(&mut session, decision);
            }
        }
        let after = (session.table().decisions(), bots(session.table()));
        assert_ne!(after, before, "the proposal of seat {} is granted", pending.seat);
    }
    while let Some(seat) = session.table().to_move() {
        at += 1000;
        let legal = session.view(Viewer::Seat(seat)).legal_tokens();
        let token = legal[session.table().decisions() % legal.len()].clone();
        let chair = &session.table().chairs()[seat.index()];
        let origin = chair.player().filter(|_| chair.bot().is_none()).map_or(Origin::System, Origin::Player);
        let decision = session.execute(origin, at, None, &Command::play(seat, token));
        commit(&mut session, decision.expect("a legal move"));
    }
    assert!(session.table().verify().expect("the game has ended").is_fair());
    let mut length = stored;
    for some in lines.chunks(MAX_APPEND_ENTRIES) {
        length = log.append(id, length, some.to_vec(), None).await.unwrap();
    }
    assert_eq!(TableSession::load(&read(log, id).await).as_ref(), Ok(&session));
}

/// The entries of a table. Those of then would be written without a head today as they were.
async fn read(log: &SqliteLog, table: TableId) -> Vec<LogEntry> {
    let decode = |bytes: Vec<u8>| {
        let line = LogEntry::read(&bytes).expect("an entry");
        if line.head.is_none() {
            assert_eq!(LogEntry::unchained(line.entry.clone(), line.key).text().as_bytes(), bytes);
        }
        line
    };
    log.read(table, 0).await.unwrap().into_iter().map(decode).collect()
}

/// How many seats bots decide for.
fn bots(table: &Table) -> usize {
    table.chairs().iter().filter(|chair| chair.bot().is_some()).count()
}
