//! Sets of planks: those that lie, and those that could be laid.

use crate::{Fields, Lie, Plank};

/// A set of planks, kept by their westmost and northmost squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Planks {
    horizontal: Fields,
    vertical: Fields,
}

impl Planks {
    /// No plank.
    pub const EMPTY: Planks = Planks { horizontal: Fields::EMPTY, vertical: Fields::EMPTY };

    /// All planks whose three squares are free (CA-07).
    #[inline]
    pub fn that_fit(free: Fields) -> Self {
        Planks {
            horizontal: free & free.west() & free.west().west(),
            vertical: free & free.north() & free.north().north(),
        }
    }

    /// The planks of this set none of whose squares is taken.
    #[inline]
    pub fn clear_of(self, taken: Fields) -> Self {
        Planks {
            horizontal: self.horizontal - taken - taken.west() - taken.west().west(),
            vertical: self.vertical - taken - taken.north() - taken.north().north(),
        }
    }

    /// The set with this plank.
    #[inline]
    pub fn with(mut self, plank: Plank) -> Self {
        let lying = self.lying_mut(plank.lie);
        *lying = lying.with(plank.field);
        self
    }

    /// The set without this plank.
    #[inline]
    pub fn without(mut self, plank: Plank) -> Self {
        let lying = self.lying_mut(plank.lie);
        *lying = lying.without(plank.field);
        self
    }

    /// Whether the plank is in the set.
    #[inline]
    pub fn has(self, plank: Plank) -> bool {
        match plank.lie {
            Lie::Horizontal => self.horizontal.has(plank.field),
            Lie::Vertical => self.vertical.has(plank.field),
        }
    }

    /// Whether there is no plank in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        (self.horizontal | self.vertical).is_empty()
    }

    /// How many planks there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.horizontal.len() + self.vertical.len()
    }

    /// One of the planks for each number below their count, in no particular order.
    #[inline]
    pub(crate) fn any(self, index: u32) -> Option<Plank> {
        let (lie, field) = match index.checked_sub(self.horizontal.len()) {
            None => (Lie::Horizontal, self.horizontal.any(index)),
            Some(rest) => (Lie::Vertical, self.vertical.any(rest)),
        };
        field.map(|field| Plank { lie, field })
    }

    /// The planks in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Plank> + Clone {
        let horizontal = self.horizontal.into_iter().map(|field| Plank { lie: Lie::Horizontal, field });
        let vertical = self.vertical.into_iter().map(|field| Plank { lie: Lie::Vertical, field });
        horizontal.chain(vertical)
    }

    /// Does something with each plank, in ascending order. Faster than the iterator.
    #[inline]
    pub(crate) fn for_each(self, mut act: impl FnMut(Plank)) {
        for (lie, fields) in [(Lie::Horizontal, self.horizontal), (Lie::Vertical, self.vertical)] {
            for field in fields {
                act(Plank { lie, field });
            }
        }
    }

    #[inline]
    fn lying_mut(&mut self, lie: Lie) -> &mut Fields {
        match lie {
            Lie::Horizontal => &mut self.horizontal,
            Lie::Vertical => &mut self.vertical,
        }
    }
}

impl FromIterator<Plank> for Planks {
    fn from_iter<I: IntoIterator<Item = Plank>>(planks: I) -> Self {
        planks.into_iter().fold(Planks::EMPTY, Planks::with)
    }
}
