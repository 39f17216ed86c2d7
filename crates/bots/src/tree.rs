//! The tree of a search, in one flat piece of memory.

use crosstable_core::Token;

/// A tree never grows beyond this; what is below is then only rolled out. It keeps a search on one thread below
/// some hundred megabytes, however long it thinks.
const MOST: usize = 1 << 22;

/// Who brought a branch about: a seat's index, or this for chance.
pub(crate) const CHANCE: u8 = u8::MAX;

/// A move or an outcome, and the node it leads to. All branches of a node lie side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch<M> {
    /// The move or outcome; nothing for the outcomes that share a branch.
    pub(crate) key: Option<M>,
    /// Whose move it is.
    pub(crate) actor: u8,
    /// How often the search went this way.
    pub(crate) visits: u32,
    /// How often it could have; only kept where that is not the same for all branches of a node.
    pub(crate) chances: u32,
    /// What the actor got on average.
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
        Branch { key, actor, visits: 0, chances: 0, mean: 0.0, spread: 0.0, promise, first: 0, len: 0 }
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
}

impl<M: Token> Tree<M> {
    pub(crate) const ROOT: usize = 0;

    pub(crate) const fn new() -> Self {
        Tree { branches: Vec::new() }
    }

    /// Forgets everything, keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.branches.clear();
        self.branches.push(Branch::new(None, CHANCE, 0.0));
    }

    /// Whether a node may still get branches.
    #[inline]
    pub(crate) const fn has_room(&self) -> bool {
        self.branches.len() < MOST
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

    /// The branches of a node, to change them.
    #[inline]
    pub(crate) fn below_mut(&mut self, node: usize) -> &mut [Branch<M>] {
        let Branch { first, len, .. } = self.branches[node];
        &mut self.branches[first as usize..(first + len) as usize]
    }

    /// Gives a node without branches all it will ever have.
    #[inline]
    pub(crate) fn list(&mut self, node: usize, actor: u8, moves: &[M], mut promise: impl FnMut(M) -> f32) {
        let first = self.branches.len() as u32;
        self.branches.extend(moves.iter().map(|&mv| Branch::new(Some(mv), actor, promise(mv))));
        self.branches[node].first = first;
        self.branches[node].len = moves.len() as u32;
    }

    /// Gives a node one branch more and says where it is. The other branches of the node may move.
    pub(crate) fn add(&mut self, node: usize, actor: u8, key: Option<M>, promise: f32) -> usize {
        let Branch { first, len, .. } = self.branches[node];
        let new = Branch::new(key, actor, promise);
        // The room for the branches of a node doubles when it is used up; a node whose branches were not listed all
        // at once has room for a power of two.
        let place = (first + len) as usize;
        if len.is_power_of_two() || len == 0 {
            let (old, room) = (first as usize..place, (2 * len).max(1) as usize);
            self.branches[node].first = self.branches.len() as u32;
            self.branches.extend_from_within(old);
            self.branches.resize(self.branches.len() + room - len as usize, new);
        } else {
            self.branches[place] = new;
        }
        self.branches[node].len = len + 1;
        (self.branches[node].first + len) as usize
    }

    /// The branch of this outcome, whether it was there before or not. Nothing if the tree is full.
    #[inline]
    pub(crate) fn outcome(&mut self, node: usize, key: Option<M>) -> Option<usize> {
        let known = self.below(node).iter().position(|branch| branch.actor == CHANCE && branch.key == key);
        match known {
            Some(index) => Some(self.first(node) + index),
            None => self.has_room().then(|| self.add(node, CHANCE, key, 0.0)),
        }
    }
}
