//! No game of Cross Roads has more cells than have numbers.

mod common;

use common::start;
use cross_roads::{Cell, Dir, Lay, MOST_CELLS, Move, Position};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch};
use crosstable_encoding::Encoding;

/// Plays on, always to the cell that `best` likes most.
fn greedy(seed: u64, best: fn(Cell) -> i16) -> Position {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut position: Position = start(&mut rng);
    let mut scratch = Scratch::new();
    while position.actor() != Actor::Over {
        let lays = position.legal();
        let reach = |mv: &Move| match mv {
            Move::Lay(lay) => {
                let bare = |cell: &Cell| position.board().half(*cell).is_none();
                lay.cells().into_iter().filter(bare).map(best).max().unwrap_or(i16::MIN)
            }
            _ => i16::MIN,
        };
        scratch.moves.clear();
        scratch.outcomes.clear();
        let mv = lays.iter().copied().max_by_key(reach);
        let mv = mv.or_else(|| position.random_step(&mut scratch, &mut rng)).expect("the game goes on");
        let before = position.board().halves().len();
        position.apply(mv);
        let cells = position.board().halves().len();
        // What the argument in the encoding's documentation rests on.
        let new = cells - before;
        assert!(new <= if before == 0 { 2 } else { 1 }, "seed {seed}: {mv} covered {new} bare cells");
        assert!(cells <= MOST_CELLS);
        for (number, half) in position.board().halves().enumerate() {
            assert_eq!(position.board().index_of(half.cell), Some(number), "a cell keeps its number");
        }
    }
    position
}

#[test]
fn no_game_has_more_cells_than_numbers() {
    let ways: [fn(Cell) -> i16; 5] = [
        |_| 0,
        |cell| cell.x.into(),
        |cell| (-cell.x).into(),
        |cell| cell.y.into(),
        |cell| i16::from(cell.x) + i16::from(cell.y),
    ];
    let mut most = 0;
    for seed in 0..60 {
        for way in ways {
            most = most.max(greedy(seed, way).board().halves().len());
        }
    }
    // Most cards must cover two halves or fit nowhere, so that real games stay far below the bound.
    assert!(most > 20, "these games were to grow wide, and reached {most} cells");
}

/// CR-05: no card lies beside the others, wherever it is tried; so each covers at most one bare cell.
#[test]
fn every_card_covers_a_covered_cell() {
    let mut tried = 0;
    for seed in 0..8 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut position: Position = start(&mut rng);
        let mut scratch = Scratch::new();
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            if let Actor::Seat(seat) = position.actor() {
                let reach =
                    position.board().halves().map(|half| half.cell.x.abs().max(half.cell.y.abs())).max();
                let reach = reach.expect("a card has been turned up") + 2;
                let cells = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| Cell { x, y }));
                let bare = |cell: Cell| position.board().half(cell).is_none();
                for (at, dir) in cells.flat_map(|at| Dir::ALL.map(|dir| (at, dir))) {
                    for card in position.hand_of(seat).kinds() {
                        let lay = Lay { card, at, dir };
                        if lay.cells().into_iter().all(bare) {
                            assert!(
                                position.check(Move::Lay(lay)).is_err(),
                                "seed {seed}: {}",
                                Move::Lay(lay)
                            );
                            tried += 1;
                        }
                    }
                }
            }
            position.apply(mv);
        }
    }
    assert!(tried > 10_000, "{tried} were tried");
}

#[test]
fn a_move_on_two_covered_cells_is_named_by_its_smaller_number() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut position: Position = start(&mut rng);
        let mut scratch = Scratch::new();
        while let Some(mv) = {
            scratch.moves.clear();
            scratch.outcomes.clear();
            position.random_step(&mut scratch, &mut rng)
        } {
            for mv in position.legal().iter() {
                let Move::Lay(lay) = mv else { continue };
                let [at, other] = lay.cells();
                if position.board().half(at).is_some() && position.board().half(other).is_some() {
                    let index = position.index(*mv).expect("a lay");
                    assert_eq!(Some(index / 360), position.board().index_of(at), "seed {seed}, {mv}");
                    seen += 1;
                }
            }
            position.apply(mv);
        }
    }
    assert!(seen > 100, "{seen} such moves");
}
