//! Distances and walks that were asked for before.
//!
//! Both depend on the planks and on one place only, and a search sees the same planks and places again and again: pieces move
//! in every turn, planks seldom. What is remembered is what would be computed, so a search decides the same without it.

use std::cell::RefCell;

use crossado::{Board, Corner, Field, Fields, Position};

use super::distance::{Distances, FAR, Scale, measure};
use super::walks::Walks;

/// A field, or an island as one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// This field.
    Field(Field),
    /// The island in this corner.
    Island(Corner),
}

impl Spot {
    /// Its field or fields.
    #[inline]
    pub(super) fn fields(self, board: &Board) -> Fields {
        match self {
            Spot::Field(field) => Fields::of(field),
            Spot::Island(corner) => board.island(corner),
        }
    }
}

/// Where planks lie, and on which board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ground {
    /// Squares along a side of the board.
    pub(super) side: u8,
    /// The fields that planks cover.
    pub(super) covered: Fields,
}

impl Ground {
    /// The ground of a position.
    pub(super) fn of(position: &Position) -> Self {
        Ground { side: position.board().side(), covered: position.covered() }
    }
}

/// What is remembered.
pub(super) struct Memory {
    pub(super) distances: Cache<(Ground, Spot, Scale), Distances>,
    pub(super) walks: Cache<(Ground, Spot, Corner, Scale), Walks>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = const { RefCell::new(Memory::new()) };
}

impl Memory {
    /// Nothing is remembered yet.
    pub(super) const fn new() -> Self {
        Memory { distances: Cache::EMPTY, walks: Cache::EMPTY }
    }
}

/// Works with the memory of this thread, which is lent to one at a time.
#[inline]
pub(super) fn with_memory<T>(work: impl FnOnce(&mut Memory) -> T) -> T {
    MEMORY.with_borrow_mut(work)
}

impl Cache<(Ground, Spot, Scale), Distances> {
    /// The cost to step onto each field on the way from a spot, its water included.
    #[inline]
    pub(super) fn to(&mut self, ground: Ground, spot: Spot, scale: Scale) -> &Distances {
        let compute = |distances: &mut Distances| measure(ground, spot, scale, distances);
        self.of(hash(ground, spot, scale), (ground, spot, scale), &[FAR; 256], compute)
    }
}

impl Cache<(Ground, Spot, Corner, Scale), Walks> {
    /// The walks of a piece on a spot whose goal is in this corner.
    #[inline]
    pub(super) fn from(
        &mut self,
        ground: Ground,
        spot: Spot,
        goal: Corner,
        scale: Scale,
        compute: impl FnOnce() -> Walks,
    ) -> &Walks {
        let hash = mix(hash(ground, spot, scale), goal as u64);
        self.of(hash, (ground, spot, goal, scale), &Walks::NONE, |walks| *walks = compute())
    }
}

/// The upper bits are the good ones.
#[inline]
fn hash(ground: Ground, spot: Spot, scale: Scale) -> u64 {
    let spot = match spot {
        Spot::Field(field) => u64::from(field.index()),
        Spot::Island(corner) => 256 + corner as u64,
    };
    let first = u64::from_le_bytes([ground.side, scale.step, scale.water, 0, 0, 0, 0, 0]) << 16 | spot;
    ground.covered.words().into_iter().fold(first, mix)
}

#[inline]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A table in which every key has one place, where it replaces what was there.
pub(super) struct Cache<K, V> {
    /// Empty until it is first needed.
    slots: Vec<(Option<K>, V)>,
}

/// The two tables of a thread take about 1.7 MB together.
const SLOTS_LOG2: u32 = 11;

impl<K: Copy + Eq, V: Copy> Cache<K, V> {
    const EMPTY: Self = Cache { slots: Vec::new() };

    /// The value of this key, computed unless it is there; the first time all places are filled with the blank one.
    #[inline]
    fn of(&mut self, hash: u64, key: K, blank: &V, compute: impl FnOnce(&mut V)) -> &V {
        if self.slots.is_empty() {
            self.slots = vec![(None, *blank); 1 << SLOTS_LOG2];
        }
        let (known, value) = &mut self.slots[(hash >> (u64::BITS - SLOTS_LOG2)) as usize];
        if *known != Some(key) {
            compute(value);
            *known = Some(key);
        }
        value
    }
}
