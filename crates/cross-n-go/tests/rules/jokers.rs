//! Jokers: CN-17 to CN-22.

use cross_n_go::Colour;

use crate::table::Table;

/// CN-17: a joker can be played before, between and after the shifts.
#[test]
fn jokers_are_played_before_between_or_after_the_shifts() {
    for tokens in
        ["block:2.1 shift:5l shift:5r", "shift:5l block:2.1 shift:5r", "shift:5l shift:5r block:2.1"]
    {
        let mut table = Table::new(2);
        table.play("~d2").play(tokens).play("end");
        assert_eq!((table.jokers(), table.held(1)), (vec!["2.1".to_owned()], 0));
    }
}

/// CN-17: only after the roll.
#[test]
fn no_joker_before_the_roll() {
    let mut table = Table::new(2);
    assert_eq!(table.refused("block:2.1"), ("G-04", "chance-is-due"));
}

/// CN-17: as many as held.
#[test]
fn no_joker_without_one() {
    let mut table = Table::new(2);
    table.play("~d1 swap:3-5");
    for token in ["block:2.1", "back:12.6-11.7", "swap:2-3"] {
        assert_eq!(table.refused(token), ("CN-17", "no-joker"));
    }
}

/// CN-17: at most two in a turn.
#[test]
fn at_most_two_jokers_in_a_turn() {
    let mut table = Table::new(2);
    table.hold(1, 2).play("~d1 block:2.1 block:2.7");
    for token in ["block:5.5", "back:12.6-11.7", "swap:3-4"] {
        assert_eq!(table.refused(token), ("CN-17", "two-jokers-played"));
    }
    table.play("shift:5l end ~d1 shift:5r end ~d6 ~d1");
    assert_eq!(table.held(1), 1);
    table.play("block:5.5");
}

/// CN-18: a joker is laid on a coloured field that carries no figure and no joker.
#[test]
fn a_block_needs_a_free_coloured_field() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["2.7", "12.6", "12.6"]).joker("5.5", None).play("~d1");
    assert_eq!(table.refused("block:2.4"), ("CN-18", "block-wood"));
    assert_eq!(table.refused("block:2.7"), ("CN-18", "block-figure"));
    assert_eq!(table.refused("block:1.1"), ("CN-18", "block-figure"));
    assert_eq!(table.refused("block:5.5"), ("CN-18", "block-joker"));
    table.play("block:5.8");
}

/// CN-18: only on a colour that an opponent plays and the blocker does not.
#[test]
fn only_opponents_colours_are_blocked() {
    let mut table = Table::new(2);
    table.play("~d1");
    assert_eq!(table.refusal("block:2.2").to_string(), "CN-18 cross-n-go-block-own colour=red");
    assert_eq!(table.refusal("block:2.8").to_string(), "CN-18 cross-n-go-block-unplayed colour=green");
    // Blue stands seventeen times on the bars; one of these fields carries the figures.
    let blue: usize = crate::table::BARS.iter().map(|bar| bar.matches('B').count()).sum();
    assert_eq!(table.legal_with("block").len(), blue - 1);

    let mut table = Table::new(3);
    table.points(3, 1);
    assert_eq!(table.refusal("block:2.8").to_string(), "CN-18 cross-n-go-block-own colour=green");
    assert_eq!(table.refusal("block:2.3").to_string(), "CN-18 cross-n-go-block-own colour=yellow");
    assert!(table.is_legal("block:2.1") && table.is_legal("block:2.2"));
}

/// CN-19: a block is permanent if the same bar has another field of that colour without a joker.
#[test]
fn a_block_beside_an_open_field_is_permanent() {
    let mut table = Table::new(2);
    table.play("~d1 block:2.1 shift:5l end ~d1 shift:5r end ~d1");
    assert_eq!(table.jokers(), ["2.1"]);
}

