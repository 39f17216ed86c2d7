//! The directory changes with the log.

use super::Storage;
use super::sample::{entries, lobby, player, table};
use crate::{AppendError, Expired, Listing, Log, State, TableId};

/// The tables of a list.
fn tables(list: Vec<(TableId, Listing)>) -> Vec<TableId> {
    list.into_iter().map(|(table, _)| table).collect()
}

pub(super) async fn lists_public_tables_by_state(storage: impl Storage) {
    let log = storage.open().await;
    let listings = [
        (1, Listing { changed: 30, ..lobby(0) }),
        (2, Listing { changed: 10, ..lobby(0) }),
        (3, Listing { changed: 20, ..lobby(0) }),
        (4, Listing { changed: 40, public: false, ..lobby(0) }),
        (5, Listing { changed: 50, state: State::Running, ..lobby(0) }),
        (6, Listing { changed: 60, state: State::Ended, ..lobby(0) }),
    ];
    for (number, listing) in &listings {
        log.append(table(*number), 0, entries(0..1), Some(listing.clone())).await.unwrap();
    }
    let open = log.public_tables(State::Lobby, 10).await.unwrap();
    assert_eq!(open[0], (table(1), listings[0].1.clone()), "a listing comes back as it was given");
    assert_eq!(tables(open), [table(1), table(3), table(2)], "the latest first, no private ones");
    assert_eq!(tables(log.public_tables(State::Lobby, 2).await.unwrap()), [table(1), table(3)]);
    assert_eq!(tables(log.public_tables(State::Running, 10).await.unwrap()), [table(5)]);
    assert_eq!(tables(log.public_tables(State::Ended, 10).await.unwrap()), [table(6)]);
    assert_eq!(log.listing(table(4)).await, Ok(Some(listings[3].1.clone())));
    assert_eq!(log.listing(table(9)).await, Ok(None));
}

pub(super) async fn finds_the_tables_of_a_player(storage: impl Storage) {
    let log = storage.open().await;
    let with = |members: &[u8], changed| Listing {
        members: members.iter().copied().map(player).collect(),
        public: false,
        ..lobby(changed)
    };
    log.append(table(1), 0, entries(0..1), Some(with(&[1, 2], 10))).await.unwrap();
    log.append(table(2), 0, entries(0..1), Some(with(&[1], 30))).await.unwrap();
    log.append(table(3), 0, entries(0..1), Some(with(&[3, 1], 20))).await.unwrap();
    log.append(table(4), 0, entries(0..1), Some(with(&[], 40))).await.unwrap();
    let found = log.tables_of(player(1), 10).await.unwrap();
    assert_eq!(found[1], (table(3), with(&[3, 1], 20)), "members keep their order");
    assert_eq!(tables(found), [table(2), table(3), table(1)]);
    assert_eq!(tables(log.tables_of(player(1), 1).await.unwrap()), [table(2)]);
    assert_eq!(tables(log.tables_of(player(2), 10).await.unwrap()), [table(1)]);
    assert_eq!(log.tables_of(player(9), 10).await, Ok(vec![]));

    // One goes, one comes, one stays; the table becomes the latest.
    log.append(table(1), 1, entries(1..2), Some(with(&[4, 1], 50))).await.unwrap();
    assert_eq!(tables(log.tables_of(player(1), 10).await.unwrap()), [table(1), table(2), table(3)]);
    assert_eq!(log.tables_of(player(2), 10).await, Ok(vec![]));
    assert_eq!(tables(log.tables_of(player(4), 10).await.unwrap()), [table(1)]);
    // The same person twice is still at one table once.
    log.append(table(4), 1, entries(1..2), Some(with(&[5, 5], 60))).await.unwrap();
    assert_eq!(log.tables_of(player(5), 10).await, Ok(vec![(table(4), with(&[5, 5], 60))]));
    log.append(table(4), 2, entries(2..3), Some(with(&[6], 60))).await.unwrap();
    assert_eq!(log.tables_of(player(5), 10).await, Ok(vec![]));
}

