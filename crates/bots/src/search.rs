//! Information-set Monte Carlo tree search.
//!
//! Every iteration draws a position that fits the view, walks down the tree by UCB1 as far as the tree goes, tries
//! one new move, rolls the game out and tells every branch on the way what its actor got. The tree is keyed by what
//! the searching seat sees happen (moves, outcomes it is shown), so that it cannot plan with what it does not
//! know. Every seat maximises its own utility.

use std::thread;
use std::time::Instant;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MoveList, Seat};

use crate::walk::Walker;
use crate::{Budget, Choice, Insight, Report, ReportOf};

/// Looks for the best move of a seat that sees this, or finds that it is not this seat's turn. The same seed and the
/// same number of iterations give the same report.
///
/// A position is drawn from the view and from nothing else. There is no way to hand one in:
///
/// ```compile_fail,E0308
/// use crosstable_bots::{Budget, Plain, search};
/// use crosstable_core::{Play, Seat, Setup};
/// use crosstable_testkit::toys::Leduc;
///
/// let position = Leduc::from_setup(&Setup::players(2)).unwrap();
/// search::<Leduc, _>(&Plain, &position, Seat::new(0), &Budget::iterations(100), 1);
/// ```
///
/// With a view it goes:
///
/// ```
/// use crosstable_bots::{Budget, Plain, search};
/// use crosstable_core::{Game, Play, Seat, Setup, Viewer};
/// use crosstable_testkit::toys::Leduc;
///
/// let mut position = Leduc::from_setup(&Setup::players(2)).unwrap();
/// for token in ["~K", "~J"] {
///     position.play_token(token).unwrap();
/// }
/// let (seat, budget) = (Seat::new(0), Budget::iterations(100));
/// let report = search::<Leduc, _>(&Plain, &position.view(Viewer::Seat(seat)), seat, &budget, 1);
/// assert!(report.unwrap().value.unwrap() > 0.5);
/// // The other seat has nothing to decide now.
/// assert!(search::<Leduc, _>(&Plain, &position.view(Viewer::Seat(seat)), seat.next(2), &budget, 1).is_none());
/// ```
pub fn search<G: Game, I: Insight<G>>(
    insight: &I,
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    seed: u64,
) -> Option<ReportOf<G>> {
    Searcher::new().search(insight, view, seat, budget, seed)
}

/// The memory of a search. Whoever searches often keeps one: it grows with the first search, and further searches
/// of the same size do not allocate while they think. It holds nothing that was learned.
pub struct Searcher<G: Game> {
    walkers: Vec<Walker<G>>,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Searcher<G> {
    /// A searcher that has no memory yet.
    pub const fn new() -> Self {
        Searcher { walkers: Vec::new() }
    }

    /// As [`search`].
    pub fn search<I: Insight<G>>(
        &mut self,
        insight: &I,
        view: &G::View,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Option<ReportOf<G>> {
        let start = Instant::now();
        let mut rng = Xoshiro::seed_from_u64(seed);
        let root = G::sample(view, &mut rng);
        if root.actor() != Actor::Seat(seat) {
            return None;
        }
        let mut moves = MoveList::new();
        root.moves(&mut moves);

        let mut tallies: Vec<Tally<G::Move>> = moves.iter().map(|mv| Tally::new(*mv)).collect();
        let mut iterations = 0;
        // Nobody thinks about the only move.
        if moves.len() > 1 {
            let threads = budget.threads.max(1);
            while self.walkers.len() < threads {
                self.walkers.push(Walker::new());
            }
            let walkers = &mut self.walkers[..threads];
            let (first, others) = walkers.split_first_mut().expect("there is at least one thread");
            thread::scope(|scope| {
                for (index, walker) in others.iter_mut().enumerate() {
                    // Far apart in the generator's sequence, and still a function of the seed.
                    rng.jump();
                    let (rng, root, watch) = (rng.clone(), &root, budget.share(index + 1, start));
                    scope.spawn(move || walker.grow(insight, view, seat, root, watch, rng));
                }
                rng.jump();
                first.grow(insight, view, seat, &root, budget.share(0, start), rng);
            });
            for walker in walkers {
                iterations += walker.done();
                for tally in &mut tallies {
                    walker.each_root_branch(|mv, visits, mean| {
                        if mv == tally.mv {
                            tally.add(visits, mean);
                        }
                    });
                }
            }
        }
        // Stable: what nothing was learned about stays in the game's order.
        tallies.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.sum.total_cmp(&a.sum)));
        let choices: Vec<_> = tallies.iter().map(Tally::choice).collect();
        let best = choices.first()?;
        let (chosen, value) = (best.mv, best.value);
        Some(Report { seat, chosen, value, choices, iterations, elapsed: start.elapsed() })
    }
}

/// What all threads together found about a move.
struct Tally<M> {
    mv: M,
    visits: u32,
    sum: f64,
}

impl<M: Copy> Tally<M> {
    const fn new(mv: M) -> Self {
        Tally { mv, visits: 0, sum: 0.0 }
    }

    fn add(&mut self, visits: u32, mean: f32) {
        self.visits += visits;
        self.sum += f64::from(visits) * f64::from(mean);
    }

    fn choice(&self) -> Choice<M> {
        let value = (self.visits > 0).then(|| (self.sum / f64::from(self.visits)) as f32);
        Choice { mv: self.mv, visits: self.visits, value }
    }
}