/// CN-19: otherwise it is temporary, and is taken away when the turn of who laid it comes round, before the roll.
#[test]
fn a_block_on_the_only_open_field_is_temporary() {
    let mut table = Table::new(3);
    // Green stands once in row 2; blue twice, and both fields get blocked.
    table.hold(1, 2).play("~d1 block:2.8 block:2.7 shift:5l end");
    assert_eq!(table.jokers(), ["2.7", "2.8~1"]);
    table.play("~d1 block:2.2 shift:5r end ~d1");
    table.hold(3, 1).play("block:2.1");
    assert_eq!(table.jokers(), ["2.1~3", "2.2", "2.7", "2.8~1"]);
    table.play("shift:4l");
    let run = table.legal_with("run").first().cloned().unwrap_or("end".into());
    table.play(&run);
    // Seat 1 is to roll and its temporary joker is gone; that of seat 3 stays until seat 3 is next.
    assert_eq!(table.outcomes().len(), 6);
    assert_eq!(table.jokers(), ["2.1~3", "2.2", "2.7"]);
    table.play("~d6 ~d6 ~d6 ~d6");
    assert_eq!(table.jokers(), ["2.2", "2.7"]);
}

/// CN-19: a field with a figure on it counts as open.
#[test]
fn a_field_with_a_figure_counts_as_open() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["2.7", "12.6", "12.6"]).play("~d1 block:2.1");
    assert_eq!(table.jokers(), ["2.1"]);
}

/// CN-19: what a block is, is settled when it is laid: it stays temporary on a bar that is exchanged, and permanent
/// when its bar's other field is blocked too.
#[test]
fn what_a_block_is_is_settled_when_it_is_laid() {
    let mut table = Table::new(2);
    table.hold(1, 2).play("~d2 block:3.3 swap:3-5 shift:9l shift:9r end");
    assert_eq!(table.jokers(), ["5.3~1"]);
    table.play("~d6 ~d6");
    assert!(table.jokers().is_empty());

    table.hold(1, 2).play("~d1 block:2.1 block:2.7 shift:9l end ~d6 ~d6");
    assert_eq!(table.jokers(), ["2.1"]);
}

/// CN-20: an opponent's figure goes onto a field of its colour on the bar behind it, anywhere on that bar.
#[test]
fn a_figure_is_set_back_onto_the_bar_behind() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["4.6", "7.2", "12.6"]).play("~d1");
    // Behind blue is the row with the higher number.
    assert_eq!(table.legal_with("back"), ["back:4.6-5.5", "back:4.6-5.8", "back:7.2-8.2", "back:7.2-8.8"]);
    table.play("back:7.2-8.8");
    assert_eq!(
        (table.standing_on(Colour::Blue), table.held(1)),
        (vec!["4.6".into(), "8.8".into(), "12.6".into()], 0)
    );

    let mut table = Table::new(2);
    table.figures(Colour::Red, &["1.1", "1.1", "3.4"]).points(2, 1);
    assert_eq!(table.legal_with("back"), ["back:3.4-2.2", "back:3.4-2.5"]);
}

/// CN-20: not on one's own figures, not where nobody stands, not for a figure on its first bar.
#[test]
fn not_every_figure_can_be_set_back() {
    let mut table = Table::new(2);
    table.figures(Colour::Red, &["1.1", "1.1", "3.4"]).play("~d1");
    assert_eq!(table.refused("back:3.4-2.2"), ("CN-20", "back-own"));
    assert_eq!(table.refused("back:7.2-8.2"), ("CN-20", "back-nobody"));
    assert_eq!(table.refused("back:7.6-8.2"), ("CN-20", "back-nobody"));
    assert_eq!(table.refused("back:12.6-11.7"), ("CN-20", "back-first"));
    assert!(table.legal_with("back").is_empty());
}

/// CN-20: only onto the bar behind, only onto its own colour, not onto a joker or a figure.
#[test]
fn not_every_field_takes_a_figure_back() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["7.2", "8.2", "12.6"]).joker("8.8", None).play("~d1");
    let refusal = table.refusal("back:7.2-6.1");
    assert_eq!(refusal.to_string(), "CN-20 cross-n-go-back-not-behind spot=7.2 row=8");
    assert_eq!(table.refused("back:7.2-9.5"), ("CN-20", "back-not-behind"));
    assert_eq!(table.refused("back:7.2-7.2"), ("CN-20", "back-not-behind"));
    assert_eq!(table.refused("back:7.2-8.1"), ("CN-20", "back-colour"));
    assert_eq!(table.refused("back:7.2-8.3"), ("CN-20", "back-colour"));
    assert_eq!(table.refused("back:7.2-8.2"), ("CN-20", "back-figure"));
    assert_eq!(table.refused("back:7.2-8.8"), ("CN-20", "back-joker"));
}

