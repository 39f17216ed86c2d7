//! Before the deal all seats have the same chances. The review takes that for granted where chance decides who begins, so the
//! evaluation must agree.

use crosstable_bots::{Calibrated, ExpertVisitor, Heuristic, with_expert};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_SEATS, Play, Scratch, Setup};
use crosstable_games::GameId;

const DEALS: u32 = 4_000;

/// The mean value of every seat at the first decision, and the standard error of the first one.
struct Deals {
    players: u8,
    seed: u64,
}

impl ExpertVisitor for Deals {
    type Out = ([f64; MAX_SEATS], f64);

    fn visit<G: Game, H: Heuristic<G>>(self, heuristic: &H) -> Self::Out {
        let mut rng = Xoshiro::seed_from_u64(self.seed);
        let mut scratch = Scratch::<G>::new();
        let (mut sums, mut squares) = ([0.0; MAX_SEATS], 0.0);
        for _ in 0..DEALS {
            let mut position = G::from_setup(&Setup::players(self.players)).expect("so many can play");
            while position.actor() == Actor::Chance {
                let outcome = position.random_outcome(&mut scratch.outcomes, &mut rng);
                position.apply(outcome);
            }
            let values = Calibrated::new(heuristic, &position).value(&position);
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += f64::from(value);
            }
            squares += (f64::from(values[0]) - 0.5).powi(2);
        }
        let deals = f64::from(DEALS);
        (sums.map(|sum| sum / deals), (squares / deals / deals).sqrt())
    }
}

#[test]
fn all_seats_have_the_same_chances_before_the_deal() {
    for game in GameId::ALL {
        let (fewest, most) = game.seats();
        for players in fewest..=most {
            // Three in Crosswise are one against two, whose values do not add up to the same.
            if (*game, players) == (GameId::Crosswise, 3) {
                continue;
            }
            let seed = 1;
            let (means, error) = with_expert(*game, Deals { players, seed });
            for (seat, mean) in means[..usize::from(players)].iter().enumerate() {
                assert!(
                    (mean - 0.5).abs() < 5.0 * error + 1e-4,
                    "{game} for {players}, seed {seed}, seat {}: {mean:.4}, standard error {error:.4}",
                    seat + 1
                );
            }
        }
    }
}
