//! The lines of a record without comments, with their numbers.

use std::str::FromStr;

use crate::RecordError;
use crate::error::excerpt;

/// A line without trailing blanks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl Line<'_> {
    pub(crate) fn error(&self, what: impl Into<String>) -> RecordError {
        RecordError::new(self.number, what)
    }

    pub(crate) fn unexpected(&self, expected: &str) -> RecordError {
        self.error(format!("expected {expected}, found '{}'", excerpt(self.text)))
    }
}

/// Iterates over the lines, skipping comments and empty lines.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    rest: std::iter::Enumerate<std::str::Split<'a, char>>,
    /// The number after the last line, for errors about a missing line.
    end: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        // The final line feed does not start another line.
        let body = text.strip_suffix('\n').unwrap_or(text);
        Lines { rest: body.split('\n').enumerate(), end: body.split('\n').count() + 1 }
    }

    pub(crate) fn expect(&mut self, expected: &str) -> Result<Line<'a>, RecordError> {
        self.next().ok_or_else(|| RecordError::new(self.end, format!("the text ends; expected {expected}")))
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let mut lines = self
            .rest
            .by_ref()
            .map(|(index, text)| Line { number: index + 1, text: text.trim_end_matches([' ', '\t', '\r']) });
        lines.find(|line| !line.text.is_empty() && !line.text.starts_with('#'))
    }
}

/// A number without leading zeros or a sign.
pub(crate) fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}
