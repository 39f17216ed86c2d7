//! Where the chance of a game comes from, and so what its verification proves.

use std::fmt;
use std::str::FromStr;

use crosstable_core::serde::{Deserialize, Serialize};

/// Where the chance of a game comes from. This is also the stored form, so variants are only ever added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Source {
    /// Tables of version 0.1: devices published their entropy when they sat down. The last of them could choose it.
    #[default]
    Published,
    /// The server and every person's device committed to their part before any of them was shown. Nobody chose it.
    Revealed,
    /// One party knew the seed and nobody else added anything. Only that draws follow from the seed can be checked.
    Seeded,
    /// A device dealt from a seed of its own, and a server went on with a fresh one.
    Continued,
}

crosstable_core::wire_as!(Source, String);

/// The text names no source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSource;

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Published => "published",
            Source::Revealed => "revealed",
            Source::Seeded => "seeded",
            Source::Continued => "continued",
        })
    }
}

impl FromStr for Source {
    type Err = UnknownSource;

    fn from_str(text: &str) -> Result<Self, UnknownSource> {
        let all = [Source::Published, Source::Revealed, Source::Seeded, Source::Continued];
        all.into_iter().find(|source| source.to_string() == text).ok_or(UnknownSource)
    }
}
