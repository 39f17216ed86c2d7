//! One sentence about every move and outcome.

use cross_n_go::{Colour, Position};
use crosstable_core::{Play, Setup, Viewer};

use crate::table::{RED_LANE, Table, seat};

/// What a spectator is told of a move that is due.
fn told(table: &Table, token: &str) -> String {
    told_to(table, token, Viewer::Spectator)
}

fn told_to(table: &Table, token: &str, reader: Viewer) -> String {
    table.0.message(token.parse().expect(token), reader).to_string()
}

/// CN-10: left and right are those of the reader.
#[test]
fn shifts_are_told_as_the_reader_sees_them() {
    let mut table = Table::new(2);
    table.play("~d3");
    assert_eq!(told(&table, "shift:9l"), "cross-n-go-log-shift who=seat 1 row=9 way=left");
    assert_eq!(
        told_to(&table, "shift:9l", Viewer::Seat(seat(1))),
        "cross-n-go-log-shift who=seat 1 row=9 way=left"
    );
    assert_eq!(
        told_to(&table, "shift:9l", Viewer::Seat(seat(2))),
        "cross-n-go-log-shift who=seat 1 row=9 way=right"
    );
}

/// CN-18 to CN-21: each use of a joker is told with all it concerns.
#[test]
fn jokers_are_told_by_their_use() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["7.2", "12.6", "12.6"]).play("~d3");
    assert_eq!(told(&table, "block:8.2"), "cross-n-go-log-block who=seat 1 cell=8.2 colour=blue lasts=good");
    assert_eq!(told(&table, "block:3.3"), "cross-n-go-log-block who=seat 1 cell=3.3 colour=blue lasts=round");
    assert_eq!(told(&table, "back:7.2-8.2"), "cross-n-go-log-back who=seat 1 whose=seat 2 from=7.2 to=8.2");
    assert_eq!(told(&table, "swap:3-9"), "cross-n-go-log-swap who=seat 1 low=3 high=9");
}

/// CN-13 to CN-15, CN-23: a run is told with its end: a field, the other side, or the win.
#[test]
fn runs_are_told_with_their_end() {
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:2l");
    assert_eq!(told(&table, "run:1.1"), "cross-n-go-log-run who=seat 1 from=1.1 colour=red to=2.2");
    let mut table = Table::new(2);
    table.offsets(RED_LANE).hold(1, 0).points(1, 0);
    assert_eq!(told(&table, "run:1.1"), "cross-n-go-log-cross who=seat 1 from=1.1 colour=red");
    table.figures(Colour::Red, &["1.1"]);
    assert_eq!(told(&table, "run:1.1"), "cross-n-go-log-win who=seat 1 from=1.1 colour=red");
    let mut table = Table::new(2);
    table.hold(1, 0).play("~d1 shift:9l");
    assert_eq!(told(&table, "end"), "cross-n-go-log-end who=seat 1");
}

/// CN-07, CN-08: a roll is told with what it brings.
#[test]
fn rolls_are_told() {
    let mut table = Table::new(2);
    assert_eq!(told(&table, "~d4"), "cross-n-go-log-die who=seat 1 die=4");
    assert_eq!(told(&table, "~d6"), "cross-n-go-log-six who=seat 1 die=6 joker=one");
    table.play("~d6");
    assert_eq!(told(&table, "~d6"), "cross-n-go-log-second-six who=seat 1 die=6 joker=none");
    table.hold(1, 1);
    assert_eq!(told(&table, "~d6"), "cross-n-go-log-second-six who=seat 1 die=6 joker=one");
}

/// CN-03, CN-04, G-02: the set-up is told step by step.
#[test]
fn the_set_up_is_told() {
    let mut table = Table::empty(3);
    assert_eq!(told(&table, "~bar:R.B.G.Y."), "cross-n-go-log-marked-bars row=1 last=12 bar=R.B.G.Y.");
    table.play("~bar:R.B.G.Y.");
    assert_eq!(told(&table, "~bar:BRY.R.BG"), "cross-n-go-log-bar row=2 bar=BRY.R.BG");
    let mut table = Table::empty(3);
    table.lay_bars();
    assert_eq!(told(&table, "~colour:red"), "cross-n-go-log-colour who=seat 1 colour=red");
    table.play("~colour:red");
    assert_eq!(
        told(&table, "~colour:green"),
        "cross-n-go-log-last-colours who=seat 2 colour=green last=seat 3 one=blue two=yellow"
    );
    assert_eq!(told(&table, "~start:3"), "cross-n-go-log-start who=seat 3");
}

/// CN-04: the lot that gives one of three players two colours is told, and with the last colour drawn what is left.
#[test]
fn who_has_two_colours_is_told() {
    let setup = Setup::players(3).with("start", "1");
    let mut table = Table(Position::from_setup(&setup).expect("a table"));
    assert_eq!(told(&table, "~double:1"), "cross-n-go-log-double who=seat 1");
    table.play("~double:1").lay_bars();
    assert_eq!(told(&table, "~colour:red"), "cross-n-go-log-colour who=seat 2 colour=red");
    table.play("~colour:red");
    assert_eq!(
        told(&table, "~colour:green"),
        "cross-n-go-log-last-colours who=seat 3 colour=green last=seat 1 one=blue two=yellow"
    );
}
