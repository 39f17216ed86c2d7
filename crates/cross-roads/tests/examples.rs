//! The examples in the printed rules.

mod common;

use common::{legal, outcomes, play, refusal, scene, seat, tokens};
use cross_roads::{Laying, Move, Position};
use crosstable_core::{Actor, Game};

/// Whether a half with this number may cover a visible half with that one, tried with real cards.
fn covers(half: u8, under: u8) -> bool {
    // The other halves do not matter: the covering card's lies on the bare table, the covered card's beside it.
    let other = (1..=9).find(|other| *other != half && *other != under).expect("nine numbers");
    let beside = (1..=9).find(|beside| *beside != under && *beside != half).expect("nine numbers");
    let table =
        if under < beside { format!("{under}/{beside}@0,0e") } else { format!("{beside}/{under}@1,0w") };
    let (card, place) =
        if half < other { (format!("{half}/{other}"), "0,0s") } else { (format!("{other}/{half}"), "0,1n") };
    legal(&scene(&table, &[&card, ""]).position(), &format!("{card}@{place}"))
}

fn laying(position: &Position, token: &str) -> Option<Laying> {
    match token.parse() {
        Ok(Move::Lay(lay)) => position.laying(lay),
        _ => None,
    }
}

/// CR-05: a 5 on a 4 or a 6, a 2 on a 3 or a 1, a 1 on a 2 or a 9, a 9 on an 8 or a 1, and on nothing else.
#[test]
fn numbers_fit_as_in_the_booklet() {
    for (half, on) in [(5, [4, 6]), (2, [3, 1]), (1, [2, 9]), (9, [8, 1])] {
        let taken: Vec<u8> = (1..=9).filter(|under| *under != half && covers(half, *under)).collect();
        let mut due = on.to_vec();
        due.sort_unstable();
        assert_eq!(taken, due, "a {half}");
    }
}

/// CR-05, CR-06: 3/7 is laid at a right angle on 8/2, so that the 7 covers the 8.
#[test]
fn the_7_of_3_7_covers_the_8_of_8_2() {
    let mut position = scene("2/8@0,0e", &["3/7 1/5", "1/6"]).position();
    assert!(legal(&position, "3/7@1,1n") && legal(&position, "3/7@1,-1s"));
    assert_eq!(refusal(&position, "3/7@2,0w").code, "cross-roads-no-right-angle");
    play(&mut position, "3/7@1,1n");
    assert_eq!(position.actor(), Actor::Seat(seat(2)), "this is no whiff and no reeky");
}

/// CR-09: for the next card there are then five positions at a right angle.
#[test]
fn five_positions_for_the_next_card() {
    // 4/6 fits on the 3 and on the 7, 1/9 on the 2; neither can cover two halves.
    let position = scene("2/8@0,0e 3/7@1,1n", &["4/6 1/9", "1/5"]).position();
    let due = ["1/9@0,0n", "1/9@0,0s", "4/6@1,1e", "4/6@1,1w", "4/6@2,0w"];
    assert_eq!(tokens(&position), due);
}

/// CR-08, CR-11, CR-12: 4/6 is laid on the halves 3 (at a right angle) and 7 of two cards that already overlap.
#[test]
fn the_whiff_with_4_6() {
    // 3/5 stands with its 3 on the 2 of 2/7, whose 7 is visible to the west.
    let mut position = scene("2/7@0,0w 3/5@0,0s", &["4/6 1/9", "1/5", "1/6"]).pile("8/9").position();
    assert_eq!(laying(&position, "4/6@0,0w"), Some(Laying::Whiff));
    play(&mut position, "4/6@0,0w");
    assert_eq!(&outcomes(&position)[..], [("~8/9".parse().unwrap(), 1)], "one card for the left neighbour");
    play(&mut position, "~8/9");
    assert_eq!((common::counts(&position), position.actor()), (vec![1, 2, 1], Actor::Seat(seat(2))));
}

/// CR-08, CR-13, CR-14: 6/5 is laid at a right angle on the halves 7 and 4 of two cards that do not touch.
#[test]
fn the_reeky_with_6_5() {
    let hands = ["5/6 1/9", "1/5", "1/6"];
    let mut position = scene("7/9@0,0n 4/8@1,0n", &hands).pile("8/9 2/3").position();
    assert_eq!(laying(&position, "5/6@1,0w"), Some(Laying::Reeky));
    play(&mut position, "5/6@1,0w ~8/9 ~2/3");
    assert_eq!((common::counts(&position), position.actor()), (vec![1, 2, 2], Actor::Seat(seat(2))));
}

/// CR-15, CR-16: winning with a reeky: the others draw what the pile has left and then from the hand of its player,
/// who wins with the last card gone.
#[test]
fn winning_with_a_reeky() {
    let hands = ["5/6 1/9", "1/5", "1/6"];
    let mut position = scene("7/9@0,0n 4/8@1,0n", &hands).pile("8/9").position();
    play(&mut position, "5/6@1,0w ~8/9 ~1/9");
    assert_eq!((position.actor(), common::ranks(&position)), (Actor::Over, vec![1, 2, 2]));
}
