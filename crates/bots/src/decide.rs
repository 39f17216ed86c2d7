//! The move of a bot of a certain level.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Level, Seat};

use crate::greedy::look;
use crate::levels::Plan;
use crate::{Budget, Insight, Policy, Report, ReportOf, random, search};

/// With a value above this a game is as good as won.
const WON: f32 = 0.95;

/// Which decision of which game it is. A bot keeps nothing between its moves; everything that could be taken for
/// memory or mood follows from this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moment {
    /// The bot's seed for the whole game.
    pub seed: u64,
    /// How many decisions this seat has made in this game before.
    pub turn: u32,
}

/// The move of a bot of this level on this seat, which sees this; nothing if it is not the seat's turn. The flag,
/// once set from another thread, ends the thinking at once.
pub fn decide<G: Game, I: Insight<G>>(
    insight: &I,
    level: Level,
    view: &G::View,
    seat: Seat,
    moment: Moment,
    cancel: Option<Arc<AtomicBool>>,
) -> Option<ReportOf<G>> {
    Policy::Level(level).think(insight, view, seat, moment, cancel)
}

/// The move that comes of a plan.
pub(crate) fn carry_out<G: Game, I: Insight<G>>(
    insight: &I,
    plan: Plan,
    view: &G::View,
    seat: Seat,
    moment: Moment,
    cancel: Option<Arc<AtomicBool>>,
) -> Option<ReportOf<G>> {
    let seed = moment.seed_of(seat);
    let mut lot = Xoshiro::seed_from_u64(seed.rotate_left(32));
    let report = match plan {
        Plan::Child { careless, .. } if moment.is_careless(seat, careless) => random::<G>(view, seat, seed)?,
        Plan::Child { slips, .. } | Plan::Glance { slips } => {
            let (report, wins) = look(insight, view, seat, seed)?;
            if wins { report } else { slip(report, slips, 2, &mut lot) }
        }
        Plan::Search { iterations, slips, time } => {
            let mut budget = Budget::iterations(iterations).within(time).until_certain();
            budget.cancel = cancel;
            let report = search(insight, view, seat, &budget, seed)?;
            // Nobody who looks ahead lets a game slip that is as good as won.
            let won = report.value.is_some_and(|value| value > WON);
            let tried = report.choices.iter().filter(|choice| choice.visits > 0).count();
            if won || tried < 2 { report } else { slip(report, slips, tried - 1, &mut lot) }
        }
    };
    Some(report)
}

/// Now and then, with this probability, one of so many next best moves instead of the best.
fn slip<M: Copy>(report: Report<M>, slips: f32, next: usize, lot: &mut Xoshiro) -> Report<M> {
    let others = next.min(report.choices.len() - 1) as u32;
    if others == 0 || !falls(lot, slips) {
        return report;
    }
    report.choosing(1 + below(lot, others) as usize)
}

/// Whether something that happens with this probability happens.
fn falls(rng: &mut Xoshiro, probability: f32) -> bool {
    let drawn = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    drawn < probability
}

impl Moment {
    /// A seed for this decision of this seat that shares nothing with those of its neighbours.
    pub(crate) fn seed_of(self, seat: Seat) -> u64 {
        let mut rng = Xoshiro::seed_from_u64(self.seed);
        let game = rng.next_u64() ^ u64::from(seat.number());
        Xoshiro::seed_from_u64(game.wrapping_add(u64::from(self.turn) << 8)).next_u64()
    }

    /// Whether a child does not look at this decision. At every decision a coin falls, and it does not look if heads
    /// have come an odd number of times in a row. So it never fails to look twice in a row, a win that it missed and
    /// that is still there it takes the next time, and nothing has to be remembered.
    fn is_careless(self, seat: Seat, careless: f32) -> bool {
        let heads = |turn: &u32| {
            let seed = Moment { turn: *turn, ..self }.seed_of(seat);
            falls(&mut Xoshiro::seed_from_u64(seed), careless)
        };
        (0..=self.turn).rev().take_while(heads).count() % 2 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_never_fails_to_look_twice_in_a_row_and_yet_often() {
        let seat = Seat::new(1);
        for seed in 0..200 {
            let careless: Vec<bool> =
                (0..50).map(|turn| Moment { seed, turn }.is_careless(seat, 0.7)).collect();
            assert!(careless.windows(2).all(|pair| pair != [true, true]), "seed {seed}");
        }
        let first = (0..2_000).filter(|seed| Moment { seed: *seed, turn: 0 }.is_careless(seat, 0.7)).count();
        // Five standard deviations around 1400.
        assert!((1_297..=1_503).contains(&first), "{first} of 2000");
    }

    #[test]
    fn moments_have_seeds_of_their_own() {
        let moments = (0..10).flat_map(|seed| (0..10).map(move |turn| Moment { seed, turn }));
        let mut seeds: Vec<u64> =
            moments.flat_map(|moment| Seat::all(4).map(move |seat| moment.seed_of(seat))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
    }
}
