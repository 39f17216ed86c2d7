//! Cross Roads: the value of a hand.

use cross_roads::{Bag, Laying, Move, Openings, Position};
use crosstable_core::{Actor, Game, MAX_SEATS, Seat};

use crate::Heuristic;
use crate::net::chances;
use crate::utility::mean_of_others;

/// Few cards are good, cards that make others draw are better, and cards that fit nowhere are bad.
///
/// The weights were fitted by logistic regression to the results of 4,000 games of self-play of a greedy bot with this
/// evaluation, in three rounds. They are log-odds: the chance to beat an opponent follows from the difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossRoads;

/// The value of a hand.
struct HandValue {
    /// By cards in the hand; each beyond the last costs [`MORE`].
    cards: [f32; 12],
    /// By cards that could be laid as a reeky now; three stand for more.
    reekies: [f32; 4],
    /// By cards that could be laid as a whiff now.
    whiffs: [f32; 4],
    /// By cards that could not be laid at all.
    stuck: [f32; 4],
}

/// For the seat that is next to act.
const NEXT: HandValue = HandValue {
    cards: [7.0, 4.35, 1.31, 0.57, 0.11, -0.22, -0.49, -0.74, -0.92, -1.08, -1.22, -1.32],
    reekies: [-0.36, 0.17, 0.27, 0.27],
    whiffs: [-0.11, 0.18, 0.20, 0.09],
    stuck: [0.38, 0.17, 0.02, -0.22],
};

/// For all others, who act when the board has changed again.
const LATER: HandValue = HandValue {
    cards: [7.0, 2.13, 1.01, 0.46, 0.05, -0.16, -0.28, -0.47, -0.62, -0.71, -0.74, -1.02],
    reekies: [-0.31, -0.08, 0.02, 0.01],
    whiffs: [-0.18, -0.03, -0.05, -0.10],
    stuck: [0.19, -0.02, -0.13, -0.40],
};

/// The cost of each card in a hand that is larger than the table.
const MORE: f32 = 0.1;

impl Heuristic<Position> for CrossRoads {
    const CUTOFF: Option<u32> = Some(0);
    const CUTOFF_AT_CHANCE: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.4));
    const PRIORS: bool = true;
    const EXPLORATION: f32 = 0.1;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let players = position.players();
        let (owed, openings) = (owed(position), position.board().openings());
        let next = position.actor().seat().unwrap_or_else(|| position.turn().next(players));
        let mut odds = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            let value = if seat == next { &NEXT } else { &LATER };
            odds[seat.index()] = value.of(position.hand_of(seat), owed[seat.index()], &openings);
        }
        chances(&odds, players)
    }

    fn prior(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.0 };
        let mut after = *position;
        after.apply(mv);
        if after.actor() == Actor::Over { 1.0 } else { self.evaluate(&after)[seat.index()] }
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // Which card is drawn hardly changes what to lay now.
        matches!(outcome, Move::Start(_))
    }

    /// Fewer own cards are better, and so are more cards of the others, those included that are about to be drawn.
    fn in_sight(&self, position: &Position, seat: Seat) -> f32 {
        let owed = owed(position);
        let cards = |seat: Seat| position.hand_of(seat).len() as f32 + owed[seat.index()] as f32;
        mean_of_others(position.players(), seat, cards) - cards(seat)
    }
}

impl HandValue {
    /// The value of a hand that will grow by the cards owed to it.
    #[inline]
    fn of(&self, hand: Bag, owed: i32, openings: &Openings) -> f32 {
        let at_most = |table: &[f32; 4], count: u32| table[count.min(3) as usize];
        let cards = (hand.len() as i32 + owed).max(0) as usize;
        let last = self.cards.len() - 1;
        self.cards[cards.min(last)] - MORE * cards.saturating_sub(last) as f32
            + at_most(&self.reekies, openings.count(hand, Laying::Reeky))
            + at_most(&self.whiffs, openings.count(hand, Laying::Whiff))
            + at_most(&self.stuck, hand.len() - openings.count_any(hand))
    }
}

/// By seat the cards it is about to get, less those that are about to be drawn from its hand (CR-12 to CR-15).
pub(crate) fn owed(position: &Position) -> [i32; MAX_SEATS] {
    let mut owed = [0; MAX_SEATS];
    let Some((mut seat, draws)) = position.draws() else { return owed };
    let (turn, players) = (position.turn(), position.players());
    for draw in 0..u32::from(draws) {
        owed[seat.index()] += 1;
        if draw >= position.pile().len() {
            owed[turn.index()] -= 1;
        }
        seat = seat.next(players);
        if seat == turn {
            seat = seat.next(players);
        }
    }
    owed
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Play, Scratch, Setup};

    use super::*;

    #[test]
    fn chances_of_all_seats_add_up_and_owed_cards_count() {
        let mut owing = 0;
        for seed in 0..30 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let players = 2 + seed as u8 % 3;
            let mut game = Position::from_setup(&Setup::players(players)).unwrap();
            let mut scratch = Scratch::new();
            while let Some(mv) = game.random_step(&mut scratch, &mut rng) {
                let chances = CrossRoads.evaluate(&game);
                let sum: f32 = chances.iter().sum();
                assert!((sum - f32::from(players) / 2.0).abs() < 1e-3, "seed {seed}: {chances:?}");
                if let Some((seat, draws)) = game.draws().filter(|_| !game.pile().is_empty()) {
                    assert!(owed(&game)[seat.index()] > 0, "seed {seed}: {draws} owed");
                    owing += 1;
                }
                game.apply(mv);
            }
        }
        assert!(owing > 100, "{owing} times somebody drew");
    }
}
