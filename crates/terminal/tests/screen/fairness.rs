//! What is shown of fair chance: the start, warnings, another history, a closed table.

use crosstable_core::{Level, Seat};
use crosstable_fair::Source;
use crosstable_protocol::{Closed, Command, Dispute, Name, SeatView, Stage, ToClient, Welcome};
use crosstable_terminal::{Action, App, Theme};
use crosstable_texts::Lang;
use crossterm::event::KeyCode;

use crate::snapshots::compare;
use crate::table::{app_resumed_by, shown, welcome};

const SIZE: (u16, u16) = (80, 24);
const JOIN: &str = "crosstable join https://play.example/t/{}";

fn person(name: &str, revealed: bool) -> SeatView {
    let name = Name::try_from(name.to_owned()).expect("a name");
    SeatView::Person { name, host: false, away: false, stand_in: false, committed: true, revealed }
}

/// The second start of a table of three, where Ben's and Cleo's devices are waited for. This device has revealed.
fn starting() -> Welcome {
    let mut welcome = welcome("mixx", 3, 3, 1);
    let view = &mut welcome.view;
    (view.stage, view.source, view.round) = (Stage::Starting, Source::Revealed, 2);
    view.seats = vec![person("Anna", true), person("Ben", false), person("Cleo", false)];
    (view.waiting, view.to_move, view.legal) = (vec![Seat::new(1), Seat::new(2)], None, None);
    welcome
}

fn app(lang: Lang, welcome: Welcome) -> App {
    app_resumed_by(Theme::RICH, lang, welcome, JOIN)
}

#[test]
fn a_start_says_for_whom_it_waits_and_the_host_may_go_back() {
    let mut app = app(Lang::En, starting());
    compare("starting-80x24.txt", &shown(&mut app, SIZE));
    let back = Some(Action::Command(Command::Reopen));
    assert_eq!(app.key(KeyCode::Char('b').into()), back);
    let mut guest = starting();
    guest.host = false;
    let mut app = self::app(Lang::En, guest);
    assert!(!shown(&mut app, SIZE).contains("back to the lobby"));
    assert_eq!(app.key(KeyCode::Char('b').into()), None);
}

#[test]
fn the_lobby_after_a_start_that_was_given_up_says_so() {
    for (lang, says) in [
        (Lang::En, "Start number 2"),
        (Lang::De, "Start Nummer 2"),
        (Lang::Fr, "Départ numéro 2"),
        (Lang::It, "Partenza numero 2"),
    ] {
        let mut lobby = starting();
        (lobby.view.stage, lobby.view.waiting) = (Stage::Lobby, Vec::new());
        let mut app = app(lang, lobby);
        let text = shown(&mut app, SIZE);
        assert!(text.contains(says), "{text}");
    }
}

/// The device does not know what it should reveal here; it says so, and the warning stays.
#[test]
fn a_warning_of_the_device_stays() {
    let mut starting = starting();
    starting.view.waiting.push(Seat::new(0));
    let mut app = app(Lang::En, starting);
    compare("mistrust-80x24.txt", &shown(&mut app, SIZE));
    app.key(KeyCode::Esc.into());
    app.receive(&ToClient::You { seats: vec![Seat::new(0)], host: true });
    assert!(shown(&mut app, SIZE).contains("This device does not take part in this start."));
}

/// T-17
#[test]
fn another_history_is_explained_and_accepted_with_a_key() {
    let mut disputed = welcome("mixx", 2, 3, 1);
    let view = &mut disputed.view;
    view.seats = vec![person("Anna", true), person("Ben", true)];
    view.dispute = Some(Dispute { number: 9, accepted: vec![Seat::new(1)] });
    (view.legal, view.source) = (None, Source::Seeded);
    let mut app = app(Lang::En, disputed.clone());
    compare("dispute-80x24.txt", &shown(&mut app, SIZE));
    assert_eq!(app.key(KeyCode::Char('Y').into()), Some(Action::Command(Command::Continue)));
    disputed.view.dispute = Some(Dispute { number: 9, accepted: vec![Seat::new(0)] });
    app.receive(&ToClient::Welcome(Box::new(disputed)));
    assert!(!shown(&mut app, SIZE).contains("Y accepts"), "only who has not accepted yet is asked");
}

#[test]
fn a_closed_table_says_why() {
    for (lang, closed, says) in [
        (Lang::En, Closed::Void, "no result"),
        (Lang::De, Closed::Full, "Ergebnis"),
        (Lang::Fr, Closed::Void, "équitable"),
        (Lang::It, Closed::Full, "risultato"),
    ] {
        let mut ended = welcome("mixx", 2, 3, 1);
        (ended.view.stage, ended.view.closed, ended.view.to_move) = (Stage::Ended, Some(closed), None);
        ended.view.legal = None;
        let mut app = app(lang, ended);
        let text = shown(&mut app, SIZE);
        assert!(text.contains(says), "{text}");
        assert_eq!(app.key(KeyCode::Enter.into()), None, "nobody plays again here");
    }
}

/// A game of revealed chance is checked as soon as it is over; others have nothing to check.
#[test]
fn the_end_of_a_game_asks_for_its_record() {
    let mut ended = welcome("mixx", 2, usize::MAX, 2);
    let receive = |welcome: &Welcome| {
        let mut app = App::new(Theme::RICH, Lang::En, crosstable_terminal::PlayContext::default());
        let action = app.receive(&ToClient::Welcome(Box::new(welcome.clone())));
        (action, shown(&mut app, SIZE))
    };
    assert_eq!(receive(&ended).0, None);
    ended.view.source = Source::Revealed;
    ended.view.seats[1] = SeatView::Bot { level: Level::Easy };
    let (action, text) = receive(&ended);
    assert_eq!(action, Some(Action::Check));
    assert!(text.contains("This device is checking that all was fair"), "{text}");
}
