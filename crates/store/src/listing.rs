//! What the directory says of a table.

use serde::{Deserialize, Serialize};

use crate::bounds::{MAX_CHANGED, MAX_GAME_BYTES, MAX_MEMBERS, MAX_SUMMARY_BYTES, at_most};
use crate::{PlayerId, StoreError, TableId};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// People may still sit down.
    Lobby,
    /// The game is being played.
    Running,
    /// The game has a result, or was given up.
    Ended,
}

/// A table's entry in the directory: enough to list it, to find one's own tables and to know when it is stale.
///
/// A listing is replaced whole, together with an append, so it never tells of a state that the log does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listing {
    /// How far the table has come.
    pub state: State,
    /// Whether strangers may find it.
    pub public: bool,
    /// Which game is played, in the caller's own words (at most 64 bytes).
    pub game: String,
    /// What a list shows of the table; opaque here (at most 4 KiB).
    pub summary: Vec<u8>,
    /// The people at the table (at most 16), in the caller's order.
    pub members: Vec<PlayerId>,
    /// When the table last changed, in milliseconds since 1970, by the caller's clock.
    pub changed: u64,
}

impl Listing {
    /// Whether the listing keeps the bounds.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        at_most("the number of bytes of a listing's game", self.game.len() as u64, MAX_GAME_BYTES as u64)?;
        at_most("the number of bytes of a summary", self.summary.len() as u64, MAX_SUMMARY_BYTES as u64)?;
        at_most("the number of members of a table", self.members.len() as u64, MAX_MEMBERS as u64)?;
        at_most("the time of a change in milliseconds", self.changed, MAX_CHANGED)
    }
}

/// A table and its length, as [`crate::Log::expired`] lists them for [`crate::Log::remove`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expired {
    /// The table.
    pub table: TableId,
    /// Its length when it was found stale.
    pub length: u64,
}
