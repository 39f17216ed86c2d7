//! How far it is to the goal, for telling people what a move is good for.

use crosstable_core::Seat;

use crate::{Fields, Place, Position};

/// The way of a piece to its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Where the piece stands.
    pub(crate) from: Place,
    /// The fewest steps over planks, the one into the goal included; nothing if no planks lead there.
    pub(crate) steps: Option<u8>,
    /// The fewest fields of water on any way.
    pub(crate) water: u8,
}

impl Way {
    /// Whether it has become worse than it was.
    pub(crate) fn is_worse_than(self, before: Way) -> bool {
        match (before.steps, self.steps) {
            (Some(_), None) => true,
            (Some(before), Some(now)) => now > before,
            (None, _) => self.water > before.water,
        }
    }
}

impl Position {
    /// The ways of the seat's pieces that have not arrived, if these fields were covered. The waiting ones count as one.
    pub(crate) fn ways(&self, seat: Seat, covered: Fields) -> Vec<Way> {
        let waiting = (self.pieces(seat).waiting > 0).then_some(Place::Start);
        let crossing = self.pieces(seat).crossing.into_iter().map(Place::Field);
        let way = |from| Way {
            from,
            steps: self.steps_over(covered, seat, from),
            water: self.water_over(covered, seat, from),
        };
        waiting.into_iter().chain(crossing).map(way).collect()
    }

    /// The fewest steps from a place to the seat's goal over this ground. A shortest way never steps straight back (CA-10),
    /// and pieces are no hindrance (CA-11).
    pub(crate) fn steps_over(&self, ground: Fields, seat: Seat, from: Place) -> Option<u8> {
        let shore = self.board().shore(self.goal(seat));
        let mut here = self.squares_of(seat, from)?;
        let mut seen = here;
        let mut steps = 1;
        while !here.meets(shore) {
            here = (around(here) & ground) - seen;
            if here.is_empty() {
                return None;
            }
            seen |= here;
            steps += 1;
        }
        Some(steps)
    }

    /// The fewest fields of water between a place and the seat's goal.
    fn water_over(&self, covered: Fields, seat: Seat, from: Place) -> u8 {
        let (river, shore) = (self.board().river(), self.board().shore(self.goal(seat)));
        let Some(mut reached) = self.squares_of(seat, from) else { return 0 };
        let mut water = 0;
        loop {
            // As far as planks lead.
            let mut edge = reached;
            while !edge.is_empty() {
                edge = (around(edge) & covered) - reached;
                reached |= edge;
            }
            let wider = reached | (around(reached) & river);
            if reached.meets(shore) || wider == reached {
                return water;
            }
            reached = wider;
            water += 1;
        }
    }

    /// The square of a place, or those of the start island; nothing in the goal.
    fn squares_of(&self, seat: Seat, place: Place) -> Option<Fields> {
        match place {
            Place::Start => Some(self.board().island(self.home(seat))),
            Place::Field(field) => Some(Fields::of(field)),
            Place::Goal => None,
        }
    }
}

fn around(fields: Fields) -> Fields {
    fields.north() | fields.east() | fields.south() | fields.west()
}
