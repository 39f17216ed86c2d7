//! Crosstable: the game behind `Game`, the loop from `Play`, nothing that knows which game it is.

use std::hint::black_box;

use crosstable_core::rng::{SeedableRng, Xoshiro, pick};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Setup};
use crosstable_testkit::toys::ConnectFour;

use super::Games;

/// The playout every game gets.
pub fn run(games: u32, seed: u64) -> Games {
    playouts(&start(), games, seed, |position, scratch, rng| {
        position.playout(scratch, rng);
    })
}

/// The same, had the game not overridden `random_move`: each time all moves are listed and one is picked.
pub fn run_listed(games: u32, seed: u64) -> Games {
    playouts(&start(), games, seed, |position, scratch, rng| {
        while position.actor() != Actor::Over {
            scratch.moves.clear();
            position.moves(&mut scratch.moves);
            position.apply(pick(rng, &scratch.moves));
        }
    })
}

fn start() -> ConnectFour {
    ConnectFour::from_setup(&Setup::players(2)).expect("two players and no options")
}

#[inline(always)]
fn playouts<G: Game>(
    start: &G,
    games: u32,
    seed: u64,
    to_the_end: impl Fn(&mut G, &mut Scratch<G>, &mut Xoshiro),
) -> Games {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut scratch = Scratch::new();
    let mut tally = Games::default();
    for _ in 0..games {
        let mut position = black_box(start).clone();
        to_the_end(&mut position, &mut scratch, &mut rng);
        let standing = position.standing().expect("a playout ends with a standing");
        match (standing.rank(Seat::new(0)), standing.rank(Seat::new(1))) {
            (1, 1) => tally.draws += 1,
            (1, _) => tally.first += 1,
            _ => tally.second += 1,
        }
    }
    tally
}
