//! The names of a game.

use std::fs;

use crate::project::root;

/// How many counters the skeleton has.
const HEAP: &str = "21";

/// A game's names in all places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Names {
    /// `cross-out`, also the name of the crate.
    pub(super) id: String,
    /// `cross_out`
    pub(super) ident: String,
    /// `CrossOut`
    pub(super) variant: String,
    /// `crossOut`
    pub(super) script: String,
    /// `Cross Out`
    pub(super) name: String,
    /// `CO`, which begin the clauses.
    pub(super) letters: String,
}

impl Names {
    /// The names of a game that there is not yet.
    pub(super) fn read(typed: &str) -> Result<Self, String> {
        let names = Self::of(typed)?;
        if root().join("crates").join(&names.id).exists() {
            return Err(format!("crates/{} is there already", names.id));
        }
        let letters = free_letters(&names, &taken_letters());
        letters
            .map(|letters| Names { letters, ..names.clone() })
            .ok_or_else(|| format!("no letters are free for {typed}"))
    }

    /// The names of a game that there is, with the letters of its page.
    pub(super) fn read_known(typed: &str) -> Result<Self, String> {
        let names = Self::of(typed)?;
        let page = root().join(names.rules_page("en"));
        let page = fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
        let letters = letters_of(&page).ok_or("its page has no clause")?;
        Ok(Names { letters, ..names })
    }

    fn of(typed: &str) -> Result<Self, String> {
        let plain = |part: &str| {
            part.starts_with(|c: char| c.is_ascii_lowercase())
                && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        let parts: Vec<&str> = typed.split('-').collect();
        let reserved = ["core", "table", "common", "test", "self", "crate", "super", "web", "games"];
        if !parts.iter().all(|part| plain(part)) || typed.len() > 24 || reserved.contains(&typed) {
            return Err(format!(
                "'{typed}' is no name; small letters, words joined by hyphens, as in cross-out"
            ));
        }
        let capital = |part: &&str| part[..1].to_uppercase() + &part[1..];
        let capitals: Vec<String> = parts.iter().map(capital).collect();
        let variant = capitals.concat();
        Ok(Names {
            id: typed.to_owned(),
            ident: typed.replace('-', "_"),
            script: variant[..1].to_lowercase() + &variant[1..],
            variant,
            name: capitals.join(" "),
            letters: String::new(),
        })
    }

    /// Puts the names into a text.
    pub(super) fn fill(&self, text: &str) -> String {
        text.replace("@ID@", &self.id)
            .replace("@CRATE@", &self.ident)
            .replace("@NAME@", &self.name)
            .replace("@LETTERS@", &self.letters)
            .replace("@HEAP@", HEAP)
    }

    /// The page of clauses in a language.
    pub(super) fn rules_page(&self, lang: &str) -> String {
        let folder = if lang == "en" { String::new() } else { format!("{lang}/") };
        format!("docs/rules/{folder}{}.md", self.id)
    }

    /// The pictures that the pages show.
    pub(super) fn pictures(&self) -> [String; 3] {
        let id = &self.id;
        [
            format!("docs/pictures/{id}.png"),
            format!("docs/pictures/{id}-phone-dark.png"),
            format!("web/public/og/{id}.png"),
        ]
    }
}

/// The letters of the first clause of a page.
fn letters_of(page: &str) -> Option<String> {
    let clause = page.lines().find_map(|line| line.strip_prefix("- **"))?;
    clause.split_once('-').map(|(letters, _)| letters.to_owned())
}

/// The letters of all pages.
fn taken_letters() -> Vec<String> {
    let pages = fs::read_dir(root().join("docs/rules")).into_iter().flatten().flatten();
    pages.filter_map(|page| letters_of(&fs::read_to_string(page.path()).ok()?)).collect()
}

/// Two letters that no other page has: those of the words, or of the first word, or any.
fn free_letters(names: &Names, taken: &[String]) -> Option<String> {
    let upper: Vec<char> = names.variant.to_uppercase().chars().filter(char::is_ascii_uppercase).collect();
    let initials: String = names.variant.chars().filter(char::is_ascii_uppercase).take(2).collect();
    let pairs = upper[1..].iter().map(|second| format!("{}{second}", upper[0]));
    let any = ('A'..='Z').map(|second| format!("{}{second}", upper[0]));
    let free = |letters: &String| letters.len() == 2 && !taken.contains(letters);
    std::iter::once(initials).chain(pairs).chain(any).find(free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_gives_all_others() {
        let names = Names::of("cross-out").expect("a name");
        let Names { id, ident, variant, script, name, .. } = &names;
        assert_eq!(
            [id, ident, variant, script, name],
            ["cross-out", "cross_out", "CrossOut", "crossOut", "Cross Out"]
        );
        let taken = |letters: &[&str]| letters.iter().map(|pair| (*pair).to_owned()).collect::<Vec<_>>();
        assert_eq!(free_letters(&names, &taken(&["CR"])).as_deref(), Some("CO"));
        assert_eq!(free_letters(&names, &taken(&["CO"])).as_deref(), Some("CR"));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for typed in [
            "",
            "Cross",
            "cross_out",
            "../etc",
            "cross--out",
            "-a",
            "a-",
            "1st",
            "core",
            "a b",
            &"a".repeat(25),
        ] {
            assert!(Names::of(typed).is_err(), "{typed}");
        }
        assert!(Names::read("mixx").is_err(), "it is there already");
    }

    #[test]
    fn the_letters_of_this_project_are_known() {
        let taken = taken_letters();
        assert!(
            ["CR", "CN", "MX", "CW", "CA", "G", "T"]
                .iter()
                .all(|letters| taken.contains(&(*letters).to_owned()))
        );
    }
}
