//! Power cuts: whatever the disk has lost that was not synced, the log opens, has everything that was acknowledged, and
//! its chain of heads is whole.
//!
//! `POWER_CUTS=10000 cargo test -p crosstable-simulation --test power_cuts` cuts the power as often; `POWER_SEED` repeats
//! a run.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod disk;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Setup, TableId};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::{Command, Stage};
use crosstable_store::{Listing, Log, SqliteLog, State};
use crosstable_table::{LogEntry, MemoryTable, Opening, Origin, TableSession};

use crate::disk::Operation;

/// How many cuts the checks make.
const CUTS: u64 = 400;

fn table(history: usize) -> TableId {
    TableId::new([history as u8 + 1; 16])
}

/// A game of two bots, played at random.
fn history(number: usize, rng: &mut Xoshiro) -> Vec<Vec<u8>> {
    let host = PlayerId::new([1; 16]);
    let game = GameId::ALL[number % GameId::ALL.len()];
    let opening = Opening::new(table(number), game, Setup::players(2), host);
    let mut played = MemoryTable::open(&opening, Seed::new([number as u8; 32]), 1_000).unwrap();
    for _ in 0..2 {
        played.perform(Origin::Player(host), &Command::Bot { seat: None, level: Level::Easy }).unwrap();
    }
    played.perform(Origin::Player(host), &Command::Start).unwrap();
    while played.table().stage() == Stage::Running {
        let task = played.session().pending_bot().unwrap();
        let token = task.legal[below(rng, task.legal.len() as u32) as usize].clone();
        played.play(task.seat, &token).unwrap();
    }
    played.log().iter().map(|line| line.text().as_bytes().to_vec()).collect()
}

fn listing(changed: usize) -> Listing {
    Listing {
        state: State::Running,
        public: changed.is_multiple_of(2),
        game: "any".into(),
        summary: vec![changed as u8; 40],
        members: vec![PlayerId::new([1; 16])],
        changed: changed as u64,
    }
}

/// Appends a part of a history, an append after the other, each acknowledged before the next.
async fn append(log: Arc<SqliteLog>, number: usize, entries: Vec<Vec<u8>>, from: usize, to: usize) {
    let mut length = from;
    while length < to.min(entries.len()) {
        let end = (length + 1 + length % 3).min(entries.len());
        let listed = length.is_multiple_of(5).then(|| listing(length));
        let stored =
            log.append(table(number), length as u64, entries[length..end].to_vec(), listed).await.unwrap();
        disk::acknowledged(number, stored);
        length = end;
    }
}

/// Plays all histories into a log that is opened several times, with checkpoints and ends in between.
fn script(folder: &Path, histories: &[Vec<Vec<u8>>]) -> Vec<Operation> {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    disk::record(folder);
    let mut lengths = vec![0; histories.len()];
    for round in 0..3 {
        let log = Arc::new(SqliteLog::open(folder.join("tables.db")).unwrap());
        runtime.block_on(async {
            for step in 0..2 {
                let mut writers = tokio::task::JoinSet::new();
                for (number, entries) in histories.iter().enumerate() {
                    let to = lengths[number] + 12 + 4 * step;
                    writers.spawn(append(Arc::clone(&log), number, entries.clone(), lengths[number], to));
                    // An append may go a little beyond.
                    lengths[number] = entries.len();
                }
                while let Some(written) = writers.join_next().await {
                    written.unwrap();
                }
                for (number, length) in lengths.iter_mut().enumerate() {
                    *length = log.len(table(number)).await.unwrap() as usize;
                }
                if step == 0 {
                    // Long enough for a checkpoint.
                    tokio::time::sleep(Duration::from_millis(1_100)).await;
                }
            }
            // The first two leave nothing behind.
            if round < 2 {
                log.close().await;
            }
        });
        if round == 2 {
            // Before the last log is closed.
            return disk::recorded();
        }
    }
    Vec::new()
}

fn check(
    folder: &Path,
    histories: &[Vec<Vec<u8>>],
    stored: &std::collections::BTreeMap<usize, u64>,
    what: &str,
) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    let log = SqliteLog::open(folder.join("tables.db")).unwrap_or_else(|error| panic!("{what}: {error}"));
    runtime.block_on(async {
        for (number, entries) in histories.iter().enumerate() {
            let found = log.read(table(number), 0).await.unwrap_or_else(|error| panic!("{what}: {error}"));
            let least = stored.get(&number).copied().unwrap_or(0) as usize;
            assert!(
                found.len() >= least,
                "{what}: {least} entries were acknowledged, {} are there",
                found.len()
            );
            assert!(entries.starts_with(&found), "{what}: other entries are there than were written");
            let lines: Vec<LogEntry> = found.iter().map(|bytes| LogEntry::read(bytes).unwrap()).collect();
            if !lines.is_empty() {
                TableSession::load(&lines).unwrap_or_else(|error| panic!("{what}: {error}"));
                assert!(log.listing(table(number)).await.unwrap().is_some(), "{what}: no listing");
            }
        }
        // It goes on from there.
        log.probe().await.unwrap_or_else(|error| panic!("{what}: {error}"));
    });
}

#[test]
fn acknowledged_entries_survive_power_cuts() {
    let number =
        |name: &str, else_: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(else_);
    let (cuts, seed) = (number("POWER_CUTS", CUTS), number("POWER_SEED", 1));
    println!("POWER_SEED={seed}, {cuts} cuts");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let histories: Vec<_> = (0..4).map(|number| history(number, &mut rng)).collect();
    let folder = tempfile::tempdir().unwrap();
    let operations = script(folder.path(), &histories);
    let is_sync = |(_, operation): &(usize, &Operation)| matches!(operation, Operation::Sync { .. });
    let syncs: Vec<usize> = operations.iter().enumerate().filter(is_sync).map(|(at, _)| at).collect();
    assert!(syncs.len() > 50, "{} syncs of {} operations were seen", syncs.len(), operations.len());
    let mut most = 0;
    for number in 0..cuts {
        // Before a sync, right after it, and anywhere.
        let sync = syncs[(number / 3) as usize % syncs.len()];
        let at = match number % 3 {
            0 => sync,
            1 => sync + 1,
            _ => below(&mut rng, operations.len() as u32) as usize,
        };
        let folder = tempfile::tempdir().unwrap();
        let stored = disk::cut(&operations[..at], folder.path(), &mut rng);
        most = most.max(stored.values().sum());
        check(
            folder.path(),
            &histories,
            &stored,
            &format!("seed {seed}, cut {number} behind operation {at}"),
        );
    }
    println!("{} operations, {} syncs, {most} entries acknowledged", operations.len(), syncs.len());
    assert!(most > 60, "{most} entries were acknowledged");
}

/// A disk that forgets what was synced is noticed: the check is not blind.
#[test]
fn a_disk_that_does_not_sync_loses_entries() {
    let mut rng = Xoshiro::seed_from_u64(2);
    let histories: Vec<_> = (0..4).map(|number| history(number, &mut rng)).collect();
    let folder = tempfile::tempdir().unwrap();
    let mut operations = script(folder.path(), &histories);
    operations.retain(|operation| !matches!(operation, Operation::Sync { .. }));
    let lost = (0..20).any(|_| {
        let folder = tempfile::tempdir().unwrap();
        let stored = disk::cut(&operations, folder.path(), &mut rng);
        let checked = std::panic::catch_unwind(|| check(folder.path(), &histories, &stored, "without syncs"));
        checked.is_err()
    });
    assert!(lost);
}
