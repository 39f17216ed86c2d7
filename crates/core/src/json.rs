//! JSON of a game's nouns: the same text as in tokens.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::Deserializer;
use serde::de::{Error, Visitor};

/// Writes these types to JSON by their `Display` and reads them by their `FromStr`; in TypeScript they are strings.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Pips(u8);
///
/// impl std::fmt::Display for Pips {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{} pips", self.0)
///     }
/// }
///
/// impl std::str::FromStr for Pips {
///     type Err = crosstable_core::BadToken;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         let pips = text.strip_suffix(" pips").and_then(|pips| pips.parse().ok());
///         pips.map(Pips).ok_or(crosstable_core::BadToken)
///     }
/// }
///
/// crosstable_core::json_as_text!(Pips);
/// ```
#[macro_export]
macro_rules! json_as_text {
    ($($noun:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $noun {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $noun {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::read_text(deserializer)
            }
        }

        $crate::typescript_as!($noun, String);
    )+};
}

/// Reads a value by its `FromStr` without copying the text first. [`json_as_text`](crate::json_as_text) calls it.
#[doc(hidden)]
pub fn read_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    struct Text<T>(PhantomData<T>);

    impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Text(PhantomData))
}

/// Gives a type the TypeScript type of another one, for types whose JSON is written by hand. Without the feature
/// `typescript` it does nothing.
#[cfg(not(feature = "typescript"))]
#[macro_export]
macro_rules! typescript_as {
    ($noun:ty, $written:ty) => {};
}

/// Gives a type the TypeScript type of another one, for types whose JSON is written by hand.
#[cfg(feature = "typescript")]
#[macro_export]
macro_rules! typescript_as {
    ($noun:ty, $written:ty) => {
        impl $crate::ts_rs::TS for $noun {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &$crate::ts_rs::Config) -> String {
                <$written as $crate::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::ts_rs::Config) -> String {
                <$written as $crate::ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl $crate::ts_rs::TypeVisitor) {
                <$written as $crate::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl $crate::ts_rs::TypeVisitor) {
                <$written as $crate::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
