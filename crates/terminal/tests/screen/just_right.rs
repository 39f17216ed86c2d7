//! Bots that are just right.

use crosstable_core::Level;
use crosstable_protocol::{SeatView, ToClient, Welcome};
use crosstable_terminal::{App, Folder, PlayContext, Theme};
use crosstable_texts::Lang;

use crate::table::{shown, welcome};

/// A finished game against a bot of this level.
fn finished(level: &str, ranks: [u8; 2]) -> Welcome {
    let mut welcome = welcome("mixx", 2, usize::MAX, 3);
    welcome.view.seats[1] = SeatView::Bot { level: level.parse().expect("a level") };
    welcome.view.standing.as_mut().expect("the game is over").ranks = ranks.to_vec();
    welcome
}

#[test]
fn a_result_against_a_bot_that_is_just_right_moves_the_strength_once() {
    let place = tempfile::tempdir().expect("a folder");
    let strengths = || Folder::open(Some(place.path())).expect("opens").strengths();
    let play = |welcome: Welcome| {
        let context = PlayContext { strengths: Some(strengths()), ..PlayContext::default() };
        let mut app = App::new(Theme::default(), Lang::default(), context);
        app.receive(&ToClient::Welcome(Box::new(welcome)));
        shown(&mut app, (100, 30))
    };
    let next = || Level::Right(strengths().of("mixx")).to_string();
    assert_eq!(next(), "right:1.0");
    play(finished("hard", [1, 2]));
    assert_eq!(next(), "right:1.0", "a level of its own says nothing");
    let screen = play(finished("right:1.0", [1, 2]));
    assert!(screen.contains("just right"), "{screen}");
    assert_eq!(next(), "right:2.0");
    play(finished("right:1.0", [1, 2]));
    assert_eq!(next(), "right:2.0", "the same table counts once");
}

/// Who loses at the weakest level has to make up for it before the bots get stronger.
#[test]
fn losses_against_the_weakest_bot_are_remembered() {
    let place = tempfile::tempdir().expect("a folder");
    let strengths = || Folder::open(Some(place.path())).expect("opens").strengths();
    let known = r#"{"mixx":{"strength":"-0.6","results":9,"table":"an earlier one"}}"#;
    std::fs::write(place.path().join("strengths.json"), known).expect("is written");
    assert_eq!(Level::Right(strengths().of("mixx")).to_string(), "right:0.0");
    let context = PlayContext { strengths: Some(strengths()), ..PlayContext::default() };
    let mut app = App::new(Theme::default(), Lang::default(), context);
    app.receive(&ToClient::Welcome(Box::new(finished("right:0.0", [1, 2]))));
    assert_eq!(Level::Right(strengths().of("mixx")).to_string(), "right:0.0");
    let stored = std::fs::read_to_string(place.path().join("strengths.json")).expect("is there");
    assert!(stored.contains(r#""strength":"-0.3""#), "{stored}");
}
