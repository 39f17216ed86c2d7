//! The directory of tables.

use serde::{Deserialize, Serialize};

use crate::bounds::{MAX_CHANGED, MAX_GAME_BYTES, MAX_MEMBERS, MAX_SUMMARY_BYTES, at_most};
use crate::{PlayerId, StoreError, TableId};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Players may still join.
    Lobby,
    /// The game is being played.
    Running,
    /// The game has a result.
    Ended,
    /// Nobody has come for so long that the table will be removed.
    Expired,
}

impl State {
    /// The states of tables that stay: people change these, a sweep the others.
    pub(crate) const KEPT: [State; 3] = [State::Lobby, State::Running, State::Ended];
}

/// A table's entry in the directory: enough to list it, to find a player's tables and to expire it.
///
/// A listing is replaced together with an append, so it is never ahead of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "plain data")]
pub struct Listing {
    pub state: State,
    /// Whether `public_tables` lists it.
    pub public: bool,
    /// Opaque to this crate (at most 64 bytes).
    pub game: String,
    /// Opaque to this crate (at most 4 KiB).
    pub summary: Vec<u8>,
    /// The players at the table (at most 16).
    pub members: Vec<PlayerId>,
    /// When the table last changed, in milliseconds since 1970 by the caller's clock.
    pub changed: u64,
}

impl Listing {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        at_most("the number of bytes of a listing's game", self.game.len() as u64, MAX_GAME_BYTES as u64)?;
        at_most("the number of bytes of a summary", self.summary.len() as u64, MAX_SUMMARY_BYTES as u64)?;
        at_most("the number of members of a table", self.members.len() as u64, MAX_MEMBERS as u64)?;
        at_most("the time of a change in milliseconds", self.changed, MAX_CHANGED)
    }
}

/// A table and its length, as [`crate::Log::expired`] lists them for [`crate::Log::remove`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub struct Expired {
    pub table: TableId,
    pub length: u64,
}
