//! Draws the screen.

mod board;
mod header;
mod moves;
mod overlay;
mod seats;
mod text;

pub(crate) use header::turn;
pub(crate) use overlay::results;

use crosstable_protocol::{Stage, TableView};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use self::seats::Detail;
use crate::app::App;
use crate::games::{Summary, renderer};
use crate::theme::Role;
use crate::words::say;

/// The smallest terminal in which everything fits.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// Panels beside the board are at least so wide.
const PANEL: u16 = 34;
/// Panels below the board are at least so high.
const LOW: u16 = 5;
/// The line at the top, the two lines for notes, the line of keys.
const REST: u16 = 4;

/// Draws the screen.
pub fn draw(frame: &mut Frame<'_>, app: &mut App) {
    app.clicks = crate::mouse::ClickMap::default();
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(frame, app, area);
    } else if app.table.view.is_none() {
        connecting(frame, app, area);
    } else if app.curtain.is_some() {
        overlay::curtain(frame, app, area);
    } else {
        table(frame, app, area);
    }
    app.theme.enforce(frame.buffer_mut());
}

/// What the game says about its view.
fn summary(app: &App, view: &TableView) -> Summary {
    let game_view = serde_json::from_str(view.view.json()).unwrap_or_default();
    renderer(&view.game).summary(&game_view, &view.board, app.lang)
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
    let [top, middle, notes, bottom] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    header::top(frame, app, top);
    if app.table.is_at(Stage::Lobby) {
        seats::lobby(frame, app, middle);
    } else {
        let (width, height) = (app.picture.width(), app.picture.height());
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
    let full = seats::height(app, area.width, Detail::Open);
    let open = full + 2 * LOW < area.height;
    let needed = if open { full } else { seats::height(app, area.width, Detail::Usual) };
    let rest = area.height.saturating_sub(needed);
    let moves =
        if app.moves.is_empty() { 0 } else { moves::height(app, area.width).min(rest.saturating_sub(LOW)) };
    let [above, middle, below] =
        Layout::vertical([Constraint::Length(needed), Constraint::Length(moves), Constraint::Min(1)])
            .areas(area);
    let open = if open { Detail::Open } else { Detail::Usual };
    seats::draw(frame, app, above, open);
    if moves > 0 {
        moves::draw(frame, app, middle);
    }
    moves::log(frame, app, below);
}

/// The panels side by side, below the board.
fn row(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let wide = (area.width * 3 / 5).min(48);
    let [moves, seats] = Layout::horizontal([Constraint::Min(1), Constraint::Length(wide)]).areas(area);
    if area.height >= REST + 2 * LOW {
        let needed = seats::height(app, wide, Detail::Usual);
        let [above, below] = Layout::vertical([Constraint::Length(needed), Constraint::Min(1)]).areas(seats);
        seats::draw(frame, app, above, Detail::Usual);
        moves::log(frame, app, below);
    } else {
        let fits = seats::height(app, wide, Detail::Usual) <= area.height;
        seats::draw(frame, app, seats, if fits { Detail::Usual } else { Detail::Short });
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
    let style = app.theme.style(Role::Label);
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
