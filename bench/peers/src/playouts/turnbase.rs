//! Connect Four written on the crate turnbase, on the same bitboard as ours.

use std::hint::black_box;

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use turnbase::{ActivePlayers, Game, PlayerId};

use super::Games;

pub struct ConnectFour;

/// A byte a column, its lowest bit the bottom cell.
#[derive(Clone, Copy)]
pub struct Board {
    own: u64,
    all: u64,
    stones: u8,
    over: bool,
}

const CELLS: u64 = 0x003f_3f3f_3f3f_3f3f;

#[inline]
fn four_in_line(stones: u64) -> bool {
    let mut fours = 0;
    for step in [1, 7, 8, 9] {
        let pairs = stones & (stones >> step);
        fours |= pairs & (pairs >> (2 * step));
    }
    fours != 0
}

impl Game for ConnectFour {
    type State = Board;
    type Action = u8;
    type View = Board;

    #[inline]
    fn new_initial_state(&self, _seed: u64) -> Board {
        Board { own: 0, all: 0, stones: 0, over: false }
    }

    #[inline]
    fn num_players(&self) -> usize {
        2
    }

    #[inline]
    fn active_players(&self, state: &Board) -> ActivePlayers {
        if state.over {
            ActivePlayers::none()
        } else {
            ActivePlayers::one(PlayerId::new(u32::from(state.stones & 1)))
        }
    }

    #[inline]
    fn legal_actions(&self, state: &Board, _player: PlayerId) -> Vec<u8> {
        let mut actions = Vec::with_capacity(7);
        for column in 0..7 {
            if state.all & (1 << (8 * column + 5)) == 0 {
                actions.push(column);
            }
        }
        actions
    }

    #[inline]
    fn is_legal(&self, state: &Board, _player: PlayerId, action: &u8) -> bool {
        *action < 7 && state.all & (1 << (8 * action + 5)) == 0
    }

    #[inline]
    fn apply(&self, state: &mut Board, _player: PlayerId, column: u8) {
        let after = state.all | (state.all + (1 << (8 * column)));
        let mover = state.own ^ state.all ^ after;
        state.own ^= state.all;
        state.all = after;
        state.stones += 1;
        state.over = state.stones >= 7 && (four_in_line(mover) || after == CELLS);
    }

    #[inline]
    fn is_terminal(&self, state: &Board) -> bool {
        state.over
    }

    #[inline]
    fn reward(&self, state: &Board, player: PlayerId) -> f64 {
        // Whoever moved last has the line, if there is one.
        match four_in_line(state.own ^ state.all) {
            false => 0.0,
            true if player.index() == u32::from(state.stones & 1) => -1.0,
            true => 1.0,
        }
    }

    #[inline]
    fn view(&self, state: &Board, _viewer: Option<PlayerId>) -> Board {
        *state
    }
}

/// The loop as the crate's own bots have it: it asks who is active. Chance is left out, as nothing is drawn.
pub fn run(games: u32, seed: u64) -> Games {
    playouts(&ConnectFour, games, seed, |game, state, _| game.active_players(state).iter().next())
}

/// The cheapest loop there is: it knows that the seats take turns and never asks for the set of active players,
/// which allocates.
pub fn run_lean(games: u32, seed: u64) -> Games {
    playouts(&ConnectFour, games, seed, |_, _, moves| Some(PlayerId::new(moves % 2)))
}

#[inline(always)]
fn playouts<G: Game>(
    game: &G,
    games: u32,
    seed: u64,
    active: impl Fn(&G, &G::State, u32) -> Option<PlayerId>,
) -> Games
where
    G::State: Clone,
{
    let mut rng = Xoshiro::seed_from_u64(seed);
    let start = game.new_initial_state(seed);
    let mut tally = Games::default();
    for _ in 0..games {
        let mut state = black_box(&start).clone();
        let mut moves = 0;
        while !game.is_terminal(&state) {
            let Some(player) = active(game, &state, moves) else { break };
            moves += 1;
            let mut actions = game.legal_actions(&state, player);
            let index = below(&mut rng, actions.len() as u32) as usize;
            game.apply(&mut state, player, actions.swap_remove(index));
        }
        match game.reward(&state, PlayerId::new(0)) {
            reward if reward > 0.0 => tally.first += 1,
            reward if reward < 0.0 => tally.second += 1,
            _ => tally.draws += 1,
        }
    }
    tally
}
