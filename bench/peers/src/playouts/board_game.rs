//! The crate board-game with its own Connect4 and its own loop for random games.

use std::hint::black_box;

use board_game::board::{Board, Outcome, Player};
use board_game::games::connect4::Connect4;
use rand_xoshiro_06::Xoshiro256PlusPlus;
use rand_xoshiro_06::rand_core::SeedableRng;

use super::Games;

pub fn run(games: u32, seed: u64) -> Games {
    playouts(&Connect4::default(), games, seed)
}

fn playouts<B: Board>(start: &B, games: u32, seed: u64) -> Games {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut tally = Games::default();
    for _ in 0..games {
        let mut board = black_box(start).clone();
        while board.play_random_available_move(&mut rng).is_ok() {}
        match board.outcome().expect("the board is done") {
            Outcome::WonBy(Player::A) => tally.first += 1,
            Outcome::WonBy(Player::B) => tally.second += 1,
            Outcome::Draw => tally.draws += 1,
        }
    }
    tally
}
