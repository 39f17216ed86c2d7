//! What a bot knows about Cross Roads.

use std::ops::ControlFlow;

use cross_roads::{Laying, Move, Position, fits};
use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, Scratch};

use crate::Insight;

/// Make the others draw, and keep cards that fit somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossRoads;

/// Random moves of which a rollout takes the most promising.
const CANDIDATES: usize = 4;

impl Insight<Position> for CrossRoads {
    const PROMISES: bool = true;
    const BIAS: f32 = 0.4;
    const CURIOSITY: f32 = 0.5;

    fn rollout(&self, position: &Position, scratch: &mut Scratch<Position>, rng: &mut Xoshiro) -> Move {
        let mut best = position.random_move(&mut scratch.moves, rng);
        if !matches!(best, Move::Lay(_)) {
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
        let (Some(seat), Move::Lay(_)) = (position.actor().seat(), mv) else { return 0.0 };
        let mut after = *position;
        after.apply(mv);
        // Own cards that would still find a place.
        let hand = after.hand_of(seat);
        let mut able = 0;
        for card in hand.kinds() {
            let found = after.board().each_spot(|spot| {
                let lies = |over: u8, under: Option<_>| {
                    under.is_none_or(|half: cross_roads::Half| fits(over, half.number))
                };
                let one = fits(card.low(), spot.first.number) && lies(card.high(), spot.second);
                let other = fits(card.high(), spot.first.number) && lies(card.low(), spot.second);
                if one || other { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            able += u32::from(found.is_break());
        }
        effect(position, mv) + 0.6 * able as f32 / hand.len().max(1) as f32
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        matches!(outcome, Move::Start(_))
    }
}

/// How many cards the others have to draw.
fn effect(position: &Position, mv: Move) -> f32 {
    let Move::Lay(lay) = mv else { return 0.0 };
    match position.laying(lay) {
        Some(Laying::Reeky) => f32::from((position.players() - 1).max(2)),
        Some(Laying::Whiff) if !position.pile().is_empty() => 1.0,
        Some(Laying::Whiff | Laying::Normal) | None => 0.0,
    }
}
