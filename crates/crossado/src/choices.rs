//! What a seat can choose from when it has rolled: as sets, from which a list is made.

use crosstable_core::{MoveList, Seat};

use crate::components::{PIECES, allows_relay};
use crate::walk::walk;
use crate::{Field, Fields, Move, Place, Planks, Position};

/// Where one piece can go with the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Targets {
    /// The fields.
    pub(crate) fields: Fields,
    /// Whether it can also go into the goal.
    pub(crate) goal: bool,
}

impl Targets {
    const NONE: Targets = Targets { fields: Fields::EMPTY, goal: false };
}

/// Everything a seat can do with its roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices {
    /// Planks it may take (CA-15).
    takes: Planks,
    /// Where its pieces can go, in the order of where they stand; the waiting ones count as one.
    walks: [(Place, Targets); PIECES as usize],
}

impl Choices {
    #[inline]
    pub(crate) fn of(position: &Position, seat: Seat, die: u8, relaid: bool) -> Self {
        let takes = if allows_relay(die) && !relaid { position.takeable() } else { Planks::EMPTY };
        let mut walks = [(Place::Start, Targets::NONE); PIECES as usize];
        let exit = position.exit(seat);
        let mut slots = walks.iter_mut();
        if !exit.is_empty()
            && let Some(slot) = slots.next()
        {
            slot.1 = position.targets(seat, exit, die);
        }
        for (slot, field) in slots.zip(position.pieces(seat).crossing) {
            *slot = (Place::Field(field), position.targets(seat, Fields::of(field), die));
        }
        Choices { takes, walks }
    }

    /// All of them, in order.
    #[inline]
    pub(crate) fn list(&self, list: &mut MoveList<Move>) {
        self.takes.for_each(|plank| list.push(Move::Take(plank)));
        let takes = list.len();
        for (from, targets) in self.walks {
            for field in targets.fields {
                list.push(Move::Walk { from, to: Place::Field(field) });
            }
            if targets.goal {
                list.push(Move::Walk { from, to: Place::Goal });
            }
        }
        if list.len() == takes {
            list.push(Move::Pass);
        }
    }
}

impl Position {
    /// Where the seat's piece that stands here can go with this roll. An island is given as its squares.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, origin: Fields, die: u8) -> Targets {
        let reach = walk(self.covered, origin, die);
        // CA-12: the piece itself is no hindrance, it has left its field when it comes back to it.
        let others = self.pieces(seat).crossing - origin;
        Targets { fields: reach.last - others, goal: reach.before.meets(self.board().shore(self.goal(seat))) }
    }

    /// CA-14: whether the seat has a complete move with this roll.
    #[inline]
    pub(crate) fn can_walk(&self, seat: Seat, die: u8) -> bool {
        let own = self.pieces(seat).crossing;
        // All pieces walk at once, the waiting ones too.
        let reach = walk(self.covered, own | self.exit(seat), die);
        if reach.before.meets(self.board().shore(self.goal(seat))) || !(reach.last - own).is_empty() {
            return true;
        }
        // Everything within reach is taken by own pieces; one of them may still circle back onto its own field.
        let circles = |field: Field| walk(self.covered, Fields::of(field), die).last.has(field);
        reach.last.into_iter().any(circles)
    }

    /// The squares of the seat's start island if a piece waits there, else none.
    #[inline]
    pub(crate) fn exit(&self, seat: Seat) -> Fields {
        match self.pieces(seat).waiting {
            0 => Fields::EMPTY,
            _ => self.board().island(self.home(seat)),
        }
    }
}
