//! What the rolls of the die bring a piece.

use crossado::{Board, Fields, Walk};

use super::distance::{DIE, Distances, Scale};
use super::memory::{Ground, Spot};

/// Rolls as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Rolls {
    /// Those that bring a piece closer by every pip.
    closer: u8,
    /// Those that can be walked.
    walkable: u8,
}

/// How much a roll counts that can only be walked sideways or back.
const DETOUR: f32 = 0.25;

impl Rolls {
    /// Adds those of another piece.
    #[inline]
    pub(super) fn add(&mut self, other: Rolls) {
        self.closer |= other.closer;
        self.walkable |= other.walkable;
    }

    /// The most pips that a roll brings a piece closer, by roll.
    #[inline]
    pub(super) fn closer(self) -> [f32; DIE + 1] {
        std::array::from_fn(|die| {
            if self.closer >> die & 1 == 1 {
                die as f32
            } else if self.walkable >> die & 1 == 1 {
                DETOUR * die as f32
            } else {
                0.0
            }
        })
    }
}

/// Where the walks of a piece can end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walks {
    /// By roll.
    ends: [Fields; DIE + 1],
    /// By roll those ends from which the goal is closer by every pip.
    closest: [Fields; DIE + 1],
    /// All ends.
    all: Fields,
    /// The rolls that lead into the goal.
    arriving: Rolls,
    /// All rolls, if no other piece is in the way.
    free: Rolls,
}

impl Walks {
    pub(super) const NONE: Walks = {
        let (none, rolls) = ([Fields::EMPTY; DIE + 1], Rolls { closer: 0, walkable: 0 });
        Walks { ends: none, closest: none, all: Fields::EMPTY, arriving: rolls, free: rolls }
    };

    /// The walks from a spot from which the goal is so far. Its shore is where it is entered.
    pub(super) fn new(
        ground: Ground,
        spot: Spot,
        shore: Fields,
        cost: u8,
        scale: Scale,
        to_goal: &Distances,
    ) -> Self {
        let mut walks = Walks::NONE;
        let mut walk = Walk::from(ground.covered, spot.fields(Board::of_side(ground.side)));
        for die in 1..=DIE {
            if die > 1 {
                walk.step();
            }
            let all = scale.step * die as u8;
            if walk.before().meets(shore) {
                walks.arriving.walkable |= 1 << die;
                walks.arriving.closer |= u8::from(cost == all) << die;
            }
            walks.ends[die] = walk.last();
            walks.all |= walk.last();
            if cost > all {
                walk.last().for_each(|end| {
                    if to_goal[usize::from(end.index())] == cost - all {
                        walks.closest[die] = walks.closest[die].with(end);
                    }
                });
            }
            if walk.last().is_empty() {
                // Nobody gets any further.
                break;
            }
        }
        walks.free = walks.count(Fields::EMPTY);
        walks
    }

    /// What can be walked while the seat's other pieces stand on these fields.
    #[inline]
    pub(super) fn rolls(&self, others: Fields) -> Rolls {
        if self.all.meets(others) { self.count(others) } else { self.free }
    }

    fn count(&self, others: Fields) -> Rolls {
        let mut rolls = self.arriving;
        for die in 1..=DIE {
            rolls.walkable |= u8::from(!(self.ends[die] - others).is_empty()) << die;
            rolls.closer |= u8::from(!(self.closest[die] - others).is_empty()) << die;
        }
        rolls
    }
}
