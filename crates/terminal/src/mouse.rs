//! What a click or a turn of the wheel means, from what was drawn where.

use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::act::Act;
use crate::app::App;

/// Something on the screen that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    /// A key in the line at the bottom.
    Key(KeyCode),
    /// A group of moves.
    Group(usize),
    /// A move.
    Move(String),
}

/// What is where.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hits {
    pub(crate) spots: Vec<(Rect, Hit)>,
    /// Where the board is drawn, and which of its characters is at the top left.
    pub(crate) board: Option<(Rect, u16, u16)>,
    /// Where the list of moves is drawn.
    pub(crate) moves: Rect,
}

impl App {
    /// What the mouse leads to.
    pub fn mouse(&mut self, event: MouseEvent) -> Vec<Act> {
        let at = Position::new(event.column, event.row);
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::ScrollDown => self.wheel(at, 1),
            MouseEventKind::ScrollUp => self.wheel(at, -1),
            _ => Vec::new(),
        }
    }

    fn click(&mut self, at: Position) -> Vec<Act> {
        if self.curtain.is_some() {
            return self.reveal();
        }
        let hit =
            self.hits.spots.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| hit.clone());
        match hit {
            Some(Hit::Key(key)) => self.key(key.into()),
            _ if self.overlay.is_some() => {
                self.overlay = None;
                Vec::new()
            }
            Some(Hit::Group(group)) => {
                self.moves.choose_group(group);
                Vec::new()
            }
            // The second click plays.
            Some(Hit::Move(token)) if self.moves.chosen() == Some(&token) => self.play(),
            Some(Hit::Move(token)) => {
                self.moves.choose(&token);
                Vec::new()
            }
            None => self.click_board(at),
        }
    }

    /// Chooses a move of the place that was clicked: the next one if one of them is chosen already, and if there is only
    /// one, the second click plays it.
    fn click_board(&mut self, at: Position) -> Vec<Act> {
        let Some((area, left, top)) = self.hits.board.filter(|(area, ..)| area.contains(at)) else {
            return Vec::new();
        };
        let (x, y) = (at.x - area.x + left, at.y - area.y + top);
        let clicked =
            self.picture.places.iter().filter(|(_, spots)| spots.iter().any(|spot| spot.contains(x, y)));
        let mut places: Vec<String> = clicked.map(|(name, _)| name.clone()).collect();
        // The smallest place first: a field rather than its row.
        places.sort_by_key(|name| self.picture.places[name].iter().map(|spot| spot.width).sum::<u16>());
        let game = self.game();
        let found =
            places.iter().map(|place| self.moves.at_place(&game, place)).find(|found| !found.is_empty());
        let Some(found) = found else { return Vec::new() };
        let chosen = found.iter().position(|token| self.moves.chosen() == Some(token));
        match chosen {
            Some(_) if found.len() == 1 => self.play(),
            Some(index) => {
                self.moves.choose(&found[(index + 1) % found.len()]);
                Vec::new()
            }
            None => {
                self.moves.choose(&found[0]);
                Vec::new()
            }
        }
    }

    fn wheel(&mut self, at: Position, by: i16) -> Vec<Act> {
        if self.overlay.is_some() {
            self.scroll = self.scroll.saturating_add_signed(3 * by);
        } else if self.hits.moves.contains(at) {
            self.moves.step(by.into());
        } else if self.hits.board.is_some_and(|(area, ..)| area.contains(at)) {
            self.shift.1 += 2 * by;
        }
        Vec::new()
    }
}
