//! Watches: every entry once, in order, as soon as it is there.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Storage;
use super::sample::{entries, entry, first, table};
use crate::{AppendError, Entry, Log, Watch};

/// Long enough to be sure that nothing comes, short enough to wait for it.
const A_MOMENT: Duration = Duration::from_millis(100);

async fn expect(watch: &mut impl Watch, numbers: std::ops::Range<u64>) {
    for number in numbers {
        assert_eq!(watch.next().await, Ok(Some(Entry { number, bytes: entry(number) })));
    }
}

async fn expect_nothing(watch: &mut impl Watch) {
    assert!(timeout(A_MOMENT, watch.next()).await.is_err(), "there is nothing to come");
}

pub(super) async fn begin_with_what_is_there(storage: impl Storage) {
    let log = storage.open().await;
    for length in (0..1000).step_by(200) {
        log.append(table(1), length, entries(length..length + 200), first(length)).await.unwrap();
    }
    for from in [0, 1, 500, 999] {
        let mut watch = log.watch(table(1), from);
        expect(&mut watch, from..1000).await;
        expect_nothing(&mut watch).await;
    }
}

pub(super) async fn wait_for_what_comes(storage: impl Storage) {
    let log = Arc::new(storage.open().await);
    // Nobody has written to this table yet, and two watch it, one from later on; a third watches another table.
    let mut watch = log.watch(table(1), 0);
    let mut later = log.watch(table(1), 3);
    let mut other = log.watch(table(2), 0);
    expect_nothing(&mut watch).await;
    let following = tokio::spawn(async move {
        expect(&mut watch, 0..4).await;
        watch
    });
    log.append(table(1), 0, entries(0..2), first(0)).await.unwrap();
    expect_nothing(&mut later).await;
    log.append(table(1), 2, entries(2..4), None).await.unwrap();
    let mut watch = following.await.unwrap();
    expect(&mut later, 3..4).await;
    expect_nothing(&mut watch).await;
    expect_nothing(&mut other).await;
}

/// Several writers and watches at once.
pub(super) async fn lose_and_double_nothing(storage: impl Storage) {
    const LENGTH: u64 = 600;
    let log = Arc::new(storage.open().await);
    let mut everybody = JoinSet::new();
    for from in [0, 0, 1, 7, LENGTH / 2, LENGTH - 1] {
        let mut watch = log.watch(table(1), from);
        everybody.spawn(async move { expect(&mut watch, from..LENGTH).await });
    }
    for writer in 0..4_u64 {
        let log = Arc::clone(&log);
        everybody.spawn(async move {
            let mut length = 0;
            while length < LENGTH {
                let until = (length + 1 + (writer + length) % 4).min(LENGTH);
                let appended = log.append(table(1), length, entries(length..until), first(length)).await;
                length = match appended {
                    Ok(length) | Err(AppendError::Conflict { actual: length }) => length,
                    Err(AppendError::Store(error)) => panic!("{error}"),
                };
            }
        });
    }
    // Watches that are opened meanwhile.
    for _ in 0..10 {
        let from = log.len(table(1)).await.unwrap() / 2;
        let mut watch = log.watch(table(1), from);
        everybody.spawn(async move { expect(&mut watch, from..LENGTH).await });
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    while let Some(somebody) = everybody.join_next().await {
        somebody.unwrap();
    }
}

/// Two entries come in quick succession, and then nothing until all watches have both. A watch that misses the second
/// while it handles the first would wait forever.
pub(super) async fn miss_no_second_entry(storage: impl Storage) {
    const WATCHERS: usize = 32;
    const ROUNDS: u64 = 60;
    let log = storage.open().await;
    let (seen, mut told) = tokio::sync::mpsc::unbounded_channel();
    let mut watchers = JoinSet::new();
    for _ in 0..WATCHERS {
        let mut watch = log.watch(table(1), 0);
        let seen = seen.clone();
        watchers.spawn(async move {
            for number in 0..2 * ROUNDS {
                expect(&mut watch, number..number + 1).await;
                seen.send(()).unwrap();
            }
        });
    }
    for length in 0..2 * ROUNDS {
        log.append(table(1), length, entries(length..length + 1), first(length)).await.unwrap();
        if length % 2 == 1 {
            for _ in 0..2 * WATCHERS {
                told.recv().await.unwrap();
            }
        }
    }
    while let Some(watcher) = watchers.join_next().await {
        watcher.unwrap();
    }
}

/// A server drops the future of `next` whenever another branch of its `select!` is first.
pub(super) async fn may_be_interrupted(storage: impl Storage) {
    const LENGTH: u64 = 300;
    let log = Arc::new(storage.open().await);
    let mut watch = log.watch(table(1), 0);
    let writer = tokio::spawn(async move {
        for length in 0..LENGTH {
            log.append(table(1), length, entries(length..length + 1), first(length)).await.unwrap();
        }
        log
    });
    let mut expected = 0;
    let mut patience = 0;
    while expected < LENGTH {
        patience = (patience + 37) % 500;
        if let Ok(next) = timeout(Duration::from_micros(patience), watch.next()).await {
            assert_eq!(next, Ok(Some(Entry { number: expected, bytes: entry(expected) })));
            expected += 1;
        }
    }
    expect_nothing(&mut watch).await;
    writer.await.unwrap();
}

pub(super) async fn end_when_the_table_is_removed(storage: impl Storage) {
    let log = storage.open().await;
    log.append(table(1), 0, entries(0..2), first(0)).await.unwrap();
    let mut waiting = log.watch(table(1), 0);
    expect(&mut waiting, 0..2).await;
    expect_nothing(&mut waiting).await;
    let waiting = tokio::spawn(async move { waiting.next().await });
    log.remove(table(1), 2).await.unwrap();
    assert_eq!(waiting.await.unwrap(), Ok(None));
}
