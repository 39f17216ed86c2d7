//! One thread of a search: it walks down its tree again and again.

use crosstable_core::rng::{self, Rng, SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_SEATS, Scratch, Seat, Token, Viewer};

use crate::Insight;
use crate::budget::Watch;
use crate::curiosity::Curiosity;
use crate::tree::{Branch, CHANCE, Tree};
use crate::widening::{may_widen, most_promising};

/// A tree and everything needed to walk it without allocating.
pub(crate) struct Walker<G: Game> {
    tree: Tree<G::Move>,
    /// The nodes of the current iteration, the root first.
    path: Vec<u32>,
    scratch: Scratch<G>,
    /// Which of the legal moves have a branch already.
    tried: Vec<bool>,
    /// What the legal moves promise.
    promises: Vec<f32>,
    curiosity: Curiosity,
    done: u32,
}

/// What a search looks at: the same for all iterations.
struct Quest<'a, G: Game, I> {
    insight: &'a I,
    view: &'a G::View,
    viewer: Viewer,
}

impl<G: Game> Walker<G> {
    /// A walker whose tree takes so many branches.
    pub(crate) fn new(most: usize) -> Self {
        Walker {
            tree: Tree::new(most),
            path: Vec::new(),
            scratch: Scratch::new(),
            tried: Vec::new(),
            promises: Vec::new(),
            curiosity: Curiosity::new(),
            done: 0,
        }
    }

    /// Iterations made.
    pub(crate) const fn done(&self) -> u32 {
        self.done
    }

    /// The moves at the root with their visits and means.
    pub(crate) fn each_root_branch(&self, mut visit: impl FnMut(G::Move, u32, f32)) {
        for branch in self.tree.below(Tree::<G::Move>::ROOT) {
            if let Some(mv) = branch.key {
                visit(mv, branch.visits, branch.mean);
            }
        }
    }

