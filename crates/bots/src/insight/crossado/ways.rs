//! How far it is over planks and over open water.

use std::ops::ControlFlow;

use crossado::{Fields, Position};
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

/// What it costs all pieces of a seat together to reach the goal, if these fields were covered.
pub(super) fn cost_to_goal(position: &Position, seat: Seat, covered: Fields, scale: Scale) -> u32 {
    let board = position.board();
    let home = board.shore(position.home(seat));
    let pieces = position.pieces(seat);
    let (mut waiting, mut crossing) = (u32::from(pieces.waiting), pieces.crossing);
    let mut sum = 0;
    spread(board.river(), covered, board.shore(position.goal(seat)), scale, |cost, fields| {
        sum += u32::from(cost) * (fields & crossing).len();
        crossing = crossing - fields;
        if waiting > 0 && fields.meets(home) {
            sum += waiting * u32::from(cost + scale.step);
            waiting = 0;
        }
        if waiting == 0 && crossing.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    sum
}
