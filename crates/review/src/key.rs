//! The moments that mattered most.

use crosstable_protocol::http::{Moment, MomentKind};

/// How many moments of a kind are named.
const EACH: usize = 3;

/// A moment that changed less than this mattered to nobody.
const NOTEWORTHY: f64 = 0.02;

/// The largest strokes of luck and the largest mistakes, in the order of the game.
pub(crate) fn key_moments(moments: &[Moment]) -> Vec<usize> {
    let is_luck = |moment: &Moment| !matches!(moment.what, MomentKind::Decision { .. });
    let sizes =
        |luck: bool| moments.iter().map(move |one| if is_luck(one) == luck { size(one) } else { 0.0 });
    let mut key = largest(&sizes(true).collect::<Vec<_>>());
    key.extend(largest(&sizes(false).collect::<Vec<_>>()));
    key.sort_unstable();
    key
}

/// How much a moment changed for the seat that it concerned most.
pub(crate) fn size(moment: &Moment) -> f64 {
    match moment.what {
        MomentKind::Decision { seat, .. } => -moment.change[seat.index()],
        _ => moment.change.iter().fold(0.0, |most, change| most.max(change.abs())),
    }
}

/// The numbers of the largest of these sizes.
fn largest(sizes: &[f64]) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..sizes.len()).filter(|number| sizes[*number] >= NOTEWORTHY).collect();
    // Stable: of two alike the earlier one.
    numbers.sort_by(|a, b| sizes[*b].total_cmp(&sizes[*a]));
    numbers.truncate(EACH);
    numbers
}
