//! The line with the turn, the notes, and the line of keys.

use crosstable_protocol::{Proposal, SeatView, Stage};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::text::{cut, wrap};
use crate::app::App;
use crate::mouse::ClickTarget;
use crate::theme::TextStyle;
use crate::words::{name, say};

/// Draws the game, whose turn it is, and how the game stands.
pub(super) fn top(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let Some(view) = app.view() else { return };
    let game = say!(app.lang, &format!("{}-name", view.game));
    // While another history waits to be accepted, nobody moves.
    let running = view.stage == Stage::Running && view.dispute.is_none();
    let due = app.layout().and_then(|layout| layout.notes.first()).filter(|_| running);
    let due = due.map(|due| app.theme.text(app.speaker().say(due))).unwrap_or_default();
    let own = app.table.own_turn().filter(|_| running);
    let sign = if own.is_some() { "▶ " } else { "" };
    // What is due addresses the player; several people in front of one screen are called by their names.
    let addressed = own.is_some() && own == app.speaker().reader && !due.is_empty();
    let (turn, due) = if addressed { (due, String::new()) } else { (turn(app), due) };
    let left = app.theme.text(format!(" {game}  {sign}{turn}"));
    // What is due says more than the name of the game.
    let fits = left.width() < area.width.into();
    let left = if fits { left } else { cut(app.theme, &format!(" {sign}{turn}"), area.width.into()) };
    let room = usize::from(area.width).saturating_sub(left.width() + 3);
    let due = Some(due).filter(|due| due.width() <= room).unwrap_or_default();
    let gap = usize::from(area.width).saturating_sub(left.width() + due.width() + 1);
    let style = app.theme.banner(own.is_some());
    let line = format!("{left}{}{due} ", " ".repeat(gap));
    frame.render_widget(Paragraph::new(Line::raw(line)).style(style), area);
}

/// Whose turn it is, in words.
pub(crate) fn turn(app: &App) -> String {
    let Some(view) = app.view() else { return String::new() };
    let (lang, own) = (app.lang, &app.table.seats);
    let seat = match (view.stage, view.to_move) {
        (Stage::Lobby, _) => return say!(lang, "terminal-lobby"),
        (Stage::Starting, _) => return say!(lang, "terminal-starting-short"),
        (Stage::Running, _) if view.dispute.is_some() => return say!(lang, "terminal-dispute-short"),
        (Stage::Ended, _) if view.closed.is_some() => return say!(lang, "terminal-closed-title"),
        (Stage::Ended, _) => return say!(lang, "terminal-over"),
        (Stage::Running, None) => return String::new(),
        (Stage::Running, Some(seat)) => seat,
    };
    let key = match view.seats.get(seat.index()) {
        _ if own[..] == [seat] => "terminal-turn-yours",
        Some(SeatView::Bot { .. }) => "terminal-turn-bot",
        _ => "terminal-turn-of",
    };
    say!(lang, key, name = name(view, seat, lang))
}

/// Draws the chosen move in words, and below it the newest note or the last event.
pub(super) fn notes(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let (theme, lang) = (app.theme, app.lang);
    let mut lines = Vec::new();
    match (&app.lost, &app.note) {
        (Some((why, retry_in)), _) => {
            let seconds = (retry_in.as_millis() as usize).div_ceil(1000);
            let text = say!(lang, "terminal-lost-again", why = why, seconds = seconds);
            lines.push((text, theme.style(TextStyle::Warning)));
        }
        (None, Some(note)) if note.warning => {
            lines.push((note.text.clone(), theme.style(TextStyle::Warning)));
        }
        (None, note) => {
            lines.extend(proposal(app).map(|text| (text, theme.style(TextStyle::Warning))));
            if let Some(text) = chosen(app) {
                let row = Rect { y: area.y + lines.len() as u16, height: 1, ..area }.intersection(area);
                app.clicks.targets.push((row, ClickTarget::Key(KeyCode::Enter)));
                lines.push((text, theme.style(TextStyle::Strong)));
            }
            match note {
                Some(note) => lines.push((note.text.clone(), theme.style(TextStyle::Note))),
                None => lines.extend(last(app).map(|text| (text, theme.style(TextStyle::Plain)))),
            }
        }
    }
    let wrapped = lines.iter().flat_map(|(text, style)| {
        // A refusal may take both lines; everything else has one.
        let rows = if lines.len() == 1 {
            wrap(&theme.text(text.as_str()), width, 0)
        } else {
            vec![cut(theme, text, width)]
        };
        rows.into_iter().map(|row| Line::from(Span::styled(format!(" {row}"), *style)))
    });
    let shown: Vec<Line<'_>> = wrapped.take(usize::from(area.height)).collect();
    frame.render_widget(Paragraph::new(shown), area);
}

