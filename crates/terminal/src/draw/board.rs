//! The board, with the places of moves.

use std::collections::HashSet;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::app::App;
use crate::games::renderer;
use crate::theme::Role;

/// Draws the board in the middle of an area; as much of it as fits, around the chosen move.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let (width, height) = (app.picture.width(), app.picture.height());
    let renderer = renderer(app.game());
    let areas = |tokens: &[&str]| -> HashSet<Rect> {
        let places = tokens.iter().flat_map(|token| renderer.places(token));
        places.filter_map(|place| app.picture.places.get(&place)).flatten().copied().collect()
    };
    let open = areas(&app.moves.shown());
    let chosen = areas(app.moves.chosen().as_slice());
    let last = areas(app.table.last_move().as_slice());
    let focus = chosen.iter().chain(&last).next().copied();
    let left = offset(width, area.width, app.shift.0, focus.map(|focus| focus.x + focus.width / 2));
    let top = offset(height, area.height, app.shift.1, focus.map(|focus| focus.y));
    let shown = Rect {
        x: area.x + area.width.saturating_sub(width) / 2,
        y: area.y + area.height.saturating_sub(height) / 3,
        width: area.width.min(width),
        height: area.height.min(height),
    };
    let buffer = frame.buffer_mut();
    for cell in shown.positions() {
        let at = Position::new(cell.x - shown.x + left, cell.y - shown.y + top);
        let line = app.picture.lines.get(usize::from(at.y));
        let Some((c, role)) = line.and_then(|line| line.get(usize::from(at.x))) else { continue };
        let within = |areas: &HashSet<Rect>| areas.iter().any(|area| area.contains(at));
        let style = app.theme.style(*role);
        let style = if within(&chosen) {
            app.theme.chosen(style)
        } else if within(&open) {
            app.theme.open_place(*role)
        } else if within(&last) {
            app.theme.last(style)
        } else {
            style
        };
        buffer[cell].set_char(*c).set_style(style);
    }
    // Signs at the edges say that there is more.
    let edge = shown.right().saturating_sub(1);
    if top > 0 {
        buffer.set_string(edge, shown.y, "↑", app.theme.style(Role::Warning));
    }
    if top + shown.height < height {
        buffer.set_string(edge, shown.bottom() - 1, "↓", app.theme.style(Role::Warning));
    }
    app.shift = (clamp_shift(app.shift.0, width, area.width), clamp_shift(app.shift.1, height, area.height));
    app.clicks.board = Some((shown, left, top));
}

/// The first character to draw: with the focus in the middle, moved by hand.
fn offset(whole: u16, room: u16, shift: i16, focus: Option<u16>) -> u16 {
    let most = whole.saturating_sub(room);
    let wanted = focus.map_or(most / 2, |focus| focus.saturating_sub(room / 2)).min(most);
    wanted.saturating_add_signed(shift).min(most)
}

/// The board cannot be moved farther than there is anything to see.
fn clamp_shift(shift: i16, whole: u16, room: u16) -> i16 {
    let most = whole.saturating_sub(room) as i16;
    shift.clamp(-most, most)
}
