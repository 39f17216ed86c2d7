//! Appends: optimistic, whole, acknowledged once.

use std::sync::Arc;

use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::Storage;
use super::sample::{entries, entry, first, lobby, table};
use crate::{AppendError, Log};

/// As many as may write at once on a busy server.
const WRITERS: usize = 64;

pub(super) async fn grow_a_table_from_nothing(storage: impl Storage) {
    let log = storage.open().await;
    assert_eq!(log.len(table(1)).await, Ok(0));
    assert_eq!(log.read(table(1), 0).await, Ok(vec![]));
    assert_eq!(log.append(table(1), 0, entries(0..1), first(0)).await, Ok(1));
    assert_eq!(log.append(table(1), 1, entries(1..4), None).await, Ok(4));
    assert_eq!(log.append(table(2), 0, entries(7..8), first(0)).await, Ok(1));
    assert_eq!(log.len(table(1)).await, Ok(4));
    assert_eq!(log.read(table(1), 0).await, Ok(entries(0..4)));
    assert_eq!(log.read(table(1), 2).await, Ok(entries(2..4)));
    for beyond in [4, 5, 1 << 16, 1 << 40, u64::MAX] {
        assert_eq!(log.read(table(1), beyond).await, Ok(vec![]), "from {beyond}");
    }
    assert_eq!(log.read(table(2), 0).await, Ok(entries(7..8)));
}

pub(super) async fn conflict_tells_the_length_and_changes_nothing(storage: impl Storage) {
    let log = storage.open().await;
    log.append(table(1), 0, entries(0..3), first(0)).await.unwrap();
    for expected in [0, 1, 2] {
        let late = log.append(table(1), expected, entries(8..9), Some(lobby(9))).await;
        assert_eq!(late, Err(AppendError::Conflict { actual: 3 }), "expected {expected}");
    }
    assert_eq!(log.read(table(1), 0).await, Ok(entries(0..3)));
    assert_eq!(log.listing(table(1)).await, Ok(Some(lobby(0))), "a refused append leaves the listing alone");
}

pub(super) async fn leave_no_gap(storage: impl Storage) {
    let log = storage.open().await;
    for expected in [1, 2, u64::MAX] {
        let early = log.append(table(1), expected, entries(0..1), Some(lobby(0))).await;
        assert_eq!(early, Err(AppendError::Conflict { actual: 0 }), "expected {expected}");
    }
    assert_eq!(log.listing(table(1)).await, Ok(None), "a refused append makes no table");
    log.append(table(1), 0, entries(0..1), first(0)).await.unwrap();
    let early = log.append(table(1), 2, entries(2..3), None).await;
    assert_eq!(early, Err(AppendError::Conflict { actual: 1 }));
    assert_eq!(log.read(table(1), 0).await, Ok(entries(0..1)));
}

pub(super) async fn keep_every_byte(storage: impl Storage) {
    let log = storage.open().await;
    let every = vec![vec![], (0..=255).collect(), vec![0; 3], b"\xff\xfe\r\n\0".to_vec()];
    assert_eq!(log.append(table(1), 0, every.clone(), first(0)).await, Ok(4));
    assert_eq!(log.read(table(1), 0).await, Ok(every));
}

/// Two writers append groups of several entries; a reader never sees a part of one.
pub(super) async fn are_whole_or_not_at_all(storage: impl Storage) {
    const GROUP: u64 = 5;
    const GROUPS: u64 = 60;
    let log = Arc::new(storage.open().await);
    log.append(table(1), 0, entries(0..GROUP), first(0)).await.unwrap();
    let mut writers = JoinSet::new();
    for _ in 0..2 {
        let log = Arc::clone(&log);
        writers.spawn(async move {
            let mut length = GROUP;
            while length < GROUP * GROUPS {
                length = match log.append(table(1), length, entries(length..length + GROUP), None).await {
                    Ok(length) | Err(AppendError::Conflict { actual: length }) => length,
                    Err(AppendError::Store(error)) => panic!("{error}"),
                };
                assert_eq!(length % GROUP, 0, "a part of an append shows in the length");
            }
        });
    }
    loop {
        let seen = log.read(table(1), 0).await.unwrap();
        assert_eq!(seen.len() as u64 % GROUP, 0, "a part of an append can be read");
        if seen.len() as u64 >= GROUP * GROUPS {
            assert_eq!(seen, entries(0..seen.len() as u64));
            break;
        }
    }
    while let Some(writer) = writers.join_next().await {
        writer.unwrap();
    }
}

/// All try for the same place at the same time, again and again.
pub(super) async fn have_one_winner_for_each_place(storage: impl Storage) {
    const ROUNDS: u64 = 20;
    let log = Arc::new(storage.open().await);
    let start = Arc::new(Barrier::new(WRITERS));
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS as u64 {
        let (log, start) = (Arc::clone(&log), Arc::clone(&start));
        writers.spawn(async move {
            let mut won = Vec::new();
            for round in 0..ROUNDS {
                start.wait().await;
                match log.append(table(1), round, vec![entry(writer)], first(round)).await {
                    Ok(length) => {
                        assert_eq!(length, round + 1);
                        won.push(round);
                    }
                    Err(error) => assert_eq!(error, AppendError::Conflict { actual: round + 1 }),
                }
            }
            (writer, won)
        });
    }
    let mut winners = vec![Vec::new(); ROUNDS as usize];
    while let Some(writer) = writers.join_next().await {
        let (writer, won) = writer.unwrap();
        for round in won {
            winners[round as usize].push(writer);
        }
    }
    let log = log.read(table(1), 0).await.unwrap();
    assert_eq!(log.len(), winners.len());
    for (round, winners) in winners.into_iter().enumerate() {
        assert_eq!(winners.len(), 1, "place {round} has one winner, not {winners:?}");
        assert_eq!(log[round], entry(winners[0]), "place {round} holds what its winner wrote");
    }
}

/// Everybody writes to three tables until all their entries are acknowledged; each then stands where it was said to.
pub(super) async fn are_acknowledged_once_and_kept(storage: impl Storage) {
    const EACH: u64 = 6;
    const TABLES: u64 = 3;
    let log = Arc::new(storage.open().await);
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS as u64 {
        let log = Arc::clone(&log);
        writers.spawn(async move {
            let mut acknowledged = Vec::new();
            let mut expected = [0; TABLES as usize];
            for count in 0..EACH {
                let mine = writer * EACH + count;
                let at = ((writer + count) % TABLES) as usize;
                loop {
                    let length = expected[at];
                    match log.append(table(at as u8), length, vec![entry(mine)], first(length)).await {
                        Ok(length) => {
                            acknowledged.push((at as u8, length - 1, mine));
                            expected[at] = length;
                            break;
                        }
                        Err(AppendError::Conflict { actual }) => expected[at] = actual,
                        Err(AppendError::Store(error)) => panic!("{error}"),
                    }
                }
            }
            acknowledged
        });
    }
    let mut acknowledged = Vec::new();
    while let Some(writer) = writers.join_next().await {
        acknowledged.extend(writer.unwrap());
    }
    acknowledged.sort_unstable();
    for at in 0..TABLES as u8 {
        let promised: Vec<_> = acknowledged.iter().filter(|promise| promise.0 == at).collect();
        let kept = log.read(table(at), 0).await.unwrap();
        assert_eq!(kept.len(), promised.len(), "table {at} holds what was acknowledged, no more, no less");
        for ((number, entry_kept), (_, place, mine)) in kept.iter().enumerate().zip(promised) {
            assert_eq!((number as u64, entry_kept), (*place, &entry(*mine)), "table {at}");
        }
    }
}
