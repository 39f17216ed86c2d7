//! turnbase-bots: its information-set search, on the rules of our own toy, so that only the search differs.

use std::hint::black_box;

use crosstable_core::{Actor, MoveList, Outcomes, Seat};
use crosstable_testkit::toys::Leduc;
use crosstable_testkit::toys::leduc::{Card, Move, STACK};
use turnbase::{ActivePlayers, Determinize, Game, PlayerId, Prng};
use turnbase_bots::{Bot, Ismcts};

use super::{EXPLORATION, SIMULATIONS, Searches, dealt};

struct Poker;

impl Game for Poker {
    type State = Leduc;
    type Action = Move;
    type View = ();

    fn new_initial_state(&self, _seed: u64) -> Leduc {
        Leduc::default()
    }

    fn num_players(&self) -> usize {
        2
    }

    fn active_players(&self, position: &Leduc) -> ActivePlayers {
        match crosstable_core::Game::actor(position) {
            Actor::Seat(seat) => ActivePlayers::one(PlayerId::new(seat.index() as u32)),
            Actor::Chance => ActivePlayers::one(PlayerId::CHANCE),
            Actor::Over => ActivePlayers::none(),
        }
    }

    fn legal_actions(&self, position: &Leduc, _player: PlayerId) -> Vec<Move> {
        let mut list = MoveList::new();
        crosstable_core::Game::moves(position, &mut list);
        list.to_vec()
    }

    fn chance_outcomes(&self, position: &Leduc) -> Vec<(Move, f64)> {
        let mut list = Outcomes::new();
        crosstable_core::Game::outcomes(position, &mut list);
        list.iter().map(|(outcome, weight)| (*outcome, f64::from(*weight))).collect()
    }

    fn apply(&self, position: &mut Leduc, _player: PlayerId, mv: Move) {
        crosstable_core::Game::apply(position, mv);
    }

    fn is_terminal(&self, position: &Leduc) -> bool {
        crosstable_core::Game::actor(position) == Actor::Over
    }

    /// From -1 to 1.
    fn reward(&self, position: &Leduc, player: PlayerId) -> f64 {
        let won = position.payoff(Seat::new(player.index() as usize)).unwrap_or_default();
        f64::from(won) / f64::from(STACK)
    }

    fn view(&self, _: &Leduc, _viewer: Option<PlayerId>) {}
}

impl Determinize for Poker {
    /// Deals the other hand anew. Searches here begin before anything was said, so two deals make the position.
    fn determinize(&self, root: &Leduc, observer: PlayerId, rng: &mut Prng) -> Leduc {
        let observer = observer.index() as usize;
        let own = root.hand(Seat::new(observer)).expect("both hands are dealt");
        let ticket = rng.below(5) as usize;
        // The deck without one's own card; the other one of its kind is the odd one out.
        let others = Card::ALL.into_iter().filter(|card| *card != own);
        let other = others.flat_map(|card| [card, card]).nth(ticket).unwrap_or(own);
        let mut position = Leduc::default();
        let hands = if observer == 0 { [own, other] } else { [other, own] };
        for card in hands {
            crosstable_core::Game::apply(&mut position, Move::Deal(card));
        }
        position
    }
}

pub fn run(simulations: u32, seed: u64) -> Searches {
    let position = dealt();
    Searches::until(simulations, seed, |seed| {
        let mut bot = Ismcts::new(SIMULATIONS, seed).with_exploration(2.0 * f64::from(EXPLORATION));
        bot.choose(&Poker, black_box(&position), PlayerId::new(0)) == Some(Move::Raise)
    })
}
