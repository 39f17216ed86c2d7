//! Set-up: CN-03 to CN-06.

use cross_n_go::{Colour, Phase, Position, Side};
use crosstable_core::{Actor, Game, Play, Setup};

use crate::table::{BARS, Table, seat};

/// CN-03: the marked bars are the first and the last row; the lot decides only which is which.
#[test]
fn the_marked_bars_are_the_first_and_the_last_row() {
    for (first, last) in [("R.B.G.Y.", ".Y.G.B.R"), (".Y.G.B.R", "R.B.G.Y.")] {
        let mut table = Table::empty(2);
        assert_eq!(table.outcomes(), ["~bar:R.B.G.Y.", "~bar:.Y.G.B.R"]);
        table.play(&format!("~bar:{first}"));
        let rows: Vec<_> = table.view().rows.into_iter().map(|row| (row.row, row.bar)).collect();
        assert_eq!(rows, [(1, first.to_owned()), (12, last.to_owned())]);
    }
}

/// CN-03: the ten others are shuffled between them, row 2 to row 11; the last one is drawn like the others.
#[test]
fn the_other_bars_are_drawn_row_by_row() {
    let mut table = Table::empty(3);
    table.play("~bar:R.B.G.Y.");
    for (drawn, bar) in BARS[1..11].iter().enumerate() {
        assert_eq!(table.0.actor(), Actor::Chance);
        let mut left: Vec<String> = BARS[1 + drawn..11].iter().map(|bar| format!("~bar:{bar}")).collect();
        let mut outcomes = table.outcomes();
        left.sort();
        outcomes.sort();
        assert_eq!(outcomes, left);
        table.play(&format!("~bar:{bar}"));
    }
    let bars: Vec<_> = table.view().rows.into_iter().map(|row| row.bar).collect();
    assert_eq!(bars, BARS);
}

/// CN-03: no bar is turned round and all start flush.
#[test]
fn all_bars_start_flush() {
    assert!(Table::new(4).view().rows.iter().all(|row| row.offset == 0));
}

/// CN-04: colours are drawn by lot, each of those left equally likely, the last one of four players too.
#[test]
fn colours_are_drawn_by_lot() {
    let mut table = Table::empty(4);
    table.lay_bars();
    assert_eq!(table.outcomes(), ["~colour:red", "~colour:blue", "~colour:green", "~colour:yellow"]);
    table.play("~colour:green");
    assert_eq!(table.outcomes(), ["~colour:red", "~colour:blue", "~colour:yellow"]);
    table.play("~colour:red ~colour:yellow");
    assert_eq!(table.outcomes(), ["~colour:blue"]);
    table.play("~colour:blue");
    assert_eq!(table.outcomes()[0], "~d1");
}

/// CN-04, CN-05: two players have three figures of one colour each, on opposite sides.
#[test]
fn two_players_have_three_figures_each() {
    let table = Table::new(2);
    assert_eq!(table.standing_on(Colour::Red), ["1.1x3"]);
    assert_eq!(table.standing_on(Colour::Blue), ["12.6x3"]);
    assert!(table.standing_on(Colour::Green).is_empty() && table.standing_on(Colour::Yellow).is_empty());
}

/// CN-04: of three players the lot says first who has two colours, each seat equally likely; that seat sits opposite,
/// the two others draw a colour in the order of their seats, and it has the other two.
#[test]
fn the_lot_says_who_of_three_players_has_two_colours() {
    for (double, drawing) in [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])] {
        let mut table = Table(Position::from_setup(&Setup::players(3).with("start", "1")).unwrap());
        assert_eq!((table.view().phase, table.view().double), (Phase::Double, None));
        assert_eq!(table.outcomes(), ["~double:1", "~double:2", "~double:3"]);
        table.play(&format!("~double:{double}")).lay_bars().play("~colour:red ~colour:blue ~d1");
        let view = table.view();
        assert_eq!(view.double, Some(seat(double)));
        for shown in &view.seats {
            let side = if shown.seat == seat(double) { Side::Far } else { Side::Near };
            assert_eq!(shown.side, side, "seat {} of double {double}", shown.seat);
        }
        let colours = |number: u8| view.seats[number as usize - 1].colours.clone();
        assert_eq!(drawing.map(colours), [[Colour::Red], [Colour::Blue]]);
        assert_eq!(colours(double), [Colour::Green, Colour::Yellow]);
        assert_eq!(table.standing_on(Colour::Green), ["12.4"]);
        assert_eq!(table.standing_on(Colour::Red), ["1.1x2"]);
    }
}

