//! The view and its text board.

use cross_n_go::{Colour, Position, Row, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Viewer};

use crate::table::Table;

/// G-05: everybody sees everything, and a view is the whole position.
#[test]
fn everybody_sees_the_whole_table() {
    let mut table = Table::new(3);
    table
        .joker("2.1", None)
        .joker("5.5", Some(2))
        .figures(Colour::Red, &["4.3"])
        .offset(7, -3)
        .play("~d6 ~d4 shift:9r");
    for viewer in Viewer::all(3) {
        assert_eq!(table.0.view(viewer), View { viewer, ..table.view() });
        assert_eq!(Position::sample(&table.0.view(viewer), &mut Xoshiro::seed_from_u64(1)), table.0);
    }
}

/// G-05: what a program can ask about a position is what everybody sees.
#[test]
fn questions_are_answered_like_the_view() {
    let mut table = Table::new(3);
    table.joker("2.1", None).joker("5.5", Some(2)).figures(Colour::Red, &["4.3"]).offset(7, -3);
    table.play("~d6 ~d4 shift:9r");
    let (position, view) = (&table.0, table.view());
    assert_eq!((position.phase(), position.turn(), position.points()), (view.phase, view.turn, view.points));
    for shown in &view.rows {
        let row = Row::new(usize::from(shown.row) - 1);
        assert_eq!(position.bar(row).pattern(), shown.bar);
        assert_eq!(position.offset(row), shown.offset);
        let mask = |fields: Vec<u8>| fields.iter().fold(0, |mask, field| mask | 1 << (field - 1));
        let figures = mask(shown.figures.iter().map(|figures| figures.field).collect());
        let jokers = mask(shown.jokers.iter().map(|joker| joker.field).collect());
        assert_eq!((position.figures_on(row), position.jokers_on(row)), (figures, jokers), "row {row}");
    }
    for shown in &view.seats {
        let (side, across) = (position.side(shown.seat), position.across(shown.seat));
        assert_eq!((side, across, position.jokers(shown.seat)), (shown.side, shown.across, shown.jokers));
        assert_eq!(position.colours(shown.seat).iter().collect::<Vec<_>>(), shown.colours);
    }
    let first = view.rows[0].figures.iter().find(|figures| figures.colour == Colour::Red);
    assert_eq!(position.at_start(Colour::Red), first.map_or(0, |figures| figures.count));
}

/// G-05: the text board shows bars as they lie, figures, jokers, seats and what is due.
#[test]
fn the_text_board_shows_the_table() {
    let mut table = Table::new(2);
    table.joker("2.1", None).joker("5.5", Some(2)).figures(Colour::Blue, &["7.2", "12.6", "12.6"]);
    table.play("~d4 shift:9r shift:2l");
    let expected = "\
Cross'N Go, round 1 of 200. Seat 1 plays, 2 points left.

              far side: seat 2, running down v
row 12    +0     .  Y  .  G  .  B2 .  R
row 11    +0     R  Y  .  G  .  R  B  Y
row 10    +0     G  R  B  Y  .  G  Y  .
row  9    +1        .  G  .  Y  B  G  R  B
row  8    +0     R  B  .  G  R  Y  .  B
row  7    +0     Y  B1 G  R  Y  .  G  .
row  6    +0     B  .  Y  B  G  .  Y  R
row  5    +0     .  Y  G  .  B~ R  G  B
row  4    +0     Y  G  R  .  Y  B  R  .
row  3    +0     G  .  B  R  .  Y  R  G
row  2    -1  B# R  Y  .  R  .  B  G
row  1    +0     R3 .  B  .  G  .  Y  .
              near side: seat 1, running up ^

R1 a figure, R2 two figures, R# a joker for good, R~ a joker for one round,
. wood. The number after a row is its offset; fields count from the left.
The joker on 5.5 goes when seat 2 is next.

> seat 1 near  red               0 across, 36 rows to go, 1 joker
  seat 2 far   blue              0 across, 31 rows to go, 1 joker
";
    let board = table.view().to_string();
    assert_eq!(board, expected, "\n{board}");
}

/// CN-10: however wide the staircase, the text board fits into 80 columns and shows every field.
#[test]
fn a_wide_staircase_still_fits() {
    for step in 0..=7 {
        let mut table = Table::new(4);
        table.offsets([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(|row| 900 - row * step));
        let board = table.view().to_string();
        assert!(board.lines().all(|line| line.len() <= 80), "\n{board}");
        assert_eq!(board.lines().filter(|line| line.starts_with("row")).count(), 12);
        // Tightly drawn at a step of 2, flush and with a hint from a step of 3.
        assert_eq!(board.contains("too wide"), step >= 3, "\n{board}");
        assert!(board.contains("+900"));
    }
}

/// G-05: before the bars are laid there is a board too.
#[test]
fn the_empty_table_has_a_board() {
    let board = Table::empty(2).view().to_string();
    assert!(board.contains("The bars are being laid.") && board.contains("no colour yet"));
}
