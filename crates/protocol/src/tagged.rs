//! Reads enums whose variant is named by a field, as in `{"do":"leave","seat":2}`.
//!
//! Serde derives this too, with several functions for each variant; those of commands and of a table's log were a sixth of
//! a browser's module. Here every type is read by one function, whatever field it is in.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde_json::{Map, Value};

/// The fields beside the one that names the variant.
#[derive(Debug)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// Reads an object: the text of the field `tag`, and the others.
    pub fn read<'de, D: Deserializer<'de>>(tag: &str, deserializer: D) -> Result<(String, Self), D::Error> {
        let mut fields = Fields(Map::deserialize(deserializer)?);
        let name = fields.take(tag).map_err(D::Error::custom)?;
        Ok((name, fields))
    }

    /// Takes a field. One that is absent is like null, where null can be read.
    pub fn take<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, serde_json::Error> {
        let (value, absent) = match self.0.remove(name) {
            Some(value) => (value, false),
            None => (Value::Null, true),
        };
        T::deserialize(value).map_err(|error| if absent { missing(name) } else { error })
    }

    /// Takes a field that may be absent.
    pub fn take_or_default<T: DeserializeOwned + Default>(
        &mut self,
        name: &str,
    ) -> Result<T, serde_json::Error> {
        if self.0.contains_key(name) { self.take(name) } else { Ok(T::default()) }
    }

    /// Reads all fields that are left as one value.
    pub fn rest<T: DeserializeOwned>(self) -> Result<T, serde_json::Error> {
        T::deserialize(Value::Object(self.0))
    }
}

#[cold]
fn missing(name: &str) -> serde_json::Error {
    Error::custom(format_args!("missing field `{name}`"))
}

/// There is no variant of this name.
#[cold]
#[doc(hidden)]
pub fn unknown(tag: &str, name: &str) -> serde_json::Error {
    Error::custom(format_args!("unknown {tag} `{name}`"))
}

/// Implements `Deserialize` for an enum that is written with `#[serde(tag = …)]`: for every variant its name in JSON and
/// its fields. A field may have another name in JSON (`proposal: "wish"`) and may be absent (`chance or default`).
#[macro_export]
macro_rules! read_tagged {
    ($type:ident by $tag:literal { $($name:literal => $variant:ident { $($field:ident $(: $key:literal)? $(or $absent:ident)?),* })+ }) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                fn variant(name: &str, fields: &mut $crate::tagged::Fields) -> Result<$type, serde_json::Error> {
                    Ok(match name {
                        $($name => $type::$variant { $($field: $crate::read_field!(fields $field $(: $key)? $(or $absent)?)?),* },)+
                        other => return Err($crate::tagged::unknown($tag, other)),
                    })
                }

                let (name, mut fields) = $crate::tagged::Fields::read($tag, deserializer)?;
                variant(&name, &mut fields).map_err(serde::de::Error::custom)
            }
        }

        // A variant that is not listed does not compile.
        const _: fn(&$type) = |value| match value {
            $($type::$variant { .. } => {})+
        };
    };
}

/// One field; see [`read_tagged`].
#[doc(hidden)]
#[macro_export]
macro_rules! read_field {
    ($fields:ident $field:ident) => {
        $fields.take(stringify!($field))
    };
    ($fields:ident $field:ident : $key:literal) => {
        $fields.take($key)
    };
    ($fields:ident $field:ident or default) => {
        $fields.take_or_default(stringify!($field))
    };
}
