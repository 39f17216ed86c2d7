//! Learns the evaluations of the bots from games of their own.
//!
//! A generation plays many games with the search and the network so far ([`self_play`]), notes what the network would read
//! of each position and how the game ended ([`Samples`]), and fits a new network to that ([`fit`]). Everything follows
//! from one seed: the same seed and number of games give the same weights, whatever the number of threads.

pub mod calibrate;
mod doubling;
pub mod exploit;
mod fit;
mod matches;
mod measure;
mod proof;
mod samples;
mod self_play;
mod sprt;
mod td;
mod train;

pub use doubling::doubling;
pub use fit::{Fit, fit};
pub use matches::{Effort, Player, Score, Terms, contest, contest_of, thread_time};
pub use measure::{base_loss, log_loss, log_loss_of};
pub use proof::{prove, shares};
pub use samples::Samples;
pub use self_play::{Plan, self_play};
pub use sprt::{Sprt, Verdict};
pub use td::{Td, learn_by_differences};
pub use train::{Progress, Run, train};
