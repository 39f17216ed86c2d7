//! What the `JetStream` backend promises when a broker is wrongly set up, damaged, frozen or killed.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod cluster;
mod common;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crosstable_broker::Broker;
use crosstable_store::{
    Durability, JetStreamLog, JetStreamOptions, Listing, Log, Login, PlayerId, Secret, StoreError, Watch,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;

use crate::cluster::{all_are_current, start};
use crate::common::{lobby, table};

/// A user without a name for everybody, and one of the system account.
const ACCOUNTS: &str = "accounts { $SYS { users: [{ user: root, password: secret }] }, \
                        A { jetstream: enabled, users: [{ user: anybody, password: known }] } }\n\
                        no_auth_user: anybody\n";

fn options(broker: &Broker) -> JetStreamOptions {
    let mut options = JetStreamOptions::new(broker.urls());
    options.replicas = broker.nodes();
    options
}

async fn open(options: JetStreamOptions) -> JetStreamLog {
    JetStreamLog::open(options).await.unwrap()
}

/// Entries of a table whose number they have.
fn entries(number: u8, count: u8) -> Vec<Vec<u8>> {
    (0..count).map(|entry| vec![number, entry, 7]).collect()
}

async fn grow(log: &JetStreamLog, number: u8, count: u8) {
    for (length, entry) in entries(number, count).into_iter().enumerate() {
        let listing = (length == 0).then(|| lobby(number.into()));
        log.append(table(number), length as u64, vec![entry], listing).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broker_must_prove_that_it_syncs() {
    let user =
        |name: &str, password: &str| Some(Login::User { name: name.into(), password: Secret::new(password) });
    let refusal = async |broker: &Broker, system: Option<Login>| {
        let mut options = options(broker);
        options.system = system;
        JetStreamLog::open(options).await.err().unwrap().to_string()
    };
    let unsynced = Broker::start_with(1, ACCOUNTS).unwrap_or_else(|error| panic!("{error}"));
    let refused = refusal(&unsynced, user("root", "secret")).await;
    assert!(refused.contains("n1 acknowledges before it syncs: add sync_interval: always"), "{refused}");
    assert_eq!(open(options(&unsynced)).await.durability(), Durability::Unproven);

    let synced = Broker::start_synced(1, ACCOUNTS).unwrap_or_else(|error| panic!("{error}"));
    let mut proving = options(&synced);
    proving.system = user("root", "secret");
    assert_eq!(open(proving).await.durability(), Durability::Proven);
    let refused = refusal(&synced, user("root", "wrong")).await;
    assert!(refused.contains("refuses the login"), "{refused}");
    let refused = refusal(&synced, user("anybody", "known")).await;
    assert!(refused.contains("give one of $SYS"), "{refused}");
}

/// Two messages name one predecessor: the first counts for everybody, and the table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_forked_append_the_first_counts() {
    let broker = start(1);
    let log = open(options(&broker)).await;
    grow(&log, 1, 3).await;
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    let subject = format!("crosstable.0.t.{}", table(1));
    let last = stream.get_last_raw_message_by_subject(&subject).await.unwrap();
    log.context().publish(subject, last.payload).await.unwrap().await.unwrap();
    let fresh = open(options(&broker)).await;
    assert_eq!(fresh.len(table(1)).await, Ok(3));
    assert_eq!(fresh.read(table(1), 0).await, Ok(entries(1, 3)));
    assert!(fresh.forks() > 0);
    assert_eq!(fresh.append(table(1), 3, vec![vec![1, 3, 7]], None).await, Ok(4));
    assert_eq!(log.append(table(1), 4, vec![vec![1, 4, 7]], None).await, Ok(5));
    for log in [&log, &fresh] {
        assert_eq!(log.read(table(1), 0).await, Ok(entries(1, 5)));
    }
}

/// What was changed, left out or cut off is never taken for the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_never_shown() {
    let broker = start(1);
    let mut impatient = options(&broker);
    impatient.patience = Duration::from_secs(1);
    let log = open(impatient.clone()).await;
    for number in 1..=4 {
        grow(&log, number, 5).await;
    }
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    let subject = |number| format!("crosstable.0.t.{}", table(number));
    let last = async |number| stream.get_last_raw_message_by_subject(&subject(number)).await.unwrap();
    // A message that nobody of us has written.
    log.context().publish(subject(1), "nonsense".into()).await.unwrap().await.unwrap();
    // Another table's message, at the end of this one.
    let foreign = last(3).await.payload;
    log.context().publish(subject(2), foreign).await.unwrap().await.unwrap();
    // The fourth entry of the next is gone; of the last one, the tail.
    stream.delete_message(last(3).await.sequence - 1).await.unwrap();
    stream.delete_message(last(4).await.sequence).await.unwrap();
    let fresh = open(impatient).await;
    for (number, says) in [(1, "at entry"), (2, "message"), (3, "message")] {
        let refused = fresh.read(table(number), 0).await.unwrap_err();
        assert!(matches!(refused, StoreError::Damaged { .. }), "{number}: {refused}");
        assert!(refused.to_string().contains(says), "{number}: {refused}");
    }
    // Who has seen the tail says that it is missing. Who has not sees what is left.
    let missing = log.read(table(4), 0).await.unwrap_err();
    assert!(matches!(missing, StoreError::Unreachable { .. }), "{missing}");
    assert_eq!(fresh.read(table(4), 0).await, Ok(entries(4, 4)));
}

/// One bit is flipped in each file of messages on one of three nodes. Whatever that node makes of it, nobody reads a
/// wrong entry.
#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_shows_no_wrong_entry() {
    const TABLES: u8 = 20;
    let mut broker = start(3);
    let log = open(options(&broker)).await;
    for number in 0..TABLES {
        grow(&log, number, 5).await;
    }
    log.close().await;
    broker.kill(1);
    let flipped = flip(&broker.folder(1));
    assert!(flipped > 0, "there are files of messages");
    broker.restart(1).unwrap_or_else(|error| panic!("{error}"));
    for url in broker.urls() {
        let mut options = JetStreamOptions::new([url]);
        (options.replicas, options.patience) = (3, Duration::from_secs(5));
        let log = open(options).await;
        for number in 0..TABLES {
            match log.read(table(number), 0).await {
                Ok(read) => assert_eq!(read, entries(number, 5), "table {number}"),
                Err(error) => println!("table {number}: {error}"),
            }
        }
    }
}

