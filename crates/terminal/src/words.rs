//! Sentences out of `locales/`, and moves in words.

pub(crate) use crosstable_texts::say;
use crosstable_texts::{Lang, text};

use crate::games::ways;

/// A move or an outcome in words; the token itself where there are none.
pub(crate) fn token(game: &str, token: &str, lang: Lang) -> String {
    if let Some(words) = ways(game).token(token, lang) {
        return words;
    }
    if let Some(outcome) = token.strip_prefix('~') {
        return match outcome.split_once(':') {
            Some(("start", seat)) => say!(lang, "terminal-chance-start", seat = seat),
            _ if outcome == "?" => text(lang, "terminal-chance-hidden", &[]),
            _ => outcome.to_owned(),
        };
    }
    match token {
        "pass" => text(lang, "terminal-move-pass", &[]),
        _ => token.to_owned(),
    }
}
