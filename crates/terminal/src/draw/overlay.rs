//! The pages over the table: help, rules, the log, the curtain, the end.

use crosstable_core::Seat;
use crosstable_protocol::Closed;
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use super::text::wrap;
use crate::app::{App, Overlay};
use crate::rulebook::{self, Paragraph as Text};
use crate::theme::TextStyle;
use crate::words::{name, say};

/// Draws the overlay, if there is one.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let Some(overlay) = app.overlay else { return };
    let lang = app.lang;
    let (key, paragraphs) = match overlay {
        Overlay::Help => ("terminal-help-title", help(app)),
        Overlay::Rules => ("terminal-rules-title", rulebook::page(app.game(), lang)),
        Overlay::Log => ("terminal-log", Vec::new()),
        Overlay::Board => ("terminal-board-title", board(app)),
        Overlay::Why => ("terminal-why-title", why(app)),
        Overlay::End if closed(app).is_some() => ("terminal-closed-title", end(app)),
        Overlay::End => ("terminal-over", end(app)),
    };
    let small = matches!(overlay, Overlay::End | Overlay::Why);
    let wide = if small { area.width.min(64) } else { area.width.min(100) };
    let inner_wide = usize::from(wide.saturating_sub(4));
    let lines = if overlay == Overlay::Log {
        super::moves::lines(app, inner_wide)
    } else if overlay == Overlay::Board {
        paragraphs.into_iter().map(|(text, role)| Line::styled(text, app.theme.style(role))).collect()
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
    let mut block = framed(app).title(app.theme.text(format!(" {} ", say!(lang, key))));
    if most > 0 {
        let seen = usize::from(app.scroll + room) * 100 / lines.len();
        block = block
            .title_bottom(app.theme.text(format!(" {} ", say!(lang, "terminal-scroll", percent = seen))));
    }
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let inner = place.inner(Margin::new(2, 1));
    frame.render_widget(Paragraph::new(lines).scroll((app.scroll, 0)), inner);
}

fn framed(app: &App) -> Block<'static> {
    Block::bordered().border_style(app.theme.style(TextStyle::Label)).border_type(BorderType::Rounded)
}

fn wrapped(app: &App, paragraphs: &[Text], width: usize) -> Vec<Line<'static>> {
    let lines = paragraphs.iter().flat_map(|(text, role)| {
        let style = app.theme.style(*role);
        wrap(&app.theme.text(text.as_str()), width, 0).into_iter().map(move |line| Line::styled(line, style))
    });
    lines.collect()
}

fn plain(text: String) -> Text {
    (text, TextStyle::Plain)
}

fn help(app: &App) -> Vec<Text> {
    let text = say!(app.lang, "terminal-help");
    let again = say!(app.lang, "terminal-help-again", again = app.resume_command());
    text.lines().map(str::to_owned).chain([again]).map(plain).collect()
}

fn board(app: &App) -> Vec<Text> {
    app.board().lines().map(|line| plain(line.to_owned())).collect()
}

/// The last refusal, and the clause it names, word by word.
fn why(app: &App) -> Vec<Text> {
    let Some(problem) = &app.problem else { return Vec::new() };
    let mut lines = vec![(problem.text.clone(), TextStyle::Strong)];
    if let Some(id) = &problem.clause
        && let Some(clause) = rulebook::clause(app.game(), id, app.lang)
    {
        lines.push(plain(String::new()));
        lines.push((id.clone(), TextStyle::Label));
        lines.push(plain(clause));
    }
    lines
}

/// The rank, seat, name and points of everybody, seat 1 first.
pub(crate) fn results(app: &App) -> Vec<(u8, Seat, String, String)> {
    let Some((view, standing)) = app.view().and_then(|view| Some((view, view.standing.as_ref()?))) else {
        return Vec::new();
    };
    let result = |(seat, rank): (Seat, &u8)| {
        let points = standing.points.as_ref().and_then(|points| points.get(seat.index()));
        let points = points.map(|points| say!(app.lang, "terminal-points", points = i64::from(*points)));
        (*rank, seat, name(view, seat, app.lang), points.unwrap_or_default())
    };
    Seat::all(view.seats.len() as u8).zip(&standing.ranks).map(result).collect()
}

/// Why the game is over.
pub(crate) fn ending(app: &App) -> Option<String> {
    Some(app.speaker().say(app.view()?.ending.as_ref()?))
}

/// Why the table ended without a result.
pub(crate) fn closed(app: &App) -> Option<String> {
    let key = match app.view()?.closed? {
        Closed::Full => "terminal-closed-full",
        Closed::Void => "terminal-closed-void",
        Closed::Operator => "terminal-closed-operator",
    };
    Some(say!(app.lang, key))
}

/// Who has won, and what the player can do now.
fn end(app: &App) -> Vec<Text> {
    let lang = app.lang;
    let mut lines = Vec::new();
    let mut results = results(app);
    results.sort_unstable();
    if !results.is_empty() {
        let winners: Vec<_> = results.iter().filter(|(rank, ..)| *rank == 1).collect();
        let names: Vec<&str> = winners.iter().map(|(_, _, name, _)| name.as_str()).collect();
        let won = matches!(&winners[..], [(_, seat, ..)] if app.table.seats == [*seat]);
        let key = if won { "terminal-you-win" } else { "terminal-wins" };
        let title = say!(lang, key, names = names.join(" + "), count = winners.len());
        lines.extend([plain(String::new()), (title, TextStyle::Strong)]);
        lines.extend(ending(app).map(plain));
        lines.push(plain(String::new()));
        for (rank, seat, name, points) in &results {
            lines.push((format!("{rank}.  {name}  {points}"), TextStyle::Seat(*seat)));
        }
    }
    if let Some(why) = closed(app) {
        lines.extend([plain(String::new()), (why, TextStyle::Strong)]);
    }
    if let Some(verdict) = &app.fairness.verdict {
        let style = if verdict.is_warning() { TextStyle::Warning } else { TextStyle::Dim };
        lines.extend([plain(String::new()), (verdict.say(lang), style)]);
    }
    let again = !app.table.seats.is_empty() && closed(app).is_none();
    let key = if again { "terminal-end-keys" } else { "terminal-end-watcher" };
    lines.extend([plain(String::new()), plain(say!(lang, key))]);
    lines
}

/// Nothing of the table is shown until the next person has the keyboard.
pub(super) fn curtain(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let (Some(seat), Some(view)) = (app.curtain, app.view()) else { return };
    let name = name(view, seat, app.lang);
    let wide = area.width.min(60);
    let texts = [
        say!(app.lang, "terminal-curtain", name = &name),
        String::new(),
        say!(app.lang, "terminal-curtain-key", name = &name),
    ];
    let lines: Vec<Line<'static>> = texts
        .iter()
        .flat_map(|text| wrap(&app.theme.text(text.as_str()), usize::from(wide) - 4, 0))
        .map(|line| Line::styled(line, app.theme.style(TextStyle::Strong)).centered())
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
