//! Sentences out of `locales/`, and moves in words.

use crosstable_core::Arg;
use crosstable_texts::{Lang, text};

use crate::games::ways;

/// A text with arguments: `say!(lang, "terminal-turn", name = who, seat = 2)`.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        crosstable_texts::text($lang, $key, &[$((stringify!($name), $crate::words::arg($value))),*])
    };
}
pub(crate) use say;

/// What can stand in a text.
pub(crate) trait IntoArg {
    /// As the texts want it.
    fn into_arg(self) -> Arg;
}

impl IntoArg for &str {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_owned())
    }
}

impl IntoArg for &String {
    fn into_arg(self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl IntoArg for String {
    fn into_arg(self) -> Arg {
        Arg::Text(self)
    }
}

impl IntoArg for i64 {
    fn into_arg(self) -> Arg {
        Arg::Number(self)
    }
}

impl IntoArg for u8 {
    fn into_arg(self) -> Arg {
        Arg::Number(self.into())
    }
}

impl IntoArg for usize {
    fn into_arg(self) -> Arg {
        Arg::Number(self as i64)
    }
}

/// See [`IntoArg`].
pub(crate) fn arg(value: impl IntoArg) -> Arg {
    value.into_arg()
}

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
