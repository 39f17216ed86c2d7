//! What a seat may know (G-05) and what it may not.

mod common;

use common::{game, hand, play, seat, two};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Setup, Viewer};
use crosswise::{Move, Position, Tile};

/// Many samples of what the viewer cannot know.
fn samples(position: &Position, viewer: Viewer) -> Vec<Position> {
    let mut rng = Xoshiro::seed_from_u64(2011);
    let view = position.view(viewer);
    let samples: Vec<Position> = (0..20_000).map(|_| Position::sample(&view, &mut rng)).collect();
    assert!(samples.iter().all(|sample| sample.view(viewer) == view));
    samples
}

/// CW-04: a drawn tile is seen by who draws it only, not by the team mate.
#[test]
fn only_the_drawer_sees_the_tile() {
    let position = game(&Setup::players(4), "~sun");
    let next = Move::Draw(Tile::named("star").expect("a tile"));
    assert_eq!(position.log_line(next, Viewer::Seat(seat(1))), "~star");
    for viewer in Viewer::all(4).skip(1) {
        assert_eq!(position.log_line(next, viewer), "~?");
    }
    let layout = position.layout_for(Viewer::Seat(seat(3)));
    assert!(!layout.text_board(ToString::to_string).contains("sun"));
}

/// CW-08, G-05: a tile taken from the board is known to be in that hand until one like it is laid.
#[test]
fn a_removed_tile_is_known() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@c3 ~sun remove:c3");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(samples(&position, viewer).iter().all(|sample| sample.hand(seat(2)).count(sun()) >= 1));
    }
    play(&mut position, "star@a1 ~star sun@b2 ~triangle");
    let none =
        samples(&position, Viewer::Seat(seat(1))).iter().any(|sample| sample.hand(seat(2)).count(sun()) == 0);
    assert!(none, "it may have been the only sun");
}

/// CW-11, G-05: so is a replaced one, and putting one like it back in forgets it.
#[test]
fn a_replaced_tile_is_known() {
    let mut position = two("sun star swap move", "cross sun replace replace");
    play(&mut position, "sun@c3 ~star replace:c3=cross ~pentagon");
    assert!(
        samples(&position, Viewer::Spectator).iter().all(|sample| sample.hand(seat(2)).count(sun()) >= 1)
    );
    play(&mut position, "star@d4 ~star replace:d4=sun ~square");
    let sampled = samples(&position, Viewer::Spectator);
    assert!(sampled.iter().any(|sample| sample.hand(seat(2)).count(sun()) == 0));
    assert!(
        sampled.iter().all(|sample| sample.hand(seat(2)).count(Tile::named("star").expect("a tile")) >= 1)
    );
}

/// CW-06, G-05: who was asked for a redraw and kept is known to hold action tiles only.
#[test]
fn a_kept_hand_is_known_to_be_actions() {
    let mut position = two("sun star swap move", "swap swap remove replace");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(samples(&position, viewer).iter().all(|sample| !sample.hand(seat(2)).any_symbol()));
    }
    play(&mut position, "keep sun@a1 ~sun remove:a1 sun@a1 ~sun");
    let expected = samples(&position, Viewer::Seat(seat(1)));
    assert!(
        expected
            .iter()
            .all(|sample| sample.hand(seat(2)).count(sun()) == 1 && sample.hand(seat(2)).len() == 4)
    );
    assert!(
        expected.iter().all(|sample| sample.hand(seat(2)).symbols().count() == 1),
        "the other three are actions"
    );
}

/// CW-06, G-05: who was not asked is known to hold a symbol.
#[test]
fn an_unasked_hand_is_known_to_hold_a_symbol() {
    let mut position = two("sun star swap move", "swap swap remove cross");
    assert!(samples(&position, Viewer::Seat(seat(1))).iter().all(|sample| sample.hand(seat(2)).any_symbol()));
    play(&mut position, "sun@a1 ~sun cross@a2 ~move");
    let sampled = samples(&position, Viewer::Seat(seat(1)));
    assert!(sampled.iter().any(|sample| !sample.hand(seat(2)).any_symbol()), "the one symbol may be gone");
}

/// CW-15, G-05: who passed is known to hold nothing that could have been played.
#[test]
fn a_pass_is_telling() {
    let mut position = two("sun star remove move", "swap swap swap replace");
    play(&mut position, "keep sun@a1 ~sun pass");
    for sample in samples(&position, Viewer::Seat(seat(1))) {
        let hand = sample.hand(seat(2));
        assert_eq!(hand.count(Tile::named("remove").expect("a tile")), 0);
        assert_eq!(hand.count(Tile::named("move").expect("a tile")), 0);
        assert!(!hand.any_symbol());
    }
}

/// CW-04: a seat sees its own tiles.
#[test]
fn a_seat_sees_its_own_hand() {
    let position = two("sun star swap move", "cross square remove replace");
    for sample in samples(&position, Viewer::Seat(seat(2))) {
        assert_eq!(*sample.hand(seat(2)), hand("cross square remove replace"));
    }
}

fn sun() -> Tile {
    Tile::named("sun").expect("a tile")
}
