//! What a name looks like at a glance.

use crate::spelling::{is_invisible, is_selector};
use crate::unicode::{capital, nfkc, skeleton, small};

/// Three looks of a name: as it is written, in small and in capital letters. Blanks and what cannot be seen make no
/// difference, nor does the script of letters that look the same.
pub(crate) struct Likeness([String; 3]);

impl Likeness {
    pub(crate) fn of(name: &str) -> Self {
        let seen = |c: &char| !c.is_whitespace() && !is_invisible(*c) && !is_selector(*c);
        let seen: String = nfkc(name).chars().filter(seen).collect();
        let capitals = capital(&seen);
        // By way of capitals, because `ß` has two of them.
        let smalls = small(&capitals);
        // A capital I looks like a small L, so in small letters the two are one.
        let same = |text: String| text.replace('i', "l");
        Likeness([same(small(&skeleton(&seen))), same(skeleton(&smalls)), skeleton(&capitals)])
    }

    /// Whether the names can be taken for each other. One common look is enough, because letters of two scripts often
    /// look the same in one case only: Cyrillic В is like B, but в is not like b.
    pub(crate) fn fits(&self, other: &Likeness) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one == other)
    }
}
