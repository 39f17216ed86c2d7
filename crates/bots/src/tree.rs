//! The tree of a search, in one flat vector.

use std::iter;
use std::ops::Range;

use crosstable_core::{Game, Token};

use crate::Heuristic;

/// A tree never has more branches than this; below a full tree there are only rollouts. It keeps a search on one thread
/// below some hundred megabytes, however long it thinks; in a browser, where memory is never given back, to about fifty.
/// No number of iterations that `levels.rs` names fills either, so the same iterations give the same move in both.
pub(crate) const MAX_BRANCHES: usize = if cfg!(target_family = "wasm") { BROWSER_BRANCHES } else { 1 << 22 };
pub(crate) const BROWSER_BRANCHES: usize = 1 << 20;

/// The actor of a branch: a seat's index, or this for chance.
pub(crate) const CHANCE: u8 = u8::MAX;

/// A tree with so many branches is large.
const LARGE: usize = 1 << 17;
/// More moves than any node has, as far as we know: the last node may go so far beyond the capacity.
const MOST_MOVES: usize = 1 << 12;

/// A move or an outcome, and the node it leads to. All branches of a node lie side by side: those that were listed at
/// once in any order, others by actor, secret and key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch<M> {
    /// The move or outcome; nothing for the outcomes that share a branch.
    pub(crate) key: Option<M>,
    pub(crate) actor: u8,
    /// The private knowledge of the actor that it belongs to; 0 for any.
    pub(crate) secret: u32,
    pub(crate) visits: u32,
    /// How often it could have been chosen; only counted where that differs between the branches of a node.
    pub(crate) availability: u32,
    /// The mean utility of the actor. In single precision it stops changing after some ten million visits, when it is
    /// known well enough.
    pub(crate) mean: f32,
    /// `1 / sqrt(visits)`, stored so that choosing needs neither a root nor a division.
    pub(crate) inv_sqrt_visits: f32,
    pub(crate) prior: f32,
    /// Where the branches of the node it leads to begin.
    first: u32,
    /// How many they are.
    len: u32,
}

impl<M> Branch<M> {
    const fn new(key: Option<M>, actor: u8, prior: f32) -> Self {
        Branch {
            key,
            actor,
            secret: 0,
            visits: 0,
            availability: 0,
            mean: 0.0,
            inv_sqrt_visits: 0.0,
            prior,
            first: 0,
            len: 0,
        }
    }

    /// The score of UCB1, with progressive bias if there is one.
    #[inline]
    pub(crate) fn score<G: Game, H: Heuristic<G>>(&self, exploration: f32) -> f32 {
        let mut score = self.mean + exploration * self.inv_sqrt_visits;
        if H::BIAS != 0.0 {
            score += H::BIAS * self.prior * self.inv_sqrt_visits * self.inv_sqrt_visits;
        }
        score
    }

    /// Adds a result.
    #[inline]
    pub(crate) fn update(&mut self, utility: f32) {
        self.visits += 1;
        let share = 1.0 / self.visits as f32;
        self.mean += (utility - self.mean) * share;
        self.inv_sqrt_visits = share.sqrt();
    }
}

/// All nodes. A node is named by the branch that leads to it; [`Tree::ROOT`] is a branch that nobody chose.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    branches: Vec<Branch<M>>,
    capacity: usize,
}

impl<M: Token> Tree<M> {
    pub(crate) const ROOT: usize = 0;

    /// A tree of this many branches, or the few more that its last node has.
    pub(crate) const fn new(capacity: usize) -> Self {
        Tree { branches: Vec::new(), capacity }
    }

