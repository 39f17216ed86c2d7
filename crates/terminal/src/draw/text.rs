//! Running text.

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

/// Lines whose beginning, if it is this head, has its own style.
pub(super) fn with_head(
    rows: Vec<String>,
    head: &str,
    head_style: Style,
    style: Style,
) -> Vec<Line<'static>> {
    let line = |(row, line): (usize, String)| match line.strip_prefix(head) {
        Some(rest) if row == 0 => {
            Line::from(vec![Span::styled(head.to_owned(), head_style), Span::styled(rest.to_owned(), style)])
        }
        _ => Line::styled(line, style),
    };
    rows.into_iter().enumerate().map(line).collect()
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
