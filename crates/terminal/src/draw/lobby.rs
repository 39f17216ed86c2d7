//! Before the start.

use crosstable_protocol::sight::Chair;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::text::paragraphs;
use crate::app::App;
use crate::log;
use crate::look::Ink;
use crate::words::say;

/// The chairs, and what one can do.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let Some(sight) = &app.sitting.sight else { return };
    let lang = app.lang;
    let mut lines = vec![String::new()];
    for (index, chair) in sight.seats.iter().enumerate() {
        let seat = index as u8 + 1;
        let who = match chair {
            Chair::Open => say!(lang, "terminal-chair-open"),
            Chair::Person { .. } | Chair::Bot { .. } => log::name(sight, seat, lang),
        };
        let own = if app.sitting.seats.contains(&seat) { say!(lang, "terminal-you") } else { String::new() };
        lines.push(format!("{seat}  {who}  {own}"));
    }
    lines.push(String::new());
    let open = app.sitting.has_open_chair();
    if app.sitting.host {
        lines.push(say!(lang, if open { "terminal-lobby-host-waits" } else { "terminal-lobby-host" }));
    } else if app.sitting.seats.is_empty() && open {
        lines.push(say!(lang, "terminal-lobby-sit"));
    } else {
        lines.push(say!(lang, "terminal-lobby-wait"));
    }
    lines.push(say!(lang, "terminal-lobby-link", link = app.again()));
    paragraphs(frame, app, area, &lines, app.look.style(Ink::Plain));
}
