//! One tree of a search and the loop that grows it.

use crosstable_core::rng::{self, Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_SEATS, Scratch, Seat, Token, Viewer};

use crate::Heuristic;
use crate::budget::ThreadBudget;
use crate::selection::{ExplorationTerm, highest_prior, may_widen};
use crate::tree::{Branch, CHANCE, Tree};

/// A tree and the buffers to grow it without allocating.
pub(crate) struct TreeSearch<G: Game> {
    tree: Tree<G::Move>,
    /// The nodes of the current iteration, the root first.
    path: Vec<u32>,
    scratch: Scratch<G>,
    /// Which of the legal moves have a branch already.
    tried: Vec<bool>,
    /// What the legal moves prior.
    priors: Vec<f32>,
    exploration: ExplorationTerm,
    done: u32,
    /// Where the common random numbers come from.
    common_seed: u64,
    /// By move at the root, in the order of the tree, the sum of the utilities of every seat.
    sums: Vec<[f64; MAX_SEATS]>,
}

/// The part of a search that is the same for all iterations.
struct Context<'a, G: Game, H> {
    heuristic: &'a H,
    view: &'a G::View,
    viewer: Viewer,
}

impl<G: Game> TreeSearch<G> {
    /// How many branches the tree has.
    #[cfg(test)]
    pub(crate) fn branches(&self) -> usize {
        self.tree.len()
    }

    pub(crate) fn new(capacity: usize) -> Self {
        TreeSearch {
            tree: Tree::new(capacity),
            path: Vec::new(),
            scratch: Scratch::new(),
            tried: Vec::new(),
            priors: Vec::new(),
            exploration: ExplorationTerm::new(),
            done: 0,
            common_seed: 0,
            sums: Vec::new(),
        }
    }

    /// How many iterations were made.
    pub(crate) const fn done(&self) -> u32 {
        self.done
    }

    /// The moves at the root with their visits and means.
    pub(crate) fn each_root_branch(&self, mut visit: impl FnMut(G::Move, u32, f32)) {
        for branch in self.tree.children(Tree::<G::Move>::ROOT) {
            if let Some(mv) = branch.key {
                visit(mv, branch.visits, branch.mean);
            }
        }
    }

    /// The moves at the root that were tried, with their visits and the mean utility of every seat.
    pub(crate) fn each_judged(&self, mut visit: impl FnMut(G::Move, u32, [f32; MAX_SEATS])) {
        let branches = self.tree.children(Tree::<G::Move>::ROOT).iter();
        for (branch, sums) in branches.zip(&self.sums).filter(|(branch, _)| branch.visits > 0) {
            if let Some(mv) = branch.key {
                visit(mv, branch.visits, sums.map(|sum| (sum / f64::from(branch.visits)) as f32));
            }
        }
    }

