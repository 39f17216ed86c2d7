//! What a bot knows about Mixx.

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, Scratch};
use mixx::{CardSet, Move, Position};

use crate::Insight;

/// Who lays last wins the whole cross: leave the others nothing that fits, and oneself something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mixx;

/// Random moves of which a rollout takes the most promising.
const CANDIDATES: usize = 2;

impl Insight<Position> for Mixx {
    const PROMISES: bool = true;
    const BIAS: f32 = 0.3;
    const CURIOSITY: f32 = 0.5;

    fn rollout(&self, position: &Position, scratch: &mut Scratch<Position>, rng: &mut Xoshiro) -> Move {
        let mut best = position.random_move(&mut scratch.moves, rng);
        if !matches!(best, Move::Lay { .. }) {
            return best;
        }
        let mut most = self.promise(position, best);
        for _ in 1..CANDIDATES {
            let other = position.random_move(&mut scratch.moves, rng);
            let promise = self.promise(position, other);
            if promise > most {
                (best, most) = (other, promise);
            }
        }
        best
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        // To stop is to be content with the cross as it is; another card makes it larger.
        let (Some(seat), Move::Lay { .. }) = (position.actor().seat(), mv) else { return 0.0 };
        let mut after = *position;
        after.apply(mv);
        let open = open(&after);
        let own = after.stock(seat).and(open).len() as f32;
        let mut others = 0.0;
        // The next to act matters most; those after it see the table changed again.
        let (mut weight, mut next) = (1.0, seat);
        for _ in 1..after.players() {
            next = next.next(after.players());
            others += weight * chances(after.stock(next).and(open).len());
            weight *= 0.7;
        }
        let size = f32::from(after.cross().len());
        ((chances(own as u32) * 0.6 - others) * (0.5 + 0.1 * size) + 4.0) / 8.0
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // Which of sixty cards is drawn changes little of what to lay now.
        matches!(outcome, Move::Start(_))
    }
}

/// Cards that fit somewhere.
fn open(position: &Position) -> CardSet {
    let mut bits = CardSet::from_bits(0);
    position.cross().for_each_place(position.shape(), |_, cards| bits = bits.or(cards));
    bits
}

/// How sure it is that a seat can lay with so many cards that fit: the first ones count most.
fn chances(fitting: u32) -> f32 {
    1.0 - 0.5_f32.powi(fitting as i32) + 0.02 * fitting as f32
}
