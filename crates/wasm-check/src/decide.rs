//! Decisions over many positions, which must be the same natively and in WebAssembly.

use crosstable_bots::{Budget, Policy, TurnSeed, decide_any};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Seat, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};

use crate::digest;

/// The iterations of a decision: enough for the tree to grow, few enough for thousands of positions.
const ITERATIONS: u32 = 60;
/// The most random decisions before a position is taken.
const MOST_DECISIONS: u32 = 60;

/// Takes a random position of a game and has the search decide there, with what was learned; the digest of all that it
/// found: the move, and how often it tried every other.
pub fn decide(game: GameId, seed: u64) -> u64 {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (fewest, most) = game.seats();
    let players = fewest + below(&mut rng, u32::from(most - fewest + 1)) as u8;
    let setup = Setup::players(players);
    let new = || AnyGame::new(game, &setup).expect("the default options are valid");
    let (mut position, mut found) = (new(), None);
    for _ in 0..=below(&mut rng, MOST_DECISIONS) {
        let Some(seat) = advance(&mut position, &mut rng) else { break };
        found = Some((position.view(Viewer::Seat(seat)), seat));
        let legal = position.legal();
        let token = &legal[below(&mut rng, legal.len() as u32) as usize];
        position.play(token).expect("a listed move is legal");
    }
    let (view, seat) = found.expect("the first position has a decision");
    let turn_seed = TurnSeed { seed: rng.next_u64(), turn: 0 };
    let policy = Policy::Search(Budget::iterations(ITERATIONS));
    let report = decide_any(&policy, &view, seat, turn_seed, None).expect("the seat is to move");
    let tried: Vec<_> = report.choices.iter().map(|choice| (&choice.mv, choice.visits)).collect();
    digest(&format!("{} {tried:?}", report.chosen))
}

/// Draws chance until a seat decides; nothing if the game is over.
fn advance(position: &mut AnyGame, rng: &mut Xoshiro) -> Option<Seat> {
    loop {
        match position.actor() {
            Actor::Seat(seat) => return Some(seat),
            Actor::Over => return None,
            Actor::Chance => {
                let outcomes = position.outcomes();
                let (outcome, _) = &outcomes[below(rng, outcomes.len() as u32) as usize];
                position.play(outcome).expect("a listed outcome can happen");
            }
        }
    }
}
