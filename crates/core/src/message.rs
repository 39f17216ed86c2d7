//! Sentences as data: a key of `locales/` and its arguments. Each client says them in its own language.

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Arg {
    /// A number, so that the sentence can decline its noun.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// A token, a cell, a word that the sentence selects by.
    Text(String),
    /// A seat. The client puts the name of its person in its place, and addresses the reader as “you”.
    Seat {
        /// The seat.
        seat: Seat,
    },
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Seat { seat } => write!(f, "seat {seat}"),
        }
    }
}

/// A sentence or a few words for people: the key of a text in `locales/` and its arguments.
///
/// A text that speaks of a seat selects by `$reader`. It is the name of the argument whose seat is the reader's, so that
/// the text can say “you”, and `nobody` if there is none:
///
/// ```text
/// nim-log-take = { $reader ->
///     [who] You take { $count }.
///    *[other] { $who } takes { $count }.
/// }
/// ```
///
/// ```
/// use crosstable_core::{Message, Seat};
/// let message = Message::new("nim-log-take").seat("who", Seat::new(1)).number("count", 3);
/// assert_eq!(message.to_string(), "nim-log-take who=seat 2 count=3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key of the text.
    pub key: Cow<'static, str>,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<std::collections::HashMap<String, Arg>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::HashMap<String, Arg>))]
    pub args: Args,
}

/// The arguments of a sentence, in the order in which they were given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

impl Args {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, value)| (name.as_ref(), value))
    }

    /// The argument of this name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}

impl Message {
    /// A sentence without arguments yet.
    pub const fn new(key: &'static str) -> Self {
        Message { key: Cow::Borrowed(key), args: Args(Vec::new()) }
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl fmt::Display) -> Self {
        self.arg(name, Arg::Text(value.to_string()))
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.arg(name, Arg::Number(value.into()))
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.arg(name, Arg::Seat { seat })
    }

    /// The person of whom it speaks: the seat `who`.
    pub fn who(&self) -> Option<Seat> {
        match self.args.get("who") {
            Some(Arg::Seat { seat }) => Some(*seat),
            _ => None,
        }
    }

    /// Whether it names a die: as an outcome of chance it is a roll.
    pub fn has_die(&self) -> bool {
        self.args.get("die").is_some()
    }

    fn arg(mut self, name: &'static str, value: Arg) -> Self {
        self.args.0.push((Cow::Borrowed(name), value));
        self
    }
}

/// For logs and tests. People read the sentence from `locales/`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Map;

        impl<'de> Visitor<'de> for Map {
            type Value = Args;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("arguments by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Arg>()? {
                    args.push((Cow::Owned(name), value));
                }
                Ok(Args(args))
            }
        }

        from.deserialize_map(Map)
    }
}
