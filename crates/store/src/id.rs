//! Names of tables and people: 128 opaque bits each.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text is not an id: an id is exactly 32 lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not an id: an id is exactly 32 digits out of 0-9 and a-f")]
pub struct BadId;

/// Reads one lowercase hexadecimal digit. Uppercase is refused, so that every id has exactly one spelling.
fn digit(character: u8) -> Result<u128, BadId> {
    match character {
        b'0'..=b'9' => Ok(u128::from(character - b'0')),
        b'a'..=b'f' => Ok(u128::from(character - b'a' + 10)),
        _ => Err(BadId),
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(u128);

        impl $name {
            /// The id with these bits, first byte first in its text.
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(u128::from_be_bytes(bytes))
            }

            /// The bits of the id, as [`Self::from_bytes`] takes them.
            pub const fn to_bytes(self) -> [u8; 16] {
                self.0.to_be_bytes()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:032x})"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                if text.len() != 32 {
                    return Err(BadId);
                }
                text.bytes().try_fold(0, |bits, character| Ok(bits << 4 | digit(character)?)).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

id! {
    /// Names a table. Whoever knows it can find the table, so the caller draws it from a generator nobody can guess.
    ///
    /// ```
    /// use crosstable_store::TableId;
    /// let table: TableId = "000102030405060708090a0b0c0d0e0f".parse()?;
    /// assert_eq!(table, TableId::from_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]));
    /// assert_eq!(table.to_string(), "000102030405060708090a0b0c0d0e0f");
    /// assert!("000102030405060708090A0B0C0D0E0F".parse::<TableId>().is_err());
    /// # Ok::<(), crosstable_store::BadId>(())
    /// ```
    TableId
}

id! {
    /// Names a person to the directory: for instance a hash of the token that their device keeps. Never the token
    /// itself, so that a stolen copy of the log lets nobody sit down in another's place.
    PlayerId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_json_round_trip() {
        let player = PlayerId::from_bytes([0xf0; 16]);
        assert_eq!(player.to_string().parse(), Ok(player));
        let json = serde_json::to_string(&player).unwrap();
        assert_eq!(json, format!("\"{player}\""));
        assert_eq!(serde_json::from_str::<PlayerId>(&json).unwrap(), player);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "g0000000000000000000000000000000", "0000000000000000000000000000000é"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text:?}");
        }
        assert!(serde_json::from_str::<TableId>("\"00\"").is_err());
    }
}
