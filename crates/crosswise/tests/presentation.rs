//! How the table looks and what is said of moves.

mod common;

use common::{DRAWN, game, lay_out, play, seat, two};
use crosstable_core::{Colour, Game, Layout, LayoutCell, Message, Play, Role, Setup, Target, Token, Viewer};
use crosswise::{Move, Position, Team};

/// What stands in a cell, in ASCII or Unicode, each word as its last argument.
fn content(cell: &LayoutCell, unicode: bool) -> String {
    cell.content(unicode, |words: &Message| {
        words.args.iter().last().map(|(_, word)| word.to_string()).unwrap_or_default()
    })
}

fn at<'a>(layout: &'a Layout, target: &str) -> &'a LayoutCell {
    let target = Target::from(target);
    layout.board.iter().find(|cell| cell.target.as_ref() == Some(&target)).expect("a cell")
}

fn notes(position: &Position, viewer: Viewer) -> Vec<String> {
    position.layout_for(viewer).notes.iter().map(ToString::to_string).collect()
}

fn said(position: &Position, token: &str, reader: Viewer) -> String {
    position.message(token.parse().expect("a token"), reader).to_string()
}

fn path(names: &str) -> Vec<Target> {
    names.split_whitespace().map(Target::from).collect()
}

#[test]
fn a_tile_lies_on_its_cell_with_shape_and_name() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@c3 ~sun");
    let layout = position.layout_for(Viewer::Spectator);
    let (sun, empty) = (at(&layout, "c3"), at(&layout, "d4"));
    assert_eq!((content(sun, false), content(sun, true)), ("o sun".into(), "☼ sun".into()));
    assert_eq!(sun.role, Role::Card(Colour::Yellow));
    assert_eq!(sun.label.as_ref().expect("a label").to_string(), "crosswise-board-tile symbol=sun cell=c3");
    assert_eq!((content(empty, false), empty.role), (".".into(), Role::Free));
    assert_eq!(layout.size(), (80, 13));
}

