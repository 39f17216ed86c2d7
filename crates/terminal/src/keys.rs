//! What a key means.
//!
//! Small letters, digits and signs search among the moves, since moves are written with them; capital letters are
//! commands. A small letter with which no legal move begins is a command too, so that `q` quits and `u` takes back as
//! everybody expects.

use crosstable_core::Level;
use crosstable_protocol::{Command, Stage};
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::app::{Action, App, Overlay};
use crate::geometry::Direction;
use crate::words::say;

/// The letters that are commands.
const COMMANDS: &str = "UHWRLBGQYN";

impl App {
    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent) -> Option<Action> {
        let code = key.code;
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if code == KeyCode::Char('u') {
                self.moves.clear_search();
            }
            return matches!(code, KeyCode::Char('c' | 'd' | 'q')).then_some(Action::Quit);
        }
        if self.curtain.is_some() {
            return match code {
                KeyCode::Enter | KeyCode::Char(' ') => self.reveal(),
                KeyCode::Char('q' | 'Q') => Some(Action::Quit),
                _ => None,
            };
        }
        if let Some(overlay) = self.overlay {
            return self.overlay_key(overlay, code);
        }
        self.lobby_key(code).or_else(|| self.table_key(code))
    }

    fn overlay_key(&mut self, overlay: Overlay, key: KeyCode) -> Option<Action> {
        match key {
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll = self.scroll.saturating_add(10),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = u16::MAX,
            KeyCode::Enter if overlay == Overlay::End => return self.rematch(),
            KeyCode::Esc | KeyCode::Enter => self.overlay = None,
            KeyCode::Char('q' | 'Q') if overlay != Overlay::End => self.overlay = None,
            KeyCode::F(1) | KeyCode::Char('?') => self.show(Overlay::Help),
            KeyCode::Char(letter) => return self.command(command(letter)?),
            _ => {}
        }
        None
    }

    /// Plays again, at the table that is open for it already or at a new one.
    fn rematch(&mut self) -> Option<Action> {
        match self.view()?.rematch {
            Some(table) => Some(Action::SwitchTable(table)),
            None if self.table.seats.is_empty() || self.view()?.closed.is_some() => {
                self.overlay = None;
                None
            }
            None => Some(Action::Command(Command::Rematch)),
        }
    }

    /// A key before the start.
    fn lobby_key(&mut self, key: KeyCode) -> Option<Action> {
        if self.table.is_at(Stage::Starting) {
            let back = self.table.host && matches!(key, KeyCode::Char('b' | 'B'));
            return back.then_some(Action::Command(Command::Reopen));
        }
        if !self.table.is_at(Stage::Lobby) {
            return None;
        }
        let (host, open) = (self.table.host, self.table.has_open_seat());
        Some(Action::Command(match key {
            KeyCode::Enter if host && !open => Command::Start,
            KeyCode::Enter | KeyCode::Char('s' | 'S') if open && self.table.seats.is_empty() => self.sit()?,
            KeyCode::Char('b' | 'B') if host && open => Command::Bot { seat: None, level: Level::Normal },
            _ => return None,
        }))
    }

    fn table_key(&mut self, key: KeyCode) -> Option<Action> {
        match key {
            KeyCode::Enter if self.ended() => self.show(Overlay::End),
            KeyCode::Enter => return self.play(),
            KeyCode::Left => self.step(Direction::Left),
            KeyCode::Right => self.step(Direction::Right),
            KeyCode::Up => self.step(Direction::Up),
            KeyCode::Down => self.step(Direction::Down),
            KeyCode::Tab | KeyCode::BackTab => {
                self.note = None;
                self.moves.step_piece(if key == KeyCode::Tab { 1 } else { -1 });
            }
            KeyCode::PageDown => self.shift.1 += 5,
            KeyCode::PageUp => self.shift.1 -= 5,
            KeyCode::Home => self.shift.0 -= 10,
            KeyCode::End => self.shift.0 += 10,
            KeyCode::Backspace if !self.moves.typed.is_empty() => self.moves.backspace(),
            KeyCode::Esc if !self.moves.typed.is_empty() => self.forget(),
            KeyCode::Esc if self.note.as_ref().is_some_and(|note| note.warning) => self.forget(),
            KeyCode::Esc | KeyCode::Backspace => {
                self.forget();
                self.moves.back();
            }
            KeyCode::F(1) | KeyCode::Char('?') => self.show(Overlay::Help),
            KeyCode::Char(letter) => return self.letter(letter),
            _ => {}
        }
        None
    }

    /// Moves the cursor. What was said of the last choice makes room for the next one.
    fn step(&mut self, direction: Direction) {
        self.note = None;
        self.moves.step(direction);
    }

    fn forget(&mut self) {
        if !self.moves.typed.is_empty() {
            self.moves.clear_search();
        }
        (self.note, self.shift) = (None, (0, 0));
    }

    fn letter(&mut self, letter: char) -> Option<Action> {
        let searching = !self.moves.typed.is_empty() || self.moves.begins_with(letter);
        match command(letter) {
            Some(command) if letter.is_ascii_uppercase() || !searching => return self.command(command),
            _ if self.moves.is_empty() => {}
            _ => {
                self.moves.type_char(letter.to_ascii_lowercase());
                self.note = None;
            }
        }
        None
    }

    /// A letter that was pasted is never a command.
    pub(crate) fn paste(&mut self, letter: char) {
        if !self.moves.is_empty() && self.overlay.is_none() && self.curtain.is_none() {
            self.moves.type_char(letter);
        }
    }

    fn command(&mut self, letter: char) -> Option<Action> {
        match letter {
            'U' => return Some(Action::Command(Command::Undo { seat: self.table.last_own()? })),
            'H' => {
                self.notify(say!(self.lang, "terminal-thinking"));
                return Some(Action::Hint);
            }
            'W' => return self.why(),
            'R' => self.show(Overlay::Rules),
            'L' => self.show(Overlay::Log),
            'B' => self.show(Overlay::Board),
            'G' => return Some(self.next_language()),
            'Y' if self.table.dispute().is_some() => return Some(Action::Command(Command::Continue)),
            'Y' => return Some(Action::Command(Command::Agree)),
            'N' => return Some(Action::Command(Command::Decline)),
            'Q' => return Some(Action::Quit),
            _ => {}
        }
        None
    }

    /// Shows the last refusal and its clause, or has what was typed refused.
    fn why(&mut self) -> Option<Action> {
        if self.problem.is_some() {
            self.show(Overlay::Why);
        } else if self.moves.chosen().is_none() && !self.moves.typed.trim().is_empty() {
            return self.play();
        } else {
            self.notify(say!(self.lang, "terminal-why-how"));
        }
        None
    }

    fn show(&mut self, overlay: Overlay) {
        let again = self.overlay == Some(overlay);
        self.overlay = (!again).then_some(overlay);
        // The newest line of the log is at its end.
        self.scroll = if overlay == Overlay::Log { u16::MAX } else { 0 };
    }

    fn next_language(&mut self) -> Action {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        self.lang = Lang::ALL[(at + 1) % Lang::ALL.len()];
        self.note = None;
        self.refresh();
        Action::SetLang(self.lang)
    }
}

/// The command that a letter stands for.
fn command(letter: char) -> Option<char> {
    let capital = letter.to_ascii_uppercase();
    COMMANDS.contains(capital).then_some(capital)
}
