//! The crate minimax and its search, on the same bitboard as ours. How curious it is cannot be said to it: more than
//! the others, which makes for flatter trees. It seeds itself.

use std::hint::black_box;
use std::marker::PhantomData;

use minimax::{Game, MCTSOptions, MonteCarloTreeSearch, RolloutPolicy, Strategy, Winner};
use rand_09::RngCore;
use rand_09::rngs::SmallRng;

use super::board::Board;
use super::{SIMULATIONS, Searches};

struct ConnectFour;

impl Game for ConnectFour {
    type S = Board;
    type M = u8;

    #[inline]
    fn generate_moves(board: &Board, moves: &mut Vec<u8>) -> Option<Winner> {
        if board.is_over() {
            return Self::get_winner(board);
        }
        moves.extend((0..7).filter(|column| board.has_room(*column)));
        None
    }

    #[inline]
    fn apply(board: &mut Board, column: u8) -> Option<Board> {
        let mut after = *board;
        after.play(column);
        Some(after)
    }

    #[inline]
    fn get_winner(board: &Board) -> Option<Winner> {
        board.is_over().then(|| if board.is_won() { Winner::PlayerJustMoved } else { Winner::Draw })
    }
}

/// Draws a column the way ours does, instead of listing all.
struct OwnDraw(PhantomData<ConnectFour>);

/// The crate's generator behind the traits of ours.
struct Ours<'a>(&'a mut SmallRng);

impl rand_core::TryRng for Ours<'_> {
    type Error = std::convert::Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.next_u32())
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

impl RolloutPolicy for OwnDraw {
    type G = ConnectFour;

    #[inline]
    fn random_move(&self, board: &mut Board, _: &mut Vec<u8>, rng: &mut SmallRng) -> Result<u8, Winner> {
        ConnectFour::get_winner(board).map_or_else(|| Ok(board.any_column(&mut Ours(rng))), Err)
    }
}

fn options() -> MCTSOptions {
    MCTSOptions::default().with_num_threads(1)
}

pub fn run(simulations: u32, seed: u64) -> Searches {
    Searches::until(simulations, seed, |_| chosen(MonteCarloTreeSearch::new(options())))
}

pub fn run_own_draw(simulations: u32, seed: u64) -> Searches {
    let policy = || Box::new(OwnDraw(PhantomData));
    Searches::until(simulations, seed, |_| chosen(MonteCarloTreeSearch::new_with_policy(options(), policy())))
}

fn chosen(mut search: MonteCarloTreeSearch<ConnectFour>) -> u8 {
    search.set_max_rollouts(SIMULATIONS);
    search.choose_move(&black_box(Board::default())).expect("there is a move")
}
