//! Running text.

use crosstable_core::LayoutCell;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::theme::Theme;

/// Breaks a text into lines of at most this width, at blanks where there are any. Further lines are indented.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let start = text.len() - text.trim_start_matches(' ').len();
    let mut line = " ".repeat(start.min(width / 2));
    for word in text[start..].split(' ') {
        let mut word = word;
        loop {
            let gap = usize::from(!line.trim().is_empty());
            if line.width() + gap + word.width() <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                break;
            }
            if line.trim().is_empty() {
                // A word longer than a line is cut.
                let room = width.saturating_sub(line.width()).max(1);
                let cut = word.char_indices().nth(room).map_or(word.len(), |(at, _)| at);
                line.push_str(&word[..cut]);
                word = &word[cut..];
            }
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            if word.is_empty() {
                break;
            }
        }
    }
    lines.push(line);
    lines
}

/// Cuts a text so that it fits.
pub(crate) fn cut(theme: Theme, text: &str, width: usize) -> String {
    let text = theme.text(text);
    if text.width() <= width {
        return text;
    }
    let sign = if theme.unicode { "…" } else { "~" };
    let mut short = String::new();
    for c in text.chars() {
        if short.width() + 2 > width {
            break;
        }
        short.push(c);
    }
    short + sign
}

/// What stands on a piece beside the board.
pub(super) fn content(app: &App, cell: &LayoutCell) -> String {
    let speaker = app.speaker();
    let content = cell.content(app.theme.unicode, |message| app.theme.text(speaker.say(message)));
    content.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Pieces one after the other, in as many lines as they take.
pub(super) fn flow(app: &App, cells: &[LayoutCell], width: usize, indent: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut used = indent;
    for cell in cells {
        let label = format!(" {} ", content(app, cell));
        if used + label.width() > width && !spans.is_empty() {
            lines.push(std::mem::take(&mut spans));
            used = indent;
        }
        used += label.width() + 1;
        spans.extend([Span::styled(label, app.theme.cell(cell.role)), Span::raw(" ")]);
    }
    lines.push(spans);
    let lines = lines.into_iter().filter(|spans| !spans.is_empty());
    let indented = |spans: Vec<_>| [Span::raw(" ".repeat(indent))].into_iter().chain(spans).collect();
    lines.map(indented).collect()
}

/// Paragraphs, wrapped, from the top of an area.
pub(super) fn paragraphs(frame: &mut Frame<'_>, app: &App, area: Rect, texts: &[String], style: Style) {
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    let wrapped = texts.iter().flat_map(|text| wrap(&app.theme.text(text.as_str()), width, 0));
    let lines: Vec<Line<'_>> =
        wrapped.map(|line| Line::from(Span::styled(format!(" {line}"), style))).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_long_words_are_cut() {
        assert_eq!(wrap("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrap("one two three", 7, 2), ["one two", "  three"]);
        assert_eq!(wrap("abcdefgh", 3, 0), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3, 0), [""]);
        assert_eq!(wrap("  a b", 4, 2), ["  a", "  b"]);
    }

    #[test]
    fn a_text_that_is_cut_ends_with_a_sign() {
        assert_eq!(cut(Theme::RICH, "Crosswise", 9), "Crosswise");
        assert_eq!(cut(Theme::RICH, "Crosswise", 6), "Cross…");
    }
}
