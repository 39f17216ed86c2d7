//! Removing, closing, opening again, and opening twice.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::Storage;
use super::sample::{entries, entry, first, lobby, player, table};
use crate::{AppendError, Entry, Log, State, StoreError, Watch};

pub(super) async fn removing_leaves_nothing(storage: impl Storage) {
    let log = storage.open().await;
    log.append(table(1), 0, entries(0..3), first(0)).await.unwrap();
    log.append(table(2), 0, entries(5..7), first(0)).await.unwrap();
    assert_eq!(log.probe().await, Ok(()), "there is room, and trying it changes nothing");
    assert_eq!(log.remove(table(1), 3).await, Ok(()));
    assert_eq!(log.len(table(1)).await, Ok(0));
    assert_eq!(log.read(table(1), 0).await, Ok(vec![]));
    assert_eq!(log.listing(table(1)).await, Ok(None));
    let rest = Ok(vec![(table(2), lobby(0))]);
    assert_eq!(log.public_tables(State::Lobby, 10).await, rest);
    assert_eq!(log.tables_of(player(1), 10).await, rest);
    assert_eq!(log.expired(State::Lobby, u64::MAX, 10).await.unwrap().len(), 1);
    assert_eq!(log.read(table(2), 0).await, Ok(entries(5..7)), "the others stay");
    // A late append gets a conflict; removing an unknown table is no error.
    assert_eq!(log.append(table(1), 3, entries(3..4), None).await, Err(AppendError::Conflict { actual: 0 }));
    assert_eq!(log.remove(table(9), 0).await, Ok(()));
    // A new table finds nothing of the old one.
    assert_eq!(log.append(table(3), 0, entries(8..9), first(0)).await, Ok(1));
    assert_eq!(log.read(table(3), 0).await, Ok(entries(8..9)));
}

pub(super) async fn removing_spares_a_table_that_has_grown(storage: impl Storage) {
    let log = storage.open().await;
    log.append(table(1), 0, entries(0..3), first(0)).await.unwrap();
    let stale = log.expired(State::Lobby, u64::MAX, 10).await.unwrap()[0];
    log.append(table(1), 3, entries(3..4), Some(lobby(9))).await.unwrap();
    let refused = log.remove(stale.table, stale.length).await;
    assert_eq!(refused, Err(AppendError::Conflict { actual: 4 }));
    assert_eq!(log.read(table(1), 0).await, Ok(entries(0..4)));
    assert_eq!(log.listing(table(1)).await, Ok(Some(lobby(9))));
}

pub(super) async fn reopening_keeps_everything(storage: impl Storage) {
    for round in 0..4_u64 {
        let log = storage.open().await;
        assert_eq!(log.read(table(1), 0).await, Ok(entries(0..round * 10)));
        let before = (round > 0).then(|| lobby(round - 1));
        assert_eq!(log.listing(table(1)).await, Ok(before));
        let end = (round + 1) * 10;
        log.append(table(1), round * 10, entries(round * 10..end), Some(lobby(round))).await.unwrap();
        // Closed in every other round only.
        if round % 2 == 0 {
            log.close().await;
        }
    }
}

pub(super) async fn closing_refuses_what_comes_later(storage: impl Storage) {
    let log = Arc::new(storage.open().await);
    let mut watch = log.watch(table(0), 0);
    let watching = tokio::spawn(async move { watch.next().await });
    let mut writers = JoinSet::new();
    for number in 1..=32 {
        let log = Arc::clone(&log);
        writers.spawn(async move { (number, log.append(table(number), 0, entries(0..1), first(0)).await) });
    }
    tokio::task::yield_now().await;
    log.close().await;
    let mut acknowledged = Vec::new();
    while let Some(writer) = writers.join_next().await {
        match writer.unwrap() {
            (number, Ok(length)) => acknowledged.push((number, length)),
            (_, Err(error)) => assert_eq!(error, StoreError::Closed.into()),
        }
    }
    let closed = Err(StoreError::Closed);
    assert_eq!(watching.await.unwrap(), closed);
    assert_eq!(log.watch(table(1), 0).next().await, closed);
    assert_eq!(log.append(table(1), 0, entries(0..1), first(0)).await, Err(StoreError::Closed.into()));
    assert_eq!(log.remove(table(1), 0).await, Err(StoreError::Closed.into()));
    assert_eq!(log.read(table(1), 0).await, Err(StoreError::Closed));
    assert_eq!(log.tables_of(player(1), 1).await, Err(StoreError::Closed));
    assert_eq!(log.newest_change().await, Err(StoreError::Closed));
    assert_eq!(log.probe().await, Err(StoreError::Closed));
    // Closing twice is not an error.
    log.close().await;
    let log = storage.open().await;
    for (number, length) in acknowledged {
        assert_eq!(log.len(table(number)).await, Ok(length), "acknowledged before closing, kept after");
    }
}

/// As in two processes: both append to the same table and watch it.
pub(super) async fn two_open_logs_are_one(storage: impl Storage) {
    const LENGTH: u64 = 120;
    let logs = [Arc::new(storage.open().await), Arc::new(storage.open().await)];
    let mut everybody = JoinSet::new();
    for log in &logs {
        let mut watch = log.watch(table(1), 0);
        everybody.spawn(async move {
            for number in 0..LENGTH {
                assert_eq!(watch.next().await, Ok(Some(Entry { number, bytes: entry(number) })));
            }
        });
        let log = Arc::clone(log);
        everybody.spawn(async move {
            let mut length = 0;
            while length < LENGTH {
                length = match log.append(table(1), length, entries(length..length + 1), first(length)).await
                {
                    Ok(length) | Err(AppendError::Conflict { actual: length }) => length,
                    Err(AppendError::Store(error)) => panic!("{error}"),
                };
            }
        });
    }
    while let Some(somebody) = everybody.join_next().await {
        somebody.unwrap();
    }
    // The second log does not write; it still sees the other's appends.
    let mut watch = logs[1].watch(table(1), LENGTH);
    let waiting = tokio::spawn(async move { watch.next().await });
    logs[0].append(table(1), LENGTH, entries(LENGTH..LENGTH + 1), None).await.unwrap();
    assert_eq!(logs[1].len(table(1)).await, Ok(LENGTH + 1));
    assert_eq!(waiting.await.unwrap(), Ok(Some(Entry { number: LENGTH, bytes: entry(LENGTH) })));
    // Closing one does not disturb the other.
    logs[0].close().await;
    assert_eq!(logs[1].append(table(1), LENGTH + 1, entries(0..1), None).await, Ok(LENGTH + 2));
}
