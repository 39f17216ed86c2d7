//! What can be done, and the lists of it.

use crosstable_core::rng::{self, Rng};
use crosstable_core::{MoveList, Seat};

use crate::components::allows_relay;
use crate::walk::walk;
use crate::{Field, Fields, Plank, Planks, Position, Stage};

/// Where a piece can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The own start island: `start`.
    Start,
    /// A square: `e5`.
    Field(Field),
    /// The own goal island: `goal`.
    Goal,
}

/// A move or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `plank:e5h` lays one of the own planks in phase 1 (CA-06).
    Plank(Plank),
    /// `take:e5h` takes up a plank after a 1 or a 6 (CA-15).
    Take(Plank),
    /// `lay:f7v` lays the plank just taken (CA-15).
    Lay(Plank),
    /// `e5-g7` walks a piece as far as the die says (CA-08). Pieces on the start island are all alike.
    Walk {
        /// Where it stands.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// `pass` forgoes moving after a 1 or a 6 that no piece can walk (CA-17).
    Pass,
    /// `~d4` what the die shows.
    Die(u8),
    /// `~start:1` who starts.
    Start(Seat),
}

/// Where one piece can go with the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Targets {
    /// The fields.
    pub(crate) fields: Fields,
    /// Whether it can also go into the goal.
    pub(crate) goal: bool,
}

impl Position {
    /// Places where a plank can be laid now: by CA-07, and by CA-15 not where the one in hand was taken from.
    #[inline]
    pub(crate) fn places(&self) -> Planks {
        let fitting = Planks::that_fit(self.board().river() - self.covered);
        match self.stage {
            Stage::Relaying { taken, .. } => fitting.without(taken),
            _ => fitting,
        }
    }

    /// Planks that can be taken (CA-15): no piece stands on them (CA-16), and there is another place for them.
    #[inline]
    pub(crate) fn takeable(&self) -> Planks {
        let empty = self.laid.clear_of(self.occupied());
        let free = self.board().river() - self.covered;
        if !Planks::that_fit(free).is_empty() {
            return empty;
        }
        // Only a plank whose own fields make room can go anywhere; hardly any board is ever so full.
        let elsewhere = |plank: &Plank| {
            let places = Planks::that_fit(free | plank.fields());
            !places.without(*plank).is_empty()
        };
        empty.iter().filter(elsewhere).collect()
    }

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
        reach.last.iter().any(|field| walk(self.covered, Fields::of(field), die).last.has(field))
    }

    /// The squares of the seat's start island if a piece waits there, else none.
    #[inline]
    pub(crate) fn exit(&self, seat: Seat) -> Fields {
        match self.pieces(seat).waiting {
            0 => Fields::EMPTY,
            _ => self.board().island(self.home(seat)),
        }
    }

    /// All complete moves with this roll, in order.
    #[inline]
    fn walks(&self, seat: Seat, die: u8, list: &mut MoveList<Move>) {
        let exit = self.exit(seat);
        if !exit.is_empty() {
            self.walks_from(seat, die, Place::Start, exit, list);
        }
        for field in self.pieces(seat).crossing.iter() {
            self.walks_from(seat, die, Place::Field(field), Fields::of(field), list);
        }
    }

    #[inline]
    fn walks_from(&self, seat: Seat, die: u8, from: Place, origin: Fields, list: &mut MoveList<Move>) {
        let targets = self.targets(seat, origin, die);
        list.extend(targets.fields.iter().map(|field| Move::Walk { from, to: Place::Field(field) }));
        if targets.goal {
            list.push(Move::Walk { from, to: Place::Goal });
        }
    }

    /// All legal moves, in order.
    #[inline]
    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        match self.stage {
            Stage::Laying { .. } => list.extend(self.places().iter().map(Move::Plank)),
            Stage::Relaying { .. } => list.extend(self.places().iter().map(Move::Lay)),
            Stage::Moving { seat, die, relayed } => {
                if allows_relay(die) && !relayed {
                    list.extend(self.takeable().iter().map(Move::Take));
                }
                let takes = list.len();
                self.walks(seat, die, list);
                if list.len() == takes {
                    list.push(Move::Pass);
                }
            }
            Stage::Lot | Stage::Rolling { .. } | Stage::Over => {}
        }
    }

    /// A random legal move, the same as drawing from the list: where a plank goes is drawn without listing all the
    /// hundreds of places.
    #[inline]
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, list: &mut MoveList<Move>, rng: &mut R) -> Move {
        let kind = match self.stage {
            Stage::Laying { .. } => Move::Plank,
            Stage::Relaying { .. } => Move::Lay,
            _ => {
                list.clear();
                self.list_moves(list);
                return rng::pick(rng, list);
            }
        };
        let places = self.places();
        let index = rng::below(rng, places.len());
        kind(places.nth(index).expect("the index is below the number of places"))
    }
}
