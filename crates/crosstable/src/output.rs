//! What the program prints of other people's texts.

use std::io::{self, Write};

use crosstable_texts::{is_printable, printable};
use serde::Serialize;

/// Standard output for text that may come out of a record: nothing in it commands the terminal.
pub(crate) struct Printable<W>(pub(crate) W);

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Formatted text arrives in whole characters.
        self.0.write_all(printable(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// One line of JSON in which everything that is not printable is escaped.
pub(crate) fn json(line: &impl Serialize) -> String {
    let written = serde_json::to_string(line).expect("plain data");
    let mut safe = String::with_capacity(written.len());
    for c in written.chars() {
        if is_printable(c) {
            safe.push(c);
        } else {
            safe.extend(c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    safe
}
