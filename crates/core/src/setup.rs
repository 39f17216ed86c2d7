//! What the person who opens a table can type, and how it becomes valid options.
//!
//! [`Setup`] is anything somebody typed; [`Options`] is what a game accepts. The way from one to the other
//! reports every fault at once.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// How many options a set-up may have. More than any game has, so that every slip of a person is still named; and few,
/// because each is compared with all before it.
const MAX_OPTIONS: usize = 64;

/// A table as somebody asks for it: anything a person can type.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub players: u8,
    /// Option keys and values as typed.
    pub options: Vec<(String, String)>,
    /// Version of the rules; the newest if none is named.
    #[serde(default)]
    pub rules: Option<u32>,
}

impl Setup {
    /// A table for so many players with every option at its default.
    pub const fn players(players: u8) -> Self {
        Setup { players, options: Vec::new(), rules: None }
    }

    /// The same table with one more option set.
    pub fn with(mut self, key: impl Into<String>, value: impl Into<String>) -> Self {
        self.options.push((key.into(), value.into()));
        self
    }

    /// The same table by this version of the rules.
    pub const fn by_rules(mut self, rules: u32) -> Self {
        self.rules = Some(rules);
        self
    }
}

/// One option of a game at a certain number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key on the command line and in records.
    pub key: &'static str,
    /// Its value when nobody says anything.
    pub default: String,
    /// What it may be.
    pub allowed: Allowed,
}

impl OptionSpec {
    /// An option with a list of names to choose from; the first is the default.
    pub fn one_of(key: &'static str, names: &[&'static str]) -> Self {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        OptionSpec { key, default: names[0].clone(), allowed: Allowed::OneOf { names } }
    }

    /// An option that is a number.
    pub fn number(key: &'static str, range: RangeInclusive<u16>, default: u16) -> Self {
        let (min, max) = range.into_inner();
        OptionSpec { key, default: default.to_string(), allowed: Allowed::Number { min, max } }
    }

    /// An option that leaves out up to `most` of some names; by default none.
    pub fn subset(key: &'static str, of: &[&'static str], most: usize) -> Self {
        let of = of.iter().map(ToString::to_string).collect();
        OptionSpec { key, default: String::new(), allowed: Allowed::Subset { of, most } }
    }

    /// The option every game has (G-02): a seat named by the host, or the lot.
    pub fn start(players: u8) -> Self {
        let names =
            std::iter::once("random".to_owned()).chain(Seat::all(players).map(|seat| seat.to_string()));
        OptionSpec {
            key: "start",
            default: "random".into(),
            allowed: Allowed::OneOf { names: names.collect() },
        }
    }
}

/// The values an option may have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Allowed {
    /// One of these names.
    OneOf {
        /// The names.
        names: Vec<String>,
    },
    /// A whole number, both ends included.
    Number {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
    },
    /// Different names out of these, joined by commas; possibly none.
    Subset {
        /// The names.
        of: Vec<String>,
        /// How many at most.
        most: usize,
    },
}

impl Allowed {
    /// Whether the value is one of the allowed ones. A number is written the one way it is written, without zeros or a
    /// sign in front; the names of a subset may stand in any order.
    pub fn accepts(&self, value: &str) -> bool {
        match self {
            Allowed::OneOf { names } => names.iter().any(|name| name == value),
            Allowed::Number { min, max } => value
                .parse::<u16>()
                .is_ok_and(|number| (min..=max).contains(&&number) && number.to_string() == value),
            Allowed::Subset { of, most } => {
                let names = split_names(value);
                names.len() <= *most
                    && names.iter().enumerate().all(|(index, name)| {
                        of.iter().any(|known| known == name) && !names[..index].contains(name)
                    })
            }
        }
    }

    /// Values worth trying in a test: all of a few, the ends and the middle of many.
    pub fn examples(&self) -> Vec<String> {
        match self {
            Allowed::OneOf { names } => names.clone(),
            Allowed::Number { min, max } => {
                let mut values = vec![*min, u16::midpoint(*min, *max), *max];
                values.dedup();
                values.iter().map(u16::to_string).collect()
            }
            Allowed::Subset { of, most } => {
                let mut values = vec![String::new()];
                values.extend(of.iter().cloned());
                values.push(of[of.len() - most..].join(","));
                values
            }
        }
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::OneOf { names } => f.write_str(&names.join(", ")),
            Allowed::Number { min, max } => write!(f, "{min} to {max}"),
            Allowed::Subset { of, most } => {
                write!(f, "up to {most} of {} joined by commas, or nothing", of.join(", "))
            }
        }
    }
}

