//! Every game by its name: tokens in, tokens and views out, without naming a type of any game.
//!
//!     cargo run -p crosstable-games --example any_game -- mixx

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};

fn main() {
    let named = std::env::args().nth(1).and_then(|name| name.parse().ok());
    for id in named.map_or_else(|| GameId::ALL.to_vec(), |id: GameId| vec![id]) {
        play(id);
    }
}

/// Plays the first dozen decisions of a random game.
fn play(id: GameId) {
    let mut rng = Xoshiro::seed_from_u64(1);
    let mut game = AnyGame::new(id, &Setup::players(2)).expect("a valid set-up");
    let mut decisions = 0;
    println!("\n{}", id.name());
    while decisions < 12 {
        let token = match game.actor() {
            Actor::Seat(seat) => {
                decisions += 1;
                let mut legal = game.legal();
                let token = legal.swap_remove(below(&mut rng, legal.len() as u32) as usize);
                println!("seat {seat} has {} moves and plays {token}", legal.len() + 1);
                token
            }
            // Something outside the game draws: at a table the seeds of server and devices, here a generator.
            Actor::Chance => drawn(&game.outcomes(), &mut rng),
            Actor::Over => break,
        };
        game.play(&token).expect("it was legal");
    }
    println!("a spectator sees {}", game.view_json(Viewer::Spectator));
}

/// One of the outcomes, by their weights.
fn drawn(outcomes: &[(String, u32)], rng: &mut Xoshiro) -> String {
    let all = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut left = below(rng, all);
    for (token, weight) in outcomes {
        match left.checked_sub(*weight) {
            Some(less) => left = less,
            None => return token.clone(),
        }
    }
    unreachable!("the weights add up")
}

#[test]
fn it_runs() {
    GameId::ALL.iter().copied().for_each(play);
}
