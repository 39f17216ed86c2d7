//! The turn: CN-07 to CN-09, CN-13 and CN-16.

use cross_n_go::{Colour, Phase};
use crosstable_core::{Actor, Game};

use crate::table::{Table, seat};

/// CN-07: 1 to 5 is that many points to play.
#[test]
fn one_to_five_are_points() {
    for pips in 1..=5 {
        let mut table = Table::new(2);
        assert_eq!(table.outcomes(), ["~d1", "~d2", "~d3", "~d4", "~d5", "~d6"]);
        table.play(&format!("~d{pips}"));
        assert_eq!(table.0.actor(), Actor::Seat(seat(1)));
        assert_eq!(table.view().points, pips);
        for played in 0..pips {
            table.play(if played % 2 == 0 { "shift:5l" } else { "shift:5r" });
        }
        assert!(table.legal_with("shift").is_empty());
        table.play("end");
        assert_eq!(table.view().turn, Some(seat(2)));
    }
}

/// CN-08: a six brings a joker and another roll, and nothing is played for it.
#[test]
fn a_six_brings_a_joker_and_another_roll() {
    let mut table = Table::new(2);
    table.play("~d6");
    assert_eq!(table.held(1), 2);
    assert_eq!((table.0.actor(), table.view().phase), (Actor::Chance, Phase::RollAgain));
    assert_eq!(table.refused("swap:2-3"), ("G-04", "chance-is-due"));
    assert_eq!(table.outcomes().len(), 6);
}

/// CN-08: a second six brings a joker too, and the turn ends without shifting, joker or advance.
#[test]
fn a_second_six_ends_the_turn() {
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d6 ~d6");
    assert_eq!(table.held(1), 2);
    assert_eq!((table.view().turn, table.view().phase), (Some(seat(2)), Phase::Roll));
}

/// CN-09: after a six followed by 1 to 5 the turn goes on as usual, up to two jokers included.
#[test]
fn after_a_six_the_turn_goes_on_with_the_second_roll() {
    let mut table = Table::new(2);
    table.play("~d6 ~d3");
    assert_eq!(table.view().points, 3);
    table.play("block:2.1 shift:3l block:5.5 shift:3r shift:4l end");
    assert_eq!((table.held(1), table.view().turn), (0, Some(seat(2))));
}

/// CN-13: who can advance a figure must; `end` is refused and names a figure that can.
#[test]
fn who_can_advance_must() {
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:2l");
    assert_eq!(table.legal(), ["run:1.1"]);
    let refusal = table.refusal("end");
    assert_eq!(refusal.to_string(), "CN-13 cross-n-go-must-run spot=1.1");
}

/// CN-13: the player chooses which figure advances, and exactly one does.
#[test]
fn exactly_one_figure_advances_and_the_player_chooses_which() {
    let mut table = Table::new(2);
    // Red 2.2 lies in column 1 before red 1.1, red 6.8 in column 8 before red 5.6.
    table.figures(Colour::Red, &["1.1", "1.1", "5.6"]).offset(2, -1).offset(6, -2).hold(1, 0).points(1, 0);
    assert_eq!(table.legal(), ["run:1.1", "run:5.6"]);
    let mut other = table.clone();
    table.play("run:1.1");
    assert_eq!(table.standing_on(Colour::Red), ["1.1", "2.2", "5.6"]);
    other.play("run:5.6");
    assert_eq!(other.standing_on(Colour::Red), ["1.1x2", "6.8"]);
}

/// CN-13, G-08: if no figure can advance the turn ends with an explicit token.
#[test]
fn without_a_lane_the_turn_ends_by_token() {
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:9l");
    assert_eq!(table.legal(), ["end"]);
    assert_eq!(table.refused("run:1.1"), ("CN-14", "run-no-lane"));
    table.play("end");
    assert_eq!(table.view().turn, Some(seat(2)));
}

/// CN-13: only a figure can run, and only one's own.
#[test]
fn only_own_figures_run() {
    let mut table = Table::new(2);
    table.offset(11, -1).points(1, 0);
    assert_eq!(table.refused("run:12.6"), ("CN-13", "run-not-yours"));
    assert_eq!(table.refused("run:2.2"), ("CN-13", "run-nobody"));
}

/// CN-16: after advancing no joker and no shift is possible; the turn ends.
#[test]
fn advancing_ends_the_turn() {
    let mut table = Table::new(2);
    table.play("~d1 shift:2l run:1.1");
    assert_eq!((table.view().turn, table.view().phase), (Some(seat(2)), Phase::Roll));
    assert_eq!(table.refused("block:2.1"), ("G-04", "chance-is-due"));
    assert_eq!(table.refused("shift:2l"), ("G-04", "chance-is-due"));
}
