//! The pieces to pick and the moves of the picked one, or the log while there are none.

use crosstable_core::{LayoutCell, Target};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::text::{content, cut, wrap};
use super::titled;
use crate::app::App;
use crate::mouse::ClickTarget;
use crate::theme::TextStyle;
use crate::words::say;

/// Draws the pieces in a line or two, and the moves of the picked one in columns.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    if app.moves.is_empty() {
        return log(frame, app, area);
    }
    let count = app.moves.tokens().count();
    let title = if app.moves.typed.is_empty() {
        say!(app.lang, "terminal-moves", count = count)
    } else {
        say!(app.lang, "terminal-search", typed = format!("{}▏", app.moves.typed), count = count)
    };
    let inner = titled(frame, app, area, &title);
    app.clicks.moves = area;
    if count == 0 {
        let text = say!(app.lang, "terminal-search-nothing");
        super::text::paragraphs(frame, app, inner, &[text], app.theme.style(TextStyle::Warning));
        return;
    }
    let rows = draw_pieces(frame, app, inner);
    let rest = Rect { y: inner.y + rows, height: inner.height.saturating_sub(rows), ..inner };
    list(frame, app, rest);
}

/// How many lines all of it takes.
pub(super) fn height(app: &App, width: u16) -> u16 {
    let inner = width.saturating_sub(2);
    let entries = entries(app);
    let wide = entries.iter().map(|(_, label)| label.width()).max().unwrap_or(1) as u16 + 2;
    let rows = (entries.len() as u16).div_ceil((inner / wide).max(1));
    1 + chips(app, inner).len() as u16 + rows
}

/// A piece to pick.
struct Chip {
    target: Option<Target>,
    label: String,
    style: Style,
    picked: bool,
}

/// How wide the panel has to be so that no piece is cut off.
pub(super) fn width(app: &App) -> u16 {
    pieces(app).iter().map(|chip| chip.label.width()).max().unwrap_or(0) as u16 + 3
}

/// The pieces: those of the hand, those on the board, buttons. What cannot be picked now comes last and is dim.
fn pieces(app: &App) -> Vec<Chip> {
    let Some(layout) = app.layout() else { return Vec::new() };
    let (first, next) = (app.moves.pieces(), app.moves.next());
    let is_picked = |target: &Target| app.moves.path().contains(target) || app.moves.cursor() == Some(target);
    let chip = |cell: &LayoutCell, text: String| {
        let target = cell.target.clone().filter(|target| first.contains(&target) || next.contains(&target));
        let picked = target.as_ref().is_some_and(is_picked);
        let label = app.theme.text(text);
        let label = if picked { format!("[{label}]") } else { format!(" {label} ") };
        let style = match &target {
            Some(_) if picked => app.theme.chosen(app.theme.cell(cell.role)),
            Some(_) => app.theme.cell(cell.role),
            None => app.theme.style(TextStyle::Dim),
        };
        Chip { target, label, style, picked }
    };
    let mut chips: Vec<Chip> = Vec::new();
    let mut held: Vec<(&LayoutCell, usize)> = Vec::new();
    for cell in &layout.hand {
        match held.iter_mut().find(|(known, _)| known.target == cell.target && *known == cell) {
            Some((_, count)) => *count += 1,
            None => held.push((cell, 1)),
        }
    }
    for (cell, count) in held {
        let text = content(app, cell);
        chips.push(chip(cell, if count > 1 { format!("{text} ×{count}") } else { text }));
    }
    for target in first.iter().filter(|target| layout.pick(target).is_none()) {
        if let Some(cell) = layout.cells_at(target).last() {
            let named = target.as_str().chars().all(char::is_alphabetic);
            let text = content(app, cell);
            chips.push(chip(cell, if named { text } else { format!("{text} {target}") }));
        }
    }
    let buttons = layout.actions.iter().map(|cell| chip(cell, content(app, cell)));
    chips.extend(buttons.filter(|chip| chip.target.is_some()));
    chips.sort_by_key(|chip| chip.target.is_none());
    chips
}

/// The pieces, broken into lines.
fn chips(app: &App, width: u16) -> Vec<Vec<Chip>> {
    let mut lines: Vec<Vec<Chip>> = vec![Vec::new()];
    let mut used = 0;
    for chip in pieces(app) {
        let wide = chip.label.width() + 1;
        if used + wide > usize::from(width) + 1 && used > 0 {
            lines.push(Vec::new());
            used = 0;
        }
        used += wide;
        lines.last_mut().expect("there is a line").push(chip);
    }
    lines
}

