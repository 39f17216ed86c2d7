//! The characters of which names are made.

use crate::unicode::{is_combining_mark, is_public_assigned};

/// So many marks may stand on one letter: Hebrew needs three for a pointed shin, Tibetan for a stack.
const MOST_MARKS: u32 = 3;
/// Joins emoji to one.
const JOINER: char = '\u{200d}';

/// Whether a stored name may have these characters: it stays in its line and in its direction.
pub(crate) fn is_storable(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    letters.iter().enumerate().all(|(at, letter)| {
        let joins = *letter == JOINER && joins_emoji(&letters, at);
        joins || !letter.is_control() && !is_directing(*letter)
    })
}

/// Whether a new name may have these characters: each of them can be seen and read.
pub(crate) fn is_legible(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    // At the beginning and after a blank a mark has no letter to stand on.
    let mut marks = MOST_MARKS;
    letters.iter().enumerate().all(|(at, &letter)| {
        if letter == JOINER {
            return joins_emoji(&letters, at);
        }
        if is_selector(letter) {
            return at > 0 && selects(letter, letters[at - 1]);
        }
        marks = match letter {
            blank if blank.is_whitespace() => MOST_MARKS,
            mark if is_combining_mark(mark) => marks + 1,
            _ => 0,
        };
        marks <= MOST_MARKS && !letter.is_control() && !is_invisible(letter) && is_public_assigned(letter)
    })
}

/// Characters that show nothing, by which one name could pass for another.
pub(crate) const fn is_invisible(letter: char) -> bool {
    is_directing(letter)
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{13430}'..='\u{13446}'
            | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e00ff}'
        )
}

/// Characters that change the direction of writing, break the line or take no space.
const fn is_directing(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Characters that choose a form of the one before them.
pub(crate) const fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a selector belongs after this character: emoji, Han characters and Mongolian letters have forms.
fn selects(selector: char, base: char) -> bool {
    match selector {
        '\u{fe0e}' | '\u{fe0f}' => {
            is_emoji(base) || matches!(base, '0'..='9' | '#' | '*' | '©' | '®' | '‼' | '⁉' | '™' | 'ℹ')
        }
        '\u{e0100}'.. => {
            matches!(base, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
        }
        '\u{180b}'..='\u{180f}' => matches!(base, '\u{1820}'..='\u{18aa}'),
        _ => false,
    }
}

/// Whether emoji are on both sides of a joiner.
fn joins_emoji(letters: &[char], joiner: usize) -> bool {
    let mut before = letters[..joiner].iter().rev().skip_while(|letter| **letter == '\u{fe0f}');
    let after = letters.get(joiner + 1);
    before.next().is_some_and(|letter| is_emoji(*letter)) && after.is_some_and(|letter| is_emoji(*letter))
}

/// The blocks of emoji. There is no letter among them.
const fn is_emoji(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}