/// The proposal that waits for an answer.
fn proposal(app: &App) -> Option<String> {
    let view = app.view()?;
    let pending = view.proposal?;
    let key = match pending.proposal {
        _ if app.table.seats.contains(&pending.seat) => "terminal-asked-own",
        Proposal::Undo { .. } => "terminal-asked-undo",
        Proposal::StandIn { .. } => "terminal-asked-stand-in",
    };
    Some(say!(app.lang, key, name = name(view, pending.seat, app.lang)))
}

fn chosen(app: &App) -> Option<String> {
    if app.waiting {
        return None;
    }
    let words = match app.moves.chosen() {
        Some(chosen) => format!("{}  ({})", chosen.words_after(0), chosen.token),
        // A step that is not the last one.
        None => {
            app.moves.shown().get(app.moves.shown_index())?.steps.get(..=app.moves.path().len())?.join(" → ")
                + " …"
        }
    };
    Some(format!("→ {}", say!(app.lang, "terminal-enter-plays", words = words)))
}

/// The last event.
fn last(app: &App) -> Option<String> {
    let (view, speaker) = (app.view()?, app.speaker());
    let messages =
        app.table.log.iter().rev().map(|entry| entry.messages(view)).find(|said| !said.is_empty())?;
    Some(messages.iter().map(|message| speaker.say(message)).collect::<Vec<_>>().join(" "))
}

/// Draws the keys, which can be clicked too.
pub(super) fn bottom(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let capital = |letter| (KeyCode::Char(letter), letter.to_string());
    let keys = [
        (capital('?'), "terminal-key-help"),
        (capital('Q'), "terminal-key-quit"),
        ((KeyCode::Tab, "Tab".to_owned()), "terminal-key-piece"),
        (capital('U'), "terminal-key-undo"),
        (capital('H'), "terminal-key-hint"),
        (capital('W'), "terminal-key-why"),
        (capital('R'), "terminal-key-rules"),
        (capital('L'), "terminal-key-log"),
        (capital('B'), "terminal-key-board"),
    ];
    // Before the start there is nothing to choose, to take back or to ask about.
    let lobby = app.table.is_at(Stage::Lobby) || app.table.is_at(Stage::Starting);
    let idle = |code: &KeyCode| matches!(code, KeyCode::Tab | KeyCode::Char('U' | 'H' | 'W' | 'B'));
    let mut spans = Vec::new();
    let mut x = area.x;
    for ((code, key), text) in keys {
        if lobby && idle(&code) {
            continue;
        }
        let label = app.theme.text(format!(" {}", say!(app.lang, text)));
        let wide = (key.width() + label.width() + 3) as u16;
        if x + wide > area.right() {
            break;
        }
        spans.push(Span::raw(" "));
        spans.push(Span::styled(key, app.theme.banner(false)));
        spans.push(Span::styled(format!("{label} "), app.theme.style(TextStyle::Dim)));
        app.clicks.targets.push((Rect::new(x, area.y, wide, 1), ClickTarget::Key(code)));
        x += wide - 1;
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}
