//! What the tests of the backends share.
#![allow(dead_code, reason = "not every test file uses everything")]

use crosstable_store::{Listing, PlayerId, State, TableId};

pub(crate) fn table(number: u8) -> TableId {
    TableId::new([number; 16])
}

pub(crate) fn lobby(changed: u64) -> Listing {
    Listing {
        state: State::Lobby,
        public: true,
        game: "halma".into(),
        summary: vec![],
        members: vec![PlayerId::new([1; 16])],
        changed,
    }
}

/// Waits for a future without any runtime around it: the library needs none.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}
