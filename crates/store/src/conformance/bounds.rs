//! Bounds: the largest size works, one more is refused and changes nothing.

use super::Storage;
use super::sample::{entry, first, lobby, player, table};
use crate::{
    AppendError, Listing, Log, MAX_APPEND_BYTES, MAX_APPEND_ENTRIES, MAX_CHANGED, MAX_ENTRY_BYTES,
    MAX_GAME_BYTES, MAX_LIMIT, MAX_MEMBERS, MAX_SUMMARY_BYTES, MAX_TABLE_BYTES, MAX_TABLE_ENTRIES, State,
    StoreError,
};

fn too_large<T>(answer: &Result<T, AppendError>) -> bool {
    matches!(answer, Err(AppendError::Store(StoreError::TooLarge { .. })))
}

pub(super) async fn entries_may_be_as_large_as_allowed(storage: impl Storage) {
    let log = storage.open().await;
    let large: Vec<u8> = (0..MAX_ENTRY_BYTES).map(|index| (index % 251) as u8).collect();
    assert_eq!(log.append(table(1), 0, vec![large.clone()], first(0)).await, Ok(1));
    let larger = vec![vec![1; MAX_ENTRY_BYTES + 1]];
    assert!(too_large(&log.append(table(1), 1, larger.clone(), None).await));
    assert!(too_large(&log.append(table(2), 0, larger, first(0)).await));
    assert_eq!(log.read(table(1), 0).await, Ok(vec![large]));
    assert_eq!(log.len(table(2)).await, Ok(0));
}

pub(super) async fn appends_may_be_as_large_as_allowed(storage: impl Storage) {
    let log = storage.open().await;
    let many = vec![vec![7]; MAX_APPEND_ENTRIES];
    assert_eq!(log.append(table(1), 0, many.clone(), first(0)).await, Ok(many.len() as u64));
    assert!(too_large(&log.append(table(2), 0, vec![vec![7]; MAX_APPEND_ENTRIES + 1], first(0)).await));

    let heavy = vec![vec![7; MAX_ENTRY_BYTES]; MAX_APPEND_BYTES / MAX_ENTRY_BYTES];
    let length = (many.len() + heavy.len()) as u64;
    assert_eq!(log.append(table(1), many.len() as u64, heavy.clone(), None).await, Ok(length));
    let heavier = [heavy, vec![vec![7]]].concat();
    assert!(too_large(&log.append(table(1), length, heavier, None).await));

    let nothing = log.append(table(1), length, vec![], None).await;
    assert_eq!(nothing, Err(StoreError::EmptyAppend.into()));
    let unlisted = log.append(table(3), 0, vec![vec![7]], None).await;
    assert_eq!(unlisted, Err(StoreError::MissingListing.into()));
    assert_eq!((log.len(table(2)).await, log.len(table(3)).await), (Ok(0), Ok(0)));
}

pub(super) async fn tables_may_be_as_large_as_allowed(storage: impl Storage) {
    let log = storage.open().await;
    let heavy = vec![vec![7; MAX_ENTRY_BYTES]; MAX_APPEND_BYTES / MAX_ENTRY_BYTES];
    let mut length = 0;
    for _ in 0..MAX_TABLE_BYTES / MAX_APPEND_BYTES as u64 {
        length = log.append(table(1), length, heavy.clone(), first(length)).await.unwrap();
    }
    assert!(too_large(&log.append(table(1), length, vec![vec![7]], None).await), "the table is full");
    // The storage is not: other tables grow on, and the full one can be read, even by who just came.
    assert_eq!(log.append(table(2), 0, vec![entry(1)], first(0)).await, Ok(1));
    log.close().await;
    let log = storage.open().await;
    assert!(
        too_large(&log.append(table(1), length, vec![vec![7]], None).await),
        "it is full after reopening"
    );
    let bytes: usize = log.read(table(1), 0).await.unwrap().iter().map(Vec::len).sum();
    assert_eq!(bytes as u64, MAX_TABLE_BYTES);
}

pub(super) async fn tables_may_be_as_long_as_allowed(storage: impl Storage) {
    let log = storage.open().await;
    let mut length = 0;
    while length < MAX_TABLE_ENTRIES {
        length = log.append(table(1), length, vec![vec![]; MAX_APPEND_ENTRIES], first(length)).await.unwrap();
    }
    assert!(too_large(&log.append(table(1), length, vec![vec![]], None).await), "the table is full");
    assert_eq!(log.append(table(2), 0, vec![entry(2)], first(0)).await, Ok(1));
    assert_eq!(log.read(table(1), MAX_TABLE_ENTRIES - 1).await, Ok(vec![vec![]]));
    assert_eq!(
        log.read(table(1), MAX_TABLE_ENTRIES).await,
        Ok(vec![]),
        "another table's entries are not ours"
    );
    assert_eq!(log.len(table(1)).await, Ok(MAX_TABLE_ENTRIES));
    assert_eq!(log.remove(table(1), MAX_TABLE_ENTRIES).await, Ok(()));
    assert_eq!(log.read(table(2), 0).await, Ok(vec![entry(2)]));
}

pub(super) async fn listings_may_be_as_large_as_allowed(storage: impl Storage) {
    let log = storage.open().await;
    let large = Listing {
        game: "x".repeat(MAX_GAME_BYTES),
        summary: vec![0xff; MAX_SUMMARY_BYTES],
        members: (0..MAX_MEMBERS as u8).map(player).collect(),
        changed: MAX_CHANGED,
        ..lobby(0)
    };
    assert_eq!(log.append(table(1), 0, vec![entry(0)], Some(large.clone())).await, Ok(1));
    assert_eq!(log.listing(table(1)).await, Ok(Some(large.clone())));
    let larger = [
        Listing { game: "x".repeat(MAX_GAME_BYTES + 1), ..large.clone() },
        Listing { summary: vec![0xff; MAX_SUMMARY_BYTES + 1], ..large.clone() },
        Listing { members: vec![player(1); MAX_MEMBERS + 1], ..large.clone() },
        Listing { changed: MAX_CHANGED + 1, ..large.clone() },
    ];
    for listing in larger {
        assert!(too_large(&log.append(table(1), 1, vec![entry(1)], Some(listing)).await));
    }
    assert_eq!(log.len(table(1)).await, Ok(1));
    assert_eq!(log.listing(table(1)).await, Ok(Some(large)));
}

pub(super) async fn questions_have_a_limit(storage: impl Storage) {
    let log = storage.open().await;
    for number in 0..5 {
        log.append(table(number), 0, vec![entry(0)], Some(lobby(number.into()))).await.unwrap();
    }
    for (limit, found) in [(0, 0), (1, 1), (4, 4), (MAX_LIMIT, 5)] {
        assert_eq!(log.public_tables(State::Lobby, limit).await.unwrap().len(), found);
        assert_eq!(log.tables_of(player(1), limit).await.unwrap().len(), found);
        assert_eq!(log.expired(State::Lobby, u64::MAX, limit).await.unwrap().len(), found);
    }
    let refused = |error| matches!(error, Some(StoreError::TooLarge { .. }));
    assert!(refused(log.public_tables(State::Lobby, MAX_LIMIT + 1).await.err()));
    assert!(refused(log.tables_of(player(1), MAX_LIMIT + 1).await.err()));
    assert!(refused(log.expired(State::Lobby, u64::MAX, MAX_LIMIT + 1).await.err()));
}
