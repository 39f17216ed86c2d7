//! The four colours of fields and figures.

use std::fmt;
use std::str::FromStr;

use crosstable_core::BadToken;
use crosstable_core::serde::{Deserialize, Serialize};

/// A colour. Natural wood is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Colour {
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `G`
    Green,
    /// `Y`
    Yellow,
}

impl Colour {
    /// All four, in order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Its letter in a bar's pattern.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
        }
    }

    /// Its name in tokens.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }

    /// Index into arrays by colour.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Colour {
    type Err = BadToken;

    fn from_str(name: &str) -> Result<Self, BadToken> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name).ok_or(BadToken)
    }
}

/// A set of colours, such as those one seat plays.
///
/// ```
/// use cross_n_go::{Colour, Colours};
/// let both = Colours::NONE.with(Colour::Red).with(Colour::Green);
/// assert!(both.has(Colour::Green) && !both.has(Colour::Blue));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Colour::Red, Colour::Green]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);
    /// All four.
    pub const ALL: Colours = Colours(0b1111);

    /// This colour alone.
    pub const fn of(colour: Colour) -> Self {
        Colours(1 << colour as u8)
    }

    /// These and one more.
    pub const fn with(self, colour: Colour) -> Self {
        Colours(self.0 | Colours::of(colour).0)
    }

    /// These and those.
    pub const fn and(self, others: Colours) -> Self {
        Colours(self.0 | others.0)
    }

    /// These except those.
    pub const fn without(self, others: Colours) -> Self {
        Colours(self.0 & !others.0)
    }

    /// Whether the colour is one of them.
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & Colours::of(colour).0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.has(*colour))
    }

    /// The set as an index below [`Colours::SETS`].
    pub(crate) const fn bits(self) -> usize {
        self.0 as usize
    }

    /// How many sets there are.
    pub(crate) const SETS: usize = 16;
}