    /// By how many visits the move at the root that was tried most is ahead of all others.
    fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        self.each_root_branch(|_, visits, _| {
            next = next.max(visits.min(most));
            most = most.max(visits);
        });
        most - next
    }

    /// Grows a new tree until the watch says stop, but at least by one iteration.
    pub(crate) fn grow<I: Insight<G>>(
        &mut self,
        insight: &I,
        view: &G::View,
        seat: Seat,
        root: &G,
        mut watch: Watch<'_>,
        mut rng: Xoshiro,
    ) {
        let quest = Quest { insight, view, viewer: Viewer::Seat(seat) };
        self.tree.clear();
        self.tree.at_mut(Tree::<G::Move>::ROOT).visits = 1;
        self.done = 0;
        let luck = rng.next_u64();
        loop {
            // A seat knows its own moves, so what it tries next does not depend on what is drawn for it.
            let first = self.choose_listed(&quest, Tree::<G::Move>::ROOT, seat, root, &mut rng);
            let first = first.expect("an empty tree has room for the moves at the root");
            // The n-th try of every move meets the same luck: hidden things, draws and dice that it does not change
            // itself. What moves have in common then does not blur how they differ.
            let nth = self.tree.at(first).visits;
            let mut lot = Xoshiro::seed_from_u64(luck.wrapping_add(nth.into()));
            let position = if G::OPEN { root.clone() } else { G::sample(quest.view, &mut lot) };
            self.iterate(&quest, first, position, &mut lot);
            self.done += 1;
            if !watch.goes_on(self.done) || watch.is_certain(self.done, || self.lead()) {
                return;
            }
        }
    }

    /// Walks down once, beginning with this branch of the root.
    #[inline]
    fn iterate<I: Insight<G>>(
        &mut self,
        quest: &Quest<'_, G, I>,
        first: usize,
        mut position: G,
        rng: &mut Xoshiro,
    ) {
        let mut first = Some(first);
        let mut node = Tree::<G::Move>::ROOT;
        self.path.clear();
        self.path.push(node as u32);
        // Whether the position at the node is the same in all iterations as far as legal moves go. At the root it
        // is, because a seat knows its own moves; further down only if nothing is hidden and no outcomes share a node.
        let mut settled = true;
        let utility = loop {
            match position.actor() {
                Actor::Over => break self.result(quest, &position),
                Actor::Chance => {
                    let outcome = position.random_outcome(&mut self.scratch.outcomes, rng);
                    let seen = G::OPEN || !position.hides(outcome, quest.viewer);
                    let key = (seen && quest.insight.branches(&position, outcome)).then_some(outcome);
                    position.apply(outcome);
                    let Some(next) = self.tree.branch(node, CHANCE, 0, key) else {
                        break self.roll_out(quest, &mut position, rng);
                    };
                    settled &= key.is_some();
                    node = next;
                    self.path.push(node as u32);
                }
                Actor::Seat(seat) => {
                    let hidden = !settled && !quest.viewer.is(seat);
                    let secret = if hidden { quest.insight.secret(&position, seat) } else { 0 };
                    let next = if first.is_some() {
                        first.take()
                    } else if settled {
                        self.choose_listed(quest, node, seat, &position, rng)
                    } else {
                        self.choose_legal(quest, node, seat, secret, &position, rng)
                    };
                    let Some(next) = next else {
                        break self.roll_out(quest, &mut position, rng);
                    };
                    let branch = self.tree.at(next);
                    let (is_new, key) = (branch.visits == 0, branch.key);
                    position.apply(key.expect("a seat's branch has its move"));
                    let mut below = next;
                    if secret != 0 {
                        // What the opponent learns it learns for its secret, but what follows is the same branch for
                        // all of them, as the searching seat does not see the difference.
                        let shared = self.tree.branch(node, seat.index() as u8, 0, key);
                        let Some(shared) = shared else {
                            break self.roll_out(quest, &mut position, rng);
                        };
                        let private = self.tree.branch(node, seat.index() as u8, secret, key);
                        self.path.extend(private.map(|private| private as u32));
                        below = shared;
                    }
                    node = below;
                    self.path.push(node as u32);
                    if is_new {
                        break self.roll_out(quest, &mut position, rng);
                    }
                    settled &= G::OPEN;
                }
            }
        };
        for &node in &self.path {
            let branch = self.tree.at_mut(node as usize);
            match branch.actor {
                CHANCE => branch.visits += 1,
                seat => branch.learn(utility[usize::from(seat) % MAX_SEATS]),
            }
        }
    }

    /// Chooses at a node that has the same moves every time: they are listed at the first visit, and those that were
    /// tried stand in front. Nothing if the tree is full.
    #[inline]
    fn choose_listed<I: Insight<G>>(
        &mut self,
        quest: &Quest<'_, G, I>,
        node: usize,
        seat: Seat,
        position: &G,
        rng: &mut Xoshiro,
    ) -> Option<usize> {
        if self.tree.below(node).is_empty() {
            if !self.tree.has_room() {
                return None;
            }
            self.scratch.moves.clear();
            position.moves(&mut self.scratch.moves);
            self.promises.clear();
            if I::PROMISES {
                quest.insight.promises(position, &self.scratch.moves, &mut self.promises);
            }
            self.tree.list(node, seat.index() as u8, &self.scratch.moves, &self.promises);
        }
        let visits = self.tree.at(node).visits;
        let weight = I::CURIOSITY * self.curiosity.of(visits);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let mut tried = 0;
        let branches = self.tree.below(node);
        for branch in branches {
            if branch.visits == 0 {
                break;
            }
            let score = branch.score::<G, I>(weight);
            if score > most {
                (best, most) = (tried, score);
            }
            tried += 1;
        }
        if tried < branches.len() && may_widen::<G, I>(tried, visits) {
            let next = if I::PROMISES {
                let promises = branches[tried..].iter().map(|branch| branch.promise);
                most_promising(promises.enumerate(), rng).0
            } else {
                rng::below(rng, (branches.len() - tried) as u32) as usize
            };
            self.tree.below_mut(node).swap(tried, tried + next);
            best = tried;
        }
        Some(self.tree.first(node) + best)
    }

    /// Chooses at a node whose moves depend on what was drawn: only those that are legal now count, and a move is
    /// measured against how often it could have been chosen. Nothing if the tree is full.
    fn choose_legal<I: Insight<G>>(
        &mut self,
        quest: &Quest<'_, G, I>,
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
        let branches = self.tree.these_mut(range);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let mut tried = 0;
        each_common(legal, branches, |place, index, branch| {
            self.tried[place] = true;
            tried += 1;
            branch.chances += 1;
            let score = branch.score::<G, I>(I::CURIOSITY * self.curiosity.of(branch.chances));
            if score > most {
                (best, most) = (index, score);
            }
        });
        if tried == legal.len() || !may_widen::<G, I>(tried, self.tree.at(node).visits) {
            return Some(first + best);
        }
        let untried = (0..legal.len()).filter(|place| !self.tried[*place]);
        let (place, promise) = if I::PROMISES {
            self.promises.clear();
            quest.insight.promises(position, legal, &mut self.promises);
            most_promising(untried.map(|place| (place, self.promises[place])), rng)
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
        (branch.chances, branch.promise) = (1, promise);
        Some(index)
    }

    /// Plays to the end, or until the insight knows what the position is worth.
    #[inline]
    fn roll_out<I: Insight<G>>(
        &mut self,
        quest: &Quest<'_, G, I>,
        position: &mut G,
        rng: &mut Xoshiro,
    ) -> [f32; MAX_SEATS] {
        let mut decisions = 0;
        loop {
            match position.actor() {
                Actor::Seat(_) => {
                    if I::CUTOFF.is_some_and(|cutoff| cutoff <= decisions) && quest.insight.pauses(position) {
                        return quest.insight.evaluate(position);
                    }
                    let mv = quest.insight.rollout(position, &mut self.scratch, rng);
                    position.apply(mv);
                    decisions += 1;
                }
                Actor::Chance => {
                    if I::STILL
                        && I::CUTOFF.is_some_and(|cutoff| cutoff <= decisions)
                        && quest.insight.pauses(position)
                    {
                        return quest.insight.evaluate(position);
                    }
                    let outcome = position.random_outcome(&mut self.scratch.outcomes, rng);
                    position.apply(outcome);
                }
                Actor::Over => return self.result(quest, position),
            }
        }
    }

    #[inline]
    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    fn result<I: Insight<G>>(&self, quest: &Quest<'_, G, I>, position: &G) -> [f32; MAX_SEATS] {
        quest.insight.utility(&position.standing().expect("a game that is over has a standing"))
    }
}

