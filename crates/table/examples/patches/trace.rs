//! What a client receives, line by line: `{"view": …}`, or `{"patch": …, "sum": …}` with a checksum of the view after the
//! patch.

use std::fmt::Write as _;
use std::io::{self, Write};

use serde_json::Value;

use crate::games::Received;

/// Writes one line.
pub(crate) fn write(out: &mut impl Write, received: &Received<'_>) -> io::Result<()> {
    match received {
        Received::View(view) => writeln!(out, r#"{{"view":{view}}}"#),
        Received::Event { patch, fresh, .. } => {
            let patch = serde_json::to_string(patch)?;
            writeln!(out, r#"{{"patch":{patch},"sum":{}}}"#, checksum(fresh))
        }
    }
}

/// FNV-1a over the JSON with sorted keys and without nulls in objects, since null and absent mean the same.
fn checksum(view: &Value) -> u32 {
    let mut text = String::new();
    canonical(view, &mut text);
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut separator = '{';
            for (key, value) in fields.iter().filter(|(_, value)| !value.is_null()) {
                write!(text, "{separator}\"{key}\":").expect("text can always be written");
                canonical(value, text);
                separator = ',';
            }
            text.push_str(if separator == '{' { "{}" } else { "}" });
        }
        Value::Array(items) => {
            let mut separator = '[';
            for item in items {
                text.push(separator);
                canonical(item, text);
                separator = ',';
            }
            text.push_str(if separator == '[' { "[]" } else { "]" });
        }
        other => write!(text, "{other}").expect("text can always be written"),
    }
}
