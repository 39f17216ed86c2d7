//! The crate board-game: its own Connect4, its own search.

use std::hint::black_box;

use board_game::ai::mcts::mcts_build_tree;
use board_game::games::connect4::Connect4;
use rand_xoshiro_06::Xoshiro256PlusPlus;
use rand_xoshiro_06::rand_core::SeedableRng;

use super::{EXPLORATION, SIMULATIONS, Searches};

pub fn run(simulations: u32, seed: u64) -> Searches {
    Searches::until(simulations, seed, |seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let board = black_box(Connect4::default());
        mcts_build_tree(&board, u64::from(SIMULATIONS), EXPLORATION, &mut rng).best_move()
    })
}
