//! JSON, by way of values: code that reads a type from text and from values would be in a browser's module twice.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::DeviceError;

/// Plain data as JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("it is plain data")
}

/// Plain data as a value.
pub(crate) fn value(data: &impl Serialize) -> Value {
    parse(&json(data)).expect("it was just written")
}

/// Reads what came from outside.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, DeviceError> {
    parse(text).and_then(serde_json::from_value).map_err(DeviceError::unreadable)
}

/// From bytes, as the log and the calls of the worker are read: from text would be another reader.
fn parse(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_slice(text.as_bytes())
}