pub(super) async fn follows_the_log(storage: impl Storage) {
    let log = storage.open().await;
    log.append(table(1), 0, entries(0..1), Some(lobby(10))).await.unwrap();
    // Without a listing the old one stays.
    log.append(table(1), 1, entries(1..2), None).await.unwrap();
    assert_eq!(log.listing(table(1)).await, Ok(Some(lobby(10))));
    let running = Listing { state: State::Running, summary: vec![], game: "go".into(), ..lobby(20) };
    log.append(table(1), 2, entries(2..3), Some(running.clone())).await.unwrap();
    assert_eq!(log.public_tables(State::Lobby, 10).await, Ok(vec![]));
    assert_eq!(log.public_tables(State::Running, 10).await, Ok(vec![(table(1), running.clone())]));
    let hidden = Listing { public: false, ..running };
    log.append(table(1), 3, entries(3..4), Some(hidden.clone())).await.unwrap();
    assert_eq!(log.public_tables(State::Running, 10).await, Ok(vec![]));
    assert_eq!(log.listing(table(1)).await, Ok(Some(hidden)));
}

pub(super) async fn knows_what_is_stale(storage: impl Storage) {
    let log = storage.open().await;
    for (number, changed, state) in
        [(1, 20, State::Lobby), (2, 10, State::Lobby), (3, 30, State::Lobby), (4, 5, State::Ended)]
    {
        let listing = Listing { state, public: number != 2, ..lobby(changed) };
        log.append(table(number), 0, entries(0..number.into()), Some(listing)).await.unwrap();
    }
    let stale = |number: u8| Expired { table: table(number), length: number.into() };
    assert_eq!(log.expired(State::Lobby, 30, 10).await, Ok(vec![stale(2), stale(1)]), "the stalest first");
    assert_eq!(log.expired(State::Lobby, 30, 1).await, Ok(vec![stale(2)]));
    assert_eq!(log.expired(State::Lobby, 10, 10).await, Ok(vec![]), "earlier than, not at");
    assert_eq!(log.expired(State::Ended, u64::MAX, 10).await, Ok(vec![stale(4)]));
    assert_eq!(log.expired(State::Running, u64::MAX, 10).await, Ok(vec![]));
}

/// Tables in every state count, except those that a sweep has changed last.
pub(super) async fn knows_the_newest_change(storage: impl Storage) {
    let log = storage.open().await;
    assert_eq!(log.newest_change().await, Ok(None));
    let listings =
        [(1, 30, State::Ended), (2, 10, State::Lobby), (3, 20, State::Running), (4, 40, State::Expired)];
    for (number, changed, state) in listings {
        let listing = Listing { state, public: number != 1, ..lobby(changed) };
        log.append(table(number), 0, entries(0..1), Some(listing)).await.unwrap();
    }
    assert_eq!(log.newest_change().await, Ok(Some(30)));
    log.remove(table(1), 1).await.unwrap();
    assert_eq!(log.newest_change().await, Ok(Some(20)));
    log.append(table(2), 1, entries(1..2), Some(lobby(25))).await.unwrap();
    assert_eq!(log.newest_change().await, Ok(Some(25)));
}

pub(super) async fn keeps_expired_tables_until_they_are_removed(storage: impl Storage) {
    let log = storage.open().await;
    let ended = Listing { state: State::Ended, ..lobby(10) };
    let expired = Listing { state: State::Expired, public: false, ..lobby(20) };
    let stale = |length| Ok(vec![Expired { table: table(1), length }]);
    log.append(table(1), 0, entries(0..1), Some(ended.clone())).await.unwrap();
    // Marked, brought back, marked again and removed.
    for length in [1, 3] {
        assert_eq!(log.expired(State::Ended, 11, 9).await, stale(length));
        log.append(table(1), length, entries(length..length + 1), Some(expired.clone())).await.unwrap();
        assert_eq!(log.public_tables(State::Ended, 9).await, Ok(vec![]));
        assert_eq!(log.public_tables(State::Expired, 9).await, Ok(vec![]));
        assert_eq!(log.expired(State::Ended, u64::MAX, 9).await, Ok(vec![]));
        assert_eq!(log.expired(State::Expired, 20, 9).await, Ok(vec![]));
        assert_eq!(log.expired(State::Expired, 21, 9).await, stale(length + 1));
        assert_eq!(log.tables_of(player(1), 9).await, Ok(vec![(table(1), expired.clone())]));
        assert_eq!(log.read(table(1), 0).await, Ok(entries(0..length + 1)), "nothing is lost");
        if length == 1 {
            log.append(table(1), 2, entries(2..3), Some(ended.clone())).await.unwrap();
            assert_eq!(log.public_tables(State::Ended, 9).await, Ok(vec![(table(1), ended.clone())]));
        }
    }
    log.remove(table(1), 4).await.unwrap();
    assert_eq!(log.expired(State::Expired, u64::MAX, 9).await, Ok(vec![]));
    assert_eq!(log.read(table(1), 0).await, Ok(vec![]));
}

