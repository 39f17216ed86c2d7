//! All texts for people, in four languages.
//!
//! The texts are in `locales/<language>/<file>.ftl` ([Fluent](https://projectfluent.org)) and compiled in. A missing
//! text shows as its key; a test checks that none is missing. [`rules`] parses the rule pages in `docs/rules/`; a test
//! checks that all languages have the same clauses.
//!
//! ```
//! use crosstable_core::Refusal;
//! use crosstable_texts::{Lang, refusal};
//!
//! assert_eq!(refusal(Lang::En, &Refusal::over()), "The game is over; nobody moves any more. (G-07)");
//! ```

mod lang;
mod page;
mod parse;
mod printable;
mod sources;
mod speaker;
mod text;

pub use lang::{Lang, UnknownLang};
pub use page::{Block, Clause, Mark, Page, Section};
pub use printable::{is_printable, printable};
pub use sources::{FILES, RULES, SourceFile, rules};
pub use speaker::Speaker;
pub use text::{IntoArg, refusal, text};
