//! How good a result is.

use crosstable_core::{MAX_SEATS, Seat, Standing};

/// For each seat the share of the other seats it beat, a tie counting half: 1 for the only winner, 0 for the only
/// loser. Seats that are not at the table get 0.
///
/// ```
/// use crosstable_bots::by_rank;
/// use crosstable_core::Standing;
/// assert_eq!(by_rank(&Standing::by_score(&[5, 9])), [0.0, 1.0, 0.0, 0.0]);
/// assert_eq!(by_rank(&Standing::by_score(&[5, 9, 9])), [0.0, 0.75, 0.75, 0.0]);
/// ```
#[inline]
pub fn by_rank(standing: &Standing) -> [f32; MAX_SEATS] {
    let mut utility = [0.0; MAX_SEATS];
    match *standing.ranks() {
        // The most common case, computed faster.
        [first, second] => {
            utility[0] = half_points(first, second) * 0.5;
            utility[1] = 1.0 - utility[0];
        }
        ref ranks => {
            let others = ranks.len().saturating_sub(1).max(1) as f32;
            for (own, rank) in utility.iter_mut().zip(ranks) {
                let points: f32 = ranks.iter().map(|other| half_points(*rank, *other)).sum();
                // One half was for the tie with oneself.
                *own = (points - 1.0) * 0.5 / others;
            }
        }
    }
    utility
}

/// For each seat the expected share of the others it beats, from the chance of one seat to beat another.
#[inline]
pub(crate) fn by_pairs(players: u8, chance: impl Fn(Seat, Seat) -> f32) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        for other in Seat::all(players).filter(|other| *other != seat) {
            shares[seat.index()] += chance(seat, other);
        }
        shares[seat.index()] /= f32::from(players - 1);
    }
    shares
}

/// The mean of something over the other seats.
pub(crate) fn mean_of_others(players: u8, seat: Seat, of: impl Fn(Seat) -> f32) -> f32 {
    let others = Seat::all(players).filter(|other| *other != seat);
    others.map(of).sum::<f32>() / f32::from(players - 1)
}

/// 2 for beating the other, 1 for a tie, 0 for being beaten.
#[inline]
fn half_points(own: u8, other: u8) -> f32 {
    f32::from(1 + u8::from(own < other) - u8::from(own > other))
}
