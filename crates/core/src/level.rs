//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Strength;

/// How well a bot plays: one of five levels, or between two of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Level {
    Beginner,
    Easy,
    #[default]
    Normal,
    Hard,
    Expert,
    /// Just right for somebody: as strong as their results say ([`Strength`]).
    Right(Strength),
}

impl Level {
    /// The five levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// Its word on the command line and in texts; records and the wire add the strength of [`Right`](Level::Right).
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Right(_) => "right",
        }
    }
}

/// As on the wire: `hard`, or `right:2.3`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Right(strength) => f.pad(&format!("right:{strength}")),
            level => f.pad(level.name()),
        }
    }
}

/// There is no level of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is one of beginner, easy, normal, hard, expert, or right:0.0 to right:4.0")]
pub struct NoSuchLevel;

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        if let Some(strength) = text.strip_prefix("right:") {
            return strength.parse().map(Level::Right).map_err(|_| NoSuchLevel);
        }
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(NoSuchLevel)
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::read_text(deserializer)
    }
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Level {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Level".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let names = Level::ALL.map(|level| format!("\"{level}\""));
        format!("{} | `right:${{number}}`", names.join(" | "))
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Level = {};", Self::inline(config))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Level {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .pattern(Some("^(beginner|easy|normal|hard|expert|right:([0-3]\\.[0-9]|4\\.0))$"))
            .description(Some("How well a bot plays: one of five levels, or between two of them, from 0 (beginner) to 4 (expert)."))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Level {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for text in ["beginner", "easy", "normal", "hard", "expert", "right:0.0", "right:2.3", "right:4.0"] {
            let level: Level = text.parse().expect("a level");
            assert_eq!(level.to_string(), text);
        }
        for text in [
            "",
            "Hard",
            "right",
            "right:",
            "right:4.1",
            "right:-1.0",
            "right:1",
            "right:1.25",
            "right:NaN",
            "right:01.0",
        ] {
            assert_eq!(text.parse::<Level>(), Err(NoSuchLevel), "{text}");
        }
    }
}
