//! Distances over planks and over open water.

use std::ops::ControlFlow;

use crossado::{Fields, Position, Walk};
use crosstable_core::Seat;

/// The cost of a step and of a field of open water. A gap is bridged once for all pieces that have to cross it, so the
/// fewer there are, the more it counts compared with the steps of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scale {
    pub(super) step: u16,
    /// The extra cost of a step onto open water.
    pub(super) water: u16,
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
const MAX_STEP: usize = 8;

/// Visits all river fields in the order of their distance from a place next to the `beginning`, with the cost to step
/// onto them, until `settle` breaks. (Dijkstra's algorithm on bit sets.)
#[inline]
pub(super) fn spread(
    river: Fields,
    covered: Fields,
    beginning: Fields,
    scale: Scale,
    mut settle: impl FnMut(u16, Fields) -> ControlFlow<()>,
) {
    let (dry, wet) = (usize::from(scale.step), usize::from(scale.step + scale.water));
    let mut rings = [Fields::EMPTY; MAX_STEP];
    rings[dry] = beginning & covered;
    rings[wet] = beginning - covered;
    let mut rest = river;
    let mut cost = 0;
    // Every field is within a few steps of another one, so the loop ends after some hundred rounds.
    while !rest.is_empty() {
        cost += 1;
        let now = std::mem::take(&mut rings[cost % MAX_STEP]) & rest;
        if now.is_empty() {
            continue;
        }
        rest = rest - now;
        if settle(cost as u16, now).is_break() {
            return;
        }
        let around = (now.north() | now.east() | now.south() | now.west()) & rest;
        rings[(cost + dry) % MAX_STEP] |= around & covered;
        rings[(cost + wet) % MAX_STEP] |= around - covered;
    }
}

/// More than any path to the goal costs.
const COSTS: usize = 160;

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

/// How much a roll counts that can only be walked sideways or back.
const DETOUR: f32 = 0.25;

/// The progress of a seat if these fields were covered.
pub(super) fn progress(
    position: &Position,
    seat: Seat,
    covered: Fields,
    scale: Scale,
    walks: bool,
) -> Progress {
    let board = position.board();
    let (home, goal) = (board.shore(position.home(seat)), board.shore(position.goal(seat)));
    let pieces = position.pieces(seat);
    let (mut waiting, mut crossing) = (u32::from(pieces.waiting), pieces.crossing);
    let mut sum = 0;
    // The fields from which the goal is this far, by cost.
    let mut layers = [Fields::EMPTY; COSTS];
    // Where pieces stand, and how far from the goal.
    let mut sources = [(Fields::EMPTY, 0); 4];
    let mut found = sources.iter_mut();
    let mut find = |origin: Fields, cost: u16| {
        if let Some(source) = found.next() {
            *source = (origin, cost);
        }
    };
    spread(board.river(), covered, goal, scale, |cost, fields| {
        layers[usize::from(cost).min(COSTS - 1)] = fields;
        let here = fields & crossing;
        if !here.is_empty() {
            sum += u32::from(cost) * here.len();
            here.into_iter().for_each(|field| find(Fields::of(field), cost));
            crossing = crossing - here;
        }
        if waiting > 0 && fields.meets(home) {
            sum += waiting * u32::from(cost + scale.step);
            find(board.island(position.home(seat)), cost + scale.step);
            waiting = 0;
        }
        if waiting == 0 && crossing.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let mut closer = [0.0; DIE + 1];
    if walks {
        for (origin, cost) in sources.into_iter().filter(|(_, cost)| *cost > 0) {
            let others = pieces.crossing - origin;
            each_walk(covered, origin, |die, before, last| {
                let all = scale.step * die as u16;
                let arrives = before.meets(goal);
                let ends = last - others;
                let pips =
                    if cost == all && arrives || cost > all && ends.meets(layers[usize::from(cost - all)]) {
                        die as f32
                    } else if arrives || !ends.is_empty() {
                        DETOUR * die as f32
                    } else {
                        0.0
                    };
                closer[die] = pips.max(closer[die]);
            });
        }
    }
    Progress { cost: sum, closer }
}

/// Visits each roll with the fields on which a walk can be one step before its end, and those on which it can end.
#[inline]
fn each_walk(covered: Fields, origin: Fields, mut visit: impl FnMut(usize, Fields, Fields)) {
    let mut walk = Walk::from(covered, origin);
    for die in 1..=DIE {
        visit(die, walk.before(), walk.last());
        if walk.last().is_empty() {
            return;
        }
        walk.step();
    }
}
