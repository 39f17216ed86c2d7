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
    serde_json::from_str(&json(data)).expect("it was just written")
}

/// Reads what came from outside.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, DeviceError> {
    let value: Value = serde_json::from_str(text).map_err(DeviceError::unreadable)?;
    serde_json::from_value(value).map_err(DeviceError::unreadable)
}
