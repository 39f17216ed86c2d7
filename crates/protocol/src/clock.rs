//! The clock of a table: a time limit for each decision, not for the game (T-09).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A point in time, in milliseconds since 1970.
pub type Millis = u64;

/// How long one decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Clock {
    #[default]
    Off,
    HalfMinute,
    Minute,
    TwoMinutes,
    /// For correspondence games.
    Day,
}

crosstable_core::wire_as!(Clock, String);

impl Clock {
    /// All of them, the default first.
    pub const ALL: [Clock; 5] = [Clock::Off, Clock::HalfMinute, Clock::Minute, Clock::TwoMinutes, Clock::Day];

    /// Its name on the command line, in logs and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Clock::Off => "off",
            Clock::HalfMinute => "30s",
            Clock::Minute => "60s",
            Clock::TwoMinutes => "2min",
            Clock::Day => "1day",
        }
    }

    /// The time for one decision, if it is limited.
    pub const fn millis(self) -> Option<Millis> {
        match self {
            Clock::Off => None,
            Clock::HalfMinute => Some(30_000),
            Clock::Minute => Some(60_000),
            Clock::TwoMinutes => Some(120_000),
            Clock::Day => Some(86_400_000),
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock is one of off, 30s, 60s, 2min, 1day")]
pub struct NoSuchClock;

impl FromStr for Clock {
    type Err = NoSuchClock;

    fn from_str(text: &str) -> Result<Self, NoSuchClock> {
        Clock::ALL.into_iter().find(|clock| clock.name() == text).ok_or(NoSuchClock)
    }
}

impl From<Clock> for String {
    fn from(clock: Clock) -> String {
        clock.name().into()
    }
}

impl TryFrom<String> for Clock {
    type Error = NoSuchClock;

    fn try_from(text: String) -> Result<Self, NoSuchClock> {
        text.parse()
    }
}
