//! Who sits where, what they have, and the player's own hand.

use crosstable_core::Seat;
use crosstable_protocol::{SeatView, TableView};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::text::{cut, paragraphs, with_head, wrap};
use super::titled;
use crate::app::App;
use crate::theme::Role;
use crate::words::{name, say};

/// How much is said of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// A line for each.
    Short,
    /// As many lines as it takes.
    Usual,
    /// Also what lies open before the others.
    Open,
}

/// How many lines all of it takes.
pub(super) fn height(app: &App, width: u16, detail: Detail) -> u16 {
    lines(app, width.saturating_sub(2).into(), detail).len() as u16 + 1
}

/// Draws as much as fits.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect, detail: Detail) {
    let inner = titled(frame, app, area, &say!(app.lang, "terminal-seats"));
    frame.render_widget(Paragraph::new(lines(app, inner.width.into(), detail)), inner);
}

fn lines(app: &App, width: usize, detail: Detail) -> Vec<Line<'static>> {
    let Some(view) = app.view() else { return Vec::new() };
    let (theme, summary) = (app.theme, super::summary(app, view));
    let width_of_lines = width.max(10);
    let mut lines = Vec::new();
    for seat in Seat::all(view.seats.len() as u8) {
        let turn = if view.to_move == Some(seat) { "▶ " } else { "  " };
        let (mut who, mark) = (name(view, seat, app.lang), mark(app, view, seat));
        if detail == Detail::Short {
            // The log has the level of a bot.
            who.truncate(who.find(" (").unwrap_or(who.len()));
        } else if !mark.is_empty() {
            who = format!("{who} ({mark})");
        }
        let head = theme.text(format!("{turn}{}", cut(theme, &who, (width / 2).max(12))));
        let known = summary.seats.get(seat.index()).map(String::as_str).unwrap_or_default();
        let text = theme.text(format!("{head}  {known}"));
        let rows = match detail {
            Detail::Short => vec![cut(theme, &text, width)],
            Detail::Usual | Detail::Open => wrap(&text, width_of_lines, 4),
        };
        lines.extend(with_head(
            rows,
            &head,
            theme.style(Role::Seat(seat.number())),
            theme.style(Role::Plain),
        ));
        let open = summary.open.get(seat.index());
        if let Some(open) = open.filter(|_| detail == Detail::Open && view.viewer != Some(seat)) {
            let wrapped = wrap(&theme.text(format!("    {open}")), width_of_lines, 4);
            lines.extend(wrapped.into_iter().map(|line| Line::styled(line, theme.style(Role::Dim))));
        }
    }
    if !summary.hand.is_empty() && app.curtain.is_none() {
        let hand = say!(app.lang, "terminal-hand", hand = summary.hand.join(", "));
        let wrapped = wrap(&theme.text(format!("  {hand}")), width_of_lines, 4);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, theme.style(Role::Strong))));
    }
    lines
}

/// A remark about the person on a seat.
fn mark(app: &App, view: &TableView, seat: Seat) -> String {
    let here = app.table.presence.here.get(seat.index()).copied().unwrap_or(true);
    match view.seats.get(seat.index()) {
        Some(SeatView::Person { stand_in: true, .. }) => say!(app.lang, "terminal-stood-in"),
        Some(SeatView::Person { away, .. }) if *away || !here => say!(app.lang, "terminal-away"),
        _ if app.table.seats == [seat] => say!(app.lang, "terminal-you"),
        _ => String::new(),
    }
}

/// Draws the seats before the start, and what the player can do.
pub(super) fn lobby(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let Some(view) = app.view() else { return };
    let (lang, table) = (app.lang, &app.table);
    let mut lines = vec![String::new()];
    for (seat, who) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let who = match who {
            SeatView::Open => say!(lang, "terminal-chair-open"),
            SeatView::Person { .. } | SeatView::Bot { .. } => name(view, seat, lang),
        };
        let own = if table.seats.contains(&seat) { say!(lang, "terminal-you") } else { String::new() };
        lines.push(format!("{seat}  {who}  {own}"));
    }
    let key = match table.has_open_seat() {
        true if table.host => "terminal-lobby-host-waits",
        false if table.host => "terminal-lobby-host",
        true if table.seats.is_empty() => "terminal-lobby-sit",
        _ => "terminal-lobby-wait",
    };
    lines.extend([String::new(), say!(lang, key)]);
    lines.push(say!(lang, "terminal-lobby-link", link = app.resume_command()));
    paragraphs(frame, app, area, &lines, app.theme.style(Role::Plain));
}