/// The names in a comma-separated value; an empty value has none.
fn split_names(value: &str) -> Vec<&str> {
    if value.is_empty() { Vec::new() } else { value.split(',').collect() }
}

/// `2 to 4`, or `2` where there is no choice.
fn range(min: u8, max: u8) -> String {
    if min == max { min.to_string() } else { format!("{min} to {max}") }
}

/// One thing wrong with a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SetupFault {
    /// The game is not for so many.
    #[error("the number of players cannot be {given}; {game} is for {}", range(*.min, *.max))]
    Players { game: &'static str, given: u8, min: u8, max: u8 },
    /// The game never had these rules, or has them no more.
    #[error("{game} has no rules of version {given}; known: {known}")]
    Rules {
        game: &'static str,
        given: u32,
        /// All versions that can be played.
        known: String,
    },
    /// The game has no such option.
    #[error("unknown option '{key}'; {game} knows {known}")]
    UnknownOption {
        game: &'static str,
        key: String,
        /// All keys at this number of players.
        known: String,
    },
    /// The option exists, but not for this number of players.
    #[error("option '{key}' does not apply to {players} players, only to {only}")]
    NotForPlayers {
        key: String,
        players: u8,
        /// The numbers of players it applies to.
        only: String,
    },
    /// The option cannot have this value.
    #[error("option '{key}' cannot be '{given}'; allowed: {allowed}")]
    BadValue { key: String, given: String, allowed: String },
    /// The option was given more than once.
    #[error("option '{key}' is given twice; give it once, allowed: {allowed}")]
    Twice { key: String, allowed: String },
    /// So many options that they are not even looked at.
    #[error("there cannot be {given} options; at most {most} are read")]
    TooMany { given: usize, most: usize },
}

/// Everything that is wrong with a [`Setup`], in the order it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Vec<SetupFault>);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

/// Valid options of one game by one version of its rules for one number of players: each key once, each with its value in force.
///
/// ```
/// use crosstable_core::{Setup, Options};
/// use crosstable_core::example::Nim;
/// let options = Options::of::<Nim>(&Setup::players(2).with("heap", "5")).unwrap();
/// assert_eq!(options.number("heap"), 5);
/// let error = Options::of::<Nim>(&Setup::players(9).with("colour", "red").with("heap", "0")).unwrap_err();
/// assert_eq!(error.0.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    rules: u32,
    players: u8,
    values: Vec<(&'static str, String)>,
}

impl Options {
    /// Validates a set-up for a game and reports every fault at once.
    pub fn of<G: Game>(setup: &Setup) -> Result<Self, SetupError> {
        Rules::of::<G>().validate(setup)
    }

    /// Every option that applies, with its value in force, in the game's order.
    pub fn pairs(&self) -> &[(&'static str, String)] {
        &self.values
    }

    /// The version of the rules these options are for.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// The number of players these options are for.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The value in force, or nothing where the option does not apply to this number of players.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.values.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    /// Whether the option applies and has this value.
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.get(key) == Some(value)
    }

    /// The value of a number option.
    ///
    /// # Panics
    /// If the game has no such number option.
    pub fn number(&self, key: &str) -> u16 {
        self.get(key).and_then(|value| value.parse().ok()).expect("a number option of this game")
    }

    /// The names of a subset option.
    pub fn names(&self, key: &str) -> Vec<&str> {
        self.get(key).map(split_names).unwrap_or_default()
    }

    /// The seat an option names, or nothing where it is left to the lot or does not apply.
    pub fn seat(&self, key: &str) -> Option<Seat> {
        self.get(key).and_then(|value| value.parse().ok())
    }

    /// The set-up that leads to exactly these options, by the same version of the rules.
    pub fn setup(&self) -> Setup {
        Setup { players: self.players, options: self.to_vec(), rules: Some(self.rules) }
    }

    /// Keys and values as they stand in logs and records.
    pub fn to_vec(&self) -> Vec<(String, String)> {
        self.values.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
    }

    /// The set-up of another table with the same choices by the newest rules of the game. An option that stood at its
    /// default stands at the new one; a choice that the newest rules do not have is left out.
    pub fn renewed<G: Game>(&self) -> Setup {
        Rules::of::<G>().renew(self)
    }
}

/// What a game says of its tables, as a value: with a type for each game, everything here would be in programs five times.
struct Rules {
    name: &'static str,
    seats: (u8, u8),
    versions: RangeInclusive<u32>,
    options: fn(u32, u8) -> Vec<OptionSpec>,
}

impl Rules {
    const fn of<G: Game>() -> Self {
        Rules { name: G::NAME, seats: G::SEATS, versions: G::OLDEST_RULES..=G::RULES, options: G::options }
    }