/// CN-20: not onto the first bar while another figure of that colour stands there.
#[test]
fn the_first_bar_takes_a_figure_back_only_if_it_is_free_of_its_colour() {
    let mut table = Table::new(4);
    table.figures(Colour::Blue, &["11.7", "12.6"]).play("~d1");
    assert_eq!(table.refused("back:11.7-12.6"), ("CN-20", "back-first-taken"));
    table.figures(Colour::Blue, &["11.7"]).points(1, 1);
    // Green figures share row 12 without being in the way.
    table.play("back:11.7-12.6");
    assert_eq!(table.standing_on(Colour::Blue), ["12.6"]);
    assert_eq!(table.standing_on(Colour::Green), ["12.4x2"]);
    // From there it runs again as from the start.
    table.offset(11, -1).hold(2, 0).points(2, 0).play("run:12.6");
    assert_eq!(table.standing_on(Colour::Blue), ["11.7"]);
}

/// CN-21: two bars change places; each keeps its offset, and jokers travel along.
#[test]
fn swapped_bars_keep_their_offsets_and_jokers() {
    let mut table = Table::new(2);
    table.offset(3, 1).offset(9, -2).joker("3.3", None).joker("9.5", Some(2)).play("~d1 swap:3-9");
    let rows = table.view().rows;
    assert_eq!((rows[2].bar.as_str(), rows[2].offset), (".G.YBGRB", -2));
    assert_eq!((rows[8].bar.as_str(), rows[8].offset), ("G.BR.YRG", 1));
    assert_eq!(table.jokers(), ["3.5~2", "9.3"]);
    assert_eq!(table.held(1), 0);
}

/// CN-21: neighbours can change places too.
#[test]
fn neighbours_can_be_swapped() {
    let mut table = Table::new(2);
    table.play("~d1 swap:5-6");
    assert_eq!([4, 5].map(|row: usize| table.view().rows[row].bar.clone()), ["B.YBG.YR", ".YG.BRGB"]);
}

/// CN-21: bars carrying figures cannot be swapped.
#[test]
fn bars_with_figures_stay() {
    let mut table = Table::new(2);
    table.figures(Colour::Blue, &["7.2", "12.6", "12.6"]).play("~d1");
    assert_eq!(table.refusal("swap:3-7").to_string(), "CN-21 cross-n-go-swap-figure row=7");
    assert_eq!(table.refusal("swap:7-8").to_string(), "CN-21 cross-n-go-swap-figure row=7");
    assert_eq!(table.refusal("swap:1-12").to_string(), "CN-21 cross-n-go-swap-figure row=1");
}

/// CN-21: marked bars stay at the ends, so a marked bar is exchanged only with the other one.
#[test]
fn marked_bars_stay_at_the_ends() {
    let mut table = Table::new(2);
    table
        .figures(Colour::Red, &["2.2", "3.4", "4.3"])
        .figures(Colour::Blue, &["5.5", "6.1", "7.2"])
        .play("~d1");
    assert_eq!(table.refusal("swap:1-8").to_string(), "CN-21 cross-n-go-swap-marked row=1");
    assert_eq!(table.refusal("swap:8-12").to_string(), "CN-21 cross-n-go-swap-marked row=12");
    table.play("swap:1-12");
    let rows = table.view().rows;
    assert_eq!((rows[0].bar.as_str(), rows[11].bar.as_str()), (".Y.G.B.R", "R.B.G.Y."));
}

/// CN-12, CN-21: neighbours must be connected after a swap.
#[test]
fn a_swap_must_not_loosen_the_stack() {
    let mut table = Table::new(2);
    // A staircase of steps of 4: what fits at its foot does not fit at its head.
    table.offsets([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44]).points(1, 1);
    assert_eq!(table.refusal("swap:2-9").to_string(), "CN-12 cross-n-go-swap-loses row=1 other=2");
    assert_eq!(table.refusal("swap:5-9").to_string(), "CN-12 cross-n-go-swap-loses row=4 other=5");
    assert!(!table.is_legal("swap:2-9"));
}

/// CN-22: a used joker returns to the supply: nobody gets it, neither when it is played nor when a block is taken
/// away.
#[test]
fn used_jokers_return_to_the_supply() {
    let mut table = Table::new(2);
    table.play("~d1 block:3.3 shift:9l end");
    assert_eq!((table.jokers(), table.held(1), table.held(2)), (vec!["3.3~1".to_owned()], 0, 1));
    table.play("~d1 shift:9r end");
    assert_eq!((table.jokers().len(), table.held(1), table.held(2)), (0, 0, 1));
}