    /// By how many visits the most visited move at the root leads.
    fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        self.each_root_branch(|_, visits, _| {
            next = next.max(visits.min(most));
            most = most.max(visits);
        });
        most - next
    }

    /// Grows a new tree until the budget is used up, but at least by one iteration.
    pub(crate) fn grow<H: Heuristic<G>>(
        &mut self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        root: &G,
        mut budget: ThreadBudget<'_>,
        mut rng: Xoshiro,
    ) {
        let context = Context { heuristic, view, viewer: Viewer::Seat(seat) };
        self.tree.clear();
        self.tree.at_mut(Tree::<G::Move>::ROOT).visits = 1;
        self.done = 0;
        self.sums.clear();
        self.common_seed = rng.next_u64();
        loop {
            // A seat knows its own moves, so the move at the root does not depend on the sample.
            let first = self.select_listed(&context, Tree::<G::Move>::ROOT, seat, root, &mut rng);
            let first = first.expect("an empty tree has room for the moves at the root");
            self.try_move(&context, first, root);
            if !budget.has_more(self.done) || budget.is_decided(self.done, || self.lead()) {
                return;
            }
        }
    }

    /// Goes on with a tree that has grown, and tries this move at the root until it has so many visits.
    pub(crate) fn grow_move<H: Heuristic<G>>(
        &mut self,
        heuristic: &H,
        view: &G::View,
        seat: Seat,
        root: &G,
        mv: G::Move,
        visits: u32,
    ) {
        let context = Context { heuristic, view, viewer: Viewer::Seat(seat) };
        let branches = self.tree.children_mut(Tree::<G::Move>::ROOT);
        let tried = branches.iter().take_while(|branch| branch.visits > 0).count();
        let Some(mut place) = branches.iter().position(|branch| branch.key == Some(mv)) else { return };
        if place > tried {
            // The tried ones stay in front.
            branches.swap(tried, place);
            place = tried;
        }
        let first = self.tree.first(Tree::<G::Move>::ROOT) + place;
        while self.tree.at(first).visits < visits {
            self.try_move(&context, first, root);
        }
    }

    /// One iteration that begins with this branch of the root.
    #[inline]
    fn try_move<H: Heuristic<G>>(&mut self, context: &Context<'_, G, H>, first: usize, root: &G) {
        // Common random numbers: the n-th try of every move meets the same hidden cards, draws and dice, as far as
        // it does not change them itself. That reduces the variance of the differences between moves.
        let nth = self.tree.at(first).visits;
        let mut rng = Xoshiro::seed_from_u64(self.common_seed.wrapping_add(nth.into()));
        let position = if G::OPEN { root.clone() } else { G::sample(context.view, &mut rng) };
        // A tried move keeps its place among the moves at the root.
        let place = first - self.tree.first(Tree::<G::Move>::ROOT);
        let utility = self.iterate(context, first, position, &mut rng);
        if place >= self.sums.len() {
            self.sums.resize(place + 1, [0.0; MAX_SEATS]);
        }
        for (sum, utility) in self.sums[place].iter_mut().zip(utility) {
            *sum += f64::from(utility);
        }
        self.done += 1;
    }

    /// One iteration, beginning with this branch of the root: selection, expansion, rollout, backpropagation.
    #[inline]
    fn iterate<H: Heuristic<G>>(
        &mut self,
        context: &Context<'_, G, H>,
        first: usize,
        mut position: G,
        rng: &mut Xoshiro,
    ) -> [f32; MAX_SEATS] {
        let mut first = Some(first);
        let mut node = Tree::<G::Move>::ROOT;
        self.path.clear();
        self.path.push(node as u32);
        // Whether the node has the same legal moves in all iterations. The root has, because a seat knows its own moves;
        // nodes below only if nothing is hidden and no outcomes share a node.
        let mut fixed_moves = true;
        let utility = loop {
            match position.actor() {
                Actor::Over => break self.result(context, &position),
                Actor::Chance => {
                    let outcome = position.random_outcome(&mut self.scratch.outcomes, rng);
                    let seen = G::OPEN || !position.hides(outcome, context.viewer);
                    let key = (seen && context.heuristic.branches(&position, outcome)).then_some(outcome);
                    position.apply(outcome);
                    let Some(next) = self.tree.branch(node, CHANCE, 0, key) else {
                        break self.roll_out(context, &mut position, rng);
                    };
                    fixed_moves &= key.is_some();
                    node = next;
                    self.path.push(node as u32);
                }
                Actor::Seat(seat) => {
                    let hidden = !fixed_moves && !context.viewer.is(seat);
                    let secret = if hidden { context.heuristic.secret(&position, seat) } else { 0 };
                    let next = if first.is_some() {
                        first.take()
                    } else if fixed_moves {
                        self.select_listed(context, node, seat, &position, rng)
                    } else {
                        self.select_legal(context, node, seat, secret, &position, rng)
                    };
                    let Some(next) = next else {
                        break self.roll_out(context, &mut position, rng);
                    };
                    let branch = self.tree.at(next);
                    let (is_new, key) = (branch.visits == 0, branch.key);
                    position.apply(key.expect("a seat's branch has its move"));
                    let mut child = next;
                    if secret != 0 {
                        // The result counts for the opponent's secret, but what follows is one branch for all
                        // secrets, because the searching seat does not see the difference.
                        let shared = self.tree.branch(node, seat.index() as u8, 0, key);
                        let Some(shared) = shared else {
                            break self.roll_out(context, &mut position, rng);
                        };
                        let private = self.tree.branch(node, seat.index() as u8, secret, key);
                        self.path.extend(private.map(|private| private as u32));
                        child = shared;
                    }
                    node = child;
                    self.path.push(node as u32);
                    if is_new {
                        break self.roll_out(context, &mut position, rng);
                    }
                    fixed_moves &= G::OPEN;
                }
            }
        };
        for &node in &self.path {
            let branch = self.tree.at_mut(node as usize);
            match branch.actor {
                CHANCE => branch.visits += 1,
                seat => branch.update(utility[usize::from(seat) % MAX_SEATS]),
            }
        }
        utility
    }

    /// Selects at a node that has the same moves every time: they are listed at the first visit, the tried ones in
    /// front. Nothing if the tree is full.
    #[inline]
    fn select_listed<H: Heuristic<G>>(
        &mut self,
        context: &Context<'_, G, H>,
        node: usize,
        seat: Seat,
        position: &G,
        rng: &mut Xoshiro,
    ) -> Option<usize> {
        if self.tree.children(node).is_empty() {
            if !self.tree.has_room() {
                return None;
            }
            self.scratch.moves.clear();
            position.moves(&mut self.scratch.moves);
            self.priors.clear();
            if H::PRIORS {
                context.heuristic.priors(position, &self.scratch.moves, &mut self.priors);
            }
            self.tree.list(node, seat.index() as u8, &self.scratch.moves, &self.priors);
        }
        let visits = self.tree.at(node).visits;
        let weight = H::EXPLORATION * self.exploration.of(visits);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let mut tried = 0;
        let branches = self.tree.children(node);
        for branch in branches {
            if branch.visits == 0 {
                break;
            }
            let score = branch.score::<G, H>(weight);
            if score > most {
                (best, most) = (tried, score);
            }
            tried += 1;
        }
        if tried < branches.len() && may_widen::<G, H>(tried, visits) {
            let next = if H::PRIORS {
                let priors = branches[tried..].iter().map(|branch| branch.prior);
                highest_prior(priors.enumerate(), rng).0
            } else {
                rng::below(rng, (branches.len() - tried) as u32) as usize
            };
            self.tree.children_mut(node).swap(tried, tried + next);
            best = tried;
        }
        Some(self.tree.first(node) + best)
    }

    /// Selects at a node whose moves depend on the sample: only those that are legal now count, and exploration goes by
    /// how often a move was available. Nothing if the tree is full.
    fn select_legal<H: Heuristic<G>>(
        &mut self,
        context: &Context<'_, G, H>,
        node: usize,
        seat: Seat,
        secret: u32,
        position: &G,
        rng: &mut Xoshiro,
    ) -> Option<usize> {
        let legal = &mut self.scratch.moves;
        legal.clear();
        position.moves(legal);
        self.tried.clear();
        self.tried.resize(legal.len(), false);

        let actor = seat.index() as u8;
        let range = self.tree.range(node, actor, secret);
        let first = range.start;
        let branches = self.tree.range_mut(range);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let mut tried = 0;
        each_common(legal, branches, |place, index, branch| {
            self.tried[place] = true;
            tried += 1;
            branch.availability += 1;
            let score = branch.score::<G, H>(H::EXPLORATION * self.exploration.of(branch.availability));
            if score > most {
                (best, most) = (index, score);
            }
        });
        if tried == legal.len() || !may_widen::<G, H>(tried, self.tree.at(node).visits) {
            return Some(first + best);
        }
        let untried = (0..legal.len()).filter(|place| !self.tried[*place]);
        let (place, prior) = if H::PRIORS {
            self.priors.clear();
            context.heuristic.priors(position, legal, &mut self.priors);
            highest_prior(untried.map(|place| (place, self.priors[place])), rng)
        } else {
            let next = rng::below(rng, (legal.len() - tried) as u32) as usize;
            let mut untried = untried;
            (untried.nth(next).expect("below the number of untried moves"), 0.0)
        };
        let mv = legal[place];
        let Some(index) = self.tree.branch(node, actor, secret, Some(mv)) else {
            return (tried > 0).then_some(first + best);
        };
        let branch = self.tree.at_mut(index);
        (branch.availability, branch.prior) = (1, prior);
        Some(index)
    }

    /// Plays to the end or to the cutoff, and returns the utility of each seat.
    #[inline]
    fn roll_out<H: Heuristic<G>>(
        &mut self,
        context: &Context<'_, G, H>,
        position: &mut G,
        rng: &mut Xoshiro,
    ) -> [f32; MAX_SEATS] {
        let mut decisions = 0;
        loop {
            match position.actor() {
                Actor::Seat(_) => {
                    if H::CUTOFF.is_some_and(|cutoff| cutoff <= decisions)
                        && context.heuristic.is_quiet(position)
                    {
                        return context.heuristic.evaluate(position);
                    }
                    let mv = context.heuristic.rollout(position, &mut self.scratch, rng);
                    position.apply(mv);
                    decisions += 1;
                }
                Actor::Chance => {
                    if H::CUTOFF_AT_CHANCE
                        && H::CUTOFF.is_some_and(|cutoff| cutoff <= decisions)
                        && context.heuristic.is_quiet(position)
                    {
                        return context.heuristic.evaluate(position);
                    }
                    let outcome = position.random_outcome(&mut self.scratch.outcomes, rng);
                    position.apply(outcome);
                }
                Actor::Over => return self.result(context, position),
            }
        }
    }

    #[inline]
    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    fn result<H: Heuristic<G>>(&self, context: &Context<'_, G, H>, position: &G) -> [f32; MAX_SEATS] {
        context.heuristic.utility(&position.standing().expect("a game that is over has a standing"))
    }
}

