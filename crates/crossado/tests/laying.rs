//! Phase 1: CA-06 and CA-07.

mod common;

use common::{Scene, filled, game, is_river, legal, play, read, refused, seat, squares, why};
use crossado::{Plank, Stage};
use crosstable_core::{Actor, Game, Play, Setup};

/// CA-06: one plank each in turn, clockwise, beginning with the start player, until all are laid.
#[test]
fn planks_are_laid_in_turns() {
    let mut position = game(&Setup::players(3), "~lone:2 ~start:2");
    let order = [2, 3, 1].into_iter().cycle().take(18);
    for (number, plank) in order.zip(filled(14)) {
        assert_eq!(position.actor(), Actor::Seat(seat(number)));
        play(&mut position, &format!("plank:{plank}"));
    }
    // CA-08: the start player rolls first.
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
    assert_eq!(position.planks().len(), 18);
}

/// CA-06: by an option each player lays all planks at once.
#[test]
fn planks_can_be_laid_all_at_once() {
    let setup = Setup::players(4).with("laying", "all").with("start", "3");
    let mut position = game(&setup, "");
    let order = [3, 4, 1, 2].into_iter().flat_map(|number| [number; 5]);
    for (number, plank) in order.zip(filled(14)) {
        assert_eq!(position.actor(), Actor::Seat(seat(number)));
        play(&mut position, &format!("plank:{plank}"));
    }
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(3), rolls: 0 });
    assert_eq!(position.planks().len(), 20);
}

/// CA-06: in phase 1 nothing else can be done, and in phase 2 no plank comes out of a hand.
#[test]
fn the_phases_do_not_mix() {
    let position = game(&Setup::players(2).with("start", "1"), "plank:c1h");
    for token in ["start-c1", "take:c1h", "lay:e5h", "pass"] {
        assert_eq!(why(&position, token), ("CA-06", "crossado-planks-first"), "{token}");
    }
    let position = Scene::new(2, "c1h").rolled(1);
    assert_eq!(why(&position, "plank:e5h"), ("CA-06", "crossado-planks-laid"));
}

/// CA-07: a plank lies inside the board, on no island, on no other plank; anything else is allowed.
#[test]
fn a_plank_lies_on_three_free_river_fields() {
    let position = game(&Setup::players(2).with("start", "1"), "plank:e5h");
    // Touching another one, end to end or side by side; alone; along the edge; beside an island.
    for token in ["plank:h5h", "plank:d3v", "plank:e6h", "plank:j10v", "plank:n3v", "plank:c1v", "plank:c2h"]
    {
        assert!(legal(&position).contains(&token.to_owned()), "{token}");
    }
    for token in ["plank:m5h", "plank:n5h", "plank:e13v", "plank:e14v", "plank:n14h"] {
        assert_eq!(why(&position, token), ("CA-07", "crossado-plank-off-board"), "{token}");
    }
    for token in
        ["plank:a1h", "plank:b2h", "plank:a2v", "plank:k1h", "plank:l13h", "plank:n12v", "plank:b11v"]
    {
        assert_eq!(why(&position, token), ("CA-07", "crossado-plank-on-island"), "{token}");
    }
    // The same place, covering in part, crossing.
    for token in ["plank:e5h", "plank:g5h", "plank:c5h", "plank:f4v", "plank:e5v"] {
        assert_eq!(why(&position, token), ("CA-07", "crossado-plank-on-plank"), "{token}");
    }
    let refusal = refused(&position, "plank:f4v");
    assert_eq!(refusal.to_string(), "CA-07 crossado-plank-on-plank plank=f4v field=f5");
}

/// CA-07: the list of places is what a count by hand finds, on every board.
#[test]
fn all_places_are_listed() {
    for side in 12..=14 {
        let setup = Setup::players(2).with("start", "1").with("board", side.to_string());
        let laid: Vec<Plank> = read("c3h f6v g6v d9h");
        let mut position = game(&setup, "");
        for plank in &laid {
            play(&mut position, &format!("plank:{plank}"));
        }
        let taken: Vec<_> = laid.iter().copied().flat_map(squares).collect();
        let fits = |plank: &Plank| {
            squares(*plank).iter().all(|square| is_river(side, *square) && !taken.contains(square))
        };
        let places: Vec<String> = Plank::all().filter(fits).map(|plank| format!("plank:{plank}")).collect();
        assert_eq!(legal(&position), places, "board {side}");
    }
}

/// CA-07: when no plank fits any more, those left are put aside and the start player rolls.
#[test]
fn planks_that_fit_nowhere_are_put_aside() {
    for laying in ["turns", "all"] {
        let setup = Setup::players(3).with("lone", "2").with("laying", laying);
        let mut planks = filled(14);
        let last = planks.pop().expect("the river is full of planks");
        let mut position = Scene::with_planks(&setup, planks).started(2).laying(3, &[2, 2, 2]).turn(3);
        assert!(!legal(&position).is_empty());
        play(&mut position, &format!("plank:{last}"));
        assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
        for number in 1..=3 {
            assert_eq!(position.in_hand(seat(number)), 0);
        }
        assert!(position.legal().is_empty());
    }
}
