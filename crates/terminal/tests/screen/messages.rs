//! What messages of the server lead to.

use crosstable_core::Seat;
use crosstable_protocol::{Change, Event, Problem, ToClient, Update, VERSION};
use crosstable_terminal::{Action, App, PlayContext, Theme};
use crosstable_texts::Lang;
use crossterm::event::KeyCode;

use crate::table::{app, shown, welcome};

const SIZE: (u16, u16) = (80, 24);

#[test]
fn a_server_of_another_version_is_left() {
    let mut welcome = welcome("mixx", 2, 3, 1);
    welcome.version = VERSION + 1;
    let mut app = App::new(Theme::RICH, Lang::En, PlayContext::default());
    assert_eq!(app.receive(&ToClient::Welcome(Box::new(welcome))), Some(Action::Quit));
}

/// An event changes the view by its patch; one that does not fit is answered by asking for the whole view.
#[test]
fn a_patch_changes_what_is_shown() {
    let welcome = welcome("mixx", 2, 3, 1);
    let number = welcome.number;
    let mut app = app(Theme::RICH, Lang::En, welcome);
    let mut update = |number: u64, patch: &str| {
        let change =
            Change::Renamed { seat: Seat::new(0), name: "Clara".to_owned().try_into().expect("a name") };
        let event = Event { number, at: 0, change, messages: Vec::new(), receipt: None };
        let patch = serde_json::from_str(patch).expect("a patch");
        let action = app.receive(&ToClient::Event(Box::new(Update { event, patch })));
        (action, shown(&mut app, SIZE))
    };
    let (action, screen) = update(number + 1, r#"{"seats":{"[]":{"0":{"name":"Clara"}}}}"#);
    assert_eq!(action, None);
    assert!(screen.contains("Clara") && !screen.contains("Anna"), "{screen}");
    assert_eq!(update(number + 2, r#"{"seats":7}"#).0, Some(Action::Refresh));
}

/// T-02 What one person drew is not in the log that the next person at the same keyboard sees.
#[test]
fn the_log_does_not_tell_the_draws_of_another_hand() {
    let mut first = welcome("crosswise", 2, 15, 7);
    first.seats = vec![Seat::new(0), Seat::new(1)];
    let mut second = first.clone();
    (second.view.viewer, second.missed) = (Some(Seat::new(1)), None);
    let mut app = app(Theme::RICH, Lang::En, first);
    app.key(KeyCode::Enter.into());
    app.key(KeyCode::Char('L').into());
    assert!(shown(&mut app, SIZE).contains("You draw a "));
    app.receive(&ToClient::Welcome(Box::new(second)));
    let log = shown(&mut app, SIZE);
    assert!(log.contains("Anna lays") && !log.contains("draw"), "{log}");
}

/// An event tells a move and the rolls after it, in vain or not; each has its own row.
#[test]
fn every_roll_has_its_own_row_in_the_log() {
    for game in ["crossado", "cross-n-go"] {
        let mut app = app(Theme::RICH, Lang::En, welcome(game, 2, 60, 7));
        app.key(KeyCode::Char('L').into());
        let log = shown(&mut app, (200, 60));
        let row = |line| str::split_once(line, "│ • ")?.1.split('│').next();
        let rolls: Vec<&str> = log.lines().filter_map(row).filter(|row| row.contains("roll")).collect();
        assert!(rolls.len() > 5, "{log}");
        let alone = |row: &str| row.starts_with("You roll a") || row.starts_with("Bot 2 rolls a");
        let dice =
            |row: &str| row.split(" a ").skip(1).filter(|next| next.starts_with(char::is_numeric)).count();
        assert!(rolls.iter().all(|row| alone(row) && dice(row) == 1), "{log}");
    }
}

/// What a server says is shown and does nothing else to the terminal.
#[test]
fn hostile_text_is_only_shown() {
    let hostile = "see\x1b]52;c;AAAA\x07\u{9b}2J\u{202e}\u{61c}t\u{e0041}h\u{e007f}is";
    for theme in [Theme::RICH, Theme { unicode: false, ..Theme::RICH }] {
        let mut app = app(theme, Lang::En, welcome("mixx", 2, 3, 1));
        let problem = Problem {
            code: "x".into(),
            clause: Some(hostile.into()),
            text: hostile.into(),
            retry_after: None,
        };
        app.receive(&ToClient::Refused { id: Some("1".into()), problem });
        let screen = shown(&mut app, SIZE);
        assert!(screen.contains("see"), "{screen}");
        let found = screen.chars().find(|c| {
            c.is_control() && *c != '\n' || matches!(c, '\u{61c}' | '\u{202e}' | '\u{e0000}'..='\u{e007f}')
        });
        assert_eq!(found, None, "{screen:?}");
    }
}
