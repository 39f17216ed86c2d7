//! Distances over planks and over open water.

use crossado::{Board, Field, Fields, Position};
use crosstable_core::Seat;

use super::memory::{Ground, Memory, Spot};
use super::walks::{Rolls, Walks};

/// The cost of a step and of a field of open water. A gap is bridged once for all pieces that have to cross it, so the
/// fewer there are, the more it counts compared with the steps of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scale {
    pub(super) step: u8,
    /// The extra cost of a step onto open water.
    pub(super) water: u8,
}

impl Scale {
    /// For this many pieces: a field of water costs two pips, divided among them.
    pub(super) const fn of(pieces: u8) -> Self {
        match pieces {
            0 | 1 => Scale { step: 1, water: 2 },
            2 => Scale { step: 1, water: 1 },
            3 => Scale { step: 3, water: 2 },
            _ => Scale { step: 2, water: 1 },
        }
    }

    /// A cost in pips.
    pub(super) fn pips(self, cost: u32) -> f32 {
        cost as f32 / f32::from(self.step)
    }
}

/// More than any step costs, and a power of two.
const MAX_STEP: u8 = 8;

/// The cost to reach each field.
pub(super) type Distances = [u8; 256];

/// Farther than any field.
pub(super) const FAR: u8 = u8::MAX;

/// The distances of all fields from a spot, or to it.
pub(super) fn measure(ground: Ground, spot: Spot, scale: Scale, distances: &mut Distances) {
    let board = Board::of_side(ground.side);
    let beginning = match spot {
        Spot::Field(field) => {
            let here = Fields::of(field);
            (here.north() | here.east() | here.south() | here.west()) & board.river()
        }
        Spot::Island(corner) => board.shore(corner),
    };
    spread(board.river(), ground.covered, beginning, scale, |cost, fields| {
        fields.for_each(|field| distances[usize::from(field.index())] = cost);
    });
}

/// Visits all river fields in the order of their distance from a place next to the `beginning`, with the cost to step
/// onto them. (Dijkstra's algorithm on bit sets. What a step costs depends on the field it leads to alone, so the first way
/// that is found to a field is a shortest one.)
#[inline]
fn spread(
    river: Fields,
    covered: Fields,
    beginning: Fields,
    scale: Scale,
    mut settle: impl FnMut(u8, Fields),
) {
    let (dry, wet) = (scale.step, scale.step + scale.water);
    let mut rings = [Fields::EMPTY; MAX_STEP as usize];
    let ring = |cost: u8| usize::from(cost % MAX_STEP);
    rings[ring(dry)] = beginning & covered;
    rings[ring(wet)] = beginning - covered;
    let mut rest = river - beginning;
    let (mut cost, mut last) = (0, 0);
    // No step costs as much as there are rings, so without any field for so long all are empty.
    while cost - last < MAX_STEP {
        cost += 1;
        let now = std::mem::take(&mut rings[ring(cost)]);
        if now.is_empty() {
            continue;
        }
        last = cost;
        settle(cost, now);
        let around = (now.north() | now.east() | now.south() | now.west()) & rest;
        rest = rest - around;
        rings[ring(cost + dry)] |= around & covered;
        rings[ring(cost + wet)] |= around - covered;
    }
}

/// Sides of the die.
pub(super) const DIE: usize = 6;

/// How far the pieces of a seat have come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    /// The cost of all paths to the goal together.
    pub(super) cost: u32,
    /// The most pips that a roll brings a piece closer, by roll.
    pub(super) closer: [f32; DIE + 1],
}

/// The progress of a seat if these fields were covered.
pub(super) fn progress(
    memory: &mut Memory,
    position: &Position,
    seat: Seat,
    covered: Fields,
    scale: Scale,
    walks: bool,
) -> Progress {
    let Memory { distances, walks: known } = memory;
    let (board, pieces) = (position.board(), position.pieces(seat));
    let ground = Ground { side: board.side(), covered };
    let goal = position.goal(seat);
    let distances = distances.to(ground, Spot::Island(goal), scale);
    let (mut sum, mut rolls) = (0, Rolls::default());
    let mut add = |spot: Spot, count: u8| {
        let cost = cost_from(spot, board, scale, distances);
        sum += u32::from(count) * u32::from(cost);
        if walks {
            let walks = known.from(ground, spot, goal, scale, || {
                Walks::new(ground, spot, board.shore(goal), cost, scale, distances)
            });
            rolls.add(walks.rolls(pieces.crossing - spot.fields(board)));
        }
    };
    if pieces.waiting > 0 {
        add(Spot::Island(position.home(seat)), pieces.waiting);
    }
    for field in pieces.crossing {
        add(Spot::Field(field), 1);
    }
    Progress { cost: sum, closer: rolls.closer() }
}

/// The cost from a field, or from the island where pieces wait, to the goal.
#[inline]
pub(super) fn cost_from(spot: Spot, board: &Board, scale: Scale, to_goal: &Distances) -> u8 {
    let distance = |field: Field| to_goal[usize::from(field.index())];
    match spot {
        Spot::Field(field) => distance(field),
        Spot::Island(corner) => {
            let mut least = FAR - scale.step;
            board.shore(corner).for_each(|field| least = least.min(distance(field)));
            least + scale.step
        }
    }
}
