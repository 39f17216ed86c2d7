//! A wrapper around a log. The log behind it sees every table as ended from the beginning, so that tables move to their
//! records at any moment; callers of the wrapper see the states they wrote.

use crosstable_store::{
    AppendError, Expired, Listing, Log, MAX_GAME_BYTES, MAX_LIMIT, PlayerId, State, StoreError, TableId,
};

/// What the log behind it is asked for instead of this state.
fn hidden(state: State) -> State {
    if state == State::Expired { state } else { State::Ended }
}

/// What a game's name begins with then, and for which state it stands.
const MARKS: [(&str, State); 3] =
    [("lobby!", State::Lobby), ("running!", State::Running), ("ended!", State::Ended)];

pub(crate) struct Finishing<L>(pub(crate) L);

fn hide(mut listing: Listing) -> Listing {
    // What has expired is not moved.
    let Some((mark, _)) = MARKS.get(listing.state as usize) else { return listing };
    // What is as large as it may be stays as it is.
    if mark.len() + listing.game.len() <= MAX_GAME_BYTES {
        listing.game.insert_str(0, mark);
        listing.state = State::Ended;
    }
    listing
}

fn reveal(mut listing: Listing) -> Listing {
    for (mark, state) in MARKS {
        if let Some(game) = listing.game.strip_prefix(mark) {
            listing.game = game.to_owned();
            listing.state = state;
            break;
        }
    }
    listing
}

fn reveal_all(list: Vec<(TableId, Listing)>) -> Vec<(TableId, Listing)> {
    list.into_iter().map(|(table, listing)| (table, reveal(listing))).collect()
}

impl<L: Log> Log for Finishing<L> {
    type Watch = L::Watch;

    async fn append(
        &self,
        table: TableId,
        expected: u64,
        entries: Vec<Vec<u8>>,
        listing: Option<Listing>,
    ) -> Result<u64, AppendError> {
        self.0.append(table, expected, entries, listing.map(hide)).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.0.read(table, from).await
    }

    async fn len(&self, table: TableId) -> Result<u64, StoreError> {
        self.0.len(table).await
    }

    fn watch(&self, table: TableId, from: u64) -> L::Watch {
        self.0.watch(table, from)
    }

    async fn listing(&self, table: TableId) -> Result<Option<Listing>, StoreError> {
        Ok(self.0.listing(table).await?.map(reveal))
    }

    async fn public_tables(&self, state: State, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        let all = self.0.public_tables(hidden(state), limit.max(MAX_LIMIT)).await?;
        let mut all = reveal_all(all);
        all.retain(|(_, listing)| listing.state == state);
        all.truncate(limit);
        Ok(all)
    }

    async fn tables_of(&self, player: PlayerId, limit: usize) -> Result<Vec<(TableId, Listing)>, StoreError> {
        Ok(reveal_all(self.0.tables_of(player, limit).await?))
    }

    async fn expired(&self, state: State, before: u64, limit: usize) -> Result<Vec<Expired>, StoreError> {
        let mut expired = Vec::new();
        for one in self.0.expired(hidden(state), before, limit.max(MAX_LIMIT)).await? {
            let listing = self.listing(one.table).await?;
            if expired.len() < limit && listing.is_some_and(|listing| listing.state == state) {
                expired.push(one);
            }
        }
        Ok(expired)
    }

    async fn newest_change(&self) -> Result<Option<u64>, StoreError> {
        self.0.newest_change().await
    }

    async fn tables(&self, after: Option<TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.0.tables(after, limit).await
    }

    async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        self.0.remove(table, expected).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.0.probe().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}
