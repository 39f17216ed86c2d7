//! One plank and where it lies.

use std::fmt;
use std::str::FromStr;

use crosstable_core::BadToken;

use crate::{Field, Fields};

/// Which way a plank lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lie {
    /// From west to east: `h`.
    Horizontal,
    /// From north to south: `v`.
    Vertical,
}

/// A plank of three squares (CA-04), named by its westmost or northmost one: `e5h`. Its name says where it would
/// lie, not that it may lie there. Horizontal planks come before vertical ones, then in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plank {
    /// Which way it lies.
    pub lie: Lie,
    /// Its westmost or northmost square.
    pub field: Field,
}

impl Plank {
    /// Its three squares. Those beyond the edge of the board are on the margin of the set.
    #[inline]
    pub fn fields(self) -> Fields {
        let first = Fields::of(self.field);
        match self.lie {
            Lie::Horizontal => first | first.east() | first.east().east(),
            Lie::Vertical => first | first.south() | first.south().south(),
        }
    }

    /// All planks that can be written down, in order.
    pub fn all() -> impl Iterator<Item = Plank> + Clone {
        [Lie::Horizontal, Lie::Vertical]
            .into_iter()
            .flat_map(|lie| Field::all().map(move |field| Plank { lie, field }))
    }
}

impl fmt::Display for Plank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lie = match self.lie {
            Lie::Horizontal => 'h',
            Lie::Vertical => 'v',
        };
        write!(f, "{}{lie}", self.field)
    }
}

impl FromStr for Plank {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let lies = [('h', Lie::Horizontal), ('v', Lie::Vertical)];
        let read = lies.into_iter().find_map(|(letter, lie)| Some((text.strip_suffix(letter)?, lie)));
        let (field, lie) = read.ok_or(BadToken)?;
        Ok(Plank { lie, field: field.parse()? })
    }
}
