//! Choices out of bytes.

use crosstable_games::GameId;

/// The bytes that are left. When there are no more, every choice is the first one.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(data: &'a [u8]) -> Self {
        Bytes(data)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// One of so many; of many, two bytes decide.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let number = if count > 256 {
            usize::from(self.byte()) << 8 | usize::from(self.byte())
        } else {
            self.byte().into()
        };
        number % count.max(1)
    }

    /// One of these.
    pub(crate) fn of<'b, T>(&mut self, list: &'b [T]) -> Option<&'b T> {
        if list.is_empty() { None } else { list.get(self.below(list.len())) }
    }

    pub(crate) fn game(&mut self) -> GameId {
        self.of(GameId::ALL).copied().unwrap_or(GameId::ALL[0])
    }

    /// As much text as the next byte says.
    pub(crate) fn text(&mut self) -> String {
        let length = usize::from(self.byte() % 64).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// All that is left, as text.
    pub(crate) fn rest(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}