/// Flips a bit in the middle of each block below a folder; returns how many there were.
fn flip(folder: &Path) -> usize {
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            count += flip(&path);
        } else if path.extension().is_some_and(|extension| extension == "blk") {
            let mut bytes = std::fs::read(&path).unwrap();
            // Blocks of the Raft log are not the table's.
            if path.to_string_lossy().contains("crosstable_0") && !bytes.is_empty() {
                let middle = bytes.len() / 2;
                bytes[middle] ^= 4;
                std::fs::write(&path, bytes).unwrap();
                count += 1;
            }
        }
    }
    count
}

/// Nothing is republished any more, as if every such message were lost. Watchers find out by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn watchers_miss_nothing_though_messages_get_lost() {
    let broker = start(1);
    let mut checking = options(&broker);
    checking.check_interval = Duration::from_secs(1);
    let (log, other) = (open(checking).await, open(options(&broker)).await);
    grow(&other, 1, 1).await;
    let mut watch = log.watch(table(1), 0);
    assert_eq!(watch.next().await.unwrap().unwrap().number, 0);
    let stream = log.context().get_stream("crosstable_0").await.unwrap();
    let mut config = stream.cached_info().config.clone();
    config.republish = None;
    log.context().update_stream(&config).await.unwrap();
    for length in 1..4 {
        other.append(table(1), length, vec![vec![1, length as u8, 7]], None).await.unwrap();
    }
    for (number, bytes) in (0..4).zip(entries(1, 4)).skip(1) {
        let entry = watch.next().await.unwrap().unwrap();
        assert_eq!((entry.number, entry.bytes), (number, bytes));
    }
    other.remove(table(1), 4).await.unwrap();
    assert_eq!(watch.next().await, Ok(None));
}

