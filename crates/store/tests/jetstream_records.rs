//! Finished tables move to their records unnoticed: the process that moves them may die at any moment, several may move at
//! once, nodes may be killed meanwhile, and people may go on with a table that has moved.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod cluster;
mod common;

use std::collections::BTreeMap;
use std::time::Duration;

use async_nats::jetstream::stream::Stream;
use crosstable_broker::Broker;
use crosstable_store::{
    Entry, Expired, JetStreamLog, JetStreamOptions, Listing, Log, MAX_ENTRY_BYTES, PlayerId, State,
    StoreError, TableId, Watch,
};
use futures_util::TryStreamExt;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::cluster::{all_are_current, start};
use crate::common::{lobby, table};

const TABLES: u8 = 24;
/// The one table that does not fit into one message.
const LARGE: u8 = 7;

/// One that moves nothing.
fn still(broker: &Broker) -> JetStreamOptions {
    let mut options = JetStreamOptions::new(broker.urls());
    options.replicas = broker.nodes();
    options.archive = None;
    options.patience = Duration::from_secs(30);
    options
}

/// One that moves all it can.
fn mover(broker: &Broker) -> JetStreamOptions {
    let mut options = still(broker);
    options.archive = Some(Duration::ZERO);
    options.reconcile = Duration::from_millis(20);
    // A mover that needs half of this time to write a record gives up; machines may be slow.
    options.tombstone = Duration::from_secs(4);
    options
}

async fn open(options: JetStreamOptions) -> JetStreamLog {
    JetStreamLog::open(options).await.unwrap()
}

fn ended(number: u8) -> Listing {
    let members = vec![PlayerId::new([1; 16]), PlayerId::new([number % 3 + 2; 16])];
    Listing {
        state: State::Ended,
        public: number.is_multiple_of(2),
        members,
        ..lobby(u64::from(number) * 200_000)
    }
}

async fn stream(log: &JetStreamLog, name: &str) -> Stream {
    log.context().get_stream(format!("crosstable_{name}")).await.unwrap()
}

/// How many messages of each kind there are: tables, heads, entries, hints for the time, hints for people.
async fn kinds(log: &JetStreamLog) -> [usize; 5] {
    let mut counts = [0; 5];
    for (index, (name, filter)) in [
        ("tables", "crosstable.table.*"),
        ("records", "crosstable.head.*.*"),
        ("records", "crosstable.record.*.*.*"),
        ("records", "crosstable.ended.*"),
        ("records", "crosstable.player.*"),
    ]
    .into_iter()
    .enumerate()
    {
        let subjects = stream(log, name).await.info_with_subjects(filter).await.unwrap();
        let subjects: Vec<(String, usize)> = subjects.try_collect().await.unwrap();
        let subjects = subjects.iter().filter(|(subject, _)| subject != "crosstable.table.floor");
        counts[index] = subjects.map(|(_, count)| count).sum();
    }
    counts
}

