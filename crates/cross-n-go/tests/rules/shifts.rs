//! Shifting bars: CN-10 to CN-12.

use cross_n_go::{Bar, Colour};

use crate::table::{BARS, Table, seat};

fn bar(pattern: &str) -> Bar {
    pattern.parse().expect(pattern)
}

/// CN-10: one point shifts one bar by one field to the left or right.
#[test]
fn one_point_shifts_one_bar_by_one_field() {
    let mut table = Table::new(2);
    table.play("~d3 shift:5l");
    assert_eq!((table.view().rows[4].offset, table.view().points), (-1, 2));
    table.play("shift:5r shift:7r");
    let offsets: Vec<i16> = table.view().rows.iter().map(|row| row.offset).collect();
    assert_eq!(offsets, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
}

/// CN-10: without points there is no shift.
#[test]
fn without_points_there_is_no_shift() {
    let mut table = Table::new(2);
    table.play("~d1 shift:5l");
    assert_eq!(table.refused("shift:5l"), ("CN-10", "no-points"));
}

/// CN-10: bars with figures and jokers, anyone's, may be shifted; what stands on them travels along.
#[test]
fn what_stands_on_a_bar_travels_along() {
    let mut table = Table::new(2);
    table.joker("2.1", None).joker("2.8", Some(2)).figures(Colour::Blue, &["2.7", "12.6", "12.6"]);
    table.play("~d3 shift:2r shift:12l shift:1r");
    assert_eq!(table.jokers(), ["2.1", "2.8~2"]);
    assert_eq!(table.standing_on(Colour::Blue), ["2.7", "12.6x2"]);
    assert_eq!(table.standing_on(Colour::Red), ["1.1x3"]);
    assert_eq!([1, 2, 12].map(|row: usize| table.view().rows[row - 1].offset), [1, 1, -1]);
}

/// CN-10: there is no limit to the offset itself: the stack may become a staircase, and the whole of it may wander.
#[test]
fn the_stack_may_become_a_staircase() {
    let mut table = Table::new(2);
    let staircase = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44];
    assert!(BARS.windows(2).all(|two| bar(two[0]).connected(bar(two[1]), 4)));
    table.offsets(staircase.map(|offset| offset + 1000)).points(1, 5);
    table.play("shift:12r");
    assert_eq!(table.view().rows[11].offset, 1045);
    assert_eq!(table.refused("run:1.1"), ("CN-11", "points-left"));
}

/// CN-11: all points must be used before advancing or ending, even if that hurts.
#[test]
fn all_points_must_be_used() {
    let mut table = Table::new(2);
    table.play("~d2 shift:2l");
    assert!(table.legal_with("run").is_empty());
    let refusal = table.refusal("run:1.1");
    assert_eq!(refusal.to_string(), "CN-11 cross-n-go-points-left points=1");
    assert_eq!(table.refused("end"), ("CN-11", "points-left"));
    // Whatever is shifted now, the point has to be used.
    table.play("shift:2r");
    assert_eq!(table.refused("run:1.1"), ("CN-14", "run-no-lane"));
    table.play("end");
}

/// A stack in which no bar can be shifted: rows 1 and 2, 6 and 7, 11 and 12 hold by the tips of their bars alone, and
/// the stairs between them are as wide as they can be.
fn stuck(table: &mut Table) {
    let order = "R.B.G.Y. G.BR.YRG BRY.R.BG GRBY.GY. YGR.YBR. RB.GRY.B B.YBG.YR .YG.BRGB .G.YBGRB RY.G.RBY \
                 YBGRY.G. .Y.G.B.R";
    table.edit(|view| {
        for (row, pattern) in view.rows.iter_mut().zip(order.split_whitespace()) {
            row.bar = pattern.into();
        }
    });
    table.offsets([0, 6, -1, -7, -13, -20, -13, -7, -1, 6, 13, 18]);
}

/// CN-11: points are used only as far as any shift is possible at the moment of playing them.
#[test]
fn points_that_cannot_be_used_lapse() {
    let mut table = Table::new(2);
    stuck(&mut table);
    table.hold(1, 0).points(1, 3);
    assert_eq!(table.legal(), ["end"]);
    assert_eq!(table.refused("shift:1r"), ("CN-12", "shift-loses"));
    table.play("end");
    assert_eq!((table.view().turn, table.view().points), (Some(seat(2)), 0));
}

/// CN-11: with no shift possible a joker may still be played, and may make one possible again.
#[test]
fn a_joker_may_make_shifts_possible_again() {
    let mut table = Table::new(2);
    stuck(&mut table);
    table.hold(1, 2).points(1, 3);
    assert!(table.is_legal("end") && table.legal_with("shift").is_empty());
    // Rows 2 and 10 have the same offset, but after the exchange row 1 faces more colour.
    table.play("swap:2-10");
    assert_eq!(table.legal_with("shift"), ["shift:1r", "shift:2l"]);
    assert_eq!(table.refused("end"), ("CN-11", "points-left"));
}

/// CN-12: after every single shift each two neighbours must face each other with a pair of coloured fields.
#[test]
fn a_bar_must_not_lose_its_neighbour() {
    let mut table = Table::new(2);
    // At a step of 6 only the yellow field 7 of row 1 and the blue field 1 of row 2 face each other.
    table.offset(1, -6).points(1, 2);
    let refusal = table.refusal("shift:1l");
    assert_eq!(refusal.to_string(), "CN-12 cross-n-go-shift-loses row=1 other=2");
    assert_eq!(table.refusal("shift:2r").to_string(), "CN-12 cross-n-go-shift-loses row=2 other=1");
    assert!(!table.is_legal("shift:1l") && table.is_legal("shift:1r"));
    table.play("shift:2l shift:1l");
}

/// CN-12: fields of whatever colours connect, natural wood does not.
#[test]
fn any_colours_connect_but_wood_does_not() {
    // Field 7 is Y and faces B; field 8 is wood and would face B.
    assert!(bar("R.B.G.Y.").connected(bar("BRY.R.BG"), 6));
    assert!(!bar("R.B.G.Y.").connected(bar("BRY.R.BG"), 7));
    // In between there can be a gap: two tips of colour, wood beside them.
    assert!(!bar("R.B.G.Y.").connected(bar("G.BR.YRG"), 5));
    assert!(bar("R.B.G.Y.").connected(bar("G.BR.YRG"), 6));
    assert!(!bar("R.B.G.Y.").connected(bar("G.BR.YRG"), 8));
    assert!(!bar("R.B.G.Y.").connected(bar("G.BR.YRG"), -8));
}

/// CN-12: it is checked after every shift, so a bar cannot jump over a place where it would not be connected.
#[test]
fn no_shift_jumps_over_a_loose_place() {
    let mut table = Table::new(2);
    table.edit(|view| {
        let bars = (view.rows[1].bar.clone(), view.rows[2].bar.clone());
        (view.rows[2].bar, view.rows[1].bar) = bars;
    });
    assert_eq!(table.view().rows[1].bar, "G.BR.YRG");
    table.offset(1, -4).points(1, 2);
    assert_eq!(table.refused("shift:1l"), ("CN-12", "shift-loses"));
}
