//! The end: CN-23 and CN-24.

use cross_n_go::{Colour, Phase, Position};
use crosstable_core::{Actor, Game};

use crate::table::{RED_LANE, Table, seat};

/// CN-23: the first player whose figures have all crossed wins at once, in the middle of a round.
#[test]
fn the_first_player_across_wins_at_once() {
    let mut table = Table::new(2);
    table.figures(Colour::Red, &["11.1"]).offsets(RED_LANE).points(1, 0).play("run:11.1");
    assert_eq!(table.0.actor(), Actor::Over);
    assert_eq!(table.0.standing().unwrap().ranks(), [1, 2]);
    assert_eq!(table.0.standing().unwrap().points(), None);
    assert_eq!(table.refused("end"), ("G-07", "over"));
}

/// CN-23: while somebody still has figures on the board the game goes on.
#[test]
fn one_figure_left_is_not_a_win() {
    let mut table = Table::new(2);
    table.figures(Colour::Red, &["1.1", "11.1"]).offsets(RED_LANE).joker("2.2", None).points(1, 0);
    table.play("run:11.1");
    assert_eq!((table.view().phase, table.view().turn), (Phase::Roll, Some(seat(2))));
    assert!(table.0.standing().is_none());
}

/// CN-23: who has two colours needs both of them across.
#[test]
fn both_colours_have_to_cross() {
    let mut table = Table::new(3);
    // Green 2.8 and 1.5, yellow 2.3 and 1.7 in one column each.
    table.figures(Colour::Green, &["2.8"]).figures(Colour::Yellow, &["2.3"]).hold(3, 0);
    table.offset(1, 3).points(3, 0).play("run:2.8");
    assert_eq!((table.view().seats[2].across, table.view().phase), (1, Phase::Roll));
    table.offset(1, -4).points(3, 0).play("run:2.3");
    assert_eq!(table.0.standing().unwrap().ranks(), [2, 2, 1]);
}

/// CN-23: the others rank by figures across, then by the rows still to go in total, fewer is better; equal ones share
/// the rank.
#[test]
fn the_others_rank_by_figures_across_then_by_rows_to_go() {
    let mut table = Table::new(4);
    table.figures(Colour::Red, &["11.1"]).offsets(RED_LANE);
    // Blue has one across and one at its start; green has none across but hardly anything to go.
    table.figures(Colour::Blue, &["12.6"]).figures(Colour::Green, &["2.8", "3.1"]);
    table.figures(Colour::Yellow, &["9.4", "11.2"]).points(1, 0);
    let to_go: Vec<u16> = table.view().seats.iter().map(|seat| seat.rows_to_go).collect();
    assert_eq!(to_go, [2, 12, 5, 6]);
    let mut level = table.clone();
    table.play("run:11.1");
    assert_eq!(table.0.standing().unwrap().ranks(), [1, 2, 3, 4]);
    level.figures(Colour::Yellow, &["10.4", "11.2"]).points(1, 0).play("run:11.1");
    assert_eq!(level.0.standing().unwrap().ranks(), [1, 2, 3, 3]);
}

/// CN-23: rows to go are counted from 12 on the first bar; figures that share their start field count each.
#[test]
fn rows_to_go_are_counted_from_the_first_bar() {
    let view = Table::new(2).view();
    assert_eq!(view.seats.iter().map(|seat| seat.rows_to_go).collect::<Vec<_>>(), [36, 36]);
    let view = Table::new(3).view();
    assert_eq!(view.seats.iter().map(|seat| seat.rows_to_go).collect::<Vec<_>>(), [24, 24, 24]);
}

/// CN-24: after `limit` turns per player the game ends and is ranked as in CN-23; a turn lost to a second six counts.
#[test]
fn the_game_ends_after_the_limit() {
    let mut table = Table::with(3, "limit", "20");
    for turn in 0..60 {
        assert!(table.0.standing().is_none(), "over after {turn} turns");
        table.play("~d6 ~d6");
    }
    assert_eq!(table.0.actor(), Actor::Over);
    assert_eq!(table.0.standing().unwrap().ranks(), [1, 1, 1]);
}

/// CN-24: every kind of turn counts, and at the limit figures across and rows to go decide.
#[test]
fn at_the_limit_the_rows_to_go_decide() {
    let mut table = Table::with(2, "limit", "20");
    table.play("~d1 shift:2l run:1.1 ~d1 shift:6l end");
    for _ in 0..19 {
        table.play("~d6 ~d6 ~d6 ~d6");
    }
    assert_eq!(table.0.standing().unwrap().ranks(), [1, 2]);
}

/// CN-24: the limit is an option from 20 to 200, 40 by default; by the first version of the rules it was 200.
#[test]
fn the_limit_is_an_option() {
    assert_eq!(Table::empty(2).view().limit, 40);
    for (rules, default) in [(1, "200"), (2, "40")] {
        let options = cross_n_go::Position::options(rules, 2);
        let keys: Vec<_> = options.iter().map(|option| (option.key, option.default.as_str())).collect();
        assert_eq!(keys, [("limit", default), ("start", "random")]);
        let accepts = |value| options[0].allowed.accepts(value);
        assert!(accepts("20") && accepts("200") && !accepts("19") && !accepts("201"));
    }
}

/// CN-24: the view says how many turns the seat whose turn it is still has, this one included.
#[test]
fn the_view_counts_the_turns_left() {
    let mut table = Table::with(3, "limit", "20");
    for left in (1..=20).rev() {
        for _ in 0..3 {
            assert_eq!(table.view().turns_left, left);
            table.play("~d6 ~d6");
        }
    }
    assert_eq!((table.view().phase, table.view().turns_left), (Phase::Over, 0));
}

/// CN-23, CN-24: the end says why: all figures across, or the limit, and who has come furthest.
#[test]
fn the_end_says_why() {
    let ending = |table: &Table| Position::ending(&table.view()).map(|message| message.to_string());
    let mut across = Table::new(2);
    across.figures(Colour::Red, &["11.1"]).offsets(RED_LANE).points(1, 0);
    assert_eq!(ending(&across), None);
    across.play("run:11.1");
    assert_eq!(ending(&across).unwrap(), "cross-n-go-end-across who=seat 1 count=3");
    let mut limit = Table::with(2, "limit", "20");
    let mut shared = limit.clone();
    limit.play("~d6 ~d6 ~d1 shift:6l end");
    limit.play("~d1 shift:2l run:1.1 ~d6 ~d6");
    for _ in 0..18 {
        limit.play("~d6 ~d6 ~d6 ~d6");
    }
    assert_eq!(ending(&limit).unwrap(), "cross-n-go-end-limit limit=20 who=seat 1");
    for _ in 0..20 {
        shared.play("~d6 ~d6 ~d6 ~d6");
    }
    assert_eq!(ending(&shared).unwrap(), "cross-n-go-end-limit-shared limit=20");
}
