//! Every sentence a person reads, in four languages.
//!
//! The texts stand in `locales/<language>/<file>.ftl` ([Fluent](https://projectfluent.org)) and are part of the
//! program. A missing text shows as its key; the tests see to it that none is missing. The rule pages stand in
//! `docs/rules/` and are read by [`rules`]; the tests see to it that all languages have the same clauses.
//!
//! ```
//! use crosstable_core::Refusal;
//! use crosstable_texts::{Lang, refusal};
//!
//! assert_eq!(refusal(Lang::En, &Refusal::over()), "The game is over; nobody moves any more. (G-07)");
//! ```

mod board;
mod bundle;
mod files;
mod lang;
mod page;
mod read;
mod rules;
mod say;

pub use board::{Board, board};
pub use files::{FILES, File};
pub use lang::{Lang, UnknownLang};
pub use page::{Block, Clause, Mark, Page, Section};
pub use rules::{RULES, rules};
pub use say::IntoArg;

use crosstable_core::{Arg, Refusal};

/// The text with this key, its variables filled in.
///
/// ```
/// use crosstable_core::Arg;
/// use crosstable_texts::{Lang, text};
/// let outcome = [("outcome", Arg::Text("~d7".into()))];
/// assert_eq!(text(Lang::De, "no-such-outcome", &outcome), "„~d7“ kann jetzt nicht herauskommen.");
/// ```
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    bundle::format(lang, key, args).unwrap_or_else(|| key.to_owned())
}

/// Why a move was refused, as a sentence that ends with the clause to look up.
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    format!("{} ({})", text(lang, refusal.code, &refusal.args), refusal.clause)
}