/// Draws the pieces, the picked one among them, and tells how many lines that took.
fn draw_pieces(frame: &mut Frame<'_>, app: &mut App, area: Rect) -> u16 {
    let lines = chips(app, area.width);
    let most = usize::from(area.height.saturating_sub(1).max(1));
    let picked = lines.iter().position(|line| line.iter().any(|chip| chip.picked)).unwrap_or(0);
    let first = picked.saturating_sub(most - 1).min(lines.len().saturating_sub(most));
    let lines_left = lines.len().saturating_sub(first + most);
    let mut rows = 0;
    for line in lines.into_iter().skip(first).take(most) {
        let mut x = area.x;
        for chip in line {
            let spot = Rect::new(x, area.y + rows, chip.label.width() as u16, 1).intersection(area);
            x += spot.width + 1;
            frame.render_widget(Paragraph::new(Line::styled(chip.label, chip.style)), spot);
            if let Some(target) = chip.target {
                app.clicks.targets.push((spot, ClickTarget::Piece(target)));
            }
        }
        rows += 1;
    }
    if lines_left > 0 {
        more_below(frame, app, area.right().saturating_sub(1), area.y + rows - 1);
    }
    rows
}

/// The moves to list, by token and in words: where the picked piece goes, or all of what was searched.
fn entries(app: &App) -> Vec<(String, String)> {
    let searching = !app.moves.typed.is_empty();
    let taken = app.moves.path().len();
    let shown = app.moves.shown().into_iter().filter(|choice| searching || choice.path.len() > 1);
    let label = |words: String, token: &str| if searching { token.to_owned() } else { words };
    shown.map(|choice| (choice.token.clone(), label(choice.words_after(taken), &choice.token))).collect()
}

fn list(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let entries = entries(app);
    let wide = entries.iter().map(|(_, label)| label.width()).max().unwrap_or(1) as u16 + 2;
    let columns = (area.width / wide).max(1);
    let chosen = app.moves.shown_index();
    let row = chosen as u16 / columns;
    let rows = (entries.len() as u16).div_ceil(columns);
    let first = row.saturating_sub(area.height / 2).min(rows.saturating_sub(area.height));
    for (index, (token, label)) in entries.into_iter().enumerate() {
        let (column, row) = (index as u16 % columns, index as u16 / columns);
        if row < first || row >= first + area.height {
            continue;
        }
        let spot = Rect::new(area.x + column * wide, area.y + row - first, wide - 1, 1).intersection(area);
        let plain = app.theme.style(TextStyle::Plain);
        let style = if index == chosen { app.theme.chosen(plain) } else { plain };
        let label = cut(app.theme, &format!(" {label}"), spot.width.into());
        frame.render_widget(Paragraph::new(Line::raw(label)).style(style), spot);
        app.clicks.targets.push((spot, ClickTarget::Move(token)));
    }
    if first + area.height < rows && area.height > 0 {
        more_below(frame, app, area.right().saturating_sub(1), area.bottom() - 1);
    }
}

fn more_below(frame: &mut Frame<'_>, app: &App, x: u16, y: u16) {
    frame.buffer_mut().set_string(x, y, "↓", app.theme.style(TextStyle::Warning));
}

/// The newest lines of the log.
pub(super) fn log(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let inner = titled(frame, app, area, &say!(app.lang, "terminal-log"));
    let lines = lines(app, inner.width.into());
    let skip = lines.len().saturating_sub(inner.height.into());
    frame.render_widget(Paragraph::new(lines.into_iter().skip(skip).collect::<Vec<_>>()), inner);
}

/// The whole log, wrapped. A mark in the colour of the seat shows whose row it is.
pub(super) fn lines(app: &App, width: usize) -> Vec<Line<'static>> {
    let Some(view) = app.view() else { return Vec::new() };
    let (theme, speaker) = (app.theme, app.speaker());
    let mut lines = Vec::new();
    for (seat, messages) in app.table.log.iter().flat_map(|entry| entry.rows(view)) {
        let said: Vec<String> = messages.iter().map(|message| speaker.say(message)).collect();
        let style = seat.map_or(TextStyle::Label, TextStyle::Seat);
        let rows = wrap(&theme.text(said.join(" ")), width.saturating_sub(2).max(8), 0);
        for (row, text) in rows.into_iter().enumerate() {
            let mark = if row == 0 { Span::styled("• ", theme.style(style)) } else { Span::raw("  ") };
            lines.push(Line::from(vec![mark, Span::raw(text)]));
        }
    }
    lines
}