async fn until_moved(log: &JetStreamLog) {
    let waited = tokio::time::timeout(Duration::from_mins(2), async {
        let bucket = log.context().get_key_value("crosstable_directory").await.unwrap();
        loop {
            let keys: Vec<String> = bucket.keys().await.unwrap().try_collect().await.unwrap();
            if kinds(log).await[0] == 0 && keys.iter().all(|key| key == "mark") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(waited.await.is_ok(), "not everything has moved: {:?}", kinds(log).await);
}

/// What every table should hold.
type Expected = BTreeMap<u8, (Vec<Vec<u8>>, Listing)>;

async fn fill(log: &JetStreamLog) -> Expected {
    let mut expected = Expected::new();
    for number in 0..TABLES {
        let size = if number == LARGE { MAX_ENTRY_BYTES } else { 40 };
        let entries: Vec<Vec<u8>> = (0..=number).map(|entry| vec![number ^ entry; size]).collect();
        let mut length = 0;
        for chunk in entries.chunks(3) {
            let last = length as usize + chunk.len() == entries.len();
            let listing = if last { ended(number) } else { lobby(1) };
            let listing = (length == 0 || last).then_some(listing);
            length = log.append(table(number), length, chunk.to_vec(), listing).await.unwrap();
        }
        expected.insert(number, (entries, ended(number)));
    }
    expected
}

/// Everything is as expected, whatever it is asked by; soon, because a node that has just been killed or elected may
/// need a moment, and lists may, too.
async fn check(log: &JetStreamLog, expected: &Expected) {
    let begun = std::time::Instant::now();
    let mut checked = check_now(log, expected).await;
    while let Err(reason) = &checked {
        assert!(begun.elapsed() < Duration::from_secs(30), "{reason}");
        println!("{:?} {reason}", begun.elapsed());
        tokio::time::sleep(Duration::from_millis(500)).await;
        checked = check_now(log, expected).await;
    }
}

async fn check_now(log: &JetStreamLog, expected: &Expected) -> Result<(), String> {
    for (number, (entries, listing)) in expected {
        let (id, late) = (table(*number), entries.len() / 2);
        same(&format!("entry of table {number}"), log.read(id, 0).await, entries)?;
        same(&format!("late entry of table {number}"), log.read(id, late as u64).await, &entries[late..])?;
        let listed = log.listing(id).await.map(|listing| listing.into_iter().collect());
        same(&format!("listing of table {number}"), listed, std::slice::from_ref(listing))?;
        let length = entries.len() as u64;
        same(&format!("length of table {number}"), log.len(id).await.map(|length| vec![length]), &[length])?;
        let refused = log.append(id, length + 1, vec![vec![0]], None).await.unwrap_err();
        assert_eq!(refused.conflict(), Some(length), "table {number}");
    }
    check_lists(log, expected).await
}

/// Whether two lists are the same, or how they differ.
fn same<T: PartialEq + std::fmt::Debug>(
    what: &str,
    found: Result<Vec<T>, StoreError>,
    expected: &[T],
) -> Result<(), String> {
    let found = found.unwrap();
    if found == expected {
        return Ok(());
    }
    let differs = (0..=expected.len()).find(|index| found.get(*index) != expected.get(*index)).unwrap();
    let (found, expected) = (found.get(differs), expected.get(differs));
    Err(format!("{what} {differs} is {found:?} and should be {expected:?}"))
}

async fn check_lists(log: &JetStreamLog, expected: &Expected) -> Result<(), String> {
    let ids: Vec<TableId> = expected.keys().copied().map(table).collect();
    same("table", log.tables(None, 100).await, &ids)?;
    same("next table", log.tables(Some(ids[4]), 3).await, &ids[5..8])?;
    let mut all: Vec<_> =
        expected.iter().map(|(number, (_, listing))| (table(*number), listing.clone())).collect();
    all.sort_by_key(|(id, listing)| std::cmp::Reverse((listing.changed, *id)));
    same("table of 1", log.tables_of(PlayerId::new([1; 16]), 100).await, &all)?;
    same("latest of 1", log.tables_of(PlayerId::new([1; 16]), 3).await, &all[..3])?;
    let of = |player: u8| {
        let theirs =
            all.iter().filter(move |(_, listing)| listing.members.contains(&PlayerId::new([player; 16])));
        theirs.cloned().collect::<Vec<_>>()
    };
    same("table of 3", log.tables_of(PlayerId::new([3; 16]), 100).await, &of(3))?;
    let public: Vec<_> = all.iter().filter(|(_, listing)| listing.public).cloned().collect();
    same("public table", log.public_tables(State::Ended, 100).await, &public)?;
    same("latest public table", log.public_tables(State::Ended, 2).await, &public[..2])?;
    let expired: Vec<Expired> = all
        .iter()
        .rev()
        .map(|(id, _)| Expired { table: *id, length: expected[&id.bytes()[0]].0.len() as u64 })
        .collect();
    same("stale table", log.expired(State::Ended, u64::MAX, 100).await, &expired)?;
    same("stalest table", log.expired(State::Ended, u64::MAX, 2).await, &expired[..2])?;
    same("very stale table", log.expired(State::Ended, 400_000, 100).await, &expired[..2])
}

/// Movers begin and are dropped at random moments, in whatever they were at; two at a time, and the next two do the
/// rest. Between them people go on with tables that have ended, and nodes are killed.
async fn killed_movers(nodes: usize, rounds: u64) {
    let seed = u64::from(std::process::id());
    println!("seed {seed}");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut broker = start(nodes);
    let first = open(still(&broker)).await;
    let mut expected = fill(&first).await;
    first.close().await;
    let mut moved = false;
    for round in 0..rounds {
        let movers = [open(mover(&broker)).await, open(mover(&broker)).await];
        tokio::time::sleep(Duration::from_millis(random.next_u64() % (nodes as u64 * 120))).await;
        // On one node some rounds go by without; of several, one dies in each, whether it leads or not.
        if nodes > 1 || round % 4 == 3 {
            let victim = (random.next_u64() % nodes as u64) as usize;
            println!("round {round}: node {victim} is killed");
            broker.kill(victim);
            tokio::time::sleep(Duration::from_millis(random.next_u64() % 2000)).await;
            broker.restart(victim).unwrap_or_else(|error| panic!("{error}"));
        }
        drop(movers);
        let observer = open(still(&broker)).await;
        all_are_current(&observer, nodes).await;
        check(&observer, &expected).await;
        moved |= kinds(&observer).await[1] > 0;
        // Somebody goes on, wherever the table is at the moment.
        let number = (random.next_u64() % u64::from(TABLES)) as u8;
        let (entries, listing) = expected.get_mut(&number).unwrap();
        let news = (round % 2 == 0).then(|| Listing { summary: vec![round as u8], ..listing.clone() });
        let appended =
            observer.append(table(number), entries.len() as u64, vec![vec![9; 9]], news.clone()).await;
        entries.push(vec![9; 9]);
        assert_eq!(appended, Ok(entries.len() as u64));
        *listing = news.unwrap_or_else(|| listing.clone());
    }
    assert!(moved, "movers had time to begin");
    // And a node that is killed when nothing is left to count from.
    let last = open(mover(&broker)).await;
    until_moved(&last).await;
    broker.kill(0);
    broker.restart(0).unwrap_or_else(|error| panic!("{error}"));
    all_are_current(&last, nodes).await;
    let (entries, _) = expected.get_mut(&3).unwrap();
    last.append(table(3), entries.len() as u64, vec![vec![5; 5]], None).await.unwrap();
    entries.push(vec![5; 5]);
    check(&last, &expected).await;
    until_moved(&last).await;
    check(&last, &expected).await;
    let observer = open(still(&broker)).await;
    check(&observer, &expected).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_movers_leave_whole_tables_on_one_node() {
    killed_movers(1, 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_movers_leave_whole_tables_on_three_nodes() {
    killed_movers(3, 6).await;
}

/// A table that has moved goes on when somebody appends, its watchers get the entry, it moves again, and it leaves nothing
/// behind, neither then nor when it is removed.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_moved_goes_on() {
    let broker = start(1);
    let log = open(mover(&broker)).await;
    let other = open(mover(&broker)).await;
    let mut watch = other.watch(table(9), 0);
    log.append(table(9), 0, vec![vec![0], vec![1]], Some(ended(9))).await.unwrap();
    until_moved(&log).await;
    assert_eq!(kinds(&log).await[..2], [0, 1]);
    let mut late = log.watch(table(9), 1);
    for (watch, from) in [(&mut watch, 0), (&mut late, 1)] {
        for number in from..2 {
            let entry = Entry { number, bytes: vec![number as u8] };
            assert_eq!(watch.next().await, Ok(Some(entry)));
        }
    }
    // No process has it in memory; still it cannot be created a second time.
    let anew = other.append(table(9), 0, vec![vec![7]], Some(lobby(1))).await.unwrap_err();
    assert_eq!(anew.conflict(), Some(2));
    assert_eq!(other.append(table(9), 2, vec![vec![2]], None).await, Ok(3));
    assert_eq!(log.append(table(9), 3, vec![vec![3]], Some(ended(9))).await, Ok(4));
    for watch in [&mut watch, &mut late] {
        for number in 2..4 {
            let entry = Entry { number, bytes: vec![number as u8] };
            assert_eq!(watch.next().await, Ok(Some(entry)));
        }
    }
    until_moved(&log).await;
    assert_eq!(log.read(table(9), 0).await, Ok((0..4).map(|number| vec![number]).collect()));
    assert_eq!(kinds(&log).await[..2], [0, 1], "the old record is gone");
    // It is played again, and stays.
    assert_eq!(log.append(table(9), 4, vec![vec![4]], Some(lobby(9))).await, Ok(5));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(log.public_tables(State::Ended, 9).await, Ok(vec![]));
    assert_eq!(other.public_tables(State::Lobby, 9).await, Ok(vec![(table(9), lobby(9))]));
    assert_eq!(other.tables_of(PlayerId::new([2; 16]), 9).await, Ok(vec![]), "no longer a member");
    assert_eq!(log.append(table(9), 5, vec![vec![5]], Some(ended(9))).await, Ok(6));
    until_moved(&log).await;
    assert_eq!(log.remove(table(9), 5).await.unwrap_err().conflict(), Some(6));
    assert_eq!(log.remove(table(9), 6).await, Ok(()));
    for number in 4..6 {
        assert_eq!(watch.next().await, Ok(Some(Entry { number, bytes: vec![number as u8] })));
    }
    assert_eq!(watch.next().await, Ok(None));
    for log in [&log, &other] {
        assert_eq!((log.len(table(9)).await, log.listing(table(9)).await), (Ok(0), Ok(None)));
        assert_eq!(log.tables_of(PlayerId::new([1; 16]), 9).await, Ok(vec![]));
        assert_eq!(log.expired(State::Ended, u64::MAX, 9).await, Ok(vec![]));
        assert_eq!(log.tables(None, 9).await, Ok(vec![]));
    }
    until_moved(&log).await;
    let [tables, heads, entries, _, people] = kinds(&log).await;
    assert_eq!(
        [tables, heads, entries, people],
        [0; 4],
        "neither the mark nor the record nor a hint is left"
    );
    assert_eq!(other.append(table(9), 0, vec![vec![8]], Some(lobby(1))).await, Ok(1));
    assert_eq!(log.read(table(9), 0).await, Ok(vec![vec![8]]));
}
