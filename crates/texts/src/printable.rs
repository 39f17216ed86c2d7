//! Text from elsewhere, made safe to show in a terminal.

use std::borrow::Cow;

/// Whether a terminal shows this character and does nothing else. Line feeds and tabs are shown too; other control
/// characters command the terminal, some characters change the direction of the line, and tags hide letters.
///
/// ```
/// assert!(crosstable_texts::is_printable('ä') && !crosstable_texts::is_printable('\x1b'));
/// ```
pub fn is_printable(c: char) -> bool {
    match c {
        '\n' | '\t' => true,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => false,
        '\u{e0000}'..='\u{e007f}' => false,
        other => !other.is_control(),
    }
}

/// The text with `�` in the place of everything that is not [printable](is_printable).
///
/// ```
/// assert_eq!(crosstable_texts::printable("\x1b[2Jgone"), "�[2Jgone");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_printable) {
        return Cow::Borrowed(text);
    }
    text.chars().map(|c| if is_printable(c) { c } else { char::REPLACEMENT_CHARACTER }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_commands_a_terminal_is_replaced() {
        for c in "\0\x07\x08\r\x1b\x7f\u{80}\u{85}\u{9b}\u{9f}\u{61c}\u{200f}\u{2028}\u{202e}\u{2069}\u{e0001}\u{e007f}".chars() {
            assert_eq!(printable(&format!("a{c}b")), "a\u{fffd}b", "{c:?}");
        }
    }

    #[test]
    fn what_people_write_stays() {
        for text in ["two\nlines\tand a tab", "Zoë, Łukasz, דוד, 明美, ที่รัก", "👩\u{200d}👧 ❤\u{fe0f}", ""]
        {
            assert!(matches!(printable(text), Cow::Borrowed(same) if same == text), "{text:?}");
        }
    }
}
