//! Lanes: CN-14 and CN-15.

use cross_n_go::Colour;

use crate::table::{RED_LANE, Table};

/// A table at which the red lane lies open up to this row.
fn lane_up_to(row: usize) -> Table {
    let mut table = Table::new(2);
    let mut offsets = [0; 12];
    offsets[..row].copy_from_slice(&RED_LANE[..row]);
    table.offsets(offsets).hold(1, 0).points(1, 0);
    table
}

/// CN-13, CN-14: a figure runs along its column to the end of the lane, while the fields have its colour.
#[test]
fn a_figure_runs_to_the_end_of_its_lane() {
    let mut table = lane_up_to(4);
    table.play("run:1.1");
    // Row 5 lies flush, and its field in column 1 is wood.
    assert_eq!(table.standing_on(Colour::Red), ["1.1x2", "4.3"]);
}

/// CN-14: the lane is straight: a field of the colour in another column does not count, nor does the rim of a bar.
#[test]
fn a_lane_is_straight() {
    let mut table = Table::new(2);
    // Row 2 has red in columns 2 and 5, the figure stands in column 1.
    table.hold(1, 0).points(1, 0);
    assert_eq!(table.refused("run:1.1"), ("CN-14", "run-no-lane"));
    // Row 2 ends in column 8, the figure stands in column 0 or 9.
    for offset in [-1, 8] {
        table.offset(1, offset);
        assert_eq!(table.refused("run:1.1"), ("CN-14", "run-no-lane"));
    }
}

/// CN-14: a joker ends the lane; nobody enters or passes that field.
#[test]
fn a_joker_ends_the_lane() {
    for until in [None, Some(2)] {
        let mut table = lane_up_to(12);
        table.joker("4.3", until).play("run:1.1");
        assert_eq!(table.standing_on(Colour::Red), ["1.1x2", "3.4"]);
        let mut table = lane_up_to(12);
        table.joker("2.2", until);
        assert_eq!(table.refusal("run:1.1").to_string(), "CN-14 cross-n-go-run-joker spot=1.1 at=2.2");
        assert_eq!(table.legal(), ["end"]);
    }
}

/// CN-14: no overtaking, and one figure per field: a figure ends the lane of the one behind it.
#[test]
fn figures_do_not_overtake() {
    let mut table = lane_up_to(6);
    table.figures(Colour::Red, &["1.1", "1.1", "5.6"]);
    let mut behind = table.clone();
    behind.play("run:1.1");
    assert_eq!(behind.standing_on(Colour::Red), ["1.1", "4.3", "5.6"]);
    table.figures(Colour::Red, &["1.1", "1.1", "2.2"]);
    assert_eq!(table.refusal("run:1.1").to_string(), "CN-14 cross-n-go-run-figure spot=1.1 at=2.2");
    assert_eq!(table.legal(), ["run:2.2"]);
}

/// CN-14: figures that share their start field share the token, which is listed once.
#[test]
fn figures_that_share_a_field_share_a_token() {
    assert_eq!(lane_up_to(2).legal(), ["run:1.1"]);
}

/// CN-15: a lane that includes the last bar leads off the board, from wherever it begins.
#[test]
fn a_lane_over_the_last_bar_leads_off_the_board() {
    let mut table = lane_up_to(12);
    table.play("run:1.1");
    assert_eq!((table.standing_on(Colour::Red), table.view().seats[0].across), (vec!["1.1x2".into()], 1));

    let mut table = lane_up_to(12);
    table.figures(Colour::Red, &["1.1", "11.1"]).joker("4.3", None).play("run:11.1");
    assert_eq!((table.standing_on(Colour::Red), table.view().seats[0].across), (vec!["1.1".into()], 2));
}

/// CN-15: the far side leaves over row 1.
#[test]
fn the_far_side_leaves_over_row_1() {
    let mut table = Table::new(2);
    // Blue 3.3, 2.1 and 1.3 in one column.
    table.figures(Colour::Blue, &["3.3", "12.6", "12.6"]).offset(2, 2).hold(2, 0).points(2, 0);
    assert_eq!(table.legal(), ["run:3.3"]);
    table.play("run:3.3");
    assert_eq!((table.standing_on(Colour::Blue), table.view().seats[1].across), (vec!["12.6x2".into()], 1));
}

/// CN-15: a joker on the last bar keeps the figure on the board, so no figure ever stands on its last bar.
#[test]
fn a_blocked_last_bar_is_not_left() {
    let mut table = lane_up_to(12);
    table.joker("12.8", Some(2)).play("run:1.1");
    assert_eq!(table.standing_on(Colour::Red), ["1.1x2", "11.1"]);
}

/// CN-14: the third of three players runs with either colour.
#[test]
fn two_colours_of_one_player_both_run() {
    let mut table = Table::new(3);
    // Green 11.4 already lies before green 12.4, and yellow 11.2 before yellow 12.2.
    table.hold(3, 0).points(3, 0);
    assert_eq!(table.legal(), ["run:12.2", "run:12.4"]);
    table.play("run:12.2");
    assert_eq!(table.standing_on(Colour::Green), ["12.4"]);
    assert_eq!(table.standing_on(Colour::Yellow), ["11.2"]);
}
