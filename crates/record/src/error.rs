//! Errors in records.

use std::fmt;

use crosstable_core::Refusal;

/// The first line of a record that is malformed or not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with the line.
    pub kind: RecordErrorKind,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub enum RecordErrorKind {
    /// The rules refuse the token; `locales/` has the sentence.
    Refused { token: String, refusal: Refusal },
    /// A message in English.
    Message(String),
}

impl RecordError {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Self {
        RecordError { line, kind: RecordErrorKind::Message(message.into()) }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::Refused { token, refusal } => write!(f, "the rules refuse '{token}': {refusal}"),
            RecordErrorKind::Message(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for RecordError {}

/// Why a text cannot be read as a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is not a record at all.
    #[error("no record: {0}")]
    NoRecord(String),
    /// A line is malformed.
    #[error(transparent)]
    Line(#[from] RecordError),
}

impl ReadError {
    /// The malformed line.
    pub const fn line(&self) -> Option<usize> {
        match self {
            ReadError::NoRecord(_) => None,
            ReadError::Line(error) => Some(error.line),
        }
    }
}

/// Shortens a quotation for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 60;
    let mut excerpt: String = text.chars().filter(|c| !c.is_control()).take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        excerpt.push('…');
    }
    excerpt
}
