//! Honest bots: they see a view, never a position.
//!
//! A bot on a seat gets what a person on that seat would see, a [`Game::View`], and nothing else. **Nothing that decides
//! takes a position**; [`Game::sample`], which draws one that fits a view, is the only source of positions in this
//! crate, those included that an [`Insight`] is shown. So a bot cannot see a hand, the order of a pile or the future, and
//! no care of the caller is needed for it.
//!
//! - [`decide`] plays at one of the five levels, [`decide_any`] the same for any game in tokens; `levels.rs` is the
//!   one table that says how well a level plays.
//! - [`random`], [`greedy`] and [`search`] are the three ways to come to a move; a [`Policy`] is any of them as a value.
//! - [`Insight`] is what a bot knows about one game beyond its rules. [`Plain`] knows nothing and plays every game.
//! - [`Budget`] says how long a search may think, [`Report`] what it found.
//!
//! ```
//! use crosstable_bots::{Budget, Crosswise, search};
//! use crosstable_core::{Game, Play, Seat, Setup, Viewer};
//!
//! let mut game = crosswise::Position::from_setup(&Setup::players(2).with("start", "1"))?;
//! for tile in ["~sun", "~sun", "~star", "~swap", "~cross", "~cross", "~remove", "~square"] {
//!     game.play_token(tile)?;
//! }
//! let seat = Seat::new(0);
//! let seen = game.view(Viewer::Seat(seat));
//! let report = search::<crosswise::Position, _>(&Crosswise, &seen, seat, &Budget::iterations(200), 1);
//! game.play(report.expect("seat 1 is to move").chosen)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How the search works
//!
//! [`search`] is an information-set Monte Carlo tree search for two to four seats. Every iteration draws a position
//! that fits the view (nothing has to be drawn in an open game), walks down the tree as far as it goes, tries one new
//! move, rolls the game out and tells all branches on the way what came of it.
//!
//! - *What the tree is keyed by.* By moves and by those outcomes of chance that the searching seat is shown. Outcomes
//!   hidden from it share a branch, so that nothing below can depend on them.
//! - *What is chosen.* Every seat maximises its own utility (max^n), by UCB1. Where the legal moves depend on what was
//!   drawn, a move is measured against how often it could have been chosen, not how often others were.
//! - *Luck.* The n-th try of every move at the root meets the same hidden cards, draws and dice, as far as it does not
//!   change them itself. What moves have in common then does not blur how they differ.
//! - *Many moves.* Progressive widening looks at the most promising ones first and at more as a node is visited more.
//! - *Long games.* Rollouts may be cut off and the position evaluated.
//! - *Memory.* All branches lie in one flat vector and know their neighbours by number; the vector is used again by
//!   the next search of the same [`Searcher`].
//! - *Threads.* Each grows a tree of its own; what they found about the moves at the root is added up.
//!
//! [`Game::View`]: crosstable_core::Game::View
//! [`Game::sample`]: crosstable_core::Game::sample

mod any;
mod budget;
mod curiosity;
mod decide;
mod greedy;
mod insight;
pub mod levels;
mod policy;
mod report;
mod search;
mod tree;
mod utility;
mod walk;
mod widening;

pub use any::{decide_any, think_any};
pub use budget::Budget;
pub use decide::{Moment, decide};
pub use greedy::{greedy, random};
pub use insight::{CrossNGo, CrossRoads, Crossado, Crosswise, Insight, Mixx, Plain};
pub use policy::Policy;
pub use report::{Choice, Report, ReportOf};
pub use search::{Searcher, search};
pub use utility::by_rank;
