//! The view.

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