    /// See [`Options::of`].
    fn validate(&self, setup: &Setup) -> Result<Options, SetupError> {
        if setup.options.len() > MAX_OPTIONS {
            let given = setup.options.len();
            return Err(SetupError(vec![SetupFault::TooMany { given, most: MAX_OPTIONS }]));
        }
        let mut faults = Vec::new();
        let (game, (min, max), newest) = (self.name, self.seats, *self.versions.end());
        if !(min..=max).contains(&setup.players) {
            faults.push(SetupFault::Players { game, given: setup.players, min, max });
        }
        // With a wrong number of players the options are still looked at, as for the nearest right number.
        let players = setup.players.clamp(min, max);
        // An unknown version is looked at as the newest.
        let wanted = setup.rules.unwrap_or(newest);
        let rules = if self.versions.contains(&wanted) { wanted } else { newest };
        if rules != wanted {
            let known: Vec<_> = self.versions.clone().map(|version| version.to_string()).collect();
            faults.push(SetupFault::Rules { game, given: wanted, known: known.join(", ") });
        }
        let specs = (self.options)(rules, players);
        let mut values: Vec<_> = specs.iter().map(|spec| (spec.key, spec.default.clone())).collect();
        let mut seen: Vec<&str> = Vec::new();
        for (key, value) in &setup.options {
            let Some(index) = specs.iter().position(|spec| spec.key == key) else {
                faults.push(self.unknown(key, rules, players, &specs));
                continue;
            };
            if seen.contains(&key.as_str()) {
                let allowed = specs[index].allowed.to_string();
                faults.push(SetupFault::Twice { key: key.clone(), allowed });
            } else if specs[index].allowed.accepts(value) {
                values[index].1.clone_from(value);
            } else {
                let allowed = specs[index].allowed.to_string();
                faults.push(SetupFault::BadValue { key: key.clone(), given: shown(value), allowed });
            }
            seen.push(key);
        }
        if faults.is_empty() { Ok(Options { rules, players, values }) } else { Err(SetupError(faults)) }
    }

    /// See [`Options::renewed`].
    fn renew(&self, options: &Options) -> Setup {
        let specs = |rules| (self.options)(rules, options.players);
        let (old, new) = (specs(options.rules), specs(*self.versions.end()));
        let chosen = |key: &str, value: &str| {
            !old.iter().any(|spec| spec.key == key && spec.default == value)
                && new.iter().any(|spec| spec.key == key && spec.allowed.accepts(value))
        };
        let chosen = options.values.iter().filter(|(key, value)| chosen(key, value));
        chosen.fold(Setup::players(options.players), |setup, (key, value)| setup.with(*key, value))
    }

    /// Says why a key is not among the options: there is none of that name, or not at this number of players.
    fn unknown(&self, key: &str, rules: u32, players: u8, specs: &[OptionSpec]) -> SetupFault {
        let (min, max) = self.seats;
        let has = |other: &u8| (self.options)(rules, *other).iter().any(|spec| spec.key == key);
        let only: Vec<String> = (min..=max).filter(has).map(|other| other.to_string()).collect();
        if only.is_empty() {
            let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
            SetupFault::UnknownOption { game: self.name, key: shown(key), known: known.join(", ") }
        } else {
            SetupFault::NotForPlayers { key: key.to_owned(), players, only: only.join(" or ") }
        }
    }
}

/// What somebody typed, fit for one line of an error message.
pub(crate) fn shown(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Nim;

    fn with_options(count: usize, key: impl Fn(usize) -> String) -> Setup {
        let options = (0..count).map(|number| (key(number), "7".to_owned()));
        Setup { options: options.collect(), ..Setup::players(2) }
    }

    /// The same key again and again, or ever new ones: neither is compared with all the others.
    #[test]
    fn thousands_of_options_are_one_fault() {
        for key in [|_| "heap".to_owned(), |number: usize| format!("x{number}")] {
            let error = Options::of::<Nim>(&with_options(30_000, key)).expect_err("too many");
            assert_eq!(error.0, [SetupFault::TooMany { given: 30_000, most: MAX_OPTIONS }]);
            assert!(error.to_string().contains("at most 64"), "{error}");
        }
    }

    #[test]
    fn as_many_options_as_are_read_are_all_named() {
        let error = Options::of::<Nim>(&with_options(MAX_OPTIONS, |_| "heap".to_owned())).expect_err("twice");
        assert_eq!(error.0.len(), MAX_OPTIONS - 1);
        assert!(error.0.iter().all(|fault| matches!(fault, SetupFault::Twice { .. })));
    }
}
