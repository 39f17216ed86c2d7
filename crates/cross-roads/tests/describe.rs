//! Moves and outcomes in sentences.

mod common;

use common::{opened, play, scene, seat};
use cross_roads::Position;
use crosstable_core::{Play, Viewer};

/// What each seat is told of this token, and then what a spectator is told.
fn told(position: &Position, token: &str) -> Vec<String> {
    let mv = token.parse().expect("a token");
    let players = crosstable_core::Game::players(position);
    let mut viewers: Vec<Viewer> =
        (1..=usize::from(players)).map(|number| Viewer::Seat(seat(number))).collect();
    viewers.push(Viewer::Spectator);
    viewers.into_iter().map(|viewer| position.message(mv, viewer).to_string()).collect()
}

/// What everybody is told of this token.
fn told_all(position: &Position, token: &str) -> String {
    let told = told(position, token);
    assert!(told.iter().all(|said| *said == told[0]), "{told:?}");
    told[0].clone()
}

/// CR-05, CR-11 to CR-17: a card that is laid is told with its cells, the smaller number first, and with what it is.
#[test]
fn a_laid_card_is_told_with_its_cells() {
    let crossed = scene("2/8@0,0e 3/7@1,1n", &["1/6 3/9", "1/5"]);
    let position = crossed.pile("8/9").position();
    assert_eq!(
        told_all(&position, "3/9@0,0n"),
        "cross-roads-log-lay who=seat 1 card=3/9 cell=0,0 other=0,-1"
    );
    assert_eq!(
        told_all(&position, "1/6@0,0e"),
        "cross-roads-log-whiff who=seat 1 card=1/6 cell=0,0 other=1,0"
    );
    let position = scene("2/8@0,0e 3/7@1,1n", &["1/6 3/9", "1/5"]).position();
    assert!(told_all(&position, "1/6@0,0e").starts_with("cross-roads-log-whiff-empty who=seat 1 "));
    let position = scene("7/9@0,0n 4/8@1,0n", &["1/5", "5/6 3/9"]).turn(2).position();
    assert_eq!(
        told_all(&position, "5/6@1,0w"),
        "cross-roads-log-reeky who=seat 2 card=5/6 cell=1,0 other=0,0"
    );
    let position = scene("2/8@0,0e 3/7@1,1n", &["1/6", "1/5"]).position();
    assert!(told_all(&position, "1/6@0,0e").starts_with("cross-roads-log-out who=seat 1 "));
}

/// CR-04, G-02, G-05: a dealt card is named to its holder only.
#[test]
fn the_start_is_told() {
    let mut position = opened(2, &[]);
    let hidden = "cross-roads-log-dealt-unseen who=seat 1";
    assert_eq!(told(&position, "~1/2"), ["cross-roads-log-dealt who=seat 1 card=1/2", hidden, hidden]);
    play(&mut position, "~1/2 ~1/2 ~3/4 ~5/6 ~7/8 ~1/3 ~1/4 ~1/5 ~1/6 ~1/7");
    assert_eq!(told_all(&position, "~3/8"), "cross-roads-log-turn-up card=3/8 cell=0,0 other=1,0");
    play(&mut position, "~3/8");
    assert_eq!(told_all(&position, "~start:2"), "cross-roads-log-start who=seat 2");
}

/// CR-10, CR-15, G-05: a drawn card is named to the drawer, and to whom it was taken from.
#[test]
fn draws_are_told() {
    let mut position = scene("2/8@0,0e", &["4/5", "1/5"]).pile("8/9").position();
    assert_eq!(told_all(&position, "draw"), "cross-roads-log-draw who=seat 1");
    play(&mut position, "draw");
    let hidden = "cross-roads-log-drawn-unseen who=seat 1";
    assert_eq!(told(&position, "~8/9"), ["cross-roads-log-drawn who=seat 1 card=8/9", hidden, hidden]);

    let mut position = scene("7/9@0,0n 4/8@1,0n", &["5/6 1/2 3/9", "1/5", "1/7"]).position();
    play(&mut position, "5/6@1,0w");
    let seen = "cross-roads-log-taken who=seat 2 from=seat 1 card=3/9";
    let hidden = "cross-roads-log-taken-unseen who=seat 2 from=seat 1";
    assert_eq!(told(&position, "~3/9"), [seen, seen, hidden, hidden]);

    let position = scene("2/8@0,0e", &["4/5", "1/5"]).position();
    assert_eq!(told_all(&position, "pass"), "cross-roads-log-pass who=seat 1");
}
