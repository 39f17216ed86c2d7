//! Crosstable: the search that every game gets. It sees what seat 1 sees.

use std::hint::black_box;

use crosstable_bots::{Budget, Heuristic, Searcher};
use crosstable_core::{Game, MAX_SEATS, Seat, Standing, Viewer};
use crosstable_testkit::toys::Leduc;
use crosstable_testkit::toys::leduc::{Move, STACK, View};

use super::{EXPLORATION, SIMULATIONS, Searches, dealt};

/// Chips count, as for the other one.
struct Chips;

impl Heuristic<Leduc> for Chips {
    const EXPLORATION: f32 = EXPLORATION;

    #[inline]
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        let mut utility = [0.0; MAX_SEATS];
        for (own, points) in utility.iter_mut().zip(standing.points().unwrap_or_default()) {
            *own = f32::from(*points) / f32::from(2 * STACK);
        }
        utility
    }
}

/// New memory for each search.
pub fn run(simulations: u32, seed: u64) -> Searches {
    let view = dealt().view(Viewer::Seat(Seat::new(0)));
    Searches::until(simulations, seed, |seed| raises(&mut Searcher::new(), &view, seed))
}

/// The memory of the search before is used again.
pub fn run_kept(simulations: u32, seed: u64) -> Searches {
    let view = dealt().view(Viewer::Seat(Seat::new(0)));
    let mut searcher = Searcher::new();
    Searches::until(simulations, seed, |seed| raises(&mut searcher, &view, seed))
}

fn raises(searcher: &mut Searcher<Leduc>, view: &View, seed: u64) -> bool {
    let budget = Budget::iterations(SIMULATIONS);
    let report = searcher.search(&Chips, black_box(view), Seat::new(0), &budget, seed);
    report.expect("seat 1 is to move").chosen == Move::Raise
}
