//! Information-set Monte Carlo tree search.
//!
//! Every iteration samples a position from the view, goes down the tree by UCB1 as far as it goes, tries one new move,
//! rolls the game out and adds the result to every branch on the way. The tree is keyed by what the searching seat sees
//! (moves, and outcomes that it is shown), so that it cannot plan with what it does not know. Every seat maximises its
//! own utility.

use std::time::Duration;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MoveList, Seat};

use crate::order::{rank, sort_best_first};
use crate::tree::MAX_BRANCHES;
use crate::tree_search::TreeSearch;
use crate::{Budget, Calibrated, Choice, Heuristic, JudgedMove, Judgement, JudgementOf, Report, ReportOf};

/// Searches for the best move of a seat from its view; nothing if it is not its turn. The same seed and the same number
/// of iterations give the same report.
///
/// Positions are sampled from the view only. There is no way to pass one in:
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
/// With a view it compiles:
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
pub fn search<G: Game, H: Heuristic<G>>(
    heuristic: &H,
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    seed: u64,
) -> Option<ReportOf<G>> {
    Searcher::new().search(heuristic, view, seat, budget, seed)
}

/// The memory of a search. Keep one to search often: it grows with the first search, and further searches of the same
/// size do not allocate while they think. No result carries over from one search to the next.
pub struct Searcher<G: Game> {
    trees: Vec<TreeSearch<G>>,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Searcher<G> {
    /// A searcher without any memory yet.
    pub const fn new() -> Self {
        Searcher { trees: Vec::new() }
    }

    /// As [`search`].
    pub fn search<H: Heuristic<G>>(
        &mut self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Option<ReportOf<G>> {
        let start = budget.start();
        let mut rng = Xoshiro::seed_from_u64(seed);
        let root = G::sample(view, &mut rng);
        if root.actor() != Actor::Seat(seat) {
            return None;
        }
        let mut moves = MoveList::new();
        root.moves(&mut moves);

        let mut stats: Vec<RootStats<G::Move>> = moves.iter().map(|mv| RootStats::new(*mv)).collect();
        let mut iterations = 0;
        // The only move needs no search.
        if moves.len() > 1 {
            let threads = budget.threads.max(1);
            while self.trees.len() < threads {
                self.trees.push(TreeSearch::new(MAX_BRANCHES));
            }
            let trees = &mut self.trees[..threads];
            let mut numbered: Vec<_> = trees.iter_mut().enumerate().collect();
            // The calling thread runs the last one.
            numbered.rotate_left(1);
            let root = &root;
            let jobs = numbered.into_iter().map(|(thread, tree)| {
                // Far apart in the generator's sequence, and still determined by the seed.
                rng.jump();
                let (rng, budget) = (rng.clone(), budget.for_thread(thread, start));
                move || tree.grow(heuristic, view, seat, root, budget, rng)
            });
            run_all(jobs.collect());
            for tree in trees {
                iterations += tree.done();
                // Both have hundreds of moves; looking each of them up in the game's order costs far less than
                // comparing all with all.
                tree.each_root_branch(|mv, visits, mean| {
                    if let Ok(place) = stats.binary_search_by(|own| own.mv.cmp(&mv)) {
                        stats[place].add(visits, mean);
                    }
                });
            }
        }
        // Moves that were never tried stay in the game's order.
        sort_best_first(&mut stats, |stats| [stats.visits.into(), rank(stats.sum)]);
        let choices: Vec<_> = stats.iter().map(RootStats::choice).collect();
        let best = choices.first()?;
        let (chosen, value) = (best.mv, best.value);
        Some(Report { seat, chosen, value, choices, iterations })
    }
}

impl<G: Game> Searcher<G> {
    /// Judges a decision from the view of a seat; nothing if it is not its turn. After the search the move that was played
    /// is tried half as often as the best one, so that the two can be compared. The same seed gives the same judgement on
    /// every machine.
    pub fn judge<H: Heuristic<G>>(
        &mut self,
        heuristic: &Calibrated<'_, H>,
        view: &G::View,
        seat: Seat,
        played: Option<G::Move>,
        iterations: u32,
        seed: u64,
    ) -> Option<JudgementOf<G>> {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let root = G::sample(view, &mut rng);
        if root.actor() != Actor::Seat(seat) {
            return None;
        }
        if self.trees.is_empty() {
            self.trees.push(TreeSearch::new(MAX_BRANCHES));
        }
        let budget = Budget::iterations(iterations);
        let tree = &mut self.trees[0];
        tree.grow(heuristic, view, seat, &root, budget.for_thread(0, Duration::ZERO), rng);
        let mut most = 0;
        tree.each_root_branch(|_, visits, _| most = most.max(visits));
        if let Some(played) = played {
            tree.grow_move(heuristic, view, seat, &root, played, (most / 2).max(1));
        }
        let mut moves = Vec::new();
        tree.each_judged(|mv, visits, mut values| {
            heuristic.correct(seat, &mut values);
            moves.push(JudgedMove { mv, visits, values });
        });
        let own = seat.index();
        sort_best_first(&mut moves, |judged| [judged.visits.into(), rank(judged.values[own].into())]);
        let mut judgement = Judgement { seat, moves, iterations: tree.done() };
        judgement.prefer(played);
        Some(judgement)
    }
}

/// Runs all jobs: the last one here, each of the others on its own thread.
#[cfg(not(target_family = "wasm"))]
fn run_all<J: FnOnce() + Send>(mut jobs: Vec<J>) {
    let last = jobs.pop();
    std::thread::scope(|scope| {
        for job in jobs {
            scope.spawn(job);
        }
        if let Some(job) = last {
            job();
        }
    });
}

/// Runs all jobs one after the other: WebAssembly has no threads.
#[cfg(target_family = "wasm")]
fn run_all<J: FnOnce()>(jobs: Vec<J>) {
    for job in jobs {
        job();
    }
}

/// The results of all threads for one move.
#[derive(Clone, Copy)]
struct RootStats<M> {
    mv: M,
    visits: u32,
    sum: f64,
}

impl<M: Copy> RootStats<M> {
    const fn new(mv: M) -> Self {
        RootStats { mv, visits: 0, sum: 0.0 }
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

#[cfg(test)]
mod tests {
    use crosstable_core::{Level, Play, Scratch, Setup, Viewer};

    use super::*;
    use crate::levels::{Plan, plan};
    use crate::tree::BROWSER_BRANCHES;
    use crate::{CrossNGo, CrossRoads, Crossado, Crosswise, Mixx};

    /// How large the tree of `expert` grows with its number of iterations, in the middle of a random game for two.
    fn branches<G: Game, H: Heuristic<G>>(heuristic: &H, decisions: u32) -> usize {
        let mut game = G::from_setup(&Setup::players(2)).expect("the default options are valid");
        let (mut rng, mut scratch) = (Xoshiro::seed_from_u64(1), Scratch::<G>::new());
        let mut left = decisions;
        let seat = loop {
            match game.actor() {
                Actor::Seat(seat) if left == 0 => break seat,
                Actor::Seat(_) => left -= 1,
                Actor::Chance => {}
                // A short game.
                Actor::Over => return 0,
            }
            let step = game.random_step(&mut scratch, &mut rng).expect("the game goes on");
            game.apply(step);
        };
        let Plan::Strongest { iterations, .. } = plan(G::ID, Level::Expert) else {
            panic!("{}: expert has a number of iterations", G::ID);
        };
        let (mut searcher, view) = (Searcher::new(), game.view(Viewer::Seat(seat)));
        searcher.search(heuristic, &view, seat, &Budget::iterations(iterations), 1).expect("its turn");
        searcher.trees.first().map_or(0, TreeSearch::branches)
    }

    #[test]
    fn no_number_of_iterations_fills_the_tree_of_a_browser() {
        // Where there is one move only, nothing grows; so several positions.
        let largest = |branches: &dyn Fn(u32) -> usize| [2, 5, 9].map(branches).into_iter().max();
        for (game, branches) in [
            ("crosswise", largest(&|after| branches::<crosswise::Position, _>(&Crosswise, after))),
            ("cross-roads", largest(&|after| branches::<cross_roads::Position, _>(&CrossRoads, after))),
            ("mixx", largest(&|after| branches::<mixx::Position, _>(&Mixx, after))),
            ("crossado", largest(&|after| branches::<crossado::Position, _>(&Crossado, after))),
            ("cross-n-go", largest(&|after| branches::<cross_n_go::Position, _>(&CrossNGo, after))),
        ] {
            println!("{game}: {branches:?} branches");
            let fits = branches.is_some_and(|branches| (1..BROWSER_BRANCHES).contains(&branches));
            assert!(fits, "{game}: {branches:?}");
        }
    }
}
