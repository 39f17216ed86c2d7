//! What a key means.
//!
//! Small letters, digits and signs search among the moves, since that is what moves are written with; capital letters
//! are commands. A small letter with which no move on offer begins means the command, too, so that `q` quits and `u`
//! takes back as everybody expects.

use crosstable_protocol::sight::Stage;
use crosstable_protocol::to_server::Command;
use crosstable_texts::Lang;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::act::Act;
use crate::app::{App, Overlay};
use crate::words::say;

/// The letters that are commands.
pub(crate) const COMMANDS: &str = "UHWRLBGQYN";

impl App {
    /// What a key leads to.
    pub fn key(&mut self, key: KeyEvent) -> Vec<Act> {
        if key.kind == KeyEventKind::Release {
            return Vec::new();
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd' | 'q') => vec![Act::Quit],
                KeyCode::Char('u') => {
                    self.moves.forget();
                    Vec::new()
                }
                _ => Vec::new(),
            };
        }
        if self.curtain.is_some() {
            return match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.reveal(),
                KeyCode::Char('q' | 'Q') => vec![Act::Quit],
                _ => Vec::new(),
            };
        }
        if let Some(overlay) = self.overlay {
            return self.overlay_key(overlay, key.code).unwrap_or_default();
        }
        if self.sitting.sight.as_ref().is_some_and(|sight| sight.stage == Stage::Lobby)
            && let Some(acts) = self.lobby_key(key.code)
        {
            return acts;
        }
        self.table_key(key.code)
    }

    /// Nothing if the key means nothing here.
    fn overlay_key(&mut self, overlay: Overlay, key: KeyCode) -> Option<Vec<Act>> {
        match key {
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll = self.scroll.saturating_add(10),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = u16::MAX,
            KeyCode::Enter if overlay == Overlay::End => return Some(self.play_again()),
            KeyCode::Esc | KeyCode::Enter => self.overlay = None,
            KeyCode::Char('q' | 'Q') if overlay != Overlay::End => self.overlay = None,
            KeyCode::F(1) | KeyCode::Char('?') => self.show(Overlay::Help),
            KeyCode::Char(letter) => return command(letter).map(|command| self.command(command)),
            _ => {}
        }
        Some(Vec::new())
    }

    /// Play again, at the table that is open for it already or at a new one.
    fn play_again(&mut self) -> Vec<Act> {
        let open = self.sitting.sight.as_ref().and_then(|sight| sight.rematch.clone());
        match open {
            Some(table) => vec![Act::Go(table)],
            None if self.sitting.seats.is_empty() => {
                self.overlay = None;
                Vec::new()
            }
            None => vec![Act::Ask(Command::Rematch)],
        }
    }

    fn lobby_key(&mut self, key: KeyCode) -> Option<Vec<Act>> {
        let open = self.sitting.has_open_chair();
        let acts = match key {
            KeyCode::Enter if self.sitting.host && !open => vec![Act::Ask(Command::Start)],
            KeyCode::Enter | KeyCode::Char('s' | 'S') if open && self.sitting.seats.is_empty() => {
                vec![Act::Ask(self.sit())]
            }
            KeyCode::Char('b' | 'B') if self.sitting.host && open => {
                vec![Act::Ask(Command::Bot { seat: None, level: "normal".to_owned() })]
            }
            _ => return None,
        };
        Some(acts)
    }

    fn table_key(&mut self, key: KeyCode) -> Vec<Act> {
        let columns = self.columns.max(1) as isize;
        match key {
            KeyCode::Enter if self.ended() => self.show(Overlay::End),
            KeyCode::Enter => return self.play(),
            KeyCode::Left => self.moves.step(-1),
            KeyCode::Right => self.moves.step(1),
            KeyCode::Up => self.moves.step(-columns),
            KeyCode::Down => self.moves.step(columns),
            KeyCode::Tab => self.moves.step_group(1),
            KeyCode::BackTab => self.moves.step_group(-1),
            KeyCode::PageDown => self.shift.1 += 5,
            KeyCode::PageUp => self.shift.1 -= 5,
            KeyCode::Home => self.shift.0 -= 10,
            KeyCode::End => self.shift.0 += 10,
            KeyCode::Backspace => self.moves.unwrite(),
            KeyCode::Esc => {
                self.moves.forget();
                (self.note, self.shift) = (None, (0, 0));
            }
            KeyCode::F(1) | KeyCode::Char('?') => self.show(Overlay::Help),
            KeyCode::Char(letter) => return self.letter(letter),
            _ => {}
        }
        Vec::new()
    }

    fn letter(&mut self, letter: char) -> Vec<Act> {
        let searching = !self.moves.typed.is_empty() || self.moves.begins_with(letter);
        match command(letter) {
            Some(command) if letter.is_ascii_uppercase() || !searching => self.command(command),
            _ if self.moves.is_empty() => Vec::new(),
            _ => {
                self.moves.write(letter.to_ascii_lowercase());
                self.note = None;
                Vec::new()
            }
        }
    }

    /// A letter that was pasted is never a command.
    pub(crate) fn paste(&mut self, letter: char) {
        if !self.moves.is_empty() && self.overlay.is_none() && self.curtain.is_none() {
            self.moves.write(letter);
        }
    }

    fn command(&mut self, letter: char) -> Vec<Act> {
        match letter {
            'U' => {
                let undo = |seat| vec![Act::Ask(Command::Undo { seat })];
                return self.sitting.last_own().map(undo).unwrap_or_default();
            }
            'H' => {
                self.say(say!(self.lang, "terminal-thinking"));
                return vec![Act::Hint];
            }
            'W' => return self.why(),
            'R' => self.show(Overlay::Rules),
            'L' => self.show(Overlay::Log),
            'B' => self.show(Overlay::Board),
            'G' => return self.next_language(),
            'Y' => return vec![Act::Ask(Command::Agree)],
            'N' => return vec![Act::Ask(Command::Decline)],
            'Q' => return vec![Act::Quit],
            _ => {}
        }
        Vec::new()
    }

    /// The last refusal and its clause; or, if something was typed that is not on offer, has it refused.
    fn why(&mut self) -> Vec<Act> {
        if self.problem.is_some() {
            self.show(Overlay::Why);
        } else if self.moves.chosen().is_none() && !self.moves.typed.trim().is_empty() {
            return self.play();
        } else {
            self.say(say!(self.lang, "terminal-why-how"));
        }
        Vec::new()
    }

    fn show(&mut self, overlay: Overlay) {
        let again = self.overlay == Some(overlay);
        self.overlay = (!again).then_some(overlay);
        // The newest line of the log is at its end.
        self.scroll = if overlay == Overlay::Log { u16::MAX } else { 0 };
    }

    fn next_language(&mut self) -> Vec<Act> {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        self.lang = Lang::ALL[(at + 1) % Lang::ALL.len()];
        self.note = None;
        self.look_again();
        vec![Act::Speak(self.lang)]
    }
}

/// The command that a letter stands for.
fn command(letter: char) -> Option<char> {
    let capital = letter.to_ascii_uppercase();
    COMMANDS.contains(capital).then_some(capital)
}
