//! Languages.

use std::fmt;
use std::str::FromStr;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Fr, Lang::It];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
            Lang::It => "it",
        }
    }

    /// The best match for an `Accept-Language` header or a single tag. Of equal weights the first one counts.
    ///
    /// ```
    /// use crosstable_texts::Lang;
    /// assert_eq!(Lang::negotiate("de-CH"), Some(Lang::De));
    /// assert_eq!(Lang::negotiate("es, en;q=0.5, it;q=0.8"), Some(Lang::It));
    /// assert_eq!(Lang::negotiate("es, fr;q=0"), None);
    /// ```
    pub fn negotiate(tags: &str) -> Option<Lang> {
        let mut best = None;
        for tag in tags.split(',') {
            let Some((lang, quality)) = parse_tag(tag) else { continue };
            if quality > best.map_or(0.0, |(_, so_far)| so_far) {
                best = Some((lang, quality));
            }
        }
        best.map(|(lang, _)| lang)
    }
}

/// Parses `de-CH;q=0.8`, if it is one of our languages.
fn parse_tag(text: &str) -> Option<(Lang, f32)> {
    let (tag, quality) = match text.split_once(';') {
        Some((tag, parameter)) => (tag, parameter.trim().strip_prefix("q=")?.trim().parse().ok()?),
        None => (text, 1.0),
    };
    let primary = tag.trim().split(['-', '_']).next()?.to_ascii_lowercase();
    primary.parse().ok().map(|lang| (lang, quality))
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code of an unknown language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language; allowed: en, de, fr, it")]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("DE".parse::<Lang>(), Err(UnknownLang));
    }

    #[test]
    fn the_language_with_the_highest_weight_wins() {
        assert_eq!(Lang::negotiate("it;q=0.3,de-AT;q=0.9,en;q=0.8"), Some(Lang::De));
        assert_eq!(Lang::negotiate("EN_us"), Some(Lang::En));
        assert_eq!(Lang::negotiate("fr,it"), Some(Lang::Fr), "the first of equals");
    }

    #[test]
    fn invalid_tags_match_nothing() {
        for nonsense in ["", ",", ";", "*", "q=1", "de;q=much", "de;0.5", "deutsch"] {
            assert_eq!(Lang::negotiate(nonsense), None, "{nonsense:?}");
        }
    }
}
