//! A step from one node to the next.

use std::fmt;
use std::str::FromStr;

use crosstable_core::{BadToken, Token};

/// One of the steps that lead on from a node, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// `b`: a seat chooses the second one.
    Choice(u8),
    /// `~b`: the second one is drawn.
    Chance(u8),
}

impl Step {
    /// No node has more.
    pub const MOST: u8 = 26;

    /// Which one it is, counted from 0.
    pub const fn index(self) -> usize {
        match self {
            Step::Choice(index) | Step::Chance(index) => index as usize,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.index() as u8);
        match self {
            Step::Choice(_) => write!(f, "{letter}"),
            Step::Chance(_) => write!(f, "~{letter}"),
        }
    }
}

impl FromStr for Step {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        match token.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(Step::Choice(letter - b'a')),
            [b'~', letter @ b'a'..=b'z'] => Ok(Step::Chance(letter - b'a')),
            _ => Err(BadToken),
        }
    }
}

impl Token for Step {
    fn is_chance(self) -> bool {
        matches!(self, Step::Chance(_))
    }
}
