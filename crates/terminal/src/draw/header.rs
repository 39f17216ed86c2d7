//! Whose turn it is, what there is to say, and which keys there are.

use crosstable_protocol::sight::{Chair, Stage, Wish};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::text::{cut, wrap};
use crate::app::App;
use crate::games::ways;
use crate::log;
use crate::look::Ink;
use crate::mouse::Hit;
use crate::words::say;

/// The game, whose turn it is, and how the game stands.
pub(super) fn top(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let Some(sight) = &app.sitting.sight else { return };
    let game = say!(app.lang, &format!("{}-name", sight.game));
    let view = serde_json::from_str(sight.view.json()).unwrap_or_default();
    let state = ways(&sight.game).words(&view, &sight.board, app.lang).state;
    let state = if sight.stage == Stage::Lobby { String::new() } else { app.look.text(state) };
    let turn = turn(app);
    let sign = if app.sitting.own_turn().is_some() { app.look.sign("▶ ", "> ") } else { "" };
    let left = app.look.text(format!(" {game}  {sign}{turn}"));
    let gap = usize::from(area.width).saturating_sub(left.width() + state.width() + 1);
    let style = app.look.banner(app.sitting.own_turn().is_some());
    let line = format!("{left}{}{state} ", " ".repeat(gap));
    frame.render_widget(Paragraph::new(Line::raw(line)).style(style), area);
}

/// Whose turn it is, in words.
pub(crate) fn turn(app: &App) -> String {
    let Some(sight) = &app.sitting.sight else { return String::new() };
    let lang = app.lang;
    match (sight.stage, sight.to_move) {
        (Stage::Lobby, _) => say!(lang, "terminal-lobby"),
        (Stage::Ended, _) => say!(lang, "terminal-over"),
        (Stage::Running, Some(seat)) => {
            let name = log::name(sight, seat, lang);
            if app.sitting.seats.contains(&seat) {
                let key =
                    if app.sitting.seats.len() > 1 { "terminal-turn-of" } else { "terminal-turn-yours" };
                return say!(lang, key, name = name);
            }
            match sight.seats.get(usize::from(seat) - 1) {
                Some(Chair::Bot { .. }) => say!(lang, "terminal-turn-bot", name = name),
                _ => say!(lang, "terminal-turn-of", name = name),
            }
        }
        (Stage::Running, None) => String::new(),
    }
}

/// What the chosen move is in words; below it the newest note, or what happened last.
pub(super) fn notes(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let (look, lang) = (app.look, app.lang);
    let warn = |text: String| vec![(text, look.warning())];
    let trouble = match (&app.lost, &app.note) {
        (Some((why, pause)), _) => {
            let seconds = (pause.as_millis() as usize).div_ceil(1000);
            Some(warn(say!(lang, "terminal-lost-again", why = why, seconds = seconds)))
        }
        (None, Some(note)) if note.warning => Some(warn(note.text.clone())),
        _ => None,
    };
    let lines = trouble.unwrap_or_else(|| {
        let mut lines = Vec::new();
        lines.extend(asked(app).map(|text| (text, look.warning())));
        lines.extend(chosen(app).map(|text| (text, look.style(Ink::Strong))));
        match &app.note {
            Some(note) => lines.push((note.text.clone(), look.news())),
            None => lines.extend(last(app).map(|text| (text, look.style(Ink::Plain)))),
        }
        lines
    });
    let wrapped = lines.iter().flat_map(|(text, style)| {
        // A refusal may take both lines; everything else has one.
        let rows = if lines.len() == 1 {
            wrap(&look.text(text.as_str()), width, 0)
        } else {
            vec![cut(look, text, width)]
        };
        rows.into_iter().map(|row| Line::from(Span::styled(format!(" {row}"), *style)))
    });
    let shown: Vec<Line<'_>> = wrapped.take(usize::from(area.height)).collect();
    frame.render_widget(Paragraph::new(shown), area);
}

/// What the others are asked.
fn asked(app: &App) -> Option<String> {
    let sight = app.sitting.sight.as_ref()?;
    let asked = sight.asked.as_ref()?;
    let name = log::name(sight, asked.seat, app.lang);
    let key = match (&asked.wish, app.sitting.seats.contains(&asked.seat)) {
        (_, true) => "terminal-asked-own",
        (Wish::Undo { .. }, _) => "terminal-asked-undo",
        (Wish::StandIn { .. }, _) => "terminal-asked-stand-in",
    };
    Some(say!(app.lang, key, name = name))
}

fn chosen(app: &App) -> Option<String> {
    if app.waiting {
        return None;
    }
    let sign = app.look.sign("→", "->");
    let token = app.moves.chosen()?;
    let words = app.moves.chosen_words()?;
    let words = if words == token { token.to_owned() } else { format!("{words}  ({token})") };
    Some(format!("{sign} {}", say!(app.lang, "terminal-enter-plays", words = words)))
}

/// What happened last.
fn last(app: &App) -> Option<String> {
    let sight = app.sitting.sight.as_ref()?;
    app.sitting.facts.iter().rev().find_map(|fact| log::sentence(fact, sight, app.lang))
}

/// The keys, to be read and to be clicked.
pub(super) fn bottom(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let capital = |letter| (KeyCode::Char(letter), letter.to_string());
    let keys = [
        (capital('?'), "terminal-key-help"),
        (capital('Q'), "terminal-key-quit"),
        ((KeyCode::Tab, "Tab".to_owned()), "terminal-key-group"),
        (capital('U'), "terminal-key-undo"),
        (capital('H'), "terminal-key-hint"),
        (capital('W'), "terminal-key-why"),
        (capital('R'), "terminal-key-rules"),
        (capital('L'), "terminal-key-log"),
        (capital('B'), "terminal-key-board"),
    ];
    // Before the start there is nothing to choose, to take back or to ask about.
    let lobby = app.sitting.sight.as_ref().is_some_and(|sight| sight.stage == Stage::Lobby);
    let idle = |code: &KeyCode| matches!(code, KeyCode::Tab | KeyCode::Char('U' | 'H' | 'W' | 'B'));
    let mut spans = Vec::new();
    let mut x = area.x;
    for ((code, key), text) in keys {
        if lobby && idle(&code) {
            continue;
        }
        let label = app.look.text(format!(" {}", say!(app.lang, text)));
        let wide = (key.width() + label.width() + 3) as u16;
        if x + wide > area.right() {
            break;
        }
        spans.push(Span::raw(" "));
        spans.push(Span::styled(key, app.look.banner(false)));
        spans.push(Span::styled(format!("{label} "), app.look.style(Ink::Dim)));
        app.hits.spots.push((Rect::new(x, area.y, wide, 1), Hit::Key(code)));
        x += wide - 1;
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}
