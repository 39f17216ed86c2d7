//! Any way to come to a move, as a value.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crosstable_core::{Game, Level, Seat};

use crate::decide::carry_out;
use crate::levels::plan;
use crate::{Budget, Insight, Moment, ReportOf, greedy, random, search};

/// Any way to come to a move.
#[derive(Clone, Debug)]
pub enum Policy {
    /// Any legal move, see [`random`].
    Random,
    /// What looks best at once, see [`greedy`].
    Greedy,
    /// A level as people meet it at a table, see [`decide`](crate::decide).
    Level(Level),
    /// A level that looks at no clock: all its iterations, however long they take. The same moment gives the same
    /// move on any machine.
    Untimed(Level),
    /// A search with a budget of one's own, see [`search`].
    Search(Budget),
}

impl Policy {
    /// The move of this policy on this seat, which sees this; nothing if it is not the seat's turn. The flag, once set
    /// from another thread, ends the thinking at once.
    pub fn think<G: Game, I: Insight<G>>(
        &self,
        insight: &I,
        view: &G::View,
        seat: Seat,
        moment: Moment,
        cancel: Option<Arc<AtomicBool>>,
    ) -> Option<ReportOf<G>> {
        let start = Instant::now();
        let report = match self {
            Policy::Random => random::<G>(view, seat, moment.seed_of(seat)),
            Policy::Greedy => greedy(insight, view, seat, moment.seed_of(seat)),
            Policy::Level(level) => carry_out(insight, plan(G::ID, *level), view, seat, moment, cancel),
            Policy::Untimed(level) => {
                carry_out(insight, plan(G::ID, *level).untimed(), view, seat, moment, cancel)
            }
            Policy::Search(budget) => {
                let budget = Budget { cancel: cancel.or_else(|| budget.cancel.clone()), ..budget.clone() };
                search(insight, view, seat, &budget, moment.seed_of(seat))
            }
        }?;
        Some(ReportOf::<G> { elapsed: start.elapsed(), ..report })
    }
}
