//! Leduc poker in numbers, version 1: the actions are `fold`, `call` and `raise`, the outcomes `~J`, `~Q` and `~K`. The
//! reward is in chips.

use crosstable_core::{Seat, Viewer};
use crosstable_testkit::toys::Leduc;
use crosstable_testkit::toys::leduc::{Card, Face, Move};

use crate::layout::{ACTOR, PLAYERS, VIEWER};
use crate::{Encoding, Part, Reward, Writer};

const ACTIONS: [Move; 3] = [Move::Fold, Move::Call, Move::Raise];
/// Words in a round at most: call, raise, raise, call.
const WORDS: usize = 4;

const LAYOUT: &[Part] = &[
    VIEWER,
    PLAYERS,
    ACTOR,
    Part::new("hands", 2 * 4, "for each seat: J, Q, K, or a card seen from behind"),
    Part::new("open", 3, "the card turned up: J, Q, K"),
    Part::new("rounds", 2 * WORDS * 3, "for each round and each of its four words: fold, call, raise"),
];

impl Encoding for Leduc {
    const VERSION: u32 = 1;
    const ACTIONS: usize = ACTIONS.len();
    const OUTCOMES: usize = 3;
    const LAYOUT: &'static [Part] = LAYOUT;

    #[inline]
    fn index(&self, mv: Move) -> Option<usize> {
        ACTIONS.iter().position(|action| *action == mv)
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Move> {
        ACTIONS.get(index).copied()
    }

    fn outcome_index(outcome: Move) -> Option<usize> {
        match outcome {
            Move::Deal(card) => Some(card as usize),
            _ => None,
        }
    }

    fn outcome(index: usize) -> Option<Move> {
        Card::ALL.get(index).map(|card| Move::Deal(*card))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut w = Writer::begin(self, seat, LAYOUT, Self::OBSERVATION, out);
        w.part("hands");
        for other in w.seats() {
            w.one_of(
                4,
                match self.face(other, Viewer::Seat(seat)) {
                    Face::Nothing => None,
                    Face::Up(card) => Some(card as usize),
                    Face::Down => Some(3),
                },
            );
        }
        w.part("open").one_of(3, self.open_card().map(|card| card as usize));
        w.part("rounds");
        for round in 0..2 {
            let mut words = self.said(round);
            for _ in 0..WORDS {
                w.one_of(3, words.next().and_then(|word| self.index(word)));
            }
        }
        w.end();
    }

    fn reward(&self) -> Option<Reward> {
        let first = self.payoff(Seat::new(0))?;
        Some([first as f32, -first as f32, 0.0, 0.0])
    }
}
