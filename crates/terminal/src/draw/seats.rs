//! Who sits where, what they have, and what one holds oneself.

use crosstable_protocol::sight::{Chair, Sight};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::text::{cut, wrap};
use super::titled;
use crate::app::App;
use crate::games::{Words, ways};
use crate::log;
use crate::look::Ink;
use crate::words::say;

/// How much is said of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// A line for each.
    Short,
    /// As many lines as it takes.
    Usual,
    /// What lies open before the others, too.
    Open,
}

fn words(app: &App, sight: &Sight) -> Words {
    let view = serde_json::from_str(sight.view.json()).unwrap_or_default();
    ways(&sight.game).words(&view, &sight.board, app.lang)
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

/// What is said of everybody, and what one holds oneself.
fn lines(app: &App, width: usize, detail: Detail) -> Vec<Line<'static>> {
    let Some(sight) = &app.sitting.sight else { return Vec::new() };
    let words = words(app, sight);
    let mut lines = Vec::new();
    for index in 0..sight.seats.len() {
        let seat = index as u8 + 1;
        let turn = if sight.to_move == Some(seat) { app.look.sign("▶ ", "> ") } else { "  " };
        let mut name = log::name(sight, seat, app.lang);
        let mark = mark(app, sight, seat);
        if detail == Detail::Short {
            // How well a bot plays stands in the log.
            name.truncate(name.find(" (").unwrap_or(name.len()));
        } else if !mark.is_empty() {
            name = format!("{name} ({mark})");
        }
        let name = cut(app.look, &name, (width / 2).max(12));
        let said = words.seats.get(index).cloned().unwrap_or_default();
        let text = app.look.text(format!("{turn}{name}  {said}"));
        let head = format!("{turn}{name}");
        let rows = match detail {
            Detail::Short => vec![cut(app.look, &text, width)],
            Detail::Usual | Detail::Open => wrap(&text, width.max(10), 4),
        };
        for (row, line) in rows.into_iter().enumerate() {
            match line.strip_prefix(head.as_str()) {
                Some(rest) if row == 0 => lines.push(Line::from(vec![
                    Span::styled(head.clone(), app.look.style(Ink::Seat(seat))),
                    Span::raw(rest.to_owned()),
                ])),
                _ => lines.push(Line::raw(line)),
            }
        }
        let lying = words.open.get(index).filter(|_| detail == Detail::Open && sight.viewer != Some(seat));
        if let Some(lying) = lying {
            let wrapped = wrap(&app.look.text(format!("    {lying}")), width.max(10), 4);
            lines.extend(wrapped.into_iter().map(|line| Line::styled(line, app.look.style(Ink::Dim))));
        }
    }
    if !words.hand.is_empty() && app.curtain.is_none() {
        let hand = say!(app.lang, "terminal-hand", hand = words.hand.join(", "));
        let wrapped = wrap(&app.look.text(format!("  {hand}")), width.max(10), 4);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, app.look.style(Ink::Strong))));
    }
    lines
}

/// What is particular about who sits there.
fn mark(app: &App, sight: &Sight, seat: u8) -> String {
    let here = app.sitting.presence.here.get(usize::from(seat) - 1).copied().unwrap_or(true);
    match sight.seats.get(usize::from(seat) - 1) {
        Some(Chair::Person { stand_in: true, .. }) => say!(app.lang, "terminal-stood-in"),
        Some(Chair::Person { away, .. }) if *away || !here => say!(app.lang, "terminal-away"),
        _ if app.sitting.seats == [seat] => say!(app.lang, "terminal-you"),
        _ => String::new(),
    }
}
