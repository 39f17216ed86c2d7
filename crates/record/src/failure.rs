//! What is wrong with a record, and in which line.

use std::fmt;

use crosstable_core::Refusal;

/// The first line of a record that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: What,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The rules refuse the token there; `locales/` has the sentence.
    Refused {
        /// The token.
        token: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A sentence.
    Said(String),
}

impl Failure {
    /// A failure in a sentence.
    pub(crate) fn said(line: usize, what: impl Into<String>) -> Self {
        Failure { line, what: What::Said(what.into()) }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Refused { token, refusal } => write!(f, "the rules refuse '{token}': {refusal}"),
            What::Said(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for Failure {}

/// Why a text cannot be read as a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// It is no record at all.
    #[error("no record: {0}")]
    NoRecord(String),
    /// It begins like one, but a line is malformed.
    #[error(transparent)]
    Line(#[from] Failure),
}

impl ReadError {
    /// The line that is malformed, unless the whole is no record.
    pub const fn line(&self) -> Option<usize> {
        match self {
            ReadError::NoRecord(_) => None,
            ReadError::Line(failure) => Some(failure.line),
        }
    }
}

/// What stands in the record, fit for one line of a message.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
