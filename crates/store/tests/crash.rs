//! A process is killed repeatedly while it appends: acknowledged entries survive.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod child;
mod common;

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use child::{CHILD, child_path, only};
use common::{lobby, table, wait};
use crosstable_store::{AppendError, Log, SqliteLog};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const ROUNDS: u64 = 25;
const WRITERS: u64 = 8;
const TABLES: u8 = 5;
const TEST: &str = "acknowledged_appends_survive_sigkill";
/// The round, passed to the child so that no two rounds write the same.
const ROUND: &str = "CROSSTABLE_STORE_ROUND";

#[test]
fn acknowledged_appends_survive_sigkill() {
    if let Some(path) = child_path() {
        append_for_ever(&path);
    }
    let seed = std::env::var("CRASH_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok())
        .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64);
    println!("CRASH_SEED={seed}");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut all = Acknowledged::new();
    for round in 0..ROUNDS {
        // In most rounds the child gets to work first; in the others it may be killed while it opens the file.
        let after_first = round % 4 != 3;
        let delay = Duration::from_micros(rng.next_u64() % if after_first { 250_000 } else { 60_000 });
        let acknowledged = run_and_kill(&path, round, after_first, delay);
        assert!(!after_first || !acknowledged.is_empty(), "round {round} did nothing");
        all.extend(acknowledged);
        verify(&path, &all, round);
    }
    println!("{} appends acknowledged in {ROUNDS} rounds", all.len());
}

/// Acknowledged appends: table and number of the first entry, and its text.
type Acknowledged = HashMap<(u8, u64), String>;

fn run_and_kill(path: &Path, round: u64, after_first: bool, delay: Duration) -> Acknowledged {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(only(TEST)).env(CHILD, path).env(ROUND, round.to_string()).stdout(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let output = BufReader::new(process.stdout.take().unwrap());
    let (first, begun) = channel();
    let reader = thread::spawn(move || {
        let mut acknowledged = Acknowledged::new();
        for line in output.lines() {
            let line = line.unwrap();
            let words: Vec<&str> = line.split(' ').collect();
            // The test harness has its say in between.
            if let ["ack", table, number, text] = words[..] {
                acknowledged.insert((table.parse().unwrap(), number.parse().unwrap()), text.to_owned());
                let _ = first.send(());
            }
        }
        acknowledged
    });
    if after_first {
        begun.recv_timeout(Duration::from_secs(20)).expect("the child acknowledges something");
    }
    thread::sleep(delay);
    process.kill().unwrap();
    process.wait().unwrap();
    reader.join().unwrap()
}

/// Every acknowledged append is there once and complete, without gaps, and the listing is the last one.
fn verify(path: &Path, acknowledged: &Acknowledged, round: u64) {
    let log = SqliteLog::open(path).unwrap();
    let mut kept = Acknowledged::new();
    for at in 0..TABLES {
        let entries: Vec<String> = wait(log.read(table(at), 0))
            .unwrap()
            .into_iter()
            .map(|entry| String::from_utf8(entry).expect("an entry is what was written"))
            .collect();
        let listed = wait(log.listing(table(at))).unwrap().map_or(0, |listing| listing.changed);
        assert_eq!(listed, entries.len() as u64, "round {round}: the listing of table {at} fits its log");
        assert_eq!(wait(log.len(table(at))).unwrap(), entries.len() as u64);
        let mut seen = HashSet::new();
        let mut number = 0;
        while number < entries.len() {
            // Each entry reads "append/part/parts".
            let parts: Vec<&str> = entries[number].split('/').collect();
            assert!(seen.insert(parts[0]), "round {round}: {} is doubled in table {at}", parts[0]);
            let count: usize = parts[2].parse().unwrap();
            for part in 0..count {
                let expected = format!("{}/{part}/{count}", parts[0]);
                assert_eq!(entries.get(number + part), Some(&expected), "round {round}: table {at}");
            }
            kept.insert((at, number as u64), parts[0].to_owned());
            number += count;
        }
    }
    for (place, text) in acknowledged {
        assert_eq!(kept.get(place), Some(text), "round {round}: {place:?} was acknowledged");
    }
}

/// The child: appends to all tables from several threads and prints what was acknowledged, until it is killed.
fn append_for_ever(path: &Path) -> ! {
    let round = std::env::var(ROUND).unwrap();
    let log = Arc::new(SqliteLog::open(path).unwrap());
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let (log, round) = (Arc::clone(&log), round.clone());
            thread::spawn(move || append_as(&log, &round, writer))
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    unreachable!("writers never end")
}

fn append_as(log: &SqliteLog, round: &str, writer: u64) {
    let mut lengths = [0; TABLES as usize];
    for count in 0_u64.. {
        let at = ((writer + count) % u64::from(TABLES)) as usize;
        let parts = 1 + count % 3;
        let name = format!("{round}-{writer}-{count}");
        loop {
            let entries = (0..parts).map(|part| format!("{name}/{part}/{parts}").into_bytes()).collect();
            let listing = lobby(lengths[at] + parts);
            match wait(log.append(table(at as u8), lengths[at], entries, Some(listing))) {
                Ok(length) => {
                    // One small write to a pipe arrives whole or not at all.
                    let line = format!("ack {at} {} {name}\n", lengths[at]);
                    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
                    lengths[at] = length;
                    break;
                }
                Err(AppendError::Conflict { actual }) => lengths[at] = actual,
                Err(AppendError::Store(error)) => panic!("{error}"),
            }
        }
    }
}