/// A finished table leaves the lists of its members one by one, without changing its place in the others'; and nothing
/// brings it back: neither what is appended later, nor opening the log again.
pub(super) async fn lets_members_of_finished_tables_go(storage: impl Storage) {
    let log = storage.open().await;
    let ended = |number: u8, members: &[u8]| Listing {
        state: State::Ended,
        public: false,
        members: members.iter().copied().map(player).collect(),
        ..lobby(u64::from(number) * 10)
    };
    for number in [1, 2, 3] {
        let listing = Listing { changed: 1, ..lobby(0) };
        log.append(table(number), 0, entries(0..1), Some(listing)).await.unwrap();
        log.append(table(number), 1, entries(1..2), Some(ended(number, &[1, 2]))).await.unwrap();
    }
    assert_eq!(tables(log.tables_of(player(1), 9).await.unwrap()), [table(3), table(2), table(1)]);
    // One process lets a member go while another is open.
    let other = storage.open().await;
    assert_eq!(other.tables_of(player(1), 9).await.unwrap().len(), 3);
    log.append(table(2), 2, entries(2..3), Some(ended(2, &[2]))).await.unwrap();
    assert_eq!(tables(log.tables_of(player(1), 9).await.unwrap()), [table(3), table(1)]);
    assert_eq!(tables(log.tables_of(player(2), 9).await.unwrap()), [table(3), table(2), table(1)]);
    // A late append that does not know of it is refused, and one that does, with or without a listing, keeps it so.
    let late = other.append(table(2), 2, entries(2..3), Some(ended(2, &[1, 2]))).await;
    assert_eq!(late, Err(AppendError::Conflict { actual: 3 }));
    other.append(table(2), 3, entries(3..4), None).await.unwrap();
    other.append(table(2), 4, entries(4..5), Some(ended(2, &[2]))).await.unwrap();
    // What is in nobody's list is still there, until it is removed.
    other.append(table(1), 2, entries(2..3), Some(ended(1, &[]))).await.unwrap();
    other.close().await;
    log.close().await;
    let log = storage.open().await;
    assert_eq!(tables(log.tables_of(player(1), 9).await.unwrap()), [table(3)]);
    assert_eq!(log.tables_of(player(2), 9).await.unwrap()[1], (table(2), ended(2, &[2])));
    assert_eq!(log.read(table(1), 0).await, Ok(entries(0..3)));
    log.remove(table(1), 3).await.unwrap();
    assert_eq!(log.listing(table(1)).await, Ok(None));
}

/// Page by page, each table once, in any state, public or not.
pub(super) async fn names_every_table(storage: impl Storage) {
    let log = storage.open().await;
    assert_eq!(log.tables(None, 10).await, Ok(vec![]));
    for (number, state) in [(9, State::Ended), (0, State::Lobby), (255, State::Running), (4, State::Lobby)] {
        let listing = Listing { state, public: number == 4, ..lobby(number.into()) };
        log.append(table(number), 0, entries(0..1), Some(listing)).await.unwrap();
    }
    assert_eq!(log.tables(None, 10).await, Ok([0, 4, 9, 255].map(table).to_vec()));
    assert_eq!(log.tables(None, 3).await, Ok([0, 4, 9].map(table).to_vec()));
    assert_eq!(log.tables(Some(table(9)), 3).await, Ok(vec![table(255)]));
    assert_eq!(
        log.tables(Some(table(5)), 1).await,
        Ok(vec![table(9)]),
        "from behind a table that is not there"
    );
    assert_eq!(log.tables(Some(table(255)), 3).await, Ok(vec![]));
    log.remove(table(4), 1).await.unwrap();
    assert_eq!(log.tables(None, 10).await, Ok([0, 9, 255].map(table).to_vec()));
}
