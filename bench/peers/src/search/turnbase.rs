//! The crate turnbase-bots: its search for open games, on the same bitboard as ours. It counts a result from -1 to 1.

use std::hint::black_box;

use turnbase::{Game, PlayerId};
use turnbase_bots::{Bot, Mcts};

use super::{EXPLORATION, SIMULATIONS, Searches};
use crate::playouts::turnbase::ConnectFour;

pub fn run(simulations: u32, seed: u64) -> Searches {
    Searches::until(simulations, seed, |seed| {
        let mut bot = Mcts::new(SIMULATIONS, seed).with_exploration(2.0 * f64::from(EXPLORATION));
        let board = black_box(ConnectFour.new_initial_state(0));
        bot.choose(&ConnectFour, &board, PlayerId::new(0)).expect("there is a move")
    })
}
