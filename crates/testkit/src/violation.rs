//! What a game does wrong, and how to see it again.

use std::fmt;

use crosstable_core::Setup;

/// One broken promise of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The game's id.
    pub game: &'static str,
    /// Which check failed; named after its file.
    pub check: &'static str,
    /// What is wrong.
    pub what: String,
    /// The table at which it was seen.
    pub setup: Setup,
    /// The seed of the random game in which it was seen.
    pub seed: u64,
    /// Every token played before it was seen.
    pub tokens: Box<[String]>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} fails the check `{}`: {}", self.game, self.check, self.what)?;
        write!(f, "{}", Replay { setup: &self.setup, seed: self.seed, tokens: &self.tokens })
    }
}

impl std::error::Error for Violation {}

/// The lines from which a game can be played again up to where something went wrong.
pub(crate) struct Replay<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) seed: u64,
    pub(crate) tokens: &'a [String],
}

impl fmt::Display for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  table: --players {}", self.setup.players)?;
        for (key, value) in &self.setup.options {
            write!(f, " --option {key}={value}")?;
        }
        if let Some(rules) = self.setup.rules {
            write!(f, " --rules {rules}")?;
        }
        writeln!(f, "\n  seed of the test game: {}", self.seed)?;
        write!(f, "  after {} tokens: {}", self.tokens.len(), self.tokens.join(" "))
    }
}
