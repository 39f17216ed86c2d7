//! The choices of somebody who wants to play.
#![expect(missing_docs, reason = "plain data: a field is documented where its name does not say it all")]

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crosstable_core::Level;
use crosstable_protocol::Name;
use crosstable_texts::Lang;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Full screen, if the terminal can do it.
    #[default]
    Screen,
    /// Line by line.
    Plain,
}

/// A table to open. The caller knows the games and has checked it.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The id of the game.
    pub game: String,
    pub seats: Seats,
    /// Options of the game that differ from their defaults.
    pub options: Vec<(String, String)>,
}

/// How to play at this device.
#[derive(Clone, Debug)]
pub struct LocalOptions {
    pub lang: Lang,
    /// The folder with the games; the user's own if not given.
    pub data: Option<PathBuf>,
    /// How long a bot waits before each move.
    pub bot_pause: Duration,
    pub mode: Mode,
}

/// How to play at a running server.
#[derive(Clone, Debug)]
pub struct GuestOptions {
    /// The user's own name if not given.
    pub name: Option<String>,
    /// A file with certificates of authorities to trust beside those of the system.
    pub authority: Option<PathBuf>,
    pub lang: Lang,
    /// The folder with the player's tokens; the user's own if not given.
    pub data: Option<PathBuf>,
    pub mode: Mode,
}

/// Who sits where, seat 1 first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seats(pub Vec<SeatSpec>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatSpec {
    /// A person at this device; the user's own name if none is given.
    Person(Option<String>),
    Bot(Level),
    /// A bot that is just right for this device.
    RightBot,
    /// For anybody who comes; at a server only.
    Open,
}

impl SeatSpec {
    /// The name that was given for it.
    pub(crate) fn name(&self) -> Option<Name> {
        let SeatSpec::Person(Some(name)) = self else { return None };
        Name::given(name).ok()
    }
}

impl Default for Seats {
    fn default() -> Self {
        Seats(vec![SeatSpec::Person(None), SeatSpec::Bot(Level::Normal)])
    }
}

/// Seats cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seats cannot be '{0}'; allowed: you, a name, bot, bot:beginner|easy|normal|hard|expert|right, at a server also open, \
     with commas between"
)]
pub struct BadSeats(String);

impl FromStr for Seats {
    type Err = BadSeats;

    fn from_str(typed: &str) -> Result<Self, BadSeats> {
        let read = |seat: &str| match seat.split_once(':') {
            Some(("bot", "right")) => Some(SeatSpec::RightBot),
            Some(("bot", level)) => level.parse().ok().map(SeatSpec::Bot),
            Some(_) => None,
            None => match seat {
                "" => None,
                "you" => Some(SeatSpec::Person(None)),
                "bot" => Some(SeatSpec::Bot(Level::Normal)),
                "open" => Some(SeatSpec::Open),
                name => {
                    let name = Name::given(name).ok()?;
                    Some(SeatSpec::Person(Some(name.to_string())))
                }
            },
        };
        let seats: Option<Vec<SeatSpec>> = typed.split(',').map(|seat| read(seat.trim())).collect();
        seats.map(Seats).ok_or_else(|| BadSeats(typed.to_owned()))
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = |seat: &SeatSpec| match seat {
            SeatSpec::Person(None) => "you".to_owned(),
            SeatSpec::Person(Some(name)) => name.clone(),
            SeatSpec::Bot(level) => format!("bot:{level}"),
            SeatSpec::RightBot => "bot:right".to_owned(),
            SeatSpec::Open => "open".to_owned(),
        };
        f.write_str(&self.0.iter().map(seat).collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_written() {
        for text in [
            "you,bot:hard",
            "you,bot:right",
            "you,bot:right:2.3",
            "you,Anna,bot:beginner,bot:expert",
            "open,you",
        ] {
            assert_eq!(text.parse::<Seats>().expect("seats").to_string(), text);
        }
        assert_eq!("you, bot".parse::<Seats>(), Ok(Seats::default()));
    }

    #[test]
    fn nonsense_is_no_seat() {
        for text in ["", "you,,bot", "bot:clever", "cat:hard", "a name that is much too long for a seat"] {
            assert!(text.parse::<Seats>().is_err(), "{text:?}");
        }
    }
}
