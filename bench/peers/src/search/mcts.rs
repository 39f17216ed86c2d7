//! The crate mcts, which leaves the rollout to its user: here on the same bitboard as ours, by the same loop. It counts
//! a result from -1 to 1 and doubles the constant it is given.

use std::hint::black_box;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use mcts::tree_policy::UCTPolicy;
use mcts::{Evaluator, GameState, MCTS, MCTSManager, SearchHandle};

use super::board::Board;
use super::{EXPLORATION, SIMULATIONS, Searches};

impl GameState for Board {
    type Move = u8;
    type Player = u8;
    type MoveList = Vec<u8>;

    fn current_player(&self) -> u8 {
        self.turn()
    }

    fn available_moves(&self) -> Vec<u8> {
        let mut moves = Vec::new();
        if !self.is_over() {
            moves.reserve_exact(7);
            moves.extend((0..7).filter(|column| self.has_room(*column)));
        }
        moves
    }

    fn make_move(&mut self, column: &u8) {
        self.play(*column);
    }
}

struct Rollouts {
    seed: u64,
}

/// The generator of a thread.
#[derive(Default)]
struct Chance(Option<Xoshiro>);

impl Evaluator<Search> for Rollouts {
    /// 1 if the first wins, -1 if the second.
    type StateEvaluation = i64;

    fn evaluate_new_state(
        &self,
        board: &Board,
        moves: &Vec<u8>,
        handle: Option<SearchHandle<Search>>,
    ) -> (Vec<()>, i64) {
        // Without a handle it is the root, of which no simulation asks.
        let result = handle.map_or(0, |mut handle| {
            let chance = &mut handle.thread_data().extra_data.0;
            board.random_result(chance.get_or_insert_with(|| Xoshiro::seed_from_u64(self.seed)))
        });
        (vec![(); moves.len()], result)
    }

    fn evaluate_existing_state(&self, _: &Board, result: &i64, _: SearchHandle<Search>) -> i64 {
        *result
    }

    fn interpret_evaluation_for_player(&self, result: &i64, player: &u8) -> i64 {
        if *player == 0 { *result } else { -*result }
    }
}

struct Search;

impl MCTS for Search {
    type State = Board;
    type Eval = Rollouts;
    type TreePolicy = UCTPolicy;
    type NodeData = ();
    type TranspositionTable = ();
    type ExtraThreadData = Chance;
}

pub fn run(simulations: u32, seed: u64) -> Searches {
    Searches::until(simulations, seed, |seed| {
        let policy = UCTPolicy::new(f64::from(EXPLORATION));
        let board = black_box(Board::default());
        let mut search = MCTSManager::new(board, Search, Rollouts { seed }, policy, ());
        search.playout_n(u64::from(SIMULATIONS));
        search.best_move().expect("there is a move")
    })
}
