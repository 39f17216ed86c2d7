//! What the encoding of a game is.

use crosstable_core::{Game, MAX_SEATS, MoveList, Seat};

use crate::layout::size;
use crate::{Mask, Part};

/// What each seat gets for the result of a game.
pub type Reward = [f32; MAX_SEATS];

/// A game in fixed sizes. The files of this crate say what the numbers of each game mean.
pub trait Encoding: Game {
    /// Version of the action index and the observation. A change that gives any number another meaning raises it.
    const VERSION: u32;
    /// All action indices are below this.
    const ACTIONS: usize;
    /// All indices of outcomes of chance are below this.
    const OUTCOMES: usize;
    /// What stands where in an observation.
    const LAYOUT: &'static [Part];
    /// How many numbers an observation has.
    const OBSERVATION: usize = size(Self::LAYOUT);

    /// The index of a move; nothing for an outcome of chance and for what is legal in no position.
    fn index(&self, mv: Self::Move) -> Option<usize>;

    /// The move with this index, be it legal or not.
    fn action(&self, index: usize) -> Option<Self::Move>;

    /// The index of an outcome of chance.
    fn outcome_index(outcome: Self::Move) -> Option<usize>;

    /// The outcome of chance with this index.
    fn outcome(index: usize) -> Option<Self::Move>;

    /// Writes what a seat of the table knows.
    ///
    /// # Panics
    /// If `out` has not [`Encoding::OBSERVATION`] numbers.
    fn observe(&self, seat: Seat, out: &mut [f32]);

    /// Writes the set of the legal moves, one bit each, into [`words`](crate::words) of memory; none when no seat is to
    /// move. The list is memory to be used again.
    fn mark(&self, list: &mut MoveList<Self::Move>, words: &mut [u64]) {
        let mut mask = Mask::clear(words);
        list.clear();
        if self.actor().seat().is_some() {
            self.moves(list);
        }
        for mv in list.iter() {
            mask.insert(self.index(*mv).expect("every legal move has an index"));
        }
    }

    /// What each seat gets, when the game is over: 1 for the first alone, -1 for the last alone, evenly between them, and
    /// the mean where seats are level. The sum is zero.
    fn reward(&self) -> Option<Reward> {
        let standing = self.standing()?;
        let ranks = standing.ranks();
        let mut reward = [0.0; MAX_SEATS];
        for (own, rank) in reward.iter_mut().zip(ranks) {
            let better = ranks.iter().filter(|other| *other < rank).count();
            let worse = ranks.iter().filter(|other| *other > rank).count();
            *own = (worse as f32 - better as f32) / (ranks.len() - 1) as f32;
        }
        Some(reward)
    }
}
