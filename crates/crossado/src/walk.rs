//! How far a piece gets.
//!
//! A step may go anywhere but straight back (CA-10). So it is enough to know for every field the headings with
//! which it can have been entered: four sets, one per heading, that are pushed on together. This is exact, and it
//! follows all ways of any number of pieces at once.

use crate::Fields;
use crate::shade::{self, Shaded};

/// The ends of all ways of a certain number of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// As [`Walk::last`].
    pub(crate) last: Fields,
    /// As [`Walk::before`].
    pub(crate) before: Fields,
}

impl Reach {
    /// Nothing can be reached.
    const NONE: Reach = Reach { last: Fields::EMPTY, before: Fields::EMPTY };
}

/// All ways of a certain number of steps, one or more, over covered fields.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    covered: Fields,
    before: Fields,
    last: Fields,
    /// The ends of those whose last step went this way, and so on.
    north: Fields,
    east: Fields,
    south: Fields,
    west: Fields,
}

impl Walk {
    /// The first step from any of the origins. An island as the origin is given by its squares: none of them is covered,
    /// so the first step leads to its shore and none leads back (CA-09). Pieces in the way do not matter (CA-11).
    #[inline]
    pub fn from(covered: Fields, origins: Fields) -> Self {
        let (north, east) = (origins.north() & covered, origins.east() & covered);
        let (south, west) = (origins.south() & covered, origins.west() & covered);
        Walk { covered, before: origins, last: north | east | south | west, north, east, south, west }
    }

    /// One step more: anywhere but straight back (CA-10).
    #[inline]
    pub fn step(&mut self) {
        let (ahead, across) = (self.north | self.south, self.east | self.west);
        self.before = self.last;
        self.north = (self.north | across).north() & self.covered;
        self.south = (self.south | across).south() & self.covered;
        self.east = (self.east | ahead).east() & self.covered;
        self.west = (self.west | ahead).west() & self.covered;
        self.last = self.north | self.east | self.south | self.west;
    }

    /// Fields on which a way can end.
    #[inline]
    pub const fn last(&self) -> Fields {
        self.last
    }

    /// Fields on which a way can be one step before its end: from here the goal is entered (CA-13).
    #[inline]
    pub const fn before(&self) -> Fields {
        self.before
    }
}

/// The ends of all ways of exactly this many steps, one or more. Light and dark origins walk on their own: each step leads to
/// the other shade.
#[inline]
pub(crate) fn walk(covered: Fields, origins: Fields, steps: u8) -> Reach {
    let [light, dark] = origins.by_shade();
    match (light.is_empty(), dark.is_empty()) {
        (true, true) => Reach::NONE,
        (false, true) => walk_shade::<false>(covered, light, steps),
        (true, false) => walk_shade::<true>(covered, dark, steps),
        (false, false) => {
            let (one, other) =
                (walk_shade::<false>(covered, light, steps), walk_shade::<true>(covered, dark, steps));
            Reach { last: one.last | other.last, before: one.before | other.before }
        }
    }
}

/// The same from dark origins or from light ones.
#[inline]
fn walk_shade<const DARK: bool>(covered: Fields, origins: Shaded, steps: u8) -> Reach {
    let [light, dark] = covered.by_shade();
    let (own, other) = if DARK { (dark, light) } else { (light, dark) };
    let [last, before] = shade::walk::<DARK>(origins, own, other, steps);
    let on = |fields, is_dark| {
        if is_dark {
            Fields::of_shades(Shaded::EMPTY, fields)
        } else {
            Fields::of_shades(fields, Shaded::EMPTY)
        }
    };
    let ends_dark = DARK ^ (steps % 2 == 1);
    Reach { last: on(last, ends_dark), before: on(before, !ends_dark) }
}

/// The fields on which a piece could end that may also go straight back. No rule allows it; it serves to tell a
/// player that this is what is wrong.
pub(crate) fn walk_to_and_fro(covered: Fields, origins: Fields, steps: u8) -> Fields {
    (0..steps).fold(origins, |from, _| (from.north() | from.east() | from.south() | from.west()) & covered)
}