/// CN-04: where the host names the seat with two colours, there is no such lot; with two and four players there is
/// nothing to name.
#[test]
fn a_named_seat_has_two_colours() {
    for number in 1..=3 {
        let setup = Setup::players(3).with("double", number.to_string());
        let table = Table(Position::from_setup(&setup).unwrap());
        assert_eq!((table.view().phase, table.view().double), (Phase::Bars, Some(seat(number))));
    }
    for players in [2, 4] {
        assert_eq!(
            (Table::empty(players).view().phase, Table::empty(players).view().double),
            (Phase::Bars, None)
        );
        assert!(Position::from_setup(&Setup::players(players).with("double", "1")).is_err());
    }
}

/// CN-04: by the first version of the rules it was always the third of three players, and there was no such option.
#[test]
fn by_rules_1_the_third_player_has_two_colours() {
    let setup = Setup::players(3).by_rules(1);
    let table = Table(Position::from_setup(&setup).unwrap());
    assert_eq!((table.view().phase, table.view().double), (Phase::Bars, Some(seat(3))));
    assert_eq!(table.outcomes()[0], "~bar:R.B.G.Y.");
    assert!(Position::from_setup(&setup.with("double", "3")).is_err());
}

/// CN-04, CN-05: of three players two have two figures of one colour on one side; the third, opposite, has one of
/// each of the two other colours and draws none.
#[test]
fn one_of_three_players_has_two_colours() {
    let table = Table::new(3);
    assert_eq!(table.standing_on(Colour::Red), ["1.1x2"]);
    assert_eq!(table.standing_on(Colour::Blue), ["1.3x2"]);
    assert_eq!(table.standing_on(Colour::Green), ["12.4"]);
    assert_eq!(table.standing_on(Colour::Yellow), ["12.2"]);
    assert_eq!(table.view().seats[2].colours, [Colour::Green, Colour::Yellow]);
    assert_eq!(table.outcomes()[0], "~d1");
}

/// CN-04, CN-05: four players have two figures of one colour each, two players on each side.
#[test]
fn four_players_have_two_figures_each() {
    let table = Table::new(4);
    assert_eq!(table.standing_on(Colour::Red), ["1.1x2"]);
    assert_eq!(table.standing_on(Colour::Blue), ["12.6x2"]);
    assert_eq!(table.standing_on(Colour::Green), ["12.4x2"]);
    assert_eq!(table.standing_on(Colour::Yellow), ["1.7x2"]);
}

/// CN-05: near figures run towards row 12, far ones towards row 1.
#[test]
fn figures_run_towards_the_other_side() {
    let mut table = Table::new(2);
    table.play("~d1 shift:2l run:1.1");
    assert_eq!(table.standing_on(Colour::Red), ["1.1x2", "2.2"]);
    // Blue 12.6 lies in column 6, blue 11.7 in column 7.
    table.play("~d1 shift:11l run:12.6");
    assert_eq!(table.standing_on(Colour::Blue), ["11.7", "12.6x2"]);
}

/// CN-06: seats go clockwise; of four players near left, far left, far right, near right.
#[test]
fn seats_go_clockwise_round_the_table() {
    let sides =
        |players| Table::new(players).view().seats.into_iter().map(|seat| seat.side).collect::<Vec<_>>();
    assert_eq!(sides(2), [Side::Near, Side::Far]);
    assert_eq!(sides(3), [Side::Near, Side::Near, Side::Far]);
    assert_eq!(sides(4), [Side::Near, Side::Far, Side::Far, Side::Near]);
    let mut table = Table::new(4);
    for number in [1, 2, 3, 4, 1] {
        assert_eq!(table.view().turn, Some(seat(number)));
        table.play("~d6 ~d6");
    }
}

/// CN-06, G-02: who begins is drawn last, unless the host named a seat.
#[test]
fn the_lot_decides_who_begins_unless_a_seat_is_named() {
    let mut table = Table(Position::from_setup(&Setup::players(3)).unwrap());
    table.play("~double:3").lay_bars();
    table.play("~colour:red ~colour:blue");
    assert_eq!(table.outcomes(), ["~start:1", "~start:2", "~start:3"]);
    table.play("~start:3 ~d2");
    assert_eq!(table.0.actor(), Actor::Seat(seat(3)));
    assert_eq!(Table::new(3).play("~d2").0.actor(), Actor::Seat(seat(1)));
}