/// CW-18: what a line is worth stands at its end.
#[test]
fn lines_end_with_their_points() {
    let mut position = two("sun sun sun star", "sun sun star star");
    play(&mut position, "sun@a1 ~cross sun@a2 ~cross sun@a3 ~cross sun@a4 ~cross sun@a5 ~square");
    let layout = position.layout_for(Viewer::Spectator);
    let values: Vec<String> = layout
        .board
        .iter()
        .filter(|cell| cell.role == Role::Value)
        .map(|cell| content(cell, false))
        .collect();
    assert_eq!(values, ["7!", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0"]);
    let warning = "crosswise-board-five team=A name=a".to_owned();
    assert!(notes(&position, Viewer::Spectator).contains(&warning));
}

/// CW-04: a seat sees its own tiles, two equal ones as two cells of one target; the others see how many.
#[test]
fn the_hand_is_the_viewers_own() {
    let position = two("sun sun swap move", "cross square remove replace");
    let layout = position.layout_for(Viewer::Seat(seat(1)));
    let targets: Vec<&str> =
        layout.hand.iter().filter_map(|cell| cell.target.as_ref()).map(Target::as_str).collect();
    assert_eq!(targets, ["sun", "sun", "move", "swap"]);
    assert_eq!(layout.hand[0].ghost[0].unicode(), "☼");
    let watched = position.layout_for(Viewer::Spectator);
    assert!(watched.hand.is_empty());
    assert_eq!(watched.seats[0].text.to_string(), "crosswise-board-seat team=A points=0 tiles=4 known=0");
}

/// CW-08, G-05: a tile that was seen going into a hand lies open to the others.
#[test]
fn a_tile_seen_going_into_a_hand_is_open() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@c3 ~sun remove:c3");
    let open =
        |viewer| position.layout_for(viewer).seats[1].open.iter().map(|cell| content(cell, false)).collect();
    let (theirs, own): (Vec<String>, Vec<String>) =
        (open(Viewer::Seat(seat(1))), open(Viewer::Seat(seat(2))));
    assert_eq!((theirs, own), (vec!["o sun".to_owned()], Vec::new()));
}

#[test]
fn the_first_note_says_what_is_due() {
    let first = |position: &Position| notes(position, Viewer::Spectator).swap_remove(0);
    let three = game(&Setup::players(3), "");
    assert_eq!(first(&three), "crosswise-board-lone");
    assert_eq!(first(&game(&Setup::players(3), "~lone:2")), "crosswise-board-draws who=seat 1");
    let mut position = two("sun star swap move", "swap swap remove replace");
    assert_eq!(first(&position), "crosswise-board-ask who=seat 2");
    play(&mut position, "keep");
    assert_eq!(first(&position), "crosswise-board-turn who=seat 1");
    play(&mut position, "sun@a1");
    assert_eq!(first(&position), "crosswise-board-refill who=seat 1");
    // CW-06, ruling: who begins has no choice.
    assert_eq!(
        first(&two("swap swap remove move", "sun sun sun sun")),
        "crosswise-board-must-redraw who=seat 1"
    );
}

/// CW-16, CW-19: the view and the first note say who has won.
#[test]
fn the_end_names_the_winner() {
    let mut six = two("sun sun sun star", "sun sun sun star");
    play(&mut six, "sun@a1 ~cross sun@b1 ~cross sun@c1 ~cross sun@d1 ~cross sun@e1 ~square");
    assert_eq!(six.view(Viewer::Spectator).winner, None);
    play(&mut six, "sun@f1");
    assert_eq!(six.view(Viewer::Spectator).winner, Some(Team::B));
    assert_eq!(notes(&six, Viewer::Spectator)[0], "crosswise-board-six team=B");
    let draw = lay_out(DRAWN);
    assert_eq!(draw.view(Viewer::Spectator).winner, None);
    assert_eq!(notes(&draw, Viewer::Spectator)[0], "crosswise-board-full winner=none columns=36 rows=36");
}

#[test]
fn every_move_is_said_with_its_tiles_and_cells() {
    let mut position = two("sun star swap move", "cross square remove replace");
    play(&mut position, "sun@c3 ~sun cross@d4 ~cross");
    for (token, sentence) in [
        ("star@a1", "crosswise-log-lay who=seat 1 symbol=star cell=a1"),
        ("remove:c3", "crosswise-log-remove who=seat 1 symbol=sun cell=c3"),
        ("move:c3-c4", "crosswise-log-move who=seat 1 symbol=sun from=c3 to=c4"),
        ("swap:c3-d4", "crosswise-log-swap who=seat 1 symbol=sun from=c3 other=cross to=d4"),
        ("replace:c3=star", "crosswise-log-replace who=seat 1 symbol=star cell=c3 other=sun"),
        ("pass", "crosswise-log-pass who=seat 1"),
        ("~lone:2", "crosswise-log-lone who=seat 2"),
        ("~start:2", "crosswise-log-start who=seat 2"),
    ] {
        assert_eq!(said(&position, token, Viewer::Spectator), sentence);
    }
    let asked = two("sun star swap move", "swap swap remove replace");
    assert_eq!(said(&asked, "redraw", Viewer::Spectator), "crosswise-log-redraw who=seat 2");
    assert_eq!(said(&asked, "keep", Viewer::Spectator), "crosswise-log-keep who=seat 2");
}

/// CW-04: only who draws a tile is told which one.
#[test]
fn a_drawn_tile_is_said_to_its_drawer_only() {
    let position = game(&Setup::players(2), "~sun");
    let drawer = Viewer::Seat(seat(1));
    assert_eq!(said(&position, "~star", drawer), "crosswise-log-draw-symbol who=seat 1 symbol=star");
    assert_eq!(said(&position, "~swap", drawer), "crosswise-log-draw-action who=seat 1 action=swap");
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(said(&position, "~star", viewer), "crosswise-log-draw-hidden who=seat 1");
    }
}

#[test]
fn a_path_is_a_tile_and_then_its_cells() {
    for (token, paths) in [
        ("sun@c3", &["sun c3"][..]),
        ("remove:c3", &["remove c3"]),
        ("move:a1-b2", &["move a1 b2"]),
        ("swap:a1-b2", &["swap a1 b2", "swap b2 a1"]),
        ("replace:c3=sun", &["replace sun c3"]),
        ("redraw", &["redraw"]),
        ("keep", &["keep"]),
        ("pass", &["pass"]),
        ("~sun", &[]),
        ("~lone:2", &[]),
        ("~start:1", &[]),
    ] {
        let mv: Move = token.parse().expect("a token");
        assert_eq!(mv.paths(), paths.iter().map(|names| path(names)).collect::<Vec<_>>(), "{token}");
        assert!(mv.paths().iter().all(|path| Move::from_path(path) == Some(mv)), "{token}");
    }
}

#[test]
fn what_is_no_path_makes_no_move() {
    for names in
        ["", "sun", "moon c3", "sun g7", "swap a1 a1", "swap a1", "replace c3 sun", "pass c3", "c3 sun"]
    {
        assert_eq!(Move::from_path(&path(names)), None, "{names}");
    }
}
