//! Chairs and the names of those who sit on them.

use std::fmt;

use crosstable_core::{Level, PlayerId};
use serde::{Deserialize, Serialize};

/// A chair at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Chair {
    /// Anybody may sit down.
    #[default]
    Open,
    /// A person's.
    Person {
        /// Whose.
        player: PlayerId,
        /// How they want to be called.
        name: Name,
        /// Whether they have left for the time being (T-10).
        away: bool,
        /// Whether a bot decides in their place until they come back (T-10).
        stand_in: bool,
    },
    /// A bot's.
    Bot {
        /// How well it plays.
        level: Level,
    },
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

/// A nickname: one line, 1 to 24 characters, no blanks at the ends (T-14).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(Box<str>);

/// The text cannot be a nickname.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name has 1 to 24 characters in one line")]
pub struct BadName;

impl Name {
    /// The longest nickname, in characters.
    pub const LONGEST: usize = 24;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        let trimmed = text.trim();
        let good = !trimmed.is_empty()
            && trimmed.chars().count() <= Name::LONGEST
            && !trimmed.chars().any(|c| c.is_control() || is_invisible(c));
        if good { Ok(Name(trimmed.into())) } else { Err(BadName) }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

/// Characters that turn the writing round or take no room, with which one name could pass for another.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
