//! Contests between bots: many games, counts with their intervals, and charts.
//!
//! A [`Contest`] says who plays what; [`Contest::run`] plays it on several threads and counts. Contestants are the bots of
//! [`crosstable_bots`], which see a view and nothing else, or external programs, which get the same view as a line of JSON
//! ([`MoveRequest`]) and answer with a token; `docs/bots.md` describes how. Seats are rotated ([`Lineup`]), shares have
//! their 95 % interval ([`Share`]), and every game can be written as a record.
//!
//! ```
//! use std::sync::Arc;
//! use std::time::Duration;
//! use crosstable_arena::Contest;
//! use crosstable_core::Setup;
//! use crosstable_games::GameId;
//!
//! let contest = Contest {
//!     game: GameId::Crosswise,
//!     options: GameId::Crosswise.options(&Setup::players(2))?,
//!     contestants: vec!["iterations:30".parse()?, "random".parse()?],
//!     games: 10,
//!     seed: 1,
//!     threads: 2,
//!     patience: Duration::from_secs(10),
//! };
//! let meetings = contest.run(&Arc::default(), |_, _| {});
//! let [search, random] = &meetings[0].tally.scores[..] else { panic!("two contestants") };
//! assert_eq!(search.won, random.lost);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chart;
mod contest;
mod contestant;
mod game_result;
mod game_seed;
mod interval;
mod lineup;
mod look_ahead;
mod program;
mod record;
mod tally;

pub use chart::{Curve, Ladder, Line, Rung};
pub use contest::{Contest, Meeting};
pub use contestant::{Contestant, UnknownContestant};
pub use game_result::{Ending, Forfeit, GameResult, ThinkTime};
pub use interval::{Elo, Share};
pub use lineup::Lineup;
pub use look_ahead::Attempt;
pub use program::{MoveRequest, Program, ProgramError};
pub use tally::{Score, Tally};
