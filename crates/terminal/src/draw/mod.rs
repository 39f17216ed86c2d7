//! Draws the screen.

mod board;
mod header;
mod moves;
mod overlay;
mod seats;
mod starting;
mod text;

pub(crate) use header::turn;
pub(crate) use overlay::{closed, ending, results};
pub(crate) use starting::{attempt, dispute, may_accept, waits};

use crosstable_protocol::Stage;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::app::App;
use crate::theme::TextStyle;
use crate::words::say;

/// The smallest terminal in which everything fits.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// Panels beside the board are at least so wide.
const PANEL: u16 = 34;
/// The seats below the board have at least so many columns.
const SEATS: u16 = 40;
/// Panels below the board are at least so high.
const LOW: u16 = 5;

/// Draws the screen.
pub fn draw(frame: &mut Frame<'_>, app: &mut App) {
    app.clicks = crate::mouse::ClickMap::default();
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(frame, app, area);
    } else if app.view().is_none() {
        connecting(frame, app, area);
    } else if app.curtain.is_some() {
        overlay::curtain(frame, app, area);
    } else {
        table(frame, app, area);
    }
    app.theme.enforce(frame.buffer_mut());
}

fn too_small(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let text = say!(
        app.lang,
        "terminal-too-small",
        columns = usize::from(SMALLEST.0),
        rows = usize::from(SMALLEST.1),
        width = usize::from(area.width),
        height = usize::from(area.height),
    );
    text::paragraphs(frame, app, area, &[text], Style::new());
}

fn connecting(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut lines = vec![String::new(), say!(app.lang, "terminal-connecting")];
    if let Some((why, _)) = &app.lost {
        lines.push(say!(app.lang, "terminal-lost", why = why));
    }
    text::paragraphs(frame, app, area, &lines, Style::new());
}

fn table(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let [top, notice, middle, notes, bottom] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(starting::notice_height(app, area.width)),
        Constraint::Min(1),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    header::top(frame, app, top);
    starting::notice(frame, app, notice);
    if app.table.is_at(Stage::Lobby) {
        seats::lobby(frame, app, middle);
    } else if app.table.is_at(Stage::Starting) {
        starting::draw(frame, app, middle);
    } else {
        let (width, height) = app.layout().map(crosstable_core::Layout::size).unwrap_or_default();
        let beside = middle.width.saturating_sub(width + 2) >= PANEL;
        if beside {
            let panel = (middle.width - width - 2).clamp(PANEL, 64);
            let [left, right] =
                Layout::horizontal([Constraint::Min(1), Constraint::Length(panel)]).areas(middle);
            board::draw(frame, app, left);
            column(frame, app, right);
        } else {
            let room = middle.height.saturating_sub(LOW);
            let [upper, lower] =
                Layout::vertical([Constraint::Length(height.min(room)), Constraint::Min(LOW)]).areas(middle);
            board::draw(frame, app, upper);
            row(frame, app, lower);
        }
    }
    header::notes(frame, app, notes);
    header::bottom(frame, app, bottom);
    overlay::draw(frame, app, middle);
}

/// The panels one above the other, beside the board.
fn column(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    // The moves matter most; open cards are shown if the moves still fit, and the log gets the rest.
    let (detail, needed) = seats::fitting(app, area.width, area.height.saturating_sub(2 * LOW + 1));
    let rest = area.height.saturating_sub(needed);
    let moves =
        if app.moves.is_empty() { 0 } else { moves::height(app, area.width).min(rest.saturating_sub(LOW)) };
    let [above, middle, below] =
        Layout::vertical([Constraint::Length(needed), Constraint::Length(moves), Constraint::Min(1)])
            .areas(area);
    seats::draw(frame, app, above, detail);
    if moves > 0 {
        moves::draw(frame, app, middle);
    }
    moves::log(frame, app, below);
}

/// The panels side by side, below the board.
fn row(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let most = area.width.saturating_sub(moves::width(app).max(24)).max(SEATS);
    let wide = seats::width(app).clamp(SEATS, most);
    let [moves, seats] = Layout::horizontal([Constraint::Min(1), Constraint::Length(wide)]).areas(area);
    let (detail, needed) = seats::fitting(app, wide, area.height);
    if area.height > needed + 2 {
        let [above, below] = Layout::vertical([Constraint::Length(needed), Constraint::Min(1)]).areas(seats);
        seats::draw(frame, app, above, detail);
        moves::log(frame, app, below);
    } else {
        seats::draw(frame, app, seats, detail);
    }
    moves::draw(frame, app, moves);
}

/// Draws a panel's first line, a rule with its title. Returns the area for the content.
fn titled(frame: &mut Frame<'_>, app: &App, area: Rect, title: &str) -> Rect {
    let sign = "─";
    let title = app.theme.text(title);
    let used = unicode_width::UnicodeWidthStr::width(title.as_str()) + 4;
    let rest = sign.repeat(usize::from(area.width).saturating_sub(used));
    let line = format!("{sign} {title} {rest}{sign}");
    let style = app.theme.style(TextStyle::Label);
    frame.render_widget(
        Paragraph::new(Line::styled(line, style)),
        Rect { height: 1.min(area.height), ..area },
    );
    Rect {
        x: area.x + 1,
        y: area.y + 1,
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(1),
    }
}
