//! Moves and outcomes in words.

mod common;

use common::{Scene, game, play, seat};
use crossado::Position;
use crosstable_core::{Play, Setup, Viewer};

/// What this viewer is told, then the move is played.
fn said(position: &mut Position, token: &str, viewer: Viewer) -> String {
    let message = position.message(token.parse().expect("a token"), viewer);
    play(position, token);
    message.to_string()
}

/// CA-06: who lays a plank where; everybody is told the same, and each client says “you” to the right one.
#[test]
fn a_plank_is_told_with_its_ends() {
    let mut position = game(&Setup::players(2), "");
    assert_eq!(said(&mut position, "~start:2", Viewer::Spectator), "crossado-log-start who=seat 2");
    let told = "crossado-log-plank who=seat 2 plank=e5v from=e5 to=e7";
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
        assert_eq!(said(&mut position.clone(), "plank:e5v", viewer), told);
    }
}

/// CA-15, CA-17: a plank that is laid elsewhere is told with the place it came from.
#[test]
fn a_plank_laid_elsewhere_is_told_with_its_old_place() {
    let mut position = Scene::new(2, "g5h").rolled(6);
    let mut told = |token| said(&mut position, token, Viewer::Spectator);
    assert_eq!(told("take:g5h"), "crossado-log-take who=seat 1 plank=g5h from=g5 to=i5");
    assert_eq!(told("lay:n10v"), "crossado-log-lay who=seat 1 plank=n10v from=n10 to=n12 taken=g5h");
    assert_eq!(told("pass"), "crossado-log-pass-stuck who=seat 1 die=6 why=island");
}

/// CA-18: of each roll is told whether it is played.
#[test]
fn rolls_in_vain_are_told_as_such() {
    let mut position = Scene::new(2, "c1h").turn(2);
    let mut told = |token| said(&mut position, token, Viewer::Spectator);
    assert_eq!(told("~d4"), "crossado-log-die-stuck who=seat 2 die=4 why=island");
    assert_eq!(told("~d3"), "crossado-log-die-again who=seat 2 die=3");
    assert_eq!(told("~d2"), "crossado-log-die-lost who=seat 2 die=2");
    assert_eq!(told("~d3"), "crossado-log-die who=seat 1 die=3");
}

/// CA-09, CA-10, CA-13: pieces leave, walk, circle and arrive. Islands are named as on the reader's layout.
#[test]
fn a_walk_is_told_with_its_steps() {
    let planks = "c1h c4h f4v c5h c6h l12v";
    let first = Viewer::Seat(seat(1));
    let walk = |die: u8, token: &str, viewer: Viewer| {
        let scene = Scene::new(2, planks).on(1, "c4 l13").arrived(1, 1);
        said(&mut scene.rolled(die), token, viewer)
    };
    assert_eq!(walk(2, "c4-e4", first), "crossado-log-walk who=seat 1 from=c4 to=e4 die=2");
    assert_eq!(walk(6, "c4-c4", first), "crossado-log-circle who=seat 1 from=c4 to=c4 die=6");
    assert_eq!(walk(2, "start-d1", first), "crossado-log-leave who=seat 1 from=start to=d1 die=2");
    assert_eq!(walk(2, "start-d1", Viewer::Spectator), "crossado-log-leave who=seat 1 from=nw to=d1 die=2");
    let arrives = |to| format!("crossado-log-arrive who=seat 1 from=l13 to={to} die=1 arrived=2 pieces=4");
    assert_eq!(walk(1, "l13-goal", first), arrives("goal"));
    assert_eq!(walk(1, "l13-goal", Viewer::Seat(seat(2))), arrives("se"));
}
