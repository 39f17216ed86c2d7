//! The legal moves, or the log while there are none.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::text::{cut, with_head, wrap};
use super::titled;
use crate::app::App;
use crate::mouse::ClickTarget;
use crate::theme::Role;
use crate::words::{event, name, say};

/// Draws the groups in a line or two, and the moves of the chosen one in columns.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    if app.moves.is_empty() {
        return log(frame, app, area);
    }
    let title = if app.moves.typed.is_empty() {
        say!(app.lang, "terminal-moves", count = app.moves.count())
    } else {
        let typed = format!("{}▏", app.moves.typed);
        say!(app.lang, "terminal-search", typed = typed, count = app.moves.fitting())
    };
    let inner = titled(frame, app, area, &title);
    app.clicks.moves = area;
    if app.moves.fitting() == 0 {
        let text = say!(app.lang, "terminal-search-nothing");
        super::text::paragraphs(frame, app, inner, &[text], app.theme.style(Role::Warning));
        return;
    }
    let rows = groups(frame, app, inner);
    let rest = Rect { y: inner.y + rows, height: inner.height.saturating_sub(rows), ..inner };
    list(frame, app, rest);
}

/// How many lines all of it takes.
pub(super) fn height(app: &App, width: u16) -> u16 {
    let inner = width.saturating_sub(2);
    let shown = app.moves.shown();
    let wide = shown.iter().map(|token| token.width()).max().unwrap_or(1) as u16 + 2;
    let rows = (shown.len() as u16).div_ceil((inner / wide).max(1));
    1 + chips(app, inner).len() as u16 + rows
}

/// The groups, broken into lines: number, label, whether it is chosen.
fn chips(app: &App, width: u16) -> Vec<Vec<(usize, String, bool)>> {
    let groups: Vec<(usize, String, bool)> = app
        .moves
        .shown_groups()
        .into_iter()
        .map(|(group, name, count, chosen)| {
            let name = cut(app.theme, name, 30);
            (group, if count > 1 { format!(" {name} ×{count} ") } else { format!(" {name} ") }, chosen)
        })
        .collect();
    let mut lines: Vec<Vec<(usize, String, bool)>> = vec![Vec::new()];
    let mut used = 0;
    for group in groups {
        let wide = group.1.width() + 1;
        if used + wide > usize::from(width) && used > 0 {
            lines.push(Vec::new());
            used = 0;
        }
        used += wide;
        lines.last_mut().expect("there is a line").push(group);
    }
    lines
}

/// Draws the groups, the chosen one among them, and tells how many lines that took.
fn groups(frame: &mut Frame<'_>, app: &mut App, area: Rect) -> u16 {
    let lines = chips(app, area.width);
    let most = (area.height / 2).clamp(1, 6) as usize;
    let chosen = lines.iter().position(|line| line.iter().any(|group| group.2)).unwrap_or(0);
    let first = chosen.saturating_sub(most - 1).min(lines.len().saturating_sub(most));
    let lines_left = lines.len().saturating_sub(first + most);
    let shown: Vec<_> = lines.into_iter().skip(first).take(most).collect();
    for (row, line) in shown.iter().enumerate() {
        let mut x = area.x;
        for (group, label, chosen) in line {
            let style = choice_style(app, *chosen);
            let wide = label.width() as u16;
            let spot = Rect::new(x, area.y + row as u16, wide, 1).intersection(area);
            frame.render_widget(Paragraph::new(Line::styled(label.clone(), style)), spot);
            app.clicks.targets.push((spot, ClickTarget::Group(*group)));
            x += wide + 1;
        }
    }
    if lines_left > 0 {
        more_below(frame, app, area.right().saturating_sub(1), area.y + shown.len() as u16 - 1);
    }
    shown.len() as u16
}

/// The moves of the chosen group.
fn list(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let shown: Vec<String> = app.moves.shown().into_iter().map(str::to_owned).collect();
    let wide = shown.iter().map(|token| token.width()).max().unwrap_or(1) as u16 + 2;
    let columns = (area.width / wide).max(1);
    app.columns = columns.into();
    let chosen = app.moves.index();
    let row = chosen as u16 / columns;
    let rows = (shown.len() as u16).div_ceil(columns);
    let first = row.saturating_sub(area.height / 2).min(rows.saturating_sub(area.height));
    for (index, token) in shown.iter().enumerate() {
        let (column, row) = (index as u16 % columns, index as u16 / columns);
        if row < first || row >= first + area.height {
            continue;
        }
        let spot = Rect::new(area.x + column * wide, area.y + row - first, wide - 1, 1).intersection(area);
        let style = choice_style(app, index == chosen);
        let label = cut(app.theme, &format!(" {token}"), spot.width.into());
        frame.render_widget(Paragraph::new(Line::raw(label)).style(style), spot);
        app.clicks.targets.push((spot, ClickTarget::Move(token.clone())));
    }
    if first + area.height < rows && area.height > 0 {
        more_below(frame, app, area.right().saturating_sub(1), area.bottom() - 1);
    }
}

fn choice_style(app: &App, chosen: bool) -> Style {
    if chosen { app.theme.chosen(app.theme.style(Role::Strong)) } else { app.theme.style(Role::Plain) }
}

fn more_below(frame: &mut Frame<'_>, app: &App, x: u16, y: u16) {
    frame.buffer_mut().set_string(x, y, "↓", app.theme.style(Role::Warning));
}

/// The newest lines of the log.
pub(super) fn log(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let inner = titled(frame, app, area, &say!(app.lang, "terminal-log"));
    let lines = lines(app, inner.width.into());
    let skip = lines.len().saturating_sub(inner.height.into());
    frame.render_widget(Paragraph::new(lines.into_iter().skip(skip).collect::<Vec<_>>()), inner);
}

/// The whole log, wrapped.
pub(super) fn lines(app: &App, width: usize) -> Vec<Line<'static>> {
    let Some(view) = app.view() else { return Vec::new() };
    let theme = app.theme;
    let events = app.table.changes.iter().filter_map(|change| event(change, view, app.lang));
    let lines = events.flat_map(|(seat, words)| {
        let head =
            seat.map(|seat| theme.text(format!("{}: ", name(view, seat, app.lang)))).unwrap_or_default();
        let rows = wrap(&theme.text(format!("{head}{words}")), width.max(8), 2);
        let head_role = seat.map_or(Role::Label, |seat| Role::Seat(seat.number()));
        let role = if seat.is_none() { Role::Label } else { Role::Plain };
        with_head(rows, &head, theme.style(head_role), theme.style(role))
    });
    lines.collect()
}
