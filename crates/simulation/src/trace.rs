//! What happened in a run, as text, and a hash of all of it.

use std::fmt;

use sha2::{Digest, Sha256};

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Virtual milliseconds since the beginning.
    pub at: u64,
    /// What happened.
    pub text: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>9}.{:03} s  {}", self.at / 1000, self.at % 1000, self.text)
    }
}

/// The events of a run: always hashed, and kept if somebody wants to read them.
pub(crate) struct Trace {
    hash: Sha256,
    kept: Option<Vec<Line>>,
}

impl Trace {
    pub(crate) fn new(keep: bool) -> Self {
        Trace { hash: Sha256::new(), kept: keep.then(Vec::new) }
    }

    pub(crate) fn note(&mut self, at: u64, text: fmt::Arguments<'_>) {
        let text = text.to_string();
        self.hash.update(at.to_be_bytes());
        self.hash.update(text.as_bytes());
        self.hash.update([0]);
        if let Some(kept) = &mut self.kept {
            kept.push(Line { at, text });
        }
    }

    /// The hash of everything so far, and the lines that were kept.
    pub(crate) fn finish(&mut self) -> (String, Vec<Line>) {
        let hash = self.hash.clone().finalize();
        (crosstable_core::hex::text(&hash), self.kept.take().unwrap_or_default())
    }
}