    /// Removes everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.branches.clear();
        self.branches.push(Branch::new(None, CHANCE, 0.0));
    }

    /// Whether a node may still get branches.
    #[inline]
    pub(crate) const fn has_room(&self) -> bool {
        self.branches.len() < self.capacity
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.branches.len()
    }

    #[inline]
    pub(crate) fn at(&self, node: usize) -> &Branch<M> {
        &self.branches[node]
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, node: usize) -> &mut Branch<M> {
        &mut self.branches[node]
    }

    /// Where the branches of a node begin.
    #[inline]
    pub(crate) fn first(&self, node: usize) -> usize {
        self.branches[node].first as usize
    }

    /// The branches of a node.
    #[inline]
    pub(crate) fn children(&self, node: usize) -> &[Branch<M>] {
        let Branch { first, len, .. } = self.branches[node];
        &self.branches[first as usize..(first + len) as usize]
    }

    #[inline]
    pub(crate) fn children_mut(&mut self, node: usize) -> &mut [Branch<M>] {
        let Branch { first, len, .. } = self.branches[node];
        &mut self.branches[first as usize..(first + len) as usize]
    }

    #[inline]
    pub(crate) fn range_mut(&mut self, range: Range<usize>) -> &mut [Branch<M>] {
        &mut self.branches[range]
    }

    /// In a browser a vector that doubles leaves holes behind, which together are as large as itself. So a tree that has
    /// become large takes at once all that it may ever need; pages that are never written cost nothing.
    #[inline]
    fn make_room(&mut self, more: usize) {
        let len = self.branches.len();
        if cfg!(target_family = "wasm") && len >= LARGE && self.branches.capacity() < len + more {
            self.branches.reserve_exact(more.max((self.capacity + MOST_MOVES).saturating_sub(len)));
        }
    }

    /// Gives a node without branches all it will ever have. Moves without a prior get 0.
    #[inline]
    pub(crate) fn list(&mut self, node: usize, actor: u8, moves: &[M], priors: &[f32]) {
        self.make_room(moves.len());
        let first = self.branches.len() as u32;
        let priors = priors.iter().copied().chain(iter::repeat(0.0));
        let new = moves.iter().zip(priors).map(|(mv, prior)| Branch::new(Some(*mv), actor, prior));
        self.branches.extend(new);
        self.branches[node].first = first;
        self.branches[node].len = moves.len() as u32;
    }

    /// The branches of a node that belong to this actor and secret, in the order of their moves. Only for nodes whose
    /// branches were not listed.
    #[inline]
    pub(crate) fn range(&self, node: usize, actor: u8, secret: u32) -> Range<usize> {
        let (first, branches) = (self.first(node), self.children(node));
        let belongs = |branch: &Branch<M>| (branch.actor, branch.secret) == (actor, secret);
        // Mostly all of them do.
        if branches.first().is_none_or(belongs) && branches.last().is_none_or(belongs) {
            return first..first + branches.len();
        }
        let start = branches.partition_point(|branch| (branch.actor, branch.secret) < (actor, secret));
        let len = branches[start..].partition_point(belongs);
        first + start..first + start + len
    }

    /// The branch of a move or outcome, added if it is new. Nothing if it is new and the tree is full. Other branches
    /// of the node may move.
    #[inline]
    pub(crate) fn branch(&mut self, node: usize, actor: u8, secret: u32, key: Option<M>) -> Option<usize> {
        let range = self.range(node, actor, secret);
        let found = self.branches[range.clone()].binary_search_by(|branch| branch.key.cmp(&key));
        match found {
            Ok(index) => Some(range.start + index),
            Err(index) if self.has_room() => {
                let at = range.start + index - self.first(node);
                Some(self.insert(node, at, Branch { actor, secret, ..Branch::new(key, actor, 0.0) }))
            }
            Err(_) => None,
        }
    }

    /// Inserts a branch into those of a node and returns its index.
    fn insert(&mut self, node: usize, at: usize, new: Branch<M>) -> usize {
        let Branch { first, len, .. } = self.branches[node];
        let (mut first, len) = (first as usize, len as usize);
        // The room for the branches of a node doubles when it is used up, so it is always a power of two.
        if len == 0 || len.is_power_of_two() {
            let old = first..first + len;
            self.make_room(len + (2 * len).max(1));
            first = self.branches.len();
            self.branches.extend_from_within(old);
            self.branches.resize(first + (2 * len).max(1), new);
        }
        self.branches.copy_within(first + at..first + len, first + at + 1);
        self.branches[first + at] = new;
        self.branches[node].first = first as u32;
        self.branches[node].len = len as u32 + 1;
        first + at
    }
}
