//! Nicknames.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A nickname: one line, 1 to 24 characters, no blanks at the ends (T-14).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(Box<str>);

crosstable_core::wire_as!(Name, String);

/// The text cannot be a nickname.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name has 1 to 24 characters in one line")]
pub struct InvalidName;

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
    type Error = InvalidName;

    fn try_from(text: String) -> Result<Self, InvalidName> {
        let trimmed = text.trim();
        let valid = !trimmed.is_empty()
            && trimmed.chars().count() <= Name::LONGEST
            && !trimmed.chars().any(|c| c.is_control() || is_invisible(c));
        if valid { Ok(Name(trimmed.into())) } else { Err(InvalidName) }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

/// Characters that change the direction of writing or take no space, with which one name could pass for another.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
