//! What keys, clicks and the wheel lead to.

use std::collections::BTreeSet;

use crosstable_core::{Choices, Seat, Target};
use crosstable_protocol::Command;
use crosstable_terminal::{Action, App, Theme};
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use crate::table::{app, games, shown, welcome};

const SIZE: (u16, u16) = (80, 24);

fn app_of(id: &str) -> App {
    app(Theme::RICH, Lang::En, welcome(id, 2, 15, 7))
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
    assert!(shown(&mut app, SIZE).contains("There is no such"));
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
    assert_ne!(other.split('@').next(), first.split('@').next(), "another piece");
    assert_eq!(other.split('@').nth(1), first.split('@').nth(1), "at the same place");
    app.key(KeyCode::BackTab.into());
    assert_eq!(chosen(&mut app), first);
}

/// Every place of every piece can be reached with the arrow keys. Moves of more than two steps are left out.
#[test]
fn arrows_and_tab_reach_every_move() {
    for (id, _) in games() {
        for (decisions, seed) in [(2, 1), (9, 2), (30, 3), (60, 4)] {
            let welcome = welcome(&id, 2, decisions, seed);
            let moves = welcome.view.legal.as_ref().map(Choices::moves).unwrap_or_default();
            let mut app = app(Theme::RICH, Lang::En, welcome);
            let mut found = BTreeSet::new();
            for _ in 0..moves.iter().map(|(path, _)| &path[0]).collect::<BTreeSet<_>>().len() {
                explore(&mut app, &mut found);
                app.key(KeyCode::Tab.into());
            }
            let missed: Vec<_> =
                moves.iter().filter(|(path, token)| path.len() < 3 && !found.contains(token)).collect();
            assert!(missed.is_empty(), "{id} {decisions} {seed}: {missed:?}");
        }
    }
}

/// Finds every move to which arrows lead from here, and comes back.
fn explore(app: &mut App, found: &mut BTreeSet<String>) {
    let here = chosen(app);
    let mut queue = Vec::from_iter(found.insert(here.clone()).then(|| here.clone()));
    while let Some(token) = queue.pop().filter(|token| !token.is_empty()) {
        for arrow in [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down] {
            choose(app, &token);
            app.key(arrow.into());
            let next = chosen(app);
            if found.insert(next.clone()) {
                queue.push(next);
            }
        }
    }
    choose(app, &here);
}

fn choose(app: &mut App, token: &str) {
    types(app, token);
    if !token.is_empty() {
        app.key(KeyCode::Esc.into());
    }
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
    app(Theme::RICH, Lang::En, welcome("crossado", 2, 60, 7))
}

#[test]
fn pages_open_scroll_and_close() {
    let mut app = app_of("mixx");
    for (key, text) in [('?', "Help"), ('R', "MX-01"), ('B', "> Anna (you): "), ('L', "The game begins")] {
        types(&mut app, &key.to_string());
        // The log opens at its end.
        app.key(KeyCode::Home.into());
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
    assert!(shown(&mut app, SIZE).contains("▶ Du bist dran: "));
}

/// Where the cell with this name is drawn on the board of Crosswise.
fn cell(app: &mut App, name: &str) -> (u16, u16) {
    let (column, top) = place_of(app, &format!("─ {} ─", &name[..1]));
    (column + 2, top + 2 * name[1..].parse::<u16>().expect("a row") - 1)
}

#[test]
fn a_move_is_chosen_by_a_click_and_played_by_the_second() {
    let mut app = app_of("crosswise");
    app.key(KeyCode::Right.into());
    let second = chosen(&mut app);
    app.key(KeyCode::Left.into());
    let (left, top) = place_of(&mut app, "─ At the table");
    let screen = shown(&mut app, SIZE);
    let wanted = format!(" {} ", second.split('@').nth(1).expect("a cell"));
    let listed = screen.lines().enumerate().skip(top.into()).find_map(|(row, line)| {
        let column = line.chars().take(left.into()).collect::<String>().find(&wanted)?;
        Some((column as u16 + 1, row as u16))
    });
    let at = listed.unwrap_or_else(|| panic!("{wanted} is not listed:\n{screen}"));
    assert_eq!(clicks(&mut app, at), None);
    assert_eq!(chosen(&mut app), second);
    assert_eq!(plays(clicks(&mut app, at).as_ref()), Some(second.as_str()));
}

#[test]
fn a_piece_is_clicked_then_a_place_and_again_to_play() {
    let mut app = app_of("crosswise");
    // A star lies on the board too.
    let screen = shown(&mut app, SIZE);
    let (row, line) =
        screen.lines().enumerate().skip(14).find(|(_, line)| line.contains("★ star")).expect("a chip");
    let column = line.split("★ star").next().map_or(0, |before| before.chars().count());
    assert_eq!(clicks(&mut app, (column as u16, row as u16)), None);
    let place = cell(&mut app, "f6");
    assert_eq!(clicks(&mut app, place), None);
    assert_eq!(chosen(&mut app), "star@f6");
    assert_eq!(plays(clicks(&mut app, place).as_ref()), Some("star@f6"));
}

/// G-08 A place where the picked piece cannot go is asked about.
#[test]
fn a_place_that_is_not_legal_is_explained() {
    let mut app = app_of("crosswise");
    let taken = cell(&mut app, "c3");
    let path = ["cross", "c3"].map(Target::from).to_vec();
    let explain = Command::Explain { seat: Seat::new(0), path };
    assert_eq!(clicks(&mut app, taken), Some(Action::Command(explain)));
}

#[test]
fn a_step_is_taken_back_and_taken_again() {
    let mut app = app_of("crosswise");
    let first = chosen(&mut app);
    app.key(KeyCode::Esc.into());
    assert_eq!(chosen(&mut app), "", "only the piece is picked");
    assert_eq!(app.key(KeyCode::Enter.into()), None, "the piece is taken again");
    assert_eq!(chosen(&mut app), first);
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
