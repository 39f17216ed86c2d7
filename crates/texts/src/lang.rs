//! The languages there are.

use std::fmt;
use std::str::FromStr;

/// A language that every text exists in.
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
    /// Every language.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Fr, Lang::It];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
            Lang::It => "it",
        }
    }

    /// The best language for somebody who asks in the way of `Accept-Language` (or with a single tag), if any of
    /// the wished-for ones is among ours. Of equally wished-for ones the first counts.
    ///
    /// ```
    /// use crosstable_texts::Lang;
    /// assert_eq!(Lang::wished("de-CH"), Some(Lang::De));
    /// assert_eq!(Lang::wished("es, en;q=0.5, it;q=0.8"), Some(Lang::It));
    /// assert_eq!(Lang::wished("es, fr;q=0"), None);
    /// ```
    pub fn wished(tags: &str) -> Option<Lang> {
        let mut best = None;
        for wish in tags.split(',') {
            let Some((lang, quality)) = read_wish(wish) else { continue };
            if quality > best.map_or(0.0, |(_, so_far)| so_far) {
                best = Some((lang, quality));
            }
        }
        best.map(|(lang, _)| lang)
    }
}

/// One tag with its weight, if it is one of our languages: `de-CH;q=0.8`.
fn read_wish(wish: &str) -> Option<(Lang, f32)> {
    let (tag, quality) = match wish.split_once(';') {
        Some((tag, parameter)) => (tag, parameter.trim().strip_prefix("q=")?.trim().parse().ok()?),
        None => (wish, 1.0),
    };
    let primary = tag.trim().split(['-', '_']).next()?.to_ascii_lowercase();
    primary.parse().ok().map(|lang| (lang, quality))
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not one of the languages.
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
    fn codes_are_read_as_they_are_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("DE".parse::<Lang>(), Err(UnknownLang));
    }

    #[test]
    fn the_most_wished_for_language_wins() {
        assert_eq!(Lang::wished("it;q=0.3,de-AT;q=0.9,en;q=0.8"), Some(Lang::De));
        assert_eq!(Lang::wished("EN_us"), Some(Lang::En));
        assert_eq!(Lang::wished("fr,it"), Some(Lang::Fr), "the first of equals");
    }

    #[test]
    fn nonsense_wishes_for_nothing() {
        for nonsense in ["", ",", ";", "*", "q=1", "de;q=much", "de;0.5", "deutsch"] {
            assert_eq!(Lang::wished(nonsense), None, "{nonsense:?}");
        }
    }
}
