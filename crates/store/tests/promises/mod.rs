//! Writers who note down what was acknowledged, watchers who note down what they see, and a judge who reads it back.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crosstable_store::{AppendError, Entry, Log, StoreError, Watch};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::common::{lobby, table};

/// How many tables are written to.
pub(crate) const TABLES: u8 = 4;
const WRITERS: u64 = 8;

/// What was acknowledged: the name at each place of each table.
pub(crate) struct Promises {
    made: BTreeMap<(u8, u64), String>,
    /// What the watcher of each table saw.
    seen: Vec<(u8, Vec<Entry>)>,
}

/// Writers at work.
pub(crate) struct Writing {
    stop: Arc<AtomicBool>,
    count: Arc<AtomicU64>,
    writers: JoinSet<Vec<(u8, u64, String)>>,
    watchers: JoinSet<(u8, Vec<Entry>)>,
}

impl Promises {
    /// Writers and watchers begin, spread over the logs.
    pub(crate) fn begin<L: Log>(logs: &[Arc<L>]) -> Writing {
        let (stop, count) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let silence = Arc::new(Barrier::new(WRITERS as usize));
        let mut writers = JoinSet::new();
        for writer in 0..WRITERS {
            let log = Arc::clone(&logs[writer as usize % logs.len()]);
            let (stop, count, silence) = (Arc::clone(&stop), Arc::clone(&count), Arc::clone(&silence));
            writers.spawn(async move {
                let (acknowledged, mut lengths) = write(&*log, writer, &stop, &count).await;
                // When all writers are silent, the first ones write the last entries, each to its own table.
                silence.wait().await;
                let at = writer as usize;
                if at < lengths.len() {
                    assert!(append(&*log, at, &mut lengths, "end").await, "the end can be said");
                }
                acknowledged
            });
        }
        let mut watchers = JoinSet::new();
        for at in 0..TABLES {
            let mut watch = logs[at as usize % logs.len()].watch(table(at), 0);
            watchers.spawn(async move {
                let mut seen = Vec::new();
                loop {
                    match watch.next().await {
                        Ok(Some(entry)) if entry.bytes == b"end" => return (at, seen),
                        Ok(Some(entry)) => seen.push(entry),
                        Ok(None) => panic!("nobody removes table {at}"),
                        Err(StoreError::Unreachable { .. }) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
            });
        }
        Writing { stop, count, writers, watchers }
    }

    /// Every promise is kept at its place, nothing is there twice, and watchers saw what is there; `when` is what the
    /// judge says happened before.
    pub(crate) async fn verify(&self, log: &impl Log, when: &str) {
        for at in 0..TABLES {
            let kept = log.read(table(at), 0).await.unwrap();
            let distinct: BTreeSet<_> = kept.iter().collect();
            assert_eq!(distinct.len(), kept.len(), "something stands twice in table {at}");
            let made = self.made.range((at, 0)..=(at, u64::MAX));
            let broken: Vec<String> = made
                .filter(|((_, number), name)| {
                    kept.get(*number as usize).is_none_or(|entry| entry != name.as_bytes())
                })
                .map(|((_, number), name)| {
                    let there = kept.get(*number as usize).map(|entry| String::from_utf8_lossy(entry));
                    format!("{number}: {name} was acknowledged, {there:?} is there")
                })
                .collect();
            let length = kept.len();
            assert!(broken.is_empty(), "{when}, in table {at} of {length} entries: {}", broken.join("; "));
        }
        for (at, seen) in &self.seen {
            let kept = log.read(table(*at), 0).await.unwrap();
            assert_eq!(seen.len() + 1, kept.len(), "the watcher of table {at} saw all but the end");
            for (number, (seen, kept)) in seen.iter().zip(&kept).enumerate() {
                assert_eq!((seen.number, &seen.bytes), (number as u64, kept), "table {at}");
            }
        }
    }
}

impl Writing {
    /// How many appends were acknowledged so far.
    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::SeqCst)
    }

    /// Waits until so many were; that they go on at all is the point.
    pub(crate) async fn wait_for(&self, count: u64) {
        let waited = tokio::time::timeout(Duration::from_mins(2), async {
            while self.count() < count {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        assert!(waited.await.is_ok(), "appends have stopped at {} of {count}", self.count());
    }

    /// Ends the writers, and then the watchers.
    pub(crate) async fn end(mut self) -> Promises {
        self.stop.store(true, Ordering::SeqCst);
        let mut made = BTreeMap::new();
        while let Some(acknowledged) = self.writers.join_next().await {
            for (at, number, name) in acknowledged.unwrap() {
                let before = made.insert((at, number), name);
                assert_eq!(before, None, "entry {number} of table {at} was acknowledged to two");
            }
        }
        let mut seen = Vec::new();
        while let Some(watched) = self.watchers.join_next().await {
            seen.push(watched.unwrap());
        }
        assert_eq!(seen.len(), TABLES as usize);
        Promises { made, seen }
    }
}

/// Writes until it is to stop; what was acknowledged, and how long the tables are as far as it knows.
async fn write(
    log: &impl Log,
    writer: u64,
    stop: &AtomicBool,
    count: &AtomicU64,
) -> (Vec<(u8, u64, String)>, [u64; TABLES as usize]) {
    let mut acknowledged = Vec::new();
    let mut lengths = [0; TABLES as usize];
    let mut number = 0_u64;
    while !stop.load(Ordering::SeqCst) {
        number += 1;
        let at = ((writer + number) % u64::from(TABLES)) as usize;
        let name = format!("{writer}-{number}");
        if append(log, at, &mut lengths, &name).await {
            acknowledged.push((at as u8, lengths[at] - 1, name));
            count.fetch_add(1, Ordering::SeqCst);
        }
    }
    (acknowledged, lengths)
}

/// Appends one entry; false if it is not known what became of it.
async fn append(log: &impl Log, at: usize, lengths: &mut [u64], name: &str) -> bool {
    loop {
        let listing = lengths[at].is_multiple_of(8).then(|| lobby(lengths[at]));
        match log.append(table(at as u8), lengths[at], vec![name.as_bytes().to_vec()], listing).await {
            Ok(length) => {
                lengths[at] = length;
                return true;
            }
            Err(AppendError::Conflict { actual }) => lengths[at] = actual,
            Err(AppendError::Store(StoreError::Unreachable { .. })) => return false,
            Err(error) => panic!("{error}"),
        }
    }
}
