//! Which cards find a place on the table.

use std::ops::ControlFlow;

use crate::bag::Bag;
use crate::board::{Board, Spot};
use crate::card::{COVERING, FITTING};
use crate::laying::Laying;

/// The cards for which there is a place on the table, in any hand, by what laying them there would be. One look
/// at the table answers for all hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Openings {
    /// By [`Laying`]: a bit for each kind of card.
    kinds: [u64; 3],
}

impl Openings {
    /// How many cards of this hand could be laid so now.
    #[inline]
    pub const fn count(&self, hand: Bag, laying: Laying) -> u32 {
        hand.count_among(self.kinds[laying as usize])
    }

    /// How many kinds of card could be laid so now.
    #[inline]
    pub const fn kinds(&self, laying: Laying) -> u32 {
        self.kinds[laying as usize].count_ones()
    }

    /// How many cards of this hand could be laid at all.
    #[inline]
    pub const fn count_any(&self, hand: Bag) -> u32 {
        let [normal, whiff, reeky] = self.kinds;
        hand.count_among(normal | whiff | reeky)
    }
}

impl Board {
    /// Which cards find a place, and which find at least two. Who acts later may find one of them taken.
    pub fn openings_twice(&self) -> [Openings; 2] {
        let [mut once, mut twice] = [Openings::default(); 2];
        let _ = self.each_spot(|spot| {
            let kinds = match spot.second {
                None => FITTING[spot.first.number as usize],
                Some(second) => COVERING[spot.first.number as usize][second.number as usize],
            };
            let laying = spot.laying() as usize;
            twice.kinds[laying] |= once.kinds[laying] & kinds;
            once.kinds[laying] |= kinds;
            ControlFlow::<()>::Continue(())
        });
        [once, twice]
    }

    /// Which cards find a place.
    pub fn openings(&self) -> Openings {
        let mut openings = Openings::default();
        let _ = self.each_spot(|spot| {
            let kinds = match spot.second {
                None => FITTING[spot.first.number as usize],
                Some(second) => COVERING[spot.first.number as usize][second.number as usize],
            };
            openings.kinds[spot.laying() as usize] |= kinds;
            ControlFlow::<()>::Continue(())
        });
        openings
    }
}

impl Spot {
    /// What it is to lay a card here.
    #[inline]
    pub fn laying(&self) -> Laying {
        match self.second {
            None => Laying::Normal,
            Some(second) if self.first.mate == self.dir || second.mate == self.dir.back() => Laying::Whiff,
            Some(_) => Laying::Reeky,
        }
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Game, MoveList, Play, Scratch, Seat, Setup};

    use super::*;
    use crate::{Move, Position};

    /// CR-05 to CR-13: the openings tell the same as the list of moves does.
    #[test]
    fn openings_are_those_of_the_moves() {
        let (mut checked, mut rare) = (0, 0);
        for seed in 0..40 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let deck = if seed % 2 == 0 { "differing" } else { "domino" };
            let mut game = Position::from_setup(&Setup::players(2).with("deck", deck)).unwrap();
            while let Some(mv) = game.random_step(&mut scratch, &mut rng) {
                if let Some(seat) = game.actor().seat() {
                    check(&game, seat, seed);
                    checked += 1;
                    rare += game.board().openings().count(game.hand_of(seat), Laying::Reeky);
                }
                game.apply(mv);
            }
        }
        assert!(checked > 300 && rare > 50, "{checked} positions, {rare} cards for a reeky");
    }

    fn check(game: &Position, seat: Seat, seed: u64) {
        let (hand, openings) = (game.hand_of(seat), game.board().openings());
        let mut moves = MoveList::new();
        game.moves(&mut moves);
        let lays = || moves.iter().filter_map(|mv| if let Move::Lay(lay) = mv { Some(*lay) } else { None });
        for laying in [Laying::Normal, Laying::Whiff, Laying::Reeky] {
            let able = hand
                .cards()
                .filter(|card| lays().any(|lay| lay.card == *card && game.laying(lay) == Some(laying)));
            assert_eq!(openings.count(hand, laying), able.count() as u32, "seed {seed}, {laying:?}");
        }
        let able = hand.cards().filter(|card| lays().any(|lay| lay.card == *card));
        assert_eq!(openings.count_any(hand), able.count() as u32, "seed {seed}");
    }
}
