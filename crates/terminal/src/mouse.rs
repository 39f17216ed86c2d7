//! What a click or a turn of the wheel means, from what was drawn where.

use crosstable_core::{Layout, Target};
use crosstable_protocol::Command;
use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::app::{Action, App};
use crate::geometry::area;

/// Something on the screen that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClickTarget {
    /// A key in the line at the bottom.
    Key(KeyCode),
    /// A piece to pick.
    Piece(Target),
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
        self.note = None;
        let hit = self.clicks.targets.iter().rev().find(|(area, _)| area.contains(at));
        match hit.map(|(_, target)| target.clone()) {
            Some(ClickTarget::Key(key)) => return self.key(key.into()),
            _ if self.overlay.is_some() => self.overlay = None,
            Some(ClickTarget::Piece(piece)) => return self.click_piece(&piece),
            Some(ClickTarget::Move(token)) if self.is_chosen(&token) => return self.play(),
            Some(ClickTarget::Move(token)) => self.moves.choose(&token),
            None => return self.click_board(at),
        }
        None
    }

    /// Whether this move is chosen: then the second click plays it.
    fn is_chosen(&self, token: &str) -> bool {
        self.moves.chosen().is_some_and(|chosen| chosen.token == token)
    }

    /// Picks a piece, as the first step or as the next one. The second click on a button plays.
    fn click_piece(&mut self, piece: &Target) -> Option<Action> {
        if self.moves.cursor() == Some(piece) && self.moves.is_last(piece) {
            return self.play();
        }
        if !self.moves.path().is_empty() && self.moves.next().contains(&piece) {
            self.moves.point(piece);
        } else {
            self.moves.pick(piece);
        }
        None
    }

    /// Points at what was clicked. The second click plays; if several places begin there, it goes to the next of them.
    /// A place where nothing can be done is asked about.
    fn click_board(&mut self, at: Position) -> Option<Action> {
        let (area, left, top) = self.clicks.board.filter(|(area, ..)| area.contains(at))?;
        let on_board = Position::new(at.x - area.x + left, at.y - area.y + top);
        let places = targets_at(self.layout()?, on_board);
        let next = self.moves.next();
        let legal: Vec<Target> = places.iter().filter(|place| next.contains(place)).cloned().collect();
        if legal.is_empty() {
            let pieces = self.moves.pieces();
            return match places.iter().find(|place| pieces.contains(place)).cloned() {
                Some(piece) => self.click_piece(&piece),
                None => self.explain(&places),
            };
        }
        let chosen = legal.iter().position(|place| self.moves.cursor() == Some(place));
        match chosen {
            Some(_) if legal.len() == 1 => return self.play(),
            Some(chosen) => self.moves.point(&legal[(chosen + 1) % legal.len()]),
            None => self.moves.point(&legal[0]),
        }
        None
    }

    /// Asks why the picked piece cannot go to any of these places.
    fn explain(&self, places: &[Target]) -> Option<Action> {
        let seat = self.table.own_turn().filter(|_| !self.waiting)?;
        let path = self.moves.path();
        let like_legal = |place: &Target| {
            let areas =
                |target: &Target| self.layout().is_some_and(|layout| layout.areas.contains_key(target));
            self.moves.next().first().is_some_and(|legal| areas(legal) == areas(place))
        };
        let place = places.iter().find(|place| like_legal(place)).or(places.first())?.clone();
        if path.is_empty() {
            return None;
        }
        let path = path.iter().cloned().chain([place]).collect();
        Some(Action::Command(Command::Explain { seat, path }))
    }

    fn wheel(&mut self, at: Position, by: i16) {
        if self.overlay.is_some() {
            self.scroll = self.scroll.saturating_add_signed(3 * by);
        } else if self.clicks.moves.contains(at) {
            self.moves.step_shown(by.into());
        } else if self.clicks.board.is_some_and(|(area, ..)| area.contains(at)) {
            self.shift.1 += 2 * by;
        }
    }
}

/// What is at a point of the board: the topmost cell first, then areas that begin with it, then areas that cover it.
fn targets_at(layout: &Layout, at: Position) -> Vec<Target> {
    let cells = layout.board.iter().rev().filter(|cell| area(cell).contains(at));
    let mut found: Vec<&Target> = cells.filter_map(|cell| cell.target.as_ref()).collect();
    let here = found.clone();
    let begins = |parts: &Vec<Target>| parts.first().is_some_and(|first| here.contains(&first));
    let covers = |parts: &Vec<Target>| !begins(parts) && parts.iter().any(|part| here.contains(&part));
    found.extend(layout.areas.iter().filter(|(_, parts)| begins(parts)).map(|(name, _)| name));
    found.extend(layout.areas.iter().filter(|(_, parts)| covers(parts)).map(|(name, _)| name));
    found.into_iter().cloned().collect()
}
