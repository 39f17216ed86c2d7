//! What a click or a turn of the wheel means, from what was drawn where.

use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::app::{Action, App};

/// Something on the screen that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClickTarget {
    /// A key in the line at the bottom.
    Key(KeyCode),
    /// A group of moves.
    Group(usize),
    Move(String),
}

/// Where everything was drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClickMap {
    pub(crate) targets: Vec<(Rect, ClickTarget)>,
    /// Where the board is drawn, and which of its characters is at the top left.
    pub(crate) board: Option<(Rect, u16, u16)>,
    /// Where the list of moves is drawn.
    pub(crate) moves: Rect,
}

impl App {
    /// Handles the mouse.
    pub fn mouse(&mut self, event: MouseEvent) -> Option<Action> {
        let at = Position::new(event.column, event.row);
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => return self.click(at),
            MouseEventKind::ScrollDown => self.wheel(at, 1),
            MouseEventKind::ScrollUp => self.wheel(at, -1),
            _ => {}
        }
        None
    }

    fn click(&mut self, at: Position) -> Option<Action> {
        if self.curtain.is_some() {
            return self.reveal();
        }
        let hit = self.clicks.targets.iter().rev().find(|(area, _)| area.contains(at));
        match hit.map(|(_, target)| target.clone()) {
            Some(ClickTarget::Key(key)) => return self.key(key.into()),
            _ if self.overlay.is_some() => self.overlay = None,
            Some(ClickTarget::Group(group)) => self.moves.choose_group(group),
            // The second click plays.
            Some(ClickTarget::Move(token)) if self.moves.chosen() == Some(&token) => return self.play(),
            Some(ClickTarget::Move(token)) => self.moves.choose(&token),
            None => return self.click_board(at),
        }
        None
    }

    /// Chooses a move of the place that was clicked: the next one if one of them is chosen already. If there is only
    /// one, the second click plays it.
    fn click_board(&mut self, at: Position) -> Option<Action> {
        let (area, left, top) = self.clicks.board.filter(|(area, ..)| area.contains(at))?;
        let on_board = Position::new(at.x - area.x + left, at.y - area.y + top);
        let clicked = self.picture.places.iter();
        let mut places: Vec<(u16, &String)> = clicked
            .filter(|(_, areas)| areas.iter().any(|area| area.contains(on_board)))
            .map(|(name, areas)| (areas.iter().map(|area| area.width).sum(), name))
            .collect();
        // The smallest place first: a field rather than its row.
        places.sort_unstable();
        let found = places.iter().map(|(_, place)| self.moves.at_place(self.game(), place));
        let found = found.into_iter().find(|found| !found.is_empty())?;
        let chosen = found.iter().position(|token| self.moves.chosen() == Some(token));
        if chosen.is_some() && found.len() == 1 {
            return self.play();
        }
        self.moves.choose(&found[chosen.map_or(0, |index| (index + 1) % found.len())]);
        None
    }

    fn wheel(&mut self, at: Position, by: i16) {
        if self.overlay.is_some() {
            self.scroll = self.scroll.saturating_add_signed(3 * by);
        } else if self.clicks.moves.contains(at) {
            self.moves.step(by.into());
        } else if self.clicks.board.is_some_and(|(area, ..)| area.contains(at)) {
            self.shift.1 += 2 * by;
        }
    }
}
