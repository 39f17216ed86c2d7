//! Luck and skill of a finished game, and hints for one that runs.
//!
//! The value of a position is a vector: for each seat the share of its opponents that it can expect to beat. Where two seats
//! or two teams play it is the chance to win. A review says how it changed from the first position to the result: by *luck*
//! (draws and rolls against their exact expectation), by *decisions* (against the best that was found, judged from what the
//! seat knew), and by what *came to light* (hidden things that were not known when somebody decided). Each is computed on
//! its own, and for every seat they add up to the difference between the result and the beginning.
//!
//! # How the terms are defined
//!
//! - **Chance.** The value of a chance node is the sum over all outcomes of their probability times the value after them. The
//!   luck of an outcome is the value after it less that.
//! - **Decisions.** A search from the view of the seat judges the moves ([`Searcher::judge`]). The term is the value of the
//!   move that was played less that of the best one, so for the seat itself it is never positive.
//! - **Where something is hidden**, the value of a position is the calibrated evaluation of the true one; the game is over, so
//!   the review may look at all cards. What came to light with a decision is how much the true values differ from those that
//!   the seat could know, after the decision less before it.
//! - **Where everything is open**, nothing can come to light: the value before a decision is the value after it less the
//!   decision's term.
//! - **The deal** is too long to expand. If chance also decides who begins, all seats have the same chances before it, and its
//!   luck is the value at the first decision less that. Otherwise the review begins after the deal.
//!
//! Thinking is counted in iterations, never by a clock: the same game has the same review everywhere. The crate is pure, and
//! builds for `wasm32-unknown-unknown`.
//!
//! [`Searcher::judge`]: crosstable_bots::Searcher::judge

mod chance;
mod decision;
mod effort;
mod error;
mod hint;
mod judged;
mod key;
mod path;
mod summary;
mod values;

use std::ops::ControlFlow;

use crosstable_bots::{ExpertVisitor, Heuristic, with_expert};
use crosstable_core::{Game, Setup};
use crosstable_games::GameId;
use crosstable_protocol::http::Review;

pub use effort::Effort;
pub use error::ReviewError;
pub use hint::hint;

use judged::JudgedGame;
use path::Path;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many decisions have been judged.
    pub done: usize,
    /// How many there are.
    pub of: usize,
}

/// Reviews a finished game from its set-up and all its tokens, moves and outcomes in order. Calls `progress` after each
/// decision, which can stop the review.
///
/// ```
/// use std::ops::ControlFlow;
/// use crosstable_core::Setup;
/// use crosstable_games::GameId;
/// use crosstable_record::{Record, random};
/// use crosstable_review::{Effort, review};
///
/// let record = Record::of(&random::log(GameId::CrossRoads, &Setup::players(2), 7)?)?;
/// let tokens: Vec<&str> = record.steps.iter().map(|step| step.token()).collect();
/// let effort = Effort::each(50);
/// let review = review(GameId::CrossRoads, &record.setup(), &tokens, effort, |_| ControlFlow::Continue(()))?;
/// for seat in &review.seats {
///     assert!((seat.last - seat.first - seat.luck - seat.own - seat.others - seat.light).abs() < 1e-9);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review<T: AsRef<str>>(
    game: GameId,
    setup: &Setup,
    tokens: &[T],
    effort: Effort,
    progress: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Review, ReviewError> {
    with_expert(game, Job { setup, tokens, effort, progress })
}

struct Job<'a, T, P> {
    setup: &'a Setup,
    tokens: &'a [T],
    effort: Effort,
    progress: P,
}

impl<T: AsRef<str>, P: FnMut(Progress) -> ControlFlow<()>> ExpertVisitor for Job<'_, T, P> {
    type Out = Result<Review, ReviewError>;

    fn visit<G: Game, H: Heuristic<G>>(self, heuristic: &H) -> Self::Out {
        let path = Path::<G>::read(self.setup, self.tokens)?;
        Ok(JudgedGame::new(heuristic, path, self.effort, self.progress)?.review())
    }
}
