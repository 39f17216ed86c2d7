//! The chairs of a table.

use crosstable_core::{Level, PlayerId};
use crosstable_protocol::Name;

/// A chair at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Chair {
    /// Anybody may sit down.
    #[default]
    Open,
    /// A person's.
    Person {
        player: PlayerId,
        name: Name,
        /// Whether the person has left for the time being (T-10).
        away: bool,
        /// Whether a bot decides in the person's place until they come back (T-10).
        stand_in: bool,
    },
    /// A bot's.
    Bot { level: Level },
}

impl Chair {
    /// The person it belongs to.
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Chair::Person { player, .. } => Some(*player),
            Chair::Open | Chair::Bot { .. } => None,
        }
    }

    /// Whether a bot decides for this chair now, and how well.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Chair::Bot { level } => Some(*level),
            Chair::Person { stand_in: true, .. } => Some(Level::Normal),
            Chair::Open | Chair::Person { .. } => None,
        }
    }
}
