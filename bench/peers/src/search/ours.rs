//! Crosstable: the search that every game gets, without an heuristic. It sees a view; that of Connect Four holds the board.

use std::hint::black_box;

use crosstable_bots::{Budget, Heuristic, Searcher};
use crosstable_core::{Game, Seat, Viewer};
use crosstable_testkit::toys::ConnectFour;

use super::{EXPLORATION, SIMULATIONS, Searches};

struct Measured;

impl Heuristic<ConnectFour> for Measured {
    const EXPLORATION: f32 = EXPLORATION;
}

/// New memory for each search, as all others take it.
pub fn run(simulations: u32, seed: u64) -> Searches {
    Searches::until(simulations, seed, |seed| chosen(&mut Searcher::new(), seed))
}

/// The memory of the search before is used again.
pub fn run_kept(simulations: u32, seed: u64) -> Searches {
    thread_local! {
        static SEARCHER: std::cell::RefCell<Searcher<ConnectFour>> = const { std::cell::RefCell::new(Searcher::new()) };
    }
    SEARCHER.with_borrow_mut(|searcher| Searches::until(simulations, seed, |seed| chosen(searcher, seed)))
}

fn chosen(searcher: &mut Searcher<ConnectFour>, seed: u64) -> u8 {
    let seat = Seat::new(0);
    let view = black_box(ConnectFour::empty().view(Viewer::Seat(seat)));
    let report = searcher.search(&Measured, &view, seat, &Budget::iterations(SIMULATIONS), seed);
    let report = report.expect("seat 1 is to move");
    assert_eq!(report.iterations, SIMULATIONS);
    report.chosen.index()
}
