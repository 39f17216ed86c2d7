//! How well an evaluation foretells results.

use crosstable_bots::maths::ln;
use crosstable_bots::net::Net;
use crosstable_core::MAX_SEATS;

use crate::samples::{Sample, Samples};

/// What the result of a pair of seats is to the first: 1, a half or 0.
pub(crate) fn target(sample: &Sample, one: usize, other: usize) -> f32 {
    match sample.ranks[one].cmp(&sample.ranks[other]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// The mean log loss of a network over all pairs of seats, as it plays: with rounded weights.
pub fn log_loss(net: &Net, samples: &Samples) -> f64 {
    log_loss_of(samples, |sample, standings| {
        for (seat, standing) in standings.iter_mut().enumerate().take(usize::from(sample.players)) {
            let mut sum = net.sum();
            for input in samples.inputs(sample, seat) {
                sum.add(usize::from(*input));
            }
            *standing = sample.begin[seat] + sum.standing(usize::from(sample.head));
        }
    })
}

/// The mean log loss of the hand-written evaluation. With more than two players only its differences can be used.
pub fn base_loss(samples: &Samples) -> f64 {
    log_loss_of(samples, |sample, standings| {
        let odds = |chance: f32| {
            let chance = chance.clamp(0.001, 0.999);
            ln(chance / (1.0 - chance))
        };
        for (seat, standing) in standings.iter_mut().enumerate().take(usize::from(sample.players)) {
            // With two players the difference of both is twice the log-odds.
            let share = if sample.players == 2 { 0.5 } else { 1.0 };
            *standing = share * odds(sample.base[seat]);
        }
    })
}

/// The mean log loss of any evaluation that says how the seats stand.
pub fn log_loss_of(samples: &Samples, stand: impl Fn(&Sample, &mut [f32; MAX_SEATS])) -> f64 {
    let (mut sum, mut count) = (0.0, 0_u32);
    for index in 0..samples.len() {
        let sample = samples.get(index);
        let mut standings = [0.0; MAX_SEATS];
        stand(sample, &mut standings);
        for one in 0..usize::from(sample.players) {
            for other in 0..one {
                if samples.are_one(sample, one, other) {
                    continue;
                }
                let chance = f64::from(crosstable_bots::maths::logistic(standings[one] - standings[other]))
                    .clamp(1e-6, 1.0 - 1e-6);
                let target = f64::from(target(sample, one, other));
                sum -= target * chance.ln() + (1.0 - target) * (1.0 - chance).ln();
                count += 1;
            }
        }
    }
    sum / f64::from(count.max(1))
}
