//! Why not? An illegal move is answered by the clause it breaks.

use std::fmt;

use serde::Serialize;

use crate::Arg;

/// A refused move: the clause of the rules that forbids it, a stable code under which `locales/` holds the
/// sentence, and the sentence's arguments. A refused move leaves the position as it was.
///
/// ```
/// use crosstable_core::Refusal;
/// let refusal = Refusal::new("CW-07", "crosswise-cell-taken").text("cell", "c3");
/// assert_eq!(refusal.to_string(), "CW-07 crosswise-cell-taken cell=c3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// Id of the clause, as in `docs/rules`.
    pub clause: &'static str,
    /// Key of the sentence in `locales/`; never changes once published.
    pub code: &'static str,
    /// Named arguments of the sentence.
    pub args: Vec<(&'static str, Arg)>,
}

impl Refusal {
    /// A refusal without arguments yet.
    pub const fn new(clause: &'static str, code: &'static str) -> Self {
        Refusal { clause, code, args: Vec::new() }
    }

    /// Adds a text argument.
    pub fn text(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// Adds a number argument.
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// G-08: the text is no token of this game.
    pub fn unreadable(token: &str) -> Self {
        Refusal::new("G-08", "unreadable").text("token", crate::setup::shown(token))
    }

    /// G-07: the game has ended.
    pub const fn over() -> Self {
        Refusal::new("G-07", "over")
    }

    /// G-04: chance is to be drawn first; no seat can act.
    pub const fn chance_is_due() -> Self {
        Refusal::new("G-04", "chance-is-due")
    }

    /// G-04: a seat is asked; chance has nothing to draw.
    pub const fn no_chance_now() -> Self {
        Refusal::new("G-04", "no-chance-now")
    }

    /// G-04: chance is to be drawn, but this outcome cannot happen.
    pub fn no_such_outcome(outcome: impl fmt::Display) -> Self {
        Refusal::new("G-04", "no-such-outcome").text("outcome", outcome)
    }
}

/// For logs and tests. People read the sentence from `locales/`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.clause, self.code)?;
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
