//! Nicknames.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::likeness::Likeness;
use crate::spelling::{is_legible, is_storable};
use crate::unicode::nfc;

/// A nickname: one line, 1 to 24 characters, no blanks at the ends (T-14).
///
/// There are two ways in: [`Name::given`] for a name that somebody chooses now, and `TryFrom` for one out of a log or a
/// record, which stays readable although it may not be chosen any more.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(Box<str>);

crosstable_core::wire_as!(Name, String);

/// The text cannot be a nickname.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidName {
    /// It is empty or too long.
    #[error("a name has 1 to 24 characters")]
    Length,
    /// It has characters that nobody can see or read.
    #[error("a name is one line of letters that can be read")]
    Illegible,
}

impl Name {
    /// The longest nickname, in characters.
    pub const LONGEST: usize = 24;

    /// A name that somebody chooses now.
    pub fn given(text: &str) -> Result<Self, InvalidName> {
        let name = Name::try_from(nfc(text))?;
        if is_legible(&name.0) { Ok(name) } else { Err(InvalidName::Illegible) }
    }

    /// Whether the two names can be taken for each other.
    pub fn resembles(&self, other: &Name) -> bool {
        Likeness::of(&self.0).fits(&Likeness::of(&other.0))
    }

    /// This name, with a number behind it if it resembles one of these.
    pub fn beside(self, others: &[Name]) -> Self {
        let taken = |name: &Name| others.iter().any(|other| name.resembles(other));
        let numbered = (2..=others.len() + 1).map(|number| {
            let number = number.to_string();
            let kept: String = self.0.chars().take(Name::LONGEST - 1 - number.len()).collect();
            Name(format!("{} {number}", kept.trim_end()).into())
        });
        let mut free = std::iter::once(self.clone()).chain(numbered).filter(|name| !taken(name));
        free.next().unwrap_or(self)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = InvalidName;

    fn try_from(text: String) -> Result<Self, InvalidName> {
        let trimmed = text.trim();
        if trimmed.is_empty() || trimmed.chars().count() > Name::LONGEST {
            Err(InvalidName::Length)
        } else if is_storable(trimmed) {
            Ok(Name(trimmed.into()))
        } else {
            Err(InvalidName::Illegible)
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_can_be_given() {
        for name in [
            "Anna",
            "Änne",
            "Zoë O’Neill",
            "d'Arc",
            "Jean-Luc",
            "Nguyễn Thị",
            "Ελένη",
            "Иван",
            "Łukasz",
            "דָּוִד",
            "שָׁלוֹם",
            "محمد",
            "مُحَمَّد",
            "अर्जुन",
            "श्री",
            "தமிழ்",
            "ที่รัก",
            "བསྒྲུབས",
            "ភ្នំពេញ",
            "ᠮᠣᠩᠭᠣᠯ",
            "明美",
            "渡邉\u{e0100}",
            "김철수",
            "さくら",
            "R2-D2",
            "№ 5",
            "🦊",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
            "🇨🇭",
            "👍🏽",
            "👩\u{200d}👩\u{200d}👧\u{200d}👦",
            "🏳\u{fe0f}\u{200d}🌈",
        ] {
            assert_eq!(Name::given(name).map(String::from), Ok(nfc(name)), "{name:?}");
            assert!(Name::try_from(name.to_owned()).is_ok(), "{name:?} is read again");
        }
    }

    #[test]
    fn what_nobody_can_see_or_read_is_not_given() {
        for bad in [
            "a\nb",
            "a\tb",
            "a\u{7f}b",
            "a\u{85}b",
            "a\u{9b}b",
            "a\u{1b}[1m",
            // The direction of writing.
            "a\u{61c}b",
            "a\u{200e}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{2069}b",
            "a\u{206f}b",
            // What takes no space or shows nothing.
            "a\u{ad}b",
            "a\u{34f}b",
            "a\u{180e}b",
            "a\u{200b}b",
            "a\u{2060}b",
            "a\u{feff}b",
            "a\u{2028}b",
            "\u{115f}",
            "\u{1160}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{2800}",
            "\u{17b4}",
            "a\u{17b5}",
            "a\u{fff9}b",
            "a\u{1d173}b",
            "a\u{e0001}",
            "a\u{e0041}",
            "\u{e007f}",
            // Selectors and joiners with nothing to select or join.
            "\u{fe0f}",
            "a\u{fe0f}",
            "a \u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
            "a\u{fe00}",
            "a\u{e0100}",
            "明\u{e0100}\u{e0100}",
            "a\u{180b}",
            "a\u{200d}b",
            "a\u{200c}b",
            "🦊\u{200d}",
            "\u{200d}🦊",
            "🦊\u{200d}\u{200d}🦊",
            // Marks without a letter, and too many of them.
            "\u{301}",
            "\u{301}a",
            "a \u{301}",
            "x\u{316}\u{317}\u{318}\u{319}",
            // Private, unassigned, never to be assigned.
            "a\u{e000}",
            "a\u{f0000}",
            "a\u{378}",
            "a\u{fffe}",
            "a\u{10ffff}",
        ] {
            assert_eq!(Name::given(bad), Err(InvalidName::Illegible), "{bad:?}");
        }
        for bad in ["", " ", "\u{3000}\u{a0}", &"x".repeat(25)] {
            assert_eq!(Name::given(bad), Err(InvalidName::Length), "{bad:?}");
        }
    }

    #[test]
    fn stored_names_are_read_although_they_cannot_be_given() {
        for old in ["a\u{61c}b", "a\u{e0041}", "\u{301}a", "\u{3164}", "a\u{e000}", "e\u{301}"] {
            assert_eq!(Name::try_from(old.to_owned()).map(String::from), Ok(old.to_owned()));
        }
        for bad in ["a\nb", "a\u{202e}b", "a\u{200b}b", "a\u{200d}b"] {
            assert_eq!(Name::try_from(bad.to_owned()), Err(InvalidName::Illegible), "{bad:?}");
        }
    }

    #[test]
    fn letter_and_mark_become_one() {
        assert_eq!(Name::given("Rene\u{301}"), Name::given("Ren\u{e9}"));
        assert!(Name::given(&"e\u{301}".repeat(Name::LONGEST)).is_ok(), "24 letters are 24 letters");
    }

    fn resemble(one: &str, other: &str) -> bool {
        let name = |text: &str| Name::try_from(text.to_owned()).expect("a name");
        assert_eq!(name(one).resembles(&name(other)), name(other).resembles(&name(one)));
        name(one).resembles(&name(other))
    }

    #[test]
    fn look_alikes_are_found() {
        for (one, other) in [
            ("Anna", "Anna"),
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nna"),
            ("anna", "\u{3b1}nn\u{430}"),
            ("Anna", "A n na"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "𝓐𝓷𝓷𝓪"),
            ("Bill", "BILL"),
            ("Bill", "Bi11"),
            ("BILL", "\u{412}ill"),
            ("Ian", "lan"),
            ("Max", "MAX"),
            ("Max", "rnax"),
            ("Otto", "0tto"),
            ("Straße", "STRASSE"),
            ("René", "Rene\u{301}"),
            ("Anna", "An\u{ad}na"),
            ("Anna", "Anna\u{61c}"),
            ("❤", "❤\u{fe0f}"),
            ("Иван", "ИВАН"),
            ("Ελένη", "ΕΛΈΝΗ"),
            ("Иван", "ИBАН"),
            ("Bev", "\u{412}e\u{3bd}"),
        ] {
            assert!(resemble(one, other), "{one:?} {other:?}");
        }
        for (one, other) in [
            ("Anna", "Anne"),
            ("Anna", "Änna"),
            ("Anna", "Hanna"),
            ("Player 1", "Player 2"),
            ("Spieler 1", "Spieler 11"),
            ("🦊", "🦉"),
            ("明", "朋"),
            ("René", "Renè"),
            ("Anna", "Anna 2"),
        ] {
            assert!(!resemble(one, other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn a_number_tells_names_apart() {
        let name = |text: &str| Name::given(text).expect("a name");
        let others = [name("anna"), name("Anna 2"), name(&"x".repeat(24))];
        for (wanted, called) in
            [("Ben", "Ben"), ("Anna", "Anna 3"), (&"x".repeat(24), &*("x".repeat(22) + " 2"))]
        {
            assert_eq!(name(wanted).beside(&others), name(called));
        }
    }

    /// Every letter that has a small and a capital form is the same in both.
    #[test]
    fn small_and_capital_letters_look_alike() {
        let letters = ('a'..='\u{24f}').chain('\u{370}'..='\u{52f}').filter(|letter| letter.is_lowercase());
        for letter in letters {
            let capital: String = letter.to_uppercase().collect();
            if capital.to_lowercase() == letter.to_string() {
                assert!(resemble(&letter.to_string(), &capital), "{letter} {capital}");
            }
        }
    }
}
