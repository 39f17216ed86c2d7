//! Which move an iteration tries next: the parts of UCB1 and progressive widening that are not in the tree.

use std::cmp::Ordering;

use crosstable_core::Game;
use crosstable_core::rng::{Xoshiro, below};

use crate::Heuristic;
use crate::maths::{ln, pow};

/// Up to this number of visits the term is looked up.
const TABLE_SIZE: usize = 1024;

/// `sqrt(ln n)`, the growing part of UCB1's exploration term, from a table for all but a few nodes.
#[derive(Clone, Debug)]
pub(crate) struct ExplorationTerm(Vec<f32>);

impl ExplorationTerm {
    pub(crate) fn new() -> Self {
        ExplorationTerm((0..TABLE_SIZE as u32).map(sqrt_ln).collect())
    }

    #[inline]
    pub(crate) fn of(&self, visits: u32) -> f32 {
        self.0.get(visits as usize).copied().unwrap_or_else(|| sqrt_ln(visits))
    }
}

fn sqrt_ln(n: u32) -> f32 {
    ln(n.max(1) as f32).sqrt()
}

/// Whether a node with this many tried moves may try another one at this visit.
#[inline]
pub(crate) fn may_widen<G: Game, H: Heuristic<G>>(tried: usize, visits: u32) -> bool {
    match H::WIDENING {
        None => true,
        Some((k, a)) => tried == 0 || (tried as f32) < k * pow(visits as f32, a),
    }
}

/// The item with the highest prior; ties are broken at random.
///
/// # Panics
/// If there is no item.
#[inline]
pub(crate) fn highest_prior<T>(mut items: impl Iterator<Item = (T, f32)>, rng: &mut Xoshiro) -> (T, f32) {
    let mut best = items.next().expect("there is a move to choose");
    let mut ties = 1;
    for item in items {
        match item.1.total_cmp(&best.1) {
            Ordering::Less => continue,
            Ordering::Greater => ties = 1,
            Ordering::Equal => {
                ties += 1;
                if below(rng, ties) > 0 {
                    continue;
                }
            }
        }
        best = item;
    }
    best
}
