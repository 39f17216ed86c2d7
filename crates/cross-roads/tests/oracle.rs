//! The clauses once more, word for word and slowly: all cards with all their layers, every cell tried with every
//! card in every direction. The real rules keep only what is visible; here they are held against it.

mod common;

use std::collections::BTreeSet;

use common::{opened, outcomes, two_great_hands};
use cross_roads::{Card, Cell, Dir, Lay, Laying, Move, Position};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch};

/// All cards on the table, the lowest first.
#[derive(Default)]
struct Layers(Vec<Lay>);

impl Layers {
    /// The uppermost card on a cell and the number of its half there.
    fn top(&self, cell: Cell) -> Option<(usize, u8)> {
        let index = self.0.iter().rposition(|lay| lay.cells().contains(&cell))?;
        let card = self.0[index].card;
        Some((index, if self.0[index].cells()[0] == cell { card.low() } else { card.high() }))
    }

    /// CR-05 to CR-08, CR-11 and CR-13.
    fn laying(&self, lay: Lay) -> Option<Laying> {
        let upright = |lay: &Lay| matches!(lay.dir, Dir::North | Dir::South);
        let mut covered = Vec::new();
        for (cell, half) in lay.cells().into_iter().zip([lay.card.low(), lay.card.high()]) {
            if let Some((index, number)) = self.top(cell) {
                let apart = half.abs_diff(number);
                if apart != 1 && apart != 8 {
                    return None;
                }
                covered.push(index);
            }
        }
        let at_an_angle = covered.iter().any(|index| upright(&self.0[*index]) != upright(&lay));
        match covered[..] {
            [_] if at_an_angle => Some(Laying::Normal),
            [one, two] if one != two && at_an_angle => {
                let shared = self.0[one].cells().iter().any(|cell| self.0[two].cells().contains(cell));
                Some(if shared { Laying::Whiff } else { Laying::Reeky })
            }
            _ => None,
        }
    }

    /// Every way to lay one of these cards, of a double only one of the two that are the same.
    fn all(&self, hand: impl Iterator<Item = Card>) -> BTreeSet<Lay> {
        let cells: Vec<Cell> = self.0.iter().flat_map(|lay| lay.cells()).collect();
        let x = cells.iter().map(|cell| cell.x).min().unwrap_or(0) - 1;
        let y = cells.iter().map(|cell| cell.y).min().unwrap_or(0) - 1;
        let (east, south) = cells.iter().fold((x, y), |far, cell| (far.0.max(cell.x), far.1.max(cell.y)));
        let mut found = BTreeSet::new();
        for card in hand {
            for (x, y) in (x..=east + 1).flat_map(|x| (y..=south + 1).map(move |y| (x, y))) {
                for dir in [Dir::North, Dir::East, Dir::South, Dir::West] {
                    let lay = Lay { card, at: Cell { x, y }, dir };
                    let second_name = card.is_double() && matches!(dir, Dir::North | Dir::West);
                    if !second_name && self.laying(lay).is_some() {
                        found.insert(lay);
                    }
                }
            }
        }
        found
    }
}

/// Plays a random game and compares every list of moves and every effect.
fn compare(mut position: Position, mut layers: Layers, seed: u64) -> [usize; 3] {
    let (mut rng, mut scratch) = (Xoshiro::seed_from_u64(seed), Scratch::new());
    let mut seen = [0; 3];
    while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
        if let Actor::Seat(seat) = position.actor() {
            let due = layers.all(position.hand_of(seat).kinds());
            let listed: BTreeSet<Lay> = position
                .legal()
                .iter()
                .filter_map(|mv| if let Move::Lay(lay) = mv { Some(*lay) } else { None })
                .collect();
            assert_eq!(listed, due, "seed {seed}, after {:?}", layers.0);
            for lay in &listed {
                assert_eq!(position.laying(*lay), layers.laying(*lay), "seed {seed}: {lay}");
            }
        }
        match mv {
            Move::Lay(lay) => {
                seen[layers.laying(lay).map_or(0, |laying| laying as usize)] += 1;
                layers.0.push(lay);
            }
            Move::Card(card)
                if layers.0.is_empty() && position.pile().len() == 54 - 5 * position.players() as u32 =>
            {
                layers.0.push(Lay { card, at: Cell { x: 0, y: 0 }, dir: Dir::East });
            }
            _ => {}
        }
        position.apply(mv);
    }
    seen
}

/// CR-05, CR-06, CR-07, CR-08, CR-11, CR-13: what is visible is enough to know what is legal and what it does.
#[test]
fn the_visible_halves_decide_as_all_layers_would() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        let deck = if seed % 2 == 0 { "differing" } else { "domino" };
        let position = opened(2 + (seed % 3) as u8, &[("deck", deck)]);
        let more = compare(position, Layers::default(), seed);
        seen.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    assert!(seen.iter().all(|count| *count > 20), "normal, whiff, reeky: {seen:?}");
}

/// CR-05, CR-06, CR-07, CR-08: the same with hands so large that the table gets crowded.
#[test]
fn a_crowded_table_is_judged_alike() {
    for seed in 0..4 {
        let position = two_great_hands();
        assert!(outcomes(&position).len() <= 36);
        let first = Lay { card: Card::new(2, 8), at: Cell { x: 0, y: 0 }, dir: Dir::East };
        let seen = compare(position, Layers(vec![first]), seed);
        assert!(seen.iter().sum::<usize>() > 20, "seed {seed}: {seen:?}");
    }
}
