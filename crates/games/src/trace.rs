//! The trace: one game as JSON lines, so that anything outside can check the rules move by move.
//!
//! ```
//! use crosstable_core::Setup;
//! use crosstable_games::{AnyGame, Due, GameId, TraceLine};
//!
//! let (id, setup) = (GameId::ALL[0], Setup::players(2));
//! println!("{}", TraceLine::start(id, &id.options(&setup)?));
//! let game = AnyGame::new(id, &setup)?;
//! let due = Due::of(&game);
//! if let Due::Chance(outcomes) = &due {
//!     println!("{}", TraceLine::step(&due, &outcomes[0].0));
//! }
//! # Ok::<(), crosstable_core::SetupError>(())
//! ```

use std::fmt;

use crosstable_core::{Options, Seat, Standing};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::{Due, GameId};

/// One line of a trace. Its `Display` is JSON without spaces, keys in the order of the fields.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub enum TraceLine<'a> {
    /// The first line: which game it is.
    Start {
        /// [`Game::ID`](crosstable_core::Game::ID).
        game: &'static str,
        players: u8,
        /// Every option that applies, with its value in force, as on the command line.
        #[serde(serialize_with = "as_map")]
        options: &'a [(&'static str, String)],
        rules: u32,
    },
    /// A move.
    Move {
        actor: Seat,
        /// All that were legal, sorted by bytes.
        legal: &'a [String],
        played: &'a str,
    },
    /// An outcome of chance.
    Drawn {
        /// Always `chance`.
        actor: &'static str,
        /// All that were possible, sorted by bytes.
        legal: Vec<&'a str>,
        /// Their weights in the same order.
        weights: Vec<u32>,
        played: &'a str,
    },
    /// The last line of a game that was played to its end.
    End { result: Outcome<'a> },
}

/// How a game ended, by seat.
#[derive(Debug, Serialize)]
pub struct Outcome<'a> {
    /// 1 is best.
    pub ranks: &'a [u8],
    /// Null where the game ended without points.
    pub points: Option<&'a [u16]>,
}

impl<'a> TraceLine<'a> {
    /// The line before anything has happened.
    pub fn start(id: GameId, options: &'a Options) -> Self {
        TraceLine::Start {
            game: id.id(),
            players: options.players(),
            options: options.pairs(),
            rules: options.rules(),
        }
    }

    /// The line of a token that is played when this is due.
    pub fn step(due: &'a Due, played: &'a str) -> Self {
        match due {
            Due::Seat(seat, legal) => TraceLine::Move { actor: *seat, legal, played },
            Due::Chance(outcomes) => {
                let (legal, weights) =
                    outcomes.iter().map(|(token, weight)| (token.as_str(), *weight)).unzip();
                TraceLine::Drawn { actor: "chance", legal, weights, played }
            }
            Due::Over(standing) => TraceLine::end(standing),
        }
    }

    /// The line after the last token.
    pub fn end(standing: &'a Standing) -> Self {
        TraceLine::End { result: Outcome { ranks: standing.ranks(), points: standing.points() } }
    }
}

impl fmt::Display for TraceLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// Options keep the game's order in the JSON object.
fn as_map<S: Serializer>(pairs: &&[(&'static str, String)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(pairs.len()))?;
    for (key, value) in *pairs {
        map.serialize_entry(key, value)?;
    }
    map.end()
}
