//! Bots that see a view, never a position.
//!
//! A bot on a seat gets what a person on that seat would see, a [`Game::View`], and nothing else. **Nothing that decides
//! takes a position**; [`Game::sample`] is the only source of positions in this crate, also of those that a [`Heuristic`]
//! evaluates. So a bot cannot see a hand, the order of a pile or the future, whatever the caller does.
//!
//! - A [`Policy`] chooses a move: one of the five levels, or [`random`], [`greedy`] or [`search`] alone. [`decide_any`]
//!   does the same for any game, in tokens. `levels.rs` is the one table that says how well a level plays.
//! - A [`Heuristic`] is what a bot knows about one game beyond its rules. [`Plain`] knows nothing and plays every game.
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
//! let view = game.view(Viewer::Seat(seat));
//! let report = search::<crosswise::Position, _>(&Crosswise, &view, seat, &Budget::iterations(200), 1);
//! game.play(report.expect("seat 1 is to move").chosen)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How the search works
//!
//! [`search`] is an information-set Monte Carlo tree search for two to four seats. Every iteration samples a position
//! from the view (in a game without hidden information there is only one), goes down the tree as far as it goes, tries
//! one new move, rolls the game out and adds the result to all branches on the way.
//!
//! - *Keys.* The tree is keyed by moves and by those outcomes of chance that the searching seat is shown. Outcomes hidden
//!   from it share a branch, so that nothing below can depend on them.
//! - *Selection.* Every seat maximises its own utility (max^n), by UCB1. Where the legal moves depend on the sample,
//!   exploration goes by how often a move was available, not by how often others were chosen.
//! - *Common random numbers.* The n-th try of every move at the root meets the same hidden cards, draws and dice, as far
//!   as it does not change them itself.
//! - *Progressive widening.* A node tries the moves with the highest priors first, and more as it is visited more.
//! - *Cutoffs.* Rollouts may stop early and evaluate the position.
//! - *Memory.* All branches lie in one flat vector, which the next search of the same [`Searcher`] uses again.
//! - *Threads.* Each grows its own tree; their results for the moves at the root are added up.
//!
//! The crate also runs where there is neither a clock nor threads (`wasm32-unknown-unknown`): a time limit comes with
//! its [`TimeSource`], and trees then grow one after the other.
//!
//! [`Game::View`]: crosstable_core::Game::View
//! [`Game::sample`]: crosstable_core::Game::sample

mod budget;
mod calibration;
mod child;
mod expert;
mod greedy;
mod heuristic;
mod human;
mod judge;
pub mod learned;
pub mod levels;
pub mod maths;
pub mod net;
mod order;
mod policy;
mod report;
mod search;
mod selection;
mod tree;
mod tree_search;
mod utility;
pub mod weights;

#[cfg(not(target_family = "wasm"))]
pub use budget::monotonic;
pub use budget::{Budget, TimeLimit, TimeSource};
pub use calibration::{Calibrated, Calibration, Opponents};
pub use child::{FORGETS, child};
pub use expert::{ExpertVisitor, HeuristicVisitor, with_expert, with_learned};
pub use greedy::{greedy, random};
pub use heuristic::{CrossNGo, CrossRoads, Crossado, Crosswise, Heuristic, Mixx, Plain};
pub use human::Human;
pub use judge::{JudgedMove, Judgement, JudgementOf, judge_any};
pub use policy::{Policy, TurnSeed, decide_any};
pub use report::{Choice, Report, ReportOf};
pub use search::{Searcher, search};
pub use utility::by_rank;
