//! The course of a round: laying, drawing, missing, going on alone, winning the cross, beginning the next.

mod common;

use common::{deal, dealt, legal, play, play_drawing, refused, stock, to_move, won};
use crosstable_core::{Actor, Game, Play};

/// MX-04, G-01: lay one card, draw one, then it is the next player's turn.
#[test]
fn who_lays_draws_one_and_the_next_is_asked() {
    let hands = [
        "red-fish red-shell red-chest",
        "blue-fish blue-shell blue-chest",
        "pink-fish pink-shell pink-chest",
    ];
    let mut table = dealt(&hands);
    play(&mut table, "red-fish@0,0");
    assert_eq!(table.actor(), Actor::Chance);
    assert_eq!(refused(&table, "blue-shell@1,0"), ("G-04", "chance-is-due"));
    play(&mut table, "~green-anchor");
    assert_eq!(stock(&table, 1), ["red-shell", "red-chest", "green-anchor"]);
    assert_eq!(to_move(&table), 2);
    play(&mut table, "blue-shell@1,0 ~green-turtle");
    assert_eq!(to_move(&table), 3);
    play(&mut table, "pink-chest@2,0 ~green-fish");
    assert_eq!(to_move(&table), 1);
    assert_eq!(table.pile().len(), 64 - 9 - 3);
}

/// MX-04, G-03, G-08: who cannot lay says so and draws nothing; who can lay must.
#[test]
fn only_who_cannot_lay_misses() {
    let hands = ["red-fish green-shell red-chest", "blue-fish red-shell red-anchor"];
    let mut table = dealt(&hands);
    assert_eq!(refused(&table, "miss"), ("MX-04", "mixx-must-lay"));
    play(&mut table, "red-fish@0,0 ~green-anchor");
    assert_eq!(legal(&table), ["miss"]);
    let before = (stock(&table, 2), table.pile());
    play(&mut table, "miss");
    assert_eq!((stock(&table, 2), table.pile()), before);
}

/// MX-04: a player who had to miss may be able to lay again later in the round.
#[test]
fn who_missed_may_lay_again_later() {
    let hands = [
        "red-fish green-shell red-chest",
        "blue-fish red-shell red-anchor",
        "pink-turtle pink-chest pink-anchor",
    ];
    let mut table = dealt(&hands);
    play(&mut table, "red-fish@0,0 ~violet-fish miss pink-turtle@1,0 ~violet-chest");
    play(&mut table, "green-shell@2,0 ~violet-anchor");
    assert_eq!(to_move(&table), 2);
    // Across the line, beside the turtle or the shell, there is room for the blue fish now.
    assert_eq!(common::places(&table, "blue-fish"), ["1,-1", "2,-1", "1,1", "2,1"]);
    play(&mut table, "blue-fish@1,1 ~violet-shell");
    assert_eq!(to_move(&table), 3);
}

/// Seat 1 lays a red fish, and seat 2 has nothing but red cards and fish.
fn run_of_seat_1() -> mixx::Position {
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    play(&mut table, "red-fish@0,0 ~violet-turtle miss");
    table
}

/// MX-08: when everybody else has missed, one may lay card after card, drawing each time, and nobody else is asked,
/// even if somebody could lay again.
#[test]
fn who_laid_last_goes_on_alone_when_all_others_missed() {
    let mut table = run_of_seat_1();
    assert!(table.in_run());
    play(&mut table, "green-shell@1,0 ~yellow-shell");
    assert_eq!(to_move(&table), 1);
    // Seat 2 could now lay its blue fish beside the shell, but it is not asked.
    assert_eq!(refused(&table, "blue-fish@1,1"), ("MX-04", "mixx-not-yours"));
    play(&mut table, "pink-chest@2,0 ~yellow-fish violet-turtle@3,0 ~yellow-chest");
    assert_eq!(to_move(&table), 1);
    assert_eq!(stock(&table, 1).len(), 3);
    play(&mut table, "stop");
    assert_eq!(won(&table), [4, 0]);
}

/// MX-08: in a run one may stop though a card fits; that ends the round. There is no miss.
#[test]
fn in_a_run_one_may_stop_but_not_miss() {
    let mut table = run_of_seat_1();
    let listed = legal(&table);
    assert_eq!(listed.last().map(String::as_str), Some("stop"));
    assert_eq!(listed.len(), 3 * 4 + 1);
    assert_eq!(refused(&table, "miss"), ("MX-08", "mixx-stop-instead"));
    play(&mut table, "stop");
    assert_eq!(won(&table), [1, 0]);
    assert!(table.cross().is_empty());
    assert!(!table.in_run());
}

