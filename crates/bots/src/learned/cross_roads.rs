//! Cross Roads: the value of a hand, by the order of turns and by what the table leaves open.

use cross_roads::{Laying, Openings, Position};
use crosstable_core::{Game, Seat};

use super::Inputs;
use crate::CrossRoads;
use crate::heuristic::owed;

/// How many cards a hand has, how many of them can be laid and how, and whether that can be spoilt.
pub struct CrossRoadsInputs;

/// Places in the order of turns: 2 for two players, 3 for three and 4 for four.
const TURNS: usize = 2 + 3 + 4;
/// Sizes of a hand that are told apart.
const CARDS: usize = 16;
/// Kinds of pile: empty, short or long.
const PILES: usize = 3;
/// Small hands are told apart by how many of their cards can be laid.
const SMALL: usize = 6;

// Where each kind of input begins.
/// Cards in the hand, by the pile.
const HAND: usize = 0;
/// Of a small hand the cards that can be laid at all, and for how many of them there are two places.
const ABLE: usize = HAND + CARDS * PILES * TURNS;
/// Cards that can be laid as a reeky, and for how many of them there are two places.
const REEKY: usize = ABLE + SMALL * 4 * 4 * TURNS;
/// The same for a whiff.
const WHIFF: usize = REEKY + 4 * 4 * 2 * TURNS;
/// Cards that cannot be laid, and those for which there is one place only.
const STUCK: usize = WHIFF + 4 * 4 * 2 * TURNS;
/// Cards that are about to be drawn.
const OWED: usize = STUCK + 5 * 5 * TURNS;
/// How much of the deck could be laid as a reeky.
const OPEN: usize = OWED + 4 * TURNS;
const COUNT: usize = OPEN + 6 * TURNS;

impl Inputs<Position> for CrossRoadsInputs {
    type Base = CrossRoads;
    const COUNT: usize = COUNT;
    const HEADS: usize = 3;
    const LINEAR: bool = true;
    const ORDERS_MOVES: bool = true;

    fn head(position: &Position) -> usize {
        usize::from(position.players() - 2)
    }

    #[inline]
    fn each(position: &Position, mut add: impl FnMut(usize, usize)) {
        let players = position.players();
        let (owed, [once, twice]) = (owed(position), position.board().openings_twice());
        let next = position.actor().seat().unwrap_or_else(|| position.turn().next(players));
        let pile = match position.pile().len() {
            0 => 0,
            1..=6 => 1,
            _ => 2,
        };
        let open = (once.kinds(Laying::Reeky) as usize / 4).min(5);
        let first_turn = [0, 2, 5][usize::from(players) - 2];
        for seat in Seat::all(players) {
            let hand = position.hand_of(seat);
            let after = (usize::from(players) + seat.index() - next.index()) % usize::from(players);
            let turn = first_turn + after;
            let mut add = |start: usize, at: usize| add(seat.index(), start + at * TURNS + turn);
            let owes = owed[seat.index()];
            let cards = (hand.len() as i32 + owes).max(0) as usize;
            add(HAND, cards.min(CARDS - 1) * PILES + pile);
            // Up to three with a place, and up to three with two.
            let few = |count: &dyn Fn(&Openings) -> u32| {
                [&once, &twice].map(count).iter().fold(0, |sum, count| sum * 4 + count.min(&3)) as usize
            };
            if (1..=SMALL).contains(&cards) {
                add(ABLE, (cards - 1) * 16 + few(&|openings| openings.count_any(hand)));
            }
            let empty = usize::from(pile == 0);
            add(REEKY, few(&|openings| openings.count(hand, Laying::Reeky)) * 2 + empty);
            add(WHIFF, few(&|openings| openings.count(hand, Laying::Whiff)) * 2 + empty);
            let stuck = |openings: &Openings| (hand.len() - openings.count_any(hand)).min(4) as usize;
            add(STUCK, stuck(&once) * 5 + stuck(&twice));
            add(OWED, (owes.clamp(-1, 2) + 1) as usize);
            add(OPEN, open);
        }
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Play, Scratch, Setup};

    use super::*;

    #[test]
    fn every_kind_of_input_is_used_and_none_is_beyond_the_last() {
        let starts = [HAND, ABLE, REEKY, WHIFF, STUCK, OWED, OPEN, COUNT];
        let mut used = [0; 7];
        for seed in 0..30 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let setup = Setup::players(2 + seed as u8 % 3);
            let setup = if seed % 2 == 0 { setup } else { setup.with("deck", "domino") };
            let mut game = Position::from_setup(&setup).expect("the options are allowed");
            while let Some(step) = game.random_step(&mut scratch, &mut rng) {
                assert!(CrossRoadsInputs::head(&game) < CrossRoadsInputs::HEADS, "seed {seed}");
                CrossRoadsInputs::each(&game, |side, input| {
                    assert!(side < usize::from(game.players()) && input < COUNT, "seed {seed}: {input}");
                    used[starts.partition_point(|start| *start <= input) - 1] += 1;
                });
                game.apply(step);
            }
        }
        assert!(used.iter().all(|count| *count > 500), "{used:?}");
        // With its weight to the output an input takes 34 bytes.
        const { assert!(34 * COUNT < 145_000, "the weights stay below 150 kB") };
    }
}