/// Visits all branches whose move is legal; both lists are in the order of moves. Every item of the shorter list is
/// looked up in the rest of the longer one.
#[inline]
fn each_common<M: Token>(
    legal: &[M],
    branches: &mut [Branch<M>],
    mut visit: impl FnMut(usize, usize, &mut Branch<M>),
) {
    let mut from = 0;
    if legal.len() <= branches.len() {
        for (place, mv) in legal.iter().enumerate() {
            match branches[from..].binary_search_by(|branch| branch.key.cmp(&Some(*mv))) {
                Ok(index) => {
                    from += index;
                    visit(place, from, &mut branches[from]);
                    from += 1;
                }
                Err(index) => from += index,
            }
        }
    } else {
        for (index, branch) in branches.iter_mut().enumerate() {
            match legal[from..].binary_search_by(|mv| Some(*mv).cmp(&branch.key)) {
                Ok(place) => {
                    from += place;
                    visit(from, index, branch);
                    from += 1;
                }
                Err(place) => from += place,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::{Play, Setup};
    use crosstable_testkit::toys::{ConnectFour, Leduc};

    use super::*;
    use crate::{Budget, Plain};

    /// Grows a tree of this capacity and returns how large it got.
    fn grown<G: Game>(tokens: &[&str], capacity: usize) -> usize {
        const ITERATIONS: u32 = 2_000;
        let mut position = G::from_setup(&Setup::players(2)).expect("two can play");
        for token in tokens {
            position.play_token(token).expect("legal");
        }
        let seat = position.actor().seat().expect("a seat is to move");
        let (view, budget) = (position.view(Viewer::Seat(seat)), Budget::iterations(ITERATIONS));
        let mut search = TreeSearch::<G>::new(capacity);
        let rng = Xoshiro::seed_from_u64(1);
        search.grow(&Plain, &view, seat, &position, budget.for_thread(0, budget.start()), rng);
        let mut visits = 0;
        search.each_root_branch(|_, own, _| visits += own);
        assert_eq!((search.done(), visits), (ITERATIONS, ITERATIONS));
        search.tree.len()
    }

    #[test]
    fn a_full_tree_is_still_searched() {
        // One node more may have been listed, or moved to where it has more room.
        for capacity in [2, 10, 100, 1_000] {
            let grown_to = grown::<ConnectFour>(&[], capacity);
            assert!((capacity..capacity + 16).contains(&grown_to), "{capacity}");
            let few = capacity.min(100);
            assert!((few..few + 16).contains(&grown::<Leduc>(&["~K", "~Q"], few)), "{few}");
        }
        assert!(grown::<ConnectFour>(&[], 1 << 20) > 2_000);
    }
}