/// MX-08: in a run one must stop when nothing fits; also then it is `stop`, not `miss`.
#[test]
fn in_a_run_one_must_stop_when_nothing_fits() {
    let mut table = dealt(&["red-fish red-shell pink-fish", "blue-fish red-chest red-anchor"]);
    play(&mut table, "red-fish@0,0 ~red-turtle miss");
    assert_eq!(legal(&table), ["stop"]);
    assert_eq!(refused(&table, "miss"), ("MX-08", "mixx-stop-instead"));
    play(&mut table, "stop");
    assert_eq!(won(&table), [1, 0]);
}

/// MX-08: everybody else means all of them, in turn, since the last card.
#[test]
fn a_run_begins_only_after_all_others_have_missed() {
    let hands = [
        "red-fish red-shell red-chest",
        "blue-fish red-anchor red-turtle",
        "blue-anchor pink-fish red-starfish",
        "green-fish yellow-fish red-jellyfish",
    ];
    let mut table = dealt(&hands);
    assert_eq!(refused(&table, "stop"), ("MX-08", "mixx-no-stop"));
    play(&mut table, "red-fish@0,0 ~red-propeller miss");
    assert_eq!(refused(&table, "stop"), ("MX-08", "mixx-no-stop"));
    // A card in between: the count restarts from seat 3.
    play(&mut table, "blue-anchor@1,0 ~violet-fish");
    assert_eq!(to_move(&table), 4);
    assert!(!table.in_run());
    play(&mut table, "green-fish@1,1 ~turquoise-fish");
    assert_eq!(table.cross().centre(), mixx::Cell::new(1, 0));
    // Seat 1's red cards fit below or above the blue anchor.
    play_drawing(&mut table, "red-shell@1,-1", "");
    assert_eq!(legal(&table), ["miss"]);
    play(&mut table, "miss");
    assert_eq!(legal(&table), ["miss"]);
    play(&mut table, "miss");
    assert_eq!(legal(&table), ["miss"]);
    play(&mut table, "miss");
    assert_eq!(to_move(&table), 1);
    assert!(table.in_run());
    play(&mut table, "stop");
    assert_eq!(won(&table), [4, 0, 0, 0]);
}

/// MX-09: the player who laid the last card wins all cards of the cross, also those of others.
#[test]
fn the_last_card_wins_the_whole_cross() {
    let mut table = dealt(&["red-fish red-shell red-chest", "blue-anchor blue-fish blue-turtle"]);
    play(&mut table, "red-fish@0,0 ~red-turtle blue-anchor@1,0 ~green-anchor");
    play(&mut table, "red-shell@1,1 ~red-anchor");
    // All that seat 2 has is blue or an anchor, like the centre.
    assert_eq!(legal(&table), ["miss"]);
    play(&mut table, "miss stop");
    assert_eq!(won(&table), [3, 0]);
}

/// MX-10: all keep their face-up cards for the next round.
#[test]
fn the_stocks_stay_for_the_next_round() {
    let mut table = run_of_seat_1();
    let before = [stock(&table, 1), stock(&table, 2)];
    let pile = table.pile();
    play(&mut table, "stop");
    assert_eq!([stock(&table, 1), stock(&table, 2)], before);
    assert_eq!(table.pile(), pile);
}

/// MX-11, MX-03: with two players the loser of the round begins the next, with any card, on 0,0.
#[test]
fn with_two_players_the_loser_begins_the_next_round() {
    let mut table = run_of_seat_1();
    play(&mut table, "stop");
    assert_eq!(to_move(&table), 2);
    assert_eq!(legal(&table), ["red-shell@0,0", "red-anchor@0,0", "blue-fish@0,0"]);
}

/// MX-11: with three or four players the winner of the round begins the next.
#[test]
fn with_more_players_the_winner_begins_the_next_round() {
    let hands = [
        "blue-fish red-anchor red-turtle",
        "red-fish red-shell red-chest",
        "pink-fish red-starfish red-propeller",
    ];
    let mut table = deal(&hands, &[("start", "2")]);
    play(&mut table, "red-fish@0,0 ~green-fish miss miss stop");
    assert_eq!(won(&table), [0, 1, 0]);
    assert_eq!(to_move(&table), 2);

    let four = [hands[0], hands[1], hands[2], "green-fish yellow-fish red-jellyfish"];
    let mut table = deal(&four, &[("start", "2")]);
    play(&mut table, "red-fish@0,0 ~violet-fish miss miss miss stop");
    assert_eq!(won(&table), [0, 1, 0, 0]);
    assert_eq!(to_move(&table), 2);
    assert!(table.legal().iter().all(|mv| mv.to_string().ends_with("@0,0")));
}
