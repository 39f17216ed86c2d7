//! What keys, clicks and the wheel lead to.

use crosstable_core::Seat;
use crosstable_protocol::Command;
use crosstable_terminal::{Action, App, Theme};
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use crate::table::{app, game, shown, welcome};

const SIZE: (u16, u16) = (80, 24);

fn app_of(id: &str) -> App {
    app(Theme::RICH, Lang::En, welcome(game(id), 2, 15, 7))
}

fn types(app: &mut App, text: &str) -> Vec<Action> {
    text.chars().filter_map(|letter| app.key(KeyCode::Char(letter).into())).collect()
}

fn plays(action: Option<&Action>) -> Option<&str> {
    match action {
        Some(Action::Command(Command::Play { token, seat, seen: Some(_) })) if seat.number() == 1 => {
            Some(token)
        }
        _ => None,
    }
}

/// Where a text is on the screen.
fn place_of(app: &mut App, text: &str) -> (u16, u16) {
    let screen = shown(app, SIZE);
    let found = screen.lines().enumerate().find_map(|(row, line)| {
        let at = line.find(text)?;
        Some((line[..at].chars().count() as u16, row as u16))
    });
    found.unwrap_or_else(|| panic!("{text:?} is not on the screen:\n{screen}"))
}

fn mouse(app: &mut App, kind: MouseEventKind, (column, row): (u16, u16)) -> Option<Action> {
    app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

fn clicks(app: &mut App, at: (u16, u16)) -> Option<Action> {
    mouse(app, MouseEventKind::Down(MouseButton::Left), at)
}

/// The move that Enter would play.
fn chosen(app: &mut App) -> String {
    let screen = shown(app, SIZE);
    let line = screen.lines().find(|line| line.contains("Enter:")).unwrap_or_default();
    line.split(['(', ')']).nth(1).unwrap_or_default().to_owned()
}

#[test]
fn a_token_is_typed_and_played_once() {
    let mut app = app_of("crosswise");
    let wished = chosen(&mut app);
    assert_eq!(types(&mut app, &wished), []);
    let action = app.key(KeyCode::Enter.into());
    assert_eq!(plays(action.as_ref()), Some(wished.as_str()));
    assert_eq!(app.key(KeyCode::Enter.into()), None, "nothing more before the answer");
}

/// G-08 What is not on offer is sent all the same, so that the server says why not.
#[test]
fn what_is_not_on_offer_is_sent_to_be_refused() {
    let mut app = app_of("crosswise");
    types(&mut app, "sun@z9");
    assert!(shown(&mut app, SIZE).contains("No move on offer fits"));
    assert_eq!(plays(app.key(KeyCode::Enter.into()).as_ref()), Some("sun@z9"));
}

#[test]
fn arrows_and_tab_choose() {
    let mut app = app_of("crosswise");
    let first = chosen(&mut app);
    app.key(KeyCode::Right.into());
    let second = chosen(&mut app);
    assert_ne!(first, second);
    app.key(KeyCode::Left.into());
    assert_eq!(chosen(&mut app), first);
    app.key(KeyCode::Tab.into());
    let other = chosen(&mut app);
    assert_ne!(other.split('@').next(), first.split('@').next(), "another kind of move");
    app.key(KeyCode::BackTab.into());
    assert_eq!(chosen(&mut app), first);
}

#[test]
fn small_letters_are_commands_where_no_move_begins_so() {
    let mut app = app_of("crosswise");
    assert_eq!(types(&mut app, "q"), [Action::Quit]);
    assert_eq!(types(&mut app, "u"), [Action::Command(Command::Undo { seat: Seat::new(0) })]);
    assert_eq!(types(&mut app, "h"), [Action::Hint]);
    assert_eq!(types(&mut app, "sq"), [], "a search goes on with any letter");
    app.key(KeyCode::Esc.into());
    let mut app = crossado();
    assert_eq!(types(&mut app, "U"), [Action::Command(Command::Undo { seat: Seat::new(0) })]);
}

fn crossado() -> App {
    app(Theme::RICH, Lang::En, welcome(game("crossado"), 2, 60, 7))
}

#[test]
fn pages_open_scroll_and_close() {
    let mut app = app_of("mixx");
    for (key, text) in
        [('?', "Help"), ('R', "MX-01"), ('B', "A cell is column,row"), ('L', "The game begins")]
    {
        types(&mut app, &key.to_string());
        assert!(shown(&mut app, SIZE).contains(text), "{key}:\n{}", shown(&mut app, SIZE));
        app.key(KeyCode::Esc.into());
        assert!(shown(&mut app, SIZE).contains("Enter:"), "{key} is closed");
    }
    types(&mut app, "R");
    let top = shown(&mut app, SIZE);
    app.key(KeyCode::PageDown.into());
    assert_ne!(shown(&mut app, SIZE), top);
    mouse(&mut app, MouseEventKind::ScrollUp, (40, 10));
    app.key(KeyCode::Home.into());
    assert_eq!(shown(&mut app, SIZE), top);
}

#[test]
fn the_language_changes_at_once_and_the_server_is_told() {
    let mut app = app_of("crosswise");
    assert_eq!(types(&mut app, "G"), [Action::SetLang(Lang::De)]);
    assert!(shown(&mut app, SIZE).contains("Du bist dran, Anna!"));
}

#[test]
fn a_move_is_chosen_by_a_click_and_played_by_the_second() {
    let mut app = app_of("crosswise");
    app.key(KeyCode::Right.into());
    let second = chosen(&mut app);
    app.key(KeyCode::Left.into());
    let at = place_of(&mut app, &format!(" {second}"));
    assert_eq!(clicks(&mut app, at), None);
    assert_eq!(chosen(&mut app), second);
    assert_eq!(plays(clicks(&mut app, at).as_ref()), Some(second.as_str()));
}

#[test]
fn a_place_on_the_board_is_clicked() {
    let mut app = app_of("crosswise");
    let wished = chosen(&mut app);
    let cell = wished.split('@').nth(1).expect("a cell").to_owned();
    app.key(KeyCode::Right.into());
    shown(&mut app, SIZE);
    let (column, _) = place_of(&mut app, &format!("  {}  ", &cell[..1]));
    let row: u16 = 1 + cell[1..].parse::<u16>().expect("a row");
    clicks(&mut app, (column + 2, row));
    assert_eq!(chosen(&mut app), wished);
    assert_eq!(plays(clicks(&mut app, (column + 2, row)).as_ref()), Some(wished.as_str()));
}

#[test]
fn the_wheel_goes_through_the_moves_and_keys_can_be_clicked() {
    let mut app = app_of("crosswise");
    let first = chosen(&mut app);
    let at = place_of(&mut app, "moves:");
    mouse(&mut app, MouseEventKind::ScrollDown, at);
    assert_ne!(chosen(&mut app), first);
    let at = place_of(&mut app, "quit");
    assert_eq!(clicks(&mut app, at), Some(Action::Quit));
}