/// A process that has 10 of 1,000 tables open hears of these alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_hears_only_of_tables_that_are_open_there() {
    const TABLES: u16 = 1000;
    let id = |number: u16| {
        let mut bytes = [3; 16];
        bytes[..2].copy_from_slice(&number.wrapping_mul(40_503).to_be_bytes());
        crosstable_store::TableId::new(bytes)
    };
    let broker = start(1);
    let (log, other) = (open(options(&broker)).await, open(options(&broker)).await);
    for number in 0..TABLES {
        let listing = Listing { members: vec![PlayerId::new([number as u8; 16])], ..lobby(0) };
        other.append(id(number), 0, vec![vec![0; 200]], Some(listing)).await.unwrap();
    }
    let mut watches: Vec<_> = (0..10).map(|number| log.watch(id(number * 100), 1)).collect();
    let mut watching = JoinSet::new();
    for mut watch in watches.drain(..) {
        watching.spawn(async move {
            for _ in 0..5 {
                watch.next().await.unwrap().unwrap();
            }
        });
    }
    // All of them are subscribed.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let received = || log.context().client().statistics().in_bytes.load(Ordering::Relaxed);
    let before = received();
    for length in 1..6 {
        for number in 0..TABLES {
            other.append(id(number), length, vec![vec![length as u8; 200]], None).await.unwrap();
        }
    }
    while let Some(watched) = watching.join_next().await {
        watched.unwrap();
    }
    let (received, all) = (received() - before, 5 * u64::from(TABLES) * 200);
    println!(
        "{received} bytes received of {all} bytes of entries, {:.2} %",
        received as f64 * 100.0 / all as f64
    );
    assert!(received * 20 < all, "{received} bytes received of {all} bytes of entries");
}

/// All nodes are killed while batches are on their way: afterwards the entry and the listing of each append are both
/// there, or neither.
#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_stored_whole_or_not_at_all() {
    const TABLES: u8 = 8;
    let seed = u64::from(std::process::id());
    println!("seed {seed}");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut broker = start(3);
    let mut patient = options(&broker);
    patient.patience = Duration::from_mins(1);
    let log = Arc::new(open(patient.clone()).await);
    for _ in 0..2 {
        let stop = Arc::new(AtomicBool::new(false));
        let mut writers = JoinSet::new();
        for number in 0..TABLES {
            let (log, stop) = (Arc::clone(&log), Arc::clone(&stop));
            writers.spawn(async move {
                let mut length = log.len(table(number)).await.unwrap();
                while !stop.load(Ordering::SeqCst) {
                    let listing = Listing { public: length.is_multiple_of(2), ..lobby(length + 1) };
                    let appended = log.append(table(number), length, vec![vec![number]], Some(listing)).await;
                    length = appended.unwrap();
                }
                length
            });
        }
        tokio::time::sleep(Duration::from_millis(300 + random.next_u64() % 500)).await;
        for node in 0..broker.nodes() {
            broker.kill(node);
        }
        for node in 0..broker.nodes() {
            broker.launch(node).unwrap_or_else(|error| panic!("{error}"));
        }
        broker.wait().unwrap_or_else(|error| panic!("{error}"));
        all_are_current(&log, 3).await;
        stop.store(true, Ordering::SeqCst);
        while let Some(written) = writers.join_next().await {
            written.unwrap();
        }
        let fresh = open(patient.clone()).await;
        for number in 0..TABLES {
            let length = fresh.read(table(number), 0).await.unwrap().len() as u64;
            let listing = fresh.listing(table(number)).await.unwrap().unwrap();
            assert_eq!(listing.changed, length, "table {number}");
            assert_eq!(listing.public, !length.is_multiple_of(2), "table {number}");
        }
        assert_eq!(fresh.tables_of(PlayerId::new([1; 16]), 100).await.unwrap().len(), TABLES as usize);
    }
}

#[cfg(unix)]
fn signal(broker: &Broker, node: usize, name: &str) {
    let pid = broker.pid(node).unwrap().to_string();
    assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
}

/// Each node is frozen in turn. Appends go on at the others, and the node that wakes up shows nobody an older table.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_node_stops_nobody_for_long() {
    let broker = start(3);
    let mut patient = options(&broker);
    patient.patience = Duration::from_mins(1);
    let mut logs = Vec::new();
    for node in 0..3 {
        let mut options = patient.clone();
        // This node first; the client learns of the others.
        options.access.urls = vec![broker.urls().swap_remove(node)];
        logs.push(open(options).await);
    }
    let mut length = 0;
    for frozen in 0..3 {
        signal(&broker, frozen, "-STOP");
        let begun = std::time::Instant::now();
        for log in &logs {
            let appended = log.append(table(1), length, vec![vec![7]], Some(lobby(length))).await;
            // Another log may know less than was appended; it is told.
            length = appended.unwrap();
            println!("node {frozen} frozen: appended after {:.1} s", begun.elapsed().as_secs_f64());
        }
        signal(&broker, frozen, "-CONT");
        for log in &logs {
            assert_eq!(log.read(table(1), 0).await.unwrap().len() as u64, length, "never shorter");
            assert_eq!(log.listing(table(1)).await.unwrap().unwrap().changed, length - 1);
        }
        all_are_current(&logs[0], 3).await;
    }
}
