//! How far a piece gets.
//!
//! A step may go anywhere but straight back (CA-10). So it is enough to know for every field the headings with
//! which it can have been entered: four sets, one per heading, that are pushed on together. This is exact, and it
//! follows all ways of any number of pieces at once.

use crate::Fields;

/// The ends of all ways of a certain number of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// Fields on which a way can end.
    pub(crate) last: Fields,
    /// Fields on which a way can be one step before its end: from here the goal is entered (CA-13).
    pub(crate) before: Fields,
}

/// Everything that can be reached over the covered fields in exactly this many steps, one or more, from any of
/// the origins. An island as the origin is given by its squares: none of them is covered, so the first step
/// leads to its shore and none leads back (CA-09). Pieces in the way do not matter (CA-11).
#[inline]
pub(crate) fn walk(covered: Fields, origins: Fields, steps: u8) -> Reach {
    let mut before = origins;
    let mut north = origins.north() & covered;
    let mut east = origins.east() & covered;
    let mut south = origins.south() & covered;
    let mut west = origins.west() & covered;
    let mut last = north | east | south | west;
    for _ in 1..steps {
        if last.is_empty() {
            return Reach { last, before: last };
        }
        before = last;
        let (ahead, across) = (north | south, east | west);
        let next_north = (north | across).north() & covered;
        let next_south = (south | across).south() & covered;
        let next_east = (east | ahead).east() & covered;
        let next_west = (west | ahead).west() & covered;
        (north, east, south, west) = (next_north, next_east, next_south, next_west);
        last = north | east | south | west;
    }
    Reach { last, before }
}

/// The fields on which a piece could end that may also go straight back. No rule allows it; it serves to tell a
/// player that this is what is wrong.
pub(crate) fn walk_to_and_fro(covered: Fields, origins: Fields, steps: u8) -> Fields {
    (0..steps).fold(origins, |from, _| (from.north() | from.east() | from.south() | from.west()) & covered)
}
