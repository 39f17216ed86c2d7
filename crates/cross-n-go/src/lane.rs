//! Lanes: the straight way of one colour in front of a figure (CN-14, CN-15).

use crosstable_core::Seat;

use crate::colour::Colours;
use crate::position::Position;
use crate::refusal::RefusalReason;
use crate::side::Side;
use crate::spot::{Row, Spot};
use crate::stack::Stack;

/// Where a figure comes to that advances to the end of its lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LaneEnd {
    /// It stops on this field, before something that ends the lane.
    On(Spot),
    /// The lane includes the last bar, so it leaves the board (CN-15).
    Across,
}

impl Stack {
    /// CN-14: the next field straight ahead of a figure of this colour, or what keeps it from going there.
    fn step(&self, from: Spot, side: Side, colour: Colours) -> Result<Spot, RefusalReason> {
        // No figure ever stands on its last bar, as a lane that includes it leads off the board.
        let row = side.ahead(from.row()).ok_or(RefusalReason::NoLane { spot: from })?;
        let next = self
            .in_column(from, row)
            .filter(|next| self.painted(row, colour) & next.bit() != 0)
            .ok_or(RefusalReason::NoLane { spot: from })?;
        if self.jokers(row) & next.bit() != 0 {
            return Err(RefusalReason::JokerInLane { spot: from, at: next });
        }
        if self.figures(row) & next.bit() != 0 {
            return Err(RefusalReason::FigureInLane { spot: from, at: next });
        }
        Ok(next)
    }

    /// The end of the lane in front of a figure of this colour, or why there is no lane.
    fn lane(&self, from: Spot, side: Side, colour: Colours) -> Result<LaneEnd, RefusalReason> {
        let mut on = self.step(from, side, colour)?;
        while let Ok(next) = self.step(on, side, colour) {
            on = next;
        }
        let last = side.ahead(on.row()).is_none();
        Ok(if last { LaneEnd::Across } else { LaneEnd::On(on) })
    }
}

impl Position {
    /// The fields of this row on which figures of the seat to move stand.
    #[inline]
    fn own_figures(&self, row: Row) -> u8 {
        self.stack.figures(row) & self.stack.painted(row, self.own_colours())
    }

    /// Whether the figure on this field, one of the seat to move, has a lane in front of it.
    pub(crate) fn lane_from(&self, from: Spot) -> Result<LaneEnd, RefusalReason> {
        self.lane_of(self.seat(), from)
    }

    /// Whether the figure on this field, one of this seat, has a lane in front of it.
    pub(crate) fn lane_of(&self, seat: Seat, from: Spot) -> Result<LaneEnd, RefusalReason> {
        let colour = self.colour_at(from).map_or(Colours::NONE, Colours::of);
        self.stack.lane(from, self.side(seat), colour)
    }

    /// Calls out the fields from which the seat to move can advance a figure, in order.
    #[inline]
    pub(crate) fn each_run(&self, mut found: impl FnMut(Spot)) {
        for row in Row::all().filter(|row| self.stack.figures(*row) != 0) {
            for spot in Spot::in_mask(row, self.own_figures(row)) {
                if self.lane_from(spot).is_ok() {
                    found(spot);
                }
            }
        }
    }

    /// CN-13, CN-14: whether the seat to move can advance a figure from this field.
    pub(crate) fn check_run(&self, from: Spot) -> Result<(), RefusalReason> {
        if self.stack.figures(from.row()) & from.bit() == 0 {
            return Err(RefusalReason::NobodyRuns { spot: from });
        }
        if self.own_figures(from.row()) & from.bit() == 0 {
            return Err(RefusalReason::RunNotYours { spot: from });
        }
        self.lane_from(from).map(|_| ())
    }

    /// CN-13: advances a figure of the seat to move to the end of its lane.
    pub(crate) fn run(&mut self, from: Spot) {
        let Ok(end) = self.lane_from(from) else { return };
        self.lift_figure(from);
        match end {
            LaneEnd::On(spot) => self.stack.put_figure(spot),
            LaneEnd::Across => self.across[self.seat().index()] += 1,
        }
    }
}
