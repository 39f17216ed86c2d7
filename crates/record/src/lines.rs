//! The lines of a record that say something, with their numbers.

use std::str::FromStr;

use crate::Failure;
use crate::failure::shown;

/// A line without what means nothing at its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl Line<'_> {
    /// The line does not hold, for this reason.
    pub(crate) fn fails(&self, what: impl Into<String>) -> Failure {
        Failure::said(self.number, what)
    }

    /// The line is not what stands here in a record.
    pub(crate) fn unexpected(&self, expected: &str) -> Failure {
        self.fails(format!("expected {expected}, found '{}'", shown(self.text)))
    }
}

/// Goes through the lines, passing over comments and empty ones.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    rest: std::iter::Enumerate<std::str::Split<'a, char>>,
    /// The line after the last, for what is missing there.
    end: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        // The line feed after the last line begins no further one.
        let body = text.strip_suffix('\n').unwrap_or(text);
        Lines { rest: body.split('\n').enumerate(), end: body.split('\n').count() + 1 }
    }

    /// The next line that says something, of which something is expected.
    pub(crate) fn expect(&mut self, expected: &str) -> Result<Line<'a>, Failure> {
        self.next().ok_or_else(|| Failure::said(self.end, format!("the text ends; expected {expected}")))
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

/// A number written the one way it is written: without zeros or a sign in front.
pub(crate) fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}
