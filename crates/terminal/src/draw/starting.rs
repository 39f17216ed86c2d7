//! The table between the lobby and the game, and what everybody at the table has to know about its chance.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::text::{paragraphs, wrap};
use crate::app::App;
use crate::theme::TextStyle;
use crate::words::{name, say};

/// A notice takes at most so many lines; the board needs the rest.
const MAX_NOTICE: u16 = 7;

/// For whom the start waits, a sentence for each.
pub(crate) fn waits(app: &App) -> Vec<String> {
    let Some(view) = app.view() else { return Vec::new() };
    let missing = app.table.missing_devices();
    if missing.is_empty() {
        return vec![say!(app.lang, "terminal-starting-now")];
    }
    missing
        .iter()
        .map(|seat| say!(app.lang, "terminal-starting-waits", name = name(view, *seat, app.lang)))
        .collect()
}

/// Which start this is, if one was given up before: nobody gets a second try in silence.
pub(crate) fn attempt(app: &App) -> Option<String> {
    let round = app.view()?.round;
    let number = || say!(app.lang, "terminal-start-number", round = i64::from(round));
    (round > 1).then(|| format!("{}. {}", number(), say!(app.lang, "terminal-start-again")))
}

/// The other history that everybody has to accept, and who has done so.
pub(crate) fn dispute(app: &App) -> Option<String> {
    let (view, (accepted, missing)) = (app.view()?, app.table.dispute()?);
    let names = |seats: &[_]| {
        let names: Vec<String> = seats.iter().map(|seat| name(view, *seat, app.lang)).collect();
        names.join(", ")
    };
    let mut words = vec![say!(app.lang, "terminal-dispute-title"), say!(app.lang, "terminal-dispute-words")];
    if !accepted.is_empty() {
        words.push(say!(app.lang, "terminal-dispute-accepted", names = names(&accepted)));
    }
    words.push(say!(app.lang, "terminal-dispute-missing", names = names(&missing)));
    Some(words.join(" "))
}

/// Whether a person of this device has not accepted yet.
pub(crate) fn may_accept(app: &App) -> bool {
    app.table.dispute().is_some_and(|(_, missing)| missing.iter().any(|seat| app.table.seats.contains(seat)))
}

/// The warning that stays above the table.
fn notices(app: &App) -> Vec<String> {
    let mut notices: Vec<String> = app.fairness.warning(app.lang).into_iter().collect();
    if let Some(text) = dispute(app) {
        let key = may_accept(app).then(|| format!(" {}", say!(app.lang, "terminal-dispute-key")));
        notices.push(text + &key.unwrap_or_default());
    }
    notices
}

/// How many lines the warning takes.
pub(super) fn notice_height(app: &App, width: u16) -> u16 {
    let width = usize::from(width.saturating_sub(2)).max(1);
    let lines: usize =
        notices(app).iter().map(|text| wrap(&app.theme.text(text.as_str()), width, 0).len()).sum();
    (lines as u16).min(MAX_NOTICE)
}

/// Draws the warning.
pub(super) fn notice(frame: &mut Frame<'_>, app: &App, area: Rect) {
    paragraphs(frame, app, area, &notices(app), app.theme.style(TextStyle::Warning));
}

/// Draws for whom the start waits, and what the host can do.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut lines = vec![String::new()];
    lines.extend(waits(app));
    lines.extend([String::new(), say!(app.lang, "terminal-starting-words")]);
    if app.table.host {
        lines.extend([String::new(), say!(app.lang, "terminal-starting-host")]);
    }
    if let Some(attempt) = attempt(app) {
        lines.extend([String::new(), attempt]);
    }
    lines.extend([String::new(), say!(app.lang, "terminal-help-again", again = app.resume_command())]);
    paragraphs(frame, app, area, &lines, app.theme.style(TextStyle::Plain));
}
