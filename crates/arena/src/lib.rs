//! Contests between bots: many games, honest counts, and pictures of them.
//!
//! A [`Contest`] says who plays what; [`Contest::run`] plays it on as many threads as wished and counts. Contestants
//! are the bots of [`crosstable_bots`], which see a view and nothing else, or programs from outside, which see the same
//! view as a line of JSON ([`Question`]) and answer with a token; `docs/bots.md` says how. Seats are rotated
//! ([`Lineup`]), shares have their 95 % interval ([`Share`]), and every game can be written as a record.
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

mod bout;
mod chart;
mod contest;
mod contestant;
mod fate;
mod interval;
mod lineup;
mod pool;
mod program;
mod record;
mod tally;

pub use bout::{Bout, Ending, Forfeit, Thinking};
pub use chart::{Curve, Ladder, Line, Rung};
pub use contest::{Contest, Meeting};
pub use contestant::{Contestant, NoSuchContestant};
pub use interval::{Elo, Share};
pub use lineup::Lineup;
pub use program::{NoAnswer, Program, Question};
pub use tally::{Score, Tally};
