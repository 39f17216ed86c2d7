//! What is said of moves and outcomes.

mod common;

use common::{dealt, play};
use crosstable_core::{Game, Play, Seat, Setup, Viewer};
use mixx::{Move, Position};

/// What this viewer is told of a token that is about to be played.
fn said(table: &Position, token: &str, viewer: Viewer) -> String {
    table.message(token.parse::<Move>().expect("a token"), viewer).to_string()
}

/// MX-02, G-02: the deal and the lot.
#[test]
fn the_deal_and_the_lot_are_told() {
    let mut table = Position::from_setup(&Setup::players(2).with("stock", "3")).unwrap();
    let expected = "mixx-log-deal who=seat 1 card=red-fish colour=red motif=fish";
    assert_eq!(said(&table, "~red-fish", Viewer::Spectator), expected);
    play(&mut table, "~red-fish ~red-shell ~red-chest ~blue-fish ~blue-shell ~blue-chest");
    assert_eq!(said(&table, "~start:2", Viewer::Spectator), "mixx-log-start who=seat 2");
}

/// MX-04, MX-08, MX-09: every move names who makes it, in the words of the layout's targets.
#[test]
fn moves_are_told_with_who_makes_them() {
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    for (token, expected) in [
        ("red-fish@0,0", "mixx-log-lay who=seat 1 card=red-fish colour=red motif=fish cell=0,0"),
        ("~violet-turtle", "mixx-log-draw who=seat 1 card=violet-turtle colour=violet motif=turtle"),
        ("miss", "mixx-log-miss who=seat 2"),
        ("green-shell@-1,0", "mixx-log-lay who=seat 1 card=green-shell colour=green motif=shell cell=-1,0"),
        ("~violet-fish", "mixx-log-draw who=seat 1 card=violet-fish colour=violet motif=fish"),
        ("stop", "mixx-log-stop who=seat 1 count=2"),
    ] {
        // The sentence is the same for everybody; whether it says “you” is up to who reads it.
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
            assert_eq!(said(&table, token, viewer), expected);
        }
        play(&mut table, token);
    }
}

/// G-05: nothing is hidden, but who does not see a draw would hear no more than that there was one.
#[test]
fn an_unseen_draw_names_no_card() {
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    play(&mut table, "red-fish@0,0");
    let message = Position::describe(&table.view(Viewer::Spectator), None);
    assert_eq!(message.to_string(), "mixx-log-draw-hidden who=seat 1");
}
