//! Test data.

use crate::{Listing, PlayerId, State, TableId};

pub(super) fn table(number: u8) -> TableId {
    TableId::new([number; 16])
}

pub(super) fn player(number: u8) -> PlayerId {
    PlayerId::new([number; 16])
}

pub(super) fn lobby(changed: u64) -> Listing {
    Listing {
        state: State::Lobby,
        public: true,
        game: "halma".into(),
        summary: b"two seats free".to_vec(),
        members: vec![player(1), player(2)],
        changed,
    }
}

/// The listing that the first append needs, and others do not.
pub(super) fn first(expected: u64) -> Option<Listing> {
    (expected == 0).then(|| lobby(0))
}

pub(super) fn entries(numbers: std::ops::Range<u64>) -> Vec<Vec<u8>> {
    numbers.map(entry).collect()
}

/// An entry whose text and length depend on its number.
pub(super) fn entry(number: u64) -> Vec<u8> {
    let mut entry = number.to_string().into_bytes();
    entry.resize(entry.len() + (number % 97) as usize, b'.');
    entry
}
