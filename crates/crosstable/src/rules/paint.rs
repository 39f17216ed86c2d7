//! A rule page as text for a terminal or a pipe.

use crosstable_texts::Clause;

/// How text is written.
pub(super) struct Paint {
    /// The longest line; without one nothing is wrapped.
    pub(super) width: Option<usize>,
    /// Whether anything may be bold or coloured.
    pub(super) styled: bool,
}

/// Control characters that mark styles during wrapping; they have no width and occur in no text.
const STRONG: char = '\u{1}';
const CODE: char = '\u{2}';
const END: char = '\u{3}';

impl Paint {
    /// A heading on a separate line.
    pub(super) fn heading(&self, text: &str) -> String {
        self.lines("", &format!("{STRONG}{}{END}", self.visible(text)))
    }

    /// A text behind something that the following lines leave free.
    pub(super) fn hanging(&self, before: &str, text: &str) -> String {
        self.lines(before, &self.visible(text))
    }

    /// A rule behind its number.
    pub(super) fn clause(&self, clause: &Clause) -> String {
        let mut text = String::new();
        for mark in &clause.marks {
            text.extend(["[", mark.word(), "] "]);
        }
        text += &self.visible(&clause.text);
        self.lines(&format!("{STRONG}{}{END}  ", clause.id), &text)
    }

    /// Words into lines.
    fn lines(&self, before: &str, text: &str) -> String {
        let indent = width(before);
        let mut lines = before.to_owned();
        let mut column = indent;
        for (index, word) in text.split_whitespace().enumerate() {
            let fits = self.width.is_none_or(|most| column + 1 + width(word) <= most);
            if index > 0 && fits {
                lines.push(' ');
                column += 1;
            } else if index > 0 {
                lines.push('\n');
                lines.extend(std::iter::repeat_n(' ', indent));
                column = indent;
            }
            lines += word;
            column += width(word);
        }
        lines.push('\n');
        self.coloured(&lines)
    }

    /// Marks become what a terminal understands.
    fn coloured(&self, text: &str) -> String {
        let [strong, code, end] = if self.styled { ["\x1b[1m", "\x1b[36m", "\x1b[0m"] } else { [""; 3] };
        text.replace(STRONG, strong).replace(CODE, code).replace(END, end)
    }

    /// The small part of Markdown that rules are written in, as marks: bold, code, and links, of which the text stays.
    /// Without colours, code is in quotes.
    fn visible(&self, markdown: &str) -> String {
        let mut seen = String::with_capacity(markdown.len());
        let mut rest = markdown;
        while let Some(c) = rest.chars().next() {
            if let Some((text, after)) = between(rest, "`", "`") {
                let (open, close) = if self.styled { (CODE, END) } else { ('`', '`') };
                seen.push(open);
                seen += text;
                seen.push(close);
                rest = after;
            } else if let Some((text, after)) = between(rest, "**", "**") {
                seen.push(STRONG);
                seen += text;
                seen.push(END);
                rest = after;
            } else if let Some((text, after)) = between(rest, "[", "](")
                && let Some((_, after)) = after.split_once(')')
            {
                seen += text;
                rest = after;
            } else {
                seen.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        seen
    }
}

/// How many characters are seen.
fn width(text: &str) -> usize {
    text.chars().filter(|c| ![STRONG, CODE, END].contains(c)).count()
}

/// What stands between two marks at the beginning, and what comes after them.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Option<(&'a str, &'a str)> {
    let (inside, after) = text.strip_prefix(open)?.split_once(close)?;
    // A link does not reach over another bracket.
    let crosses = open == "[" && inside.contains([']', '[']);
    (!inside.is_empty() && !crosses).then_some((inside, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Lay `sun@a1`, **[ruling]** or [read](on.md) on.";

    #[test]
    fn without_a_terminal_everything_is_one_plain_line() {
        let paint = Paint { width: None, styled: false };
        assert_eq!(paint.hanging("- ", TEXT), "- Lay `sun@a1`, [ruling] or read on.\n");
    }

    #[test]
    fn lines_are_as_long_as_they_may_and_hang() {
        let paint = Paint { width: Some(14), styled: false };
        assert_eq!(paint.hanging("- ", TEXT), "- Lay\n  `sun@a1`,\n  [ruling] or\n  read on.\n");
    }

    #[test]
    fn a_terminal_shows_what_is_bold_and_what_is_typed() {
        let paint = Paint { width: Some(80), styled: true };
        let painted = paint.hanging("", TEXT);
        assert_eq!(painted, "Lay \x1b[36msun@a1\x1b[0m, \x1b[1m[ruling]\x1b[0m or read on.\n");
    }

    #[test]
    fn a_word_longer_than_the_line_stands_alone() {
        let paint = Paint { width: Some(4), styled: false };
        assert_eq!(paint.hanging("", "a longer word"), "a\nlonger\nword\n");
    }
}
