//! How far it is over planks and over open water.

use std::ops::ControlFlow;

use crossado::{Fields, Position, Walk};
use crosstable_core::Seat;

/// How much a step and a field of open water count. A gap is bridged once for all pieces that have to cross it, so
/// the fewer there are, the more it counts against the steps of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scale {
    /// What each step costs.
    pub(super) step: u16,
    /// What a step onto open water costs besides.
    pub(super) water: u16,
}

impl Scale {
    /// For so many pieces: a field of water is worth two pips, divided among them.
    pub(super) const fn of(pieces: u8) -> Self {
        match pieces {
            0 | 1 => Scale { step: 1, water: 2 },
            2 => Scale { step: 1, water: 1 },
            3 => Scale { step: 3, water: 2 },
            _ => Scale { step: 2, water: 1 },
        }
    }

    /// Costs in pips.
    pub(super) fn pips(self, cost: u32) -> f32 {
        cost as f32 / f32::from(self.step)
    }
}

/// More than any step costs, and a power of two.
const AHEAD: usize = 8;

/// Calls out all river fields in the order of what it costs to come onto them from a place next to the `beginning`,
/// with this cost, until told to stop.
#[inline]
pub(super) fn spread(
    river: Fields,
    covered: Fields,
    beginning: Fields,
    scale: Scale,
    mut settle: impl FnMut(u16, Fields) -> ControlFlow<()>,
) {
    let (dry, wet) = (usize::from(scale.step), usize::from(scale.step + scale.water));
    let mut rings = [Fields::EMPTY; AHEAD];
    rings[dry] = beginning & covered;
    rings[wet] = beginning - covered;
    let mut rest = river;
    let mut cost = 0;
    // Every field is a few steps from another one, so nothing is left after some hundred rounds.
    while !rest.is_empty() {
        cost += 1;
        let now = std::mem::take(&mut rings[cost % AHEAD]) & rest;
        if now.is_empty() {
            continue;
        }
        rest = rest - now;
        if settle(cost as u16, now).is_break() {
            return;
        }
        let around = (now.north() | now.east() | now.south() | now.west()) & rest;
        rings[(cost + dry) % AHEAD] |= around & covered;
        rings[(cost + wet) % AHEAD] |= around - covered;
    }
}

/// More than any way to the goal costs.
const COSTS: usize = 160;

/// Sides of the die.
pub(super) const DIE: usize = 6;

/// How the pieces of a seat stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// What it costs all of them together to reach the goal.
    pub(super) cost: u32,
    /// By roll the pips it brings a piece closer at best.
    pub(super) closer: [f32; DIE + 1],
}

/// A roll that can only be walked sideways or back is not lost, but this is all of it that counts.
const ASTRAY: f32 = 0.25;

/// How the pieces of a seat would stand if these fields were covered.
pub(super) fn stand(position: &Position, seat: Seat, covered: Fields, scale: Scale, walks: bool) -> Stand {
    let board = position.board();
    let (home, goal) = (board.shore(position.home(seat)), board.shore(position.goal(seat)));
    let pieces = position.pieces(seat);
    let (mut waiting, mut crossing) = (u32::from(pieces.waiting), pieces.crossing);
    let mut sum = 0;
    // By cost the fields from which the goal is so far.
    let mut layers = [Fields::EMPTY; COSTS];
    // Whoever stands somewhere, how far from the goal.
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
                        ASTRAY * die as f32
                    } else {
                        0.0
                    };
                closer[die] = pips.max(closer[die]);
            });
        }
    }
    Stand { cost: sum, closer }
}

/// Calls out for each roll the fields on which a walk with it can be one step before its end, and can end.
#[inline]
fn each_walk(covered: Fields, origin: Fields, mut act: impl FnMut(usize, Fields, Fields)) {
    let mut walk = Walk::from(covered, origin);
    for die in 1..=DIE {
        act(die, walk.before(), walk.last());
        if walk.last().is_empty() {
            return;
        }
        walk.step();
    }
}
