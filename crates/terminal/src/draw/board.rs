//! The board, with the places of moves.

use std::collections::HashSet;

use crosstable_core::{Arg, Art, Layout, LayoutCell, Role, Target};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::app::App;
use crate::geometry::area as area_of;
use crate::theme::TextStyle;

/// Draws the board in the middle of an area; as much of it as fits, around the cursor.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let Some(layout) = app.layout() else { return };
    let (width, height) = layout.size();
    let areas = |targets: &[&Target]| -> HashSet<Rect> {
        targets.iter().flat_map(|target| layout.cells_at(target)).map(area_of).collect()
    };
    let cursor = areas(app.moves.cursor().as_slice());
    let picked = areas(&app.moves.path().iter().collect::<Vec<_>>());
    let open = areas(&app.moves.next());
    let last = areas(&last_targets(app).iter().collect::<Vec<_>>());
    let canvas = Canvas::of(app, layout);
    let focus = cursor.iter().chain(&picked).chain(&last).next().copied();
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
        let Some((c, role)) = canvas.get(at) else { continue };
        let within = |areas: &HashSet<Rect>| areas.iter().any(|area| area.contains(at));
        let style = app.theme.cell(role);
        let style = if within(&cursor) {
            app.theme.chosen(style)
        } else if within(&picked) {
            app.theme.picked(style)
        } else if within(&open) && (c != ' ' || role != Role::Ground) {
            app.theme.open_place(role)
        } else if within(&last) {
            app.theme.last(style)
        } else {
            style
        };
        buffer[cell].set_char(c).set_style(style);
    }
    // Signs at the edges say that there is more.
    let edge = shown.right().saturating_sub(1);
    if top > 0 {
        buffer.set_string(edge, shown.y, "↑", app.theme.style(TextStyle::Warning));
    }
    if top + shown.height < height {
        buffer.set_string(edge, shown.bottom() - 1, "↓", app.theme.style(TextStyle::Warning));
    }
    app.shift = (clamp_shift(app.shift.0, width, area.width), clamp_shift(app.shift.1, height, area.height));
    app.clicks.board = Some((shown, left, top));
}

/// The places that the sentence about the last move names.
fn last_targets(app: &App) -> Vec<Target> {
    let args = app.table.last_move().map(|message| message.args.iter());
    let texts = args.into_iter().flatten().filter_map(|(_, arg)| match arg {
        Arg::Text(text) => Some(Target::from(text.as_str())),
        Arg::Number(_) | Arg::Seat { .. } => None,
    });
    texts.collect()
}

/// The board as characters, each with its role.
struct Canvas(Vec<Vec<(char, Role)>>);

impl Canvas {
    /// The board, what would come to the cursor, and brackets around it where they cover nothing.
    fn of(app: &App, layout: &Layout) -> Self {
        let (width, height) = layout.size();
        let mut canvas = Canvas(vec![vec![(' ', Role::Text); width.into()]; height.into()]);
        for cell in &layout.board {
            canvas.put(app, cell, cell.role);
        }
        let Some(cursor) = app.moves.cursor() else { return canvas };
        let parts = layout.areas.get(cursor).map_or(std::slice::from_ref(cursor), Vec::as_slice);
        let grounds = parts
            .iter()
            .filter_map(|part| layout.board.iter().find(|cell| cell.target.as_ref() == Some(part)));
        let (ghost, role) = ghost(app, layout);
        for (ground, art) in grounds.clone().zip(ghost) {
            let cell = LayoutCell { art: Some(art), words: None, ..ground.clone() };
            canvas.put(app, &cell, role);
        }
        if let ([_], Some(ground)) = (parts, grounds.clone().next()) {
            canvas.bracket(area_of(ground));
        }
        canvas
    }

    fn put(&mut self, app: &App, cell: &LayoutCell, role: Role) {
        let speaker = app.speaker();
        let lines = cell.lines(app.theme.unicode, |message| app.theme.text(speaker.say(message)));
        for (line, y) in lines.into_iter().zip(cell.y..) {
            for (c, x) in line.chars().zip(cell.x..) {
                if let Some(place) =
                    self.0.get_mut(usize::from(y)).and_then(|row| row.get_mut(usize::from(x)))
                {
                    *place = (c, role);
                }
            }
        }
    }

    /// Puts brackets at the edges of the middle line, if nothing stands there.
    fn bracket(&mut self, area: Rect) {
        let y = usize::from(area.y + area.height.saturating_sub(1) / 2);
        let ends = (usize::from(area.x), usize::from(area.right().saturating_sub(1)));
        let Some(row) = self.0.get_mut(y) else { return };
        let free = |x: usize| matches!(row.get(x), Some((' ', _)));
        if area.width > 2 && free(ends.0) && free(ends.1) {
            row[ends.0].0 = '[';
            row[ends.1].0 = ']';
        }
    }

    fn get(&self, at: Position) -> Option<(char, Role)> {
        self.0.get(usize::from(at.y))?.get(usize::from(at.x)).copied()
    }
}

/// What would come to the cursor: how the piece looks that was picked last, and its role. A piece of the board looks
/// elsewhere as it does where it is.
fn ghost(app: &App, layout: &Layout) -> (Vec<Art>, Role) {
    let nothing = (Vec::new(), Role::Text);
    let Some(picked) = app.moves.path().last() else { return nothing };
    if let Some(cell) = layout.pick(picked) {
        return (cell.ghost.clone(), cell.role);
    }
    // The piece lies on its ground, and comes later.
    let Some(cell) = layout.cells_at(picked).last() else { return nothing };
    let own = || cell.art.clone().into_iter().collect();
    (if cell.ghost.is_empty() { own() } else { cell.ghost.clone() }, cell.role)
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