/// Visits all branches whose move is legal; both are in the order of moves. The shorter list is gone through and each
/// time looked for in what is left of the longer one.
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
    use std::time::Instant;

    use crosstable_core::{Play, Setup};
    use crosstable_testkit::toys::{ConnectFour, Leduc};

    use super::*;
    use crate::{Budget, Plain};

    /// Grows a tree that is soon full and returns how large it got.
    fn grown<G: Game>(tokens: &[&str], most: usize) -> usize {
        const ITERATIONS: u32 = 2_000;
        let mut position = G::from_setup(&Setup::players(2)).expect("two can play");
        for token in tokens {
            position.play_token(token).expect("legal");
        }
        let seat = position.actor().seat().expect("a seat is to move");
        let (view, budget) = (position.view(Viewer::Seat(seat)), Budget::iterations(ITERATIONS));
        let mut walker = Walker::<G>::new(most);
        let rng = Xoshiro::seed_from_u64(1);
        walker.grow(&Plain, &view, seat, &position, budget.share(0, Instant::now()), rng);
        let mut visits = 0;
        walker.each_root_branch(|_, own, _| visits += own);
        assert_eq!((walker.done(), visits), (ITERATIONS, ITERATIONS));
        walker.tree.len()
    }

    #[test]
    fn a_full_tree_is_still_walked() {
        // One node more may have been listed, or moved to where it has more room.
        for most in [2, 10, 100, 1_000] {
            assert!((most..most + 16).contains(&grown::<ConnectFour>(&[], most)), "{most}");
            let few = most.min(100);
            assert!((few..few + 16).contains(&grown::<Leduc>(&["~K", "~Q"], few)), "{few}");
        }
        assert!(grown::<ConnectFour>(&[], 1 << 20) > 2_000);
    }
}
