//! Cards, cells and directions in a view's JSON: the same text as in tokens.

use std::borrow::Cow;

use crosstable_core::serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::card::Card;
use crate::cell::{Cell, Dir};

/// Writes these types by their `Display` and reads them by their `FromStr`.
macro_rules! as_text {
    ($($noun:ty),+) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    )+};
}

as_text!(Card, Cell, Dir);
