//! Which move is tried next, and whether it is time for one.

use std::cmp::Ordering;

use crosstable_core::Game;
use crosstable_core::rng::{Xoshiro, below};

use crate::Insight;

/// Whether a node with so many tried moves may try another one at this visit.
#[inline]
pub(crate) fn may_widen<G: Game, I: Insight<G>>(tried: usize, visits: u32) -> bool {
    match I::WIDENING {
        None => true,
        Some((k, a)) => tried == 0 || (tried as f32) < k * (visits as f32).powf(a),
    }
}

/// The item with the highest promise; among equals each is equally likely.
///
/// # Panics
/// If there is no item.
#[inline]
pub(crate) fn most_promising<T>(mut items: impl Iterator<Item = (T, f32)>, rng: &mut Xoshiro) -> (T, f32) {
    let mut best = items.next().expect("there is a move to choose");
    let mut equals = 1;
    for item in items {
        match item.1.total_cmp(&best.1) {
            Ordering::Less => continue,
            Ordering::Greater => equals = 1,
            Ordering::Equal => {
                equals += 1;
                if below(rng, equals) > 0 {
                    continue;
                }
            }
        }
        best = item;
    }
    best
}
