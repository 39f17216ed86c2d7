//! The worked examples of the booklet.

use cross_n_go::{Position, View};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Setup, Viewer};
use crosstable_testkit::script::play;

/// Two players, seat 1 red, seat 2 blue; seat 1 has rolled.
fn rolled(pips: u8) -> Position {
    let bars =
        "R.B.G.Y. BRY.R.BG G.BR.YRG YGR.YBR. .YG.BRGB B.YBG.YR YBGRY.G. RB.GRY.B .G.YBGRB GRBY.GY. RY.G.RBY";
    let mut position = Position::from_setup(&Setup::players(2).with("start", "1")).expect("a table for two");
    for bar in bars.split(' ') {
        position.play_token(&format!("~bar:{bar}")).expect("a bar that is left");
    }
    play(&mut position, &format!("~colour:red ~colour:blue ~d{pips}"));
    position
}

fn view(position: &Position) -> View {
    position.view(Viewer::Spectator)
}

fn offsets(position: &Position) -> Vec<(u8, i16)> {
    view(position).rows.iter().map(|row| (row.row, row.offset)).filter(|(_, offset)| *offset != 0).collect()
}

/// CN-10: two points do not mean "shift two bars", but one bar by two fields or two bars by one field.
#[test]
fn two_points_are_one_bar_by_two_or_two_bars_by_one() {
    let mut one = rolled(2);
    play(&mut one, "shift:6r shift:6r");
    assert_eq!(offsets(&one), [(6, 2)]);
    let mut two = rolled(2);
    play(&mut two, "shift:6r shift:9l");
    assert_eq!(offsets(&two), [(6, 1), (9, -1)]);
    for position in [&mut one, &mut two] {
        assert_eq!(position.play_token("shift:3r").unwrap_err().clause, "CN-10");
    }
}

/// CN-19: two fields of the same colour on the same bar: a permanent joker.
#[test]
fn two_fields_of_a_colour_make_a_permanent_joker() {
    let mut position = rolled(1);
    play(&mut position, "block:8.2 shift:6r end ~d1 shift:6l end");
    assert_eq!(view(&position).rows[7].jokers.len(), 1);
}

/// CN-19: a single field of the colour on the bar: a temporary joker, valid for one round.
#[test]
fn a_single_field_of_a_colour_makes_a_temporary_joker() {
    let mut position = rolled(1);
    play(&mut position, "block:3.3 shift:6r end");
    assert_eq!(view(&position).rows[2].jokers.len(), 1);
    play(&mut position, "~d1 shift:6l end");
    assert_eq!(view(&position).rows[2].jokers.len(), 0);
}

/// CN-20: if your opponent is red, set him back onto a red field of the previous bar.
#[test]
fn a_red_opponent_is_set_back_onto_a_red_field() {
    let mut position = rolled(4);
    // Red runs over 2.2 to 3.4; then seat 2 sets it back onto the other red field of row 2.
    play(&mut position, "shift:2l shift:3l shift:3l shift:3l run:1.1 ~d1 back:3.4-2.5");
    let row = &view(&position).rows[1];
    assert_eq!(row.figures.iter().map(|figures| figures.field).collect::<Vec<_>>(), [5]);
}

/// CN-20, CN-21: setting back can free a bar that one needs for an exchange.
#[test]
fn setting_back_frees_a_bar_for_an_exchange() {
    let mut position = rolled(4);
    play(&mut position, "shift:2l shift:3l shift:3l shift:3l run:1.1");
    let mut seen = view(&position);
    seen.seats[1].jokers = 2;
    let mut position = Position::sample(&seen, &mut Xoshiro::seed_from_u64(0));
    play(&mut position, "~d1");
    assert_eq!(position.play_token("swap:3-4").unwrap_err().code, "cross-n-go-swap-figure");
    play(&mut position, "back:3.4-2.5 swap:3-4");
}
