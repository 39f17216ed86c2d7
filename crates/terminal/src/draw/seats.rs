//! Who sits where, what they have, and the player's own hand.

use crosstable_core::Seat;
use crosstable_protocol::{SeatView, TableView};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::text::{content, cut, flow, paragraphs, wrap};
use super::{attempt, titled};
use crate::app::App;
use crate::theme::TextStyle;
use crate::words::{full_name, name, say};

/// How much is said of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Detail {
    /// As many lines as it takes for each, not just one.
    wrapped: bool,
    notes: bool,
    /// What lies open before the others, even if it takes lines of its own.
    open: bool,
}

impl Detail {
    /// From most to least.
    const ALL: [Detail; 5] = [
        Detail { wrapped: true, notes: true, open: true },
        Detail { wrapped: true, notes: true, open: false },
        Detail { wrapped: false, notes: true, open: false },
        Detail { wrapped: true, notes: false, open: false },
        Detail { wrapped: false, notes: false, open: false },
    ];
    const LEAST: Detail = Detail::ALL[4];
}

/// As much as can be said in an area of this size, and how many lines it takes.
pub(super) fn fitting(app: &App, width: u16, height: u16) -> (Detail, u16) {
    let needed = |detail| lines(app, width.saturating_sub(2).into(), detail).len() as u16 + 1;
    let all = Detail::ALL.into_iter().map(|detail| (detail, needed(detail)));
    let fits = all.into_iter().find(|(_, needed)| *needed <= height);
    fits.unwrap_or_else(|| (Detail::LEAST, needed(Detail::LEAST)))
}

/// How wide the panel has to be so that everybody has a line.
pub(super) fn width(app: &App) -> u16 {
    let lines = lines(app, usize::MAX, Detail::LEAST);
    lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 2
}

/// Draws as much as fits.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect, detail: Detail) {
    let inner = titled(frame, app, area, &say!(app.lang, "terminal-seats"));
    frame.render_widget(Paragraph::new(lines(app, inner.width.into(), detail)), inner);
}

fn lines(app: &App, width: usize, detail: Detail) -> Vec<Line<'static>> {
    let (Some(view), Some(layout)) = (app.view(), app.layout()) else { return Vec::new() };
    let (theme, speaker, width) = (app.theme, app.speaker(), width.max(10));
    let plain = theme.style(TextStyle::Plain);
    let mut lines = Vec::new();
    for line in &layout.seats {
        let turn = if view.to_move == Some(line.seat) { "▶ " } else { "  " };
        let who = match mark(app, view, line.seat) {
            _ if !detail.wrapped => name(view, line.seat, app.lang),
            mark if mark.is_empty() => full_name(view, line.seat, app.lang),
            mark => format!("{} ({mark})", full_name(view, line.seat, app.lang)),
        };
        let head = theme.text(format!("{turn}{}", cut(theme, &who, (width / 2).max(12))));
        let mut text = theme.text(format!("{head}  {}", speaker.say(&line.text)));
        let open: Vec<String> = line.open.iter().map(|cell| content(app, cell)).collect();
        let open = open.join(", ");
        // A few open pieces are part of the sentence, many have lines of their own.
        let few = text.width() + 1 + open.width() <= width || detail.wrapped && open.width() < width / 2;
        if few && !open.is_empty() {
            text = format!("{text} {open}");
        }
        let rows = if detail.wrapped { wrap(&text, width, 4) } else { vec![cut(theme, &text, width)] };
        for (row, text) in rows.into_iter().enumerate() {
            lines.push(match text.strip_prefix(&head).filter(|_| row == 0) {
                Some(rest) => Line::from(vec![
                    Span::styled(head.clone(), theme.style(TextStyle::Seat(line.seat))),
                    Span::styled(rest.to_owned(), plain),
                ]),
                None => Line::styled(text, plain),
            });
        }
        if detail.open && !few {
            lines.extend(flow(app, &line.open, width, 4));
        }
    }
    // When it is the player's turn, the hand is among the pieces to pick.
    if !layout.hand.is_empty() && app.moves.is_empty() {
        lines.push(Line::styled(theme.text(format!("  {}", say!(app.lang, "board-hand"))), plain));
        lines.extend(flow(app, &layout.hand, width, 4));
    }
    if detail.notes {
        for note in layout.notes.iter().skip(1) {
            let rows = wrap(&theme.text(format!("  {}", speaker.say(note))), width, 4);
            lines.extend(rows.into_iter().map(|row| Line::styled(row, theme.style(TextStyle::Note))));
        }
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
            SeatView::Person { .. } | SeatView::Bot { .. } => full_name(view, seat, lang),
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
    lines.extend(attempt(app));
    lines.extend(app.invitation());
    paragraphs(frame, app, area, &lines, app.theme.style(TextStyle::Plain));
}
