//! Sets of actions, one bit each.

/// How many words a set of so many actions takes.
pub const fn words(actions: usize) -> usize {
    actions.div_ceil(64)
}

/// A set of actions in the caller's memory: action `i` is bit `i % 64` of word `i / 64`.
#[derive(Debug)]
pub struct Mask<'a> {
    words: &'a mut [u64],
}

impl<'a> Mask<'a> {
    /// The empty set.
    pub fn clear(words: &'a mut [u64]) -> Self {
        words.fill(0);
        Mask { words }
    }

    /// Puts an action in.
    #[inline]
    pub fn insert(&mut self, action: usize) {
        self.words[action / 64] |= 1 << (action % 64);
    }

    /// Puts those of the next 64 actions from this one on in whose bit is set.
    #[inline]
    pub fn insert_all(&mut self, from: usize, bits: u64) {
        let (word, shift) = (from / 64, from % 64);
        self.words[word] |= bits << shift;
        let rest = if shift == 0 { 0 } else { bits >> (64 - shift) };
        if rest != 0 {
            self.words[word + 1] |= rest;
        }
    }

    /// How many actions there are.
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }
}
