//! A person's own games: what they were, and how they leave the person's list.

use std::sync::Arc;

use crosstable_core::{PlayerId, TableId};
use crosstable_protocol::Stage;
use crosstable_protocol::http::{Deleted, MyGames, Turn};
use crosstable_store::{AppendError, MAX_LIMIT};
use crosstable_table::{Facts, MAX_ENTRIES, TableSession};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::listing::{listed, listed_with_facts};
use crate::live_table::LiveTable;
use crate::room::RoomMessage;

/// How many games the list has.
const LIST_LENGTH: usize = 500;
/// Of how many running games it says whose turn it is: each of them has to be read.
const READ_RUNNING: usize = 12;
/// How many games one request deletes: each of them is read and written.
const DELETE_BATCH: usize = 100;
/// How often a game is tried again because somebody changed it at the same moment.
const ATTEMPTS: usize = 4;

/// What became of a game that was to be deleted.
enum Deletion {
    /// It was in nobody else's list.
    Removed,
    /// It is in the lists of others.
    Unlisted,
    /// It was not there, or somebody changes it again and again.
    Nothing,
}

impl AppState {
    /// The games of a person, the latest changed first.
    pub(crate) async fn my_games(self: &Arc<Self>, player: PlayerId) -> Result<MyGames, ApiError> {
        let found = self.log.tables_of(player, LIST_LENGTH + 1).await;
        let mut found = found.map_err(|error| self.storage_failed(&error))?;
        let more = found.len() > LIST_LENGTH;
        found.truncate(LIST_LENGTH);
        let mut games = Vec::with_capacity(found.len());
        let mut read = 0;
        for (mut listed, mut facts) in found.into_iter().filter_map(listed_with_facts) {
            let mut turn = None;
            if listed.stage == Stage::Running && read < READ_RUNNING {
                read += 1;
                // A game that cannot be read is listed all the same.
                if let Ok((now, live, due)) = self.look(listed.table).await {
                    (listed.names, facts, turn) = (now, Some(live), due);
                }
            }
            games.push(Facts::my_game(facts, listed, turn, player));
        }
        Ok(MyGames { games, more })
    }

    /// The names, the facts and the turn of a table as it is now. No room is opened for it.
    async fn look(self: &Arc<Self>, table: TableId) -> Result<(Vec<String>, Facts, Option<Turn>), ApiError> {
        let look = |session: &TableSession| {
            let table = session.table();
            (table.names(), Facts::of(table), table.turn())
        };
        if self.has_room(table) {
            return self.query(table, look).await;
        }
        LiveTable::load(self, table).await.map(|live| look(&live.session))
    }

    /// The record of a game that has ended, as a text.
    pub(crate) async fn record(&self, table: TableId) -> Result<String, ApiError> {
        let log = self.entries(table, 0).await?;
        let record = crosstable_record::Record::of(&log).map_err(|_| ApiError::NotEnded)?;
        Ok(record.to_string())
    }

    /// Takes finished games out of a person's list (T-19).
    pub(crate) async fn delete_games(self: &Arc<Self>, player: PlayerId) -> Result<Deleted, ApiError> {
        let found = self.log.tables_of(player, MAX_LIMIT).await;
        let found = found.map_err(|error| self.storage_failed(&error))?;
        let mut deleted = Deleted { more: found.len() == MAX_LIMIT, ..Deleted::default() };
        let mut tried = 0;
        for listed in found.into_iter().filter_map(listed) {
            if listed.stage != Stage::Ended {
                deleted.kept += 1;
                continue;
            }
            if tried == DELETE_BATCH {
                deleted.more = true;
                continue;
            }
            tried += 1;
            match self.delete_game(listed.table, player).await? {
                Deletion::Removed => deleted.removed += 1,
                Deletion::Unlisted => deleted.unlisted += 1,
                Deletion::Nothing => {}
            }
        }
        Ok(deleted)
    }

    async fn delete_game(&self, id: TableId, player: PlayerId) -> Result<Deletion, ApiError> {
        for _ in 0..ATTEMPTS {
            let mut live = match LiveTable::load(self, id).await {
                Ok(live) => live,
                // One that cannot be read must not keep the others.
                Err(ApiError::NoTable | ApiError::Damaged) => return Ok(Deletion::Nothing),
                Err(error) => return Err(error),
            };
            // Lobbies and running games stay; and in a log that is full nothing can be noted.
            let table = live.table();
            if table.stage() != Stage::Ended || table.length() >= MAX_ENTRIES {
                return Ok(Deletion::Nothing);
            }
            if table.listed_for() != [player] {
                let unlist = |session: &TableSession| Ok(session.execute_unlisting(self.now(), player));
                let unlisted = live.submit_with(self, None, unlist).await?.is_some();
                // Somebody else may have done the same at this moment.
                if !live.table().listed_for().is_empty() {
                    return Ok(if unlisted { Deletion::Unlisted } else { Deletion::Nothing });
                }
            }
            match self.log.remove(id, live.table().length()).await {
                Ok(()) => {
                    self.send_if_open(id, RoomMessage::Removed).await;
                    return Ok(Deletion::Removed);
                }
                Err(AppendError::Conflict { .. }) => {}
                Err(AppendError::Store(error)) => return Err(self.storage_failed(&error)),
            }
        }
        Ok(Deletion::Nothing)
    }
}
