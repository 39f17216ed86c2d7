//! What stands where in an observation.

use crosstable_core::MAX_SEATS;

/// Some numbers of an observation that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many numbers.
    pub size: usize,
    /// What they mean, for people.
    pub meaning: &'static str,
}

impl Part {
    /// A part of this size.
    pub const fn new(name: &'static str, size: usize, meaning: &'static str) -> Self {
        Part { name, size, meaning }
    }

    /// One of so many things, or none of them.
    pub(crate) const fn one_of(name: &'static str, size: usize, meaning: &'static str) -> Self {
        Part { name, size, meaning }
    }

    /// One of the seats, from the viewer on, or nobody.
    pub(crate) const fn seat(name: &'static str, meaning: &'static str) -> Self {
        Part { name, size: MAX_SEATS, meaning }
    }

    /// A single number.
    pub(crate) const fn number(name: &'static str, meaning: &'static str) -> Self {
        Part { name, size: 1, meaning }
    }
}

/// How many numbers a layout has altogether.
pub const fn size(layout: &[Part]) -> usize {
    let (mut total, mut index) = (0, 0);
    while index < layout.len() {
        total += layout[index].size;
        index += 1;
    }
    total
}

/// The parts with which every observation begins.
pub(crate) const VIEWER: Part = Part::one_of("viewer", MAX_SEATS, "the seat that looks, from seat 1");
pub(crate) const PLAYERS: Part = Part::one_of("players", 3, "2, 3 or 4 players");
pub(crate) const ACTOR: Part =
    Part::one_of("actor", MAX_SEATS + 2, "who acts: a seat from the viewer on, chance, or nobody any more");
