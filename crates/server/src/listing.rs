//! What a list shows of a table.

use std::collections::HashMap;

use crosstable_core::{PlayerId, TableId};
use crosstable_protocol::http::Listed;
use crosstable_protocol::{Millis, Stage};
use crosstable_store::{Listing, MAX_LIMIT, State};
use crosstable_table::{Facts, Table};
use serde::{Deserialize, Serialize};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::log::Listings;

/// How many tables a list shows.
const LIST_LENGTH: usize = 100;
/// How many public tables of one person may wait for players at the same time.
const MAX_PUBLIC: usize = 5;
/// How many of them the list shows.
const MAX_SHOWN: usize = 3;

/// The part of a listing that the store does not look into.
#[derive(Serialize, Deserialize)]
struct Summary {
    players: u8,
    open: u8,
    names: Vec<String>,
    /// Who opened the table; never shown. Older listings do not say it.
    #[serde(default)]
    host: Option<PlayerId>,
    /// Of a table that has expired, whose state does not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stage: Option<Stage>,
    /// Of a game that has ended. While it runs this would change with every move, and listings cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    facts: Option<Facts>,
}

/// The listing of a table as it is now.
pub(crate) fn listing(table: &Table, changed: Millis) -> Listing {
    let expired = table.is_expired();
    let stage = expired.then(|| table.stage());
    let (players, open, names) = (table.players(), table.open_seats(), table.names());
    let host = Some(table.host());
    let facts = (table.stage() == Stage::Ended).then(|| Facts::of(table));
    let summary = Summary { players, open, names, host, stage, facts };
    Listing {
        state: match table.stage() {
            _ if expired => State::Expired,
            Stage::Lobby => State::Lobby,
            Stage::Starting | Stage::Running => State::Running,
            Stage::Ended => State::Ended,
        },
        public: table.is_public() && !expired,
        game: table.game().id().to_owned(),
        summary: serde_json::to_vec(&summary).expect("a summary is plain data"),
        members: table.listed_for(),
        changed,
    }
}

/// A listing as clients get it.
pub(crate) fn listed(row: (TableId, Listing)) -> Option<Listed> {
    listed_with_facts(row).map(|(listed, _)| listed)
}

/// The same with what it says of a game that has ended.
pub(crate) fn listed_with_facts((table, listing): (TableId, Listing)) -> Option<(Listed, Option<Facts>)> {
    let Summary { players, open, names, stage, facts, .. } = serde_json::from_slice(&listing.summary).ok()?;
    let stage = match listing.state {
        State::Lobby => Stage::Lobby,
        State::Running => Stage::Running,
        State::Ended => Stage::Ended,
        State::Expired => stage?,
    };
    let listed = Listed { table, game: listing.game, stage, players, open, names, changed: listing.changed };
    Some((listed, facts))
}

/// Who opened a table, if its listing says it.
fn host(listing: &Listing) -> Option<PlayerId> {
    serde_json::from_slice::<Summary>(&listing.summary).ok()?.host
}

/// Leaves the newest few of each host. Without this, one person could fill the list.
fn few_of_each_host(newest_first: Listings) -> Listings {
    let mut counts: HashMap<PlayerId, usize> = HashMap::new();
    let is_shown = |(_, listing): &(TableId, Listing)| {
        host(listing).is_none_or(|host| {
            let count = counts.entry(host).or_default();
            *count += 1;
            *count <= MAX_SHOWN
        })
    };
    newest_first.into_iter().filter(is_shown).take(LIST_LENGTH).collect()
}

impl AppState {
    /// The public tables that wait for players, newest first.
    async fn public_lobbies(&self, limit: usize) -> Result<Listings, ApiError> {
        let found = self.log.public_tables(State::Lobby, limit).await;
        found.map_err(|error| self.storage_failed(&error))
    }

    /// The list of public tables that wait for players.
    pub(crate) async fn public_list(&self) -> Result<Vec<Listed>, ApiError> {
        // More are looked at only if many of one person's are left out.
        let mut found = self.public_lobbies(2 * LIST_LENGTH).await?;
        if found.len() == 2 * LIST_LENGTH && few_of_each_host(found.clone()).len() < LIST_LENGTH {
            found = self.public_lobbies(MAX_LIMIT).await?;
        }
        Ok(few_of_each_host(found).into_iter().filter_map(listed).collect())
    }

    /// The tables at which a person sits or which the person opened.
    pub(crate) async fn tables_of(&self, player: PlayerId) -> Result<Vec<Listed>, ApiError> {
        let found = self.log.tables_of(player, LIST_LENGTH).await;
        let found = found.map_err(|error| self.storage_failed(&error))?;
        Ok(found.into_iter().filter_map(listed).collect())
    }

    /// Refuses one more public table of a person who has enough of them.
    pub(crate) async fn check_public(&self, player: PlayerId) -> Result<(), ApiError> {
        // Tables so old that they are not among these bother nobody.
        let found = self.public_lobbies(MAX_LIMIT).await?;
        let own = found.iter().filter(|(_, listing)| host(listing) == Some(player)).count();
        if own >= MAX_PUBLIC { Err(ApiError::ManyPublic) } else { Ok(()) }
    }
}
