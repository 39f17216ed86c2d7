//! The tree of a search, in one flat piece of memory.

use std::iter;
use std::ops::Range;

use crosstable_core::{Game, Token};

use crate::Insight;

/// A tree never grows beyond this; what is below is then only rolled out. It keeps a search on one thread below
/// some hundred megabytes, however long it thinks.
pub(crate) const MOST: usize = 1 << 22;

/// Who brought a branch about: a seat's index, or this for chance.
pub(crate) const CHANCE: u8 = u8::MAX;

/// A move or an outcome, and the node it leads to. All branches of a node lie side by side: those that were listed
/// once and for all in any order, others by actor, secret and key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch<M> {
    /// The move or outcome; nothing for the outcomes that share a branch.
    pub(crate) key: Option<M>,
    /// Whose move it is.
    pub(crate) actor: u8,
    /// For what its actor knows it counts; 0 for anything.
    pub(crate) secret: u32,
    /// How often the search went this way.
    pub(crate) visits: u32,
    /// How often it could have; only kept where that is not the same for all branches of a node.
    pub(crate) chances: u32,
    /// What the actor got on average. In single precision it stands still after some ten million visits, when it has
    /// long been known well enough.
    pub(crate) mean: f32,
    /// `1 / sqrt(visits)`, kept so that choosing takes neither a root nor a division.
    pub(crate) spread: f32,
    /// What the insight said beforehand.
    pub(crate) promise: f32,
    /// Where the branches of the node it leads to begin.
    first: u32,
    /// How many they are.
    len: u32,
}

impl<M> Branch<M> {
    const fn new(key: Option<M>, actor: u8, promise: f32) -> Self {
        Branch {
            key,
            actor,
            secret: 0,
            visits: 0,
            chances: 0,
            mean: 0.0,
            spread: 0.0,
            promise,
            first: 0,
            len: 0,
        }
    }

    /// How much it deserves the next visit: what it gave, and what is not known of it yet.
    #[inline]
    pub(crate) fn score<G: Game, I: Insight<G>>(&self, curiosity: f32) -> f32 {
        let mut score = self.mean + curiosity * self.spread;
        if I::BIAS != 0.0 {
            score += I::BIAS * self.promise * self.spread * self.spread;
        }
        score
    }

    /// Adds a result.
    #[inline]
    pub(crate) fn learn(&mut self, utility: f32) {
        self.visits += 1;
        let share = 1.0 / self.visits as f32;
        self.mean += (utility - self.mean) * share;
        self.spread = share.sqrt();
    }
}

/// All nodes. A node is named by the branch that leads to it; [`Tree::ROOT`] is one that nobody took.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    branches: Vec<Branch<M>>,
    most: usize,
}

impl<M: Token> Tree<M> {
    pub(crate) const ROOT: usize = 0;

    /// A tree that takes so many branches, or the few more that the last node has.
    pub(crate) const fn new(most: usize) -> Self {
        Tree { branches: Vec::new(), most }
    }

    /// Forgets everything, keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.branches.clear();
        self.branches.push(Branch::new(None, CHANCE, 0.0));
    }

    /// Whether a node may still get branches.
    #[inline]
    pub(crate) const fn has_room(&self) -> bool {
        self.branches.len() < self.most
    }

    /// How many branches it takes room for.
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
    pub(crate) fn below(&self, node: usize) -> &[Branch<M>] {
        let Branch { first, len, .. } = self.branches[node];
        &self.branches[first as usize..(first + len) as usize]
    }

    /// These branches, to change them.
    #[inline]
    pub(crate) fn these_mut(&mut self, range: Range<usize>) -> &mut [Branch<M>] {
        &mut self.branches[range]
    }

    /// The branches of a node, to change them.
    #[inline]
    pub(crate) fn below_mut(&mut self, node: usize) -> &mut [Branch<M>] {
        let Branch { first, len, .. } = self.branches[node];
        &mut self.branches[first as usize..(first + len) as usize]
    }

    /// Gives a node without branches all it will ever have. Moves beyond the promises promise nothing.
    #[inline]
    pub(crate) fn list(&mut self, node: usize, actor: u8, moves: &[M], promises: &[f32]) {
        let first = self.branches.len() as u32;
        let promises = promises.iter().copied().chain(iter::repeat(0.0));
        let new = moves.iter().zip(promises).map(|(mv, promise)| Branch::new(Some(*mv), actor, promise));
        self.branches.extend(new);
        self.branches[node].first = first;
        self.branches[node].len = moves.len() as u32;
    }

    /// The branches of a node that are this actor's, knowing this; in the order of their moves. Only for nodes whose
    /// branches were not listed.
    #[inline]
    pub(crate) fn range(&self, node: usize, actor: u8, secret: u32) -> Range<usize> {
        let (first, branches) = (self.first(node), self.below(node));
        let belongs = |branch: &Branch<M>| (branch.actor, branch.secret) == (actor, secret);
        // Mostly all of them are.
        if branches.first().is_none_or(belongs) && branches.last().is_none_or(belongs) {
            return first..first + branches.len();
        }
        let start = branches.partition_point(|branch| (branch.actor, branch.secret) < (actor, secret));
        let len = branches[start..].partition_point(belongs);
        first + start..first + start + len
    }

    /// The branch of a move or outcome, whether it was there before or not. Nothing if it was not and the
    /// tree is full. Other branches of the node may move.
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

    /// Gives a node one branch more, so many from its first one, and says where it is.
    fn insert(&mut self, node: usize, at: usize, new: Branch<M>) -> usize {
        let Branch { first, len, .. } = self.branches[node];
        let (mut first, len) = (first as usize, len as usize);
        // The room for the branches of a node doubles when it is used up, so it is always a power of two.
        if len == 0 || len.is_power_of_two() {
            let old = first..first + len;
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
