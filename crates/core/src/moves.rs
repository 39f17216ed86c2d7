//! Moves as tokens, and the reused buffers that hold them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::Deref;
use std::str::FromStr;

use crate::{Path, Refusal, Target};

/// A move or a chance outcome. `Display` writes its one text token and `FromStr` reads it; the two round-trip.
/// `Ord` is the game's canonical order, in which [`Game::moves`](crate::Game::moves) lists moves.
pub trait Token:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static
{
    /// Whether this is an outcome of chance; exactly then its token begins with `~`.
    fn is_chance(self) -> bool;

    /// What a player points at, one after the other, to make this move: what is picked, then where it goes. Usually one
    /// path; several if the order does not matter; none for chance. Targets are named as in the game's layout. Without this
    /// method every move is a button whose target is the token.
    fn paths(self) -> Vec<Path> {
        if self.is_chance() { Vec::new() } else { vec![vec![Target::of(self)]] }
    }

    /// The move that this path makes, be it legal or not.
    fn from_path(path: &[Target]) -> Option<Self> {
        let [token] = path else { return None };
        token.as_str().parse().ok()
    }
}

/// The text is no token of the game at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a token of this game")]
pub struct BadToken;

/// The longest token of any game is far shorter; what comes from outside is cut here.
pub const MAX_TOKEN: usize = 64;

/// Reads a token, or refuses it by G-08.
pub fn read_token<T: Token>(text: &str) -> Result<T, Refusal> {
    if text.len() > MAX_TOKEN {
        return Err(Refusal::unreadable(text));
    }
    text.parse().map_err(|BadToken| Refusal::unreadable(text))
}

/// A buffer of moves that is filled again and again without allocating once it has grown.
///
/// ```
/// use crosstable_core::MoveList;
/// let mut list = MoveList::new();
/// list.push(3);
/// list.push(5);
/// assert_eq!(&list[..], [3, 5]);
/// list.clear();
/// assert!(list.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList<M>(Vec<M>);

impl<M> MoveList<M> {
    /// An empty list that has not allocated yet.
    pub const fn new() -> Self {
        MoveList(Vec::new())
    }

    /// Forgets the moves, keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }
}

impl<M: Ord> MoveList<M> {
    /// Puts the moves into their canonical order, in place.
    pub fn sort(&mut self) {
        self.0.sort_unstable();
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for MoveList<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> Extend<M> for MoveList<M> {
    #[inline]
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}

/// A buffer of chance outcomes with their exact integer weights, reused like [`MoveList`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcomes<M> {
    list: Vec<(M, u32)>,
    total: u32,
}

impl<M> Outcomes<M> {
    /// An empty list that has not allocated yet.
    pub const fn new() -> Self {
        Outcomes { list: Vec::new(), total: 0 }
    }

    /// Forgets the outcomes, keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.total = 0;
    }

    /// Adds an outcome; one that cannot happen (weight 0) is not an outcome and is left out.
    #[inline]
    pub fn push(&mut self, outcome: M, weight: u32) {
        if weight > 0 {
            self.list.push((outcome, weight));
            self.total += weight;
        }
    }

    /// Sum of all weights.
    #[inline]
    pub const fn total(&self) -> u32 {
        self.total
    }
}

impl<M: Copy> Outcomes<M> {
    /// The outcome on which this ticket, `0 <= ticket < total`, falls when the weights are laid end to end.
    ///
    /// # Panics
    /// If the ticket is not below the total.
    #[inline]
    pub fn at(&self, mut ticket: u32) -> M {
        for &(outcome, weight) in &self.list {
            if ticket < weight {
                return outcome;
            }
            ticket -= weight;
        }
        panic!("the ticket must be below the total weight");
    }
}

impl<M> Default for Outcomes<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for Outcomes<M> {
    type Target = [(M, u32)];

    #[inline]
    fn deref(&self) -> &[(M, u32)] {
        &self.list
    }
}
