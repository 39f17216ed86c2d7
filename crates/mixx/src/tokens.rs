//! JSON of things that have a token: a string, a list of strings, a string or null.

use std::fmt::Display;
use std::str::FromStr;

use crosstable_core::BadToken;
use crosstable_core::serde::de::Error;
use crosstable_core::serde::{Deserialize, Deserializer, Serializer};

/// One thing.
pub(crate) mod one {
    use super::{BadToken, Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err = BadToken>,
        D: Deserializer<'de>,
    {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Any number of things.
pub(crate) mod many {
    use super::{BadToken, Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub(crate) fn serialize<C, S>(values: &C, serializer: S) -> Result<S::Ok, S::Error>
    where
        C: Clone + IntoIterator<Item: Display>,
        S: Serializer,
    {
        serializer.collect_seq(values.clone().into_iter().map(|value| value.to_string()))
    }

    pub(crate) fn deserialize<'de, C, T, D>(deserializer: D) -> Result<C, D::Error>
    where
        C: FromIterator<T> + IntoIterator<Item = T>,
        T: FromStr<Err = BadToken>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse::<T>().map_err(D::Error::custom)).collect()
    }
}

/// One thing or none.
pub(crate) mod maybe {
    use super::{BadToken, Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    #[expect(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err = BadToken>,
        D: Deserializer<'de>,
    {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
