//! What lies over the table: help, rules, the log, the curtain, the end.

use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use super::text::wrap;
use crate::app::{App, Overlay};
use crate::log;
use crate::look::Ink;
use crate::rulebook;
use crate::words::say;

/// Draws the overlay there is, if there is one.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let Some(overlay) = app.overlay else { return };
    let lang = app.lang;
    let (key, paragraphs) = match overlay {
        Overlay::Help => ("terminal-help-title", help(app)),
        Overlay::Rules => ("terminal-rules-title", rulebook::page(&app.game(), lang)),
        Overlay::Log => ("terminal-log", Vec::new()),
        Overlay::Board => ("terminal-board-title", board(app)),
        Overlay::Why => ("terminal-why-title", why(app)),
        Overlay::End => ("terminal-over", end(app)),
    };
    let small = matches!(overlay, Overlay::End | Overlay::Why);
    let wide = if small { area.width.min(64) } else { area.width.min(100) };
    let inner_wide = usize::from(wide.saturating_sub(4));
    let lines = if overlay == Overlay::Log {
        super::moves::lines(app, inner_wide)
    } else if overlay == Overlay::Board {
        paragraphs.into_iter().map(|(text, ink)| Line::styled(text, app.look.style(ink))).collect()
    } else {
        wrapped(app, &paragraphs, inner_wide)
    };
    let high = area.height.min(lines.len() as u16 + 2);
    let place = Rect {
        x: area.x + (area.width - wide) / 2,
        y: area.y + (area.height - high) / 2,
        width: wide,
        height: high,
    };
    let room = place.height.saturating_sub(2);
    let most = (lines.len() as u16).saturating_sub(room);
    app.scroll = app.scroll.min(most);
    let mut block = framed(app).title(app.look.text(format!(" {} ", say!(lang, key))));
    if most > 0 {
        let seen = usize::from(app.scroll + room) * 100 / lines.len();
        block =
            block.title_bottom(app.look.text(format!(" {} ", say!(lang, "terminal-scroll", percent = seen))));
    }
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let inner = place.inner(Margin::new(2, 1));
    frame.render_widget(Paragraph::new(lines).scroll((app.scroll, 0)), inner);
}

fn framed(app: &App) -> Block<'static> {
    let block = Block::bordered().border_style(app.look.style(Ink::Label));
    if app.look.unicode {
        block.border_type(BorderType::Rounded)
    } else {
        block.border_set(ratatui::symbols::border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        })
    }
}

fn wrapped(app: &App, paragraphs: &[rulebook::Paragraph], width: usize) -> Vec<Line<'static>> {
    let lines = paragraphs.iter().flat_map(|(text, ink)| {
        let style = app.look.style(*ink);
        wrap(&app.look.text(text.as_str()), width, 0).into_iter().map(move |line| Line::styled(line, style))
    });
    lines.collect()
}

fn plain(text: String) -> rulebook::Paragraph {
    (text, Ink::Plain)
}

fn help(app: &App) -> Vec<rulebook::Paragraph> {
    let text = say!(app.lang, "terminal-help");
    let again = say!(app.lang, "terminal-help-again", again = app.again());
    text.lines().map(str::to_owned).chain([again]).map(plain).collect()
}

fn board(app: &App) -> Vec<rulebook::Paragraph> {
    app.board().lines().map(|line| plain(line.to_owned())).collect()
}

/// The last refusal, and the clause it names, word by word.
fn why(app: &App) -> Vec<rulebook::Paragraph> {
    let Some(problem) = &app.problem else { return Vec::new() };
    let mut lines = vec![(problem.text.clone(), Ink::Strong)];
    if let Some(id) = &problem.clause
        && let Some(clause) = rulebook::clause(&app.game(), id, app.lang)
    {
        lines.push(plain(String::new()));
        lines.push((id.clone(), Ink::Label));
        lines.push(plain(clause));
    }
    lines
}

/// Who has won, and what can be done now.
fn end(app: &App) -> Vec<rulebook::Paragraph> {
    let Some(sight) = &app.sitting.sight else { return Vec::new() };
    let lang = app.lang;
    let mut lines = Vec::new();
    if let Some(standing) = &sight.standing {
        let winners: Vec<u8> =
            (1..).zip(&standing.ranks).filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
        let won = winners.iter().any(|seat| app.sitting.seats == [*seat]);
        let names: Vec<String> = winners.iter().map(|seat| log::name(sight, *seat, lang)).collect();
        let key = if won && winners.len() == 1 { "terminal-you-win" } else { "terminal-wins" };
        let title = say!(lang, key, names = names.join(" + "), count = winners.len());
        lines.extend([plain(String::new()), (title, Ink::Strong), plain(String::new())]);
        let mut seats: Vec<(u8, u8)> = standing.ranks.iter().copied().zip(1..).collect();
        seats.sort_unstable();
        for (rank, seat) in seats {
            let points = standing.points.as_ref().and_then(|points| points.get(usize::from(seat) - 1));
            let points = points.map(|points| say!(lang, "terminal-points", points = i64::from(*points)));
            let line = format!("{rank}.  {}  {}", log::name(sight, seat, lang), points.unwrap_or_default());
            lines.push((line, Ink::Seat(seat)));
        }
    }
    lines.push(plain(String::new()));
    let key = if app.sitting.seats.is_empty() { "terminal-end-watcher" } else { "terminal-end-keys" };
    lines.push(plain(say!(lang, key)));
    lines
}

/// Nothing of the table is shown until the next person has the keyboard.
pub(super) fn curtain(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let (Some(seat), Some(sight)) = (app.curtain, &app.sitting.sight) else { return };
    let name = log::name(sight, seat, app.lang);
    let wide = area.width.min(60);
    let texts = [
        say!(app.lang, "terminal-curtain", name = &name),
        String::new(),
        say!(app.lang, "terminal-curtain-key", name = &name),
    ];
    let lines: Vec<Line<'static>> = texts
        .iter()
        .flat_map(|text| wrap(&app.look.text(text.as_str()), usize::from(wide) - 4, 0))
        .map(|line| Line::styled(line, app.look.style(Ink::Strong)).centered())
        .collect();
    let high = lines.len() as u16 + 4;
    let place = Rect {
        x: area.x + (area.width - wide) / 2,
        y: area.y + area.height.saturating_sub(high) / 2,
        width: wide,
        height: high,
    };
    frame.render_widget(framed(app), place);
    frame.render_widget(Paragraph::new(lines), place.inner(Margin::new(2, 2)));
}
