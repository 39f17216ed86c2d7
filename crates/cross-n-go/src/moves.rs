//! What can happen, and the list of what may happen now.

use crosstable_core::{MoveList, Seat};

use crate::bar::Bar;
use crate::colour::Colour;
use crate::die::Die;
use crate::position::Position;
use crate::refusal::RefusalReason;
use crate::spot::{Pair, Row, Spot, Way};
use crate::stack::Shifts;

/// A move of a seat or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `shift:5l`: one point shifts the bar of a row by one field (CN-10).
    Shift(Row, Way),
    /// `block:5.3`: a joker on a field (CN-18).
    Block(Spot),
    /// `back:7.2-6.5`: a joker sets an opponent's figure back (CN-20).
    Back {
        /// Where the figure stands.
        from: Spot,
        /// Where it is put.
        to: Spot,
    },
    /// `swap:3-9`: a joker exchanges two bars (CN-21).
    Swap(Pair),
    /// `run:7.2`: the figure there advances to the end of its lane (CN-13).
    Run(Spot),
    /// `end`: no figure can advance, the turn ends (CN-13, G-08).
    End,
    /// `~double:2`: of three players the seat that has two colours (CN-04).
    Double(Seat),
    /// `~bar:R.B.G.Y.`: the bar of the next row (CN-03).
    Bar(Bar),
    /// `~colour:red`: the colour of the next seat (CN-04).
    Colour(Colour),
    /// `~start:1`: the seat that begins (G-02).
    Start(Seat),
    /// `~d6`: the die (CN-07).
    Die(Die),
}

impl Position {
    /// The shifts that the seat to move can make with the points it has left.
    #[inline]
    pub(crate) const fn open_shifts(&self) -> Shifts {
        if self.points == 0 { Shifts::NONE } else { self.stack.shifts() }
    }

    /// CN-11: whether the points are used as far as they can be.
    pub(crate) const fn check_points_used(&self) -> Result<(), RefusalReason> {
        if self.open_shifts().is_empty() {
            Ok(())
        } else {
            Err(RefusalReason::PointsLeft { points: self.points })
        }
    }

    /// CN-10, CN-12: whether the seat to move may shift this bar this way.
    fn check_shift(&self, row: Row, way: Way) -> Result<(), RefusalReason> {
        if self.points == 0 {
            return Err(RefusalReason::NoPoints);
        }
        if self.stack.shifts().has(row, way) {
            return Ok(());
        }
        match self.stack.lost_by_shift(row, way) {
            Some(other) => Err(RefusalReason::ShiftLoses { row, other }),
            None => Ok(()),
        }
    }

    /// CN-13: whether the seat to move may end its turn without advancing a figure.
    fn check_end(&self) -> Result<(), RefusalReason> {
        let mut ended = Ok(());
        self.each_run(|spot| ended = ended.and(Err(RefusalReason::MustRun { spot })));
        ended
    }

    /// Whether the seat to move may do this.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), RefusalReason> {
        match mv {
            Move::Shift(row, way) => self.check_shift(row, way),
            Move::Block(spot) => self.check_joker().and_then(|()| self.check_block(spot)),
            Move::Back { from, to } => self.check_joker().and_then(|()| self.check_back(from, to)),
            Move::Swap(pair) => {
                self.check_joker().and_then(|()| self.check_swap(pair, &self.stack.columns()))
            }
            Move::Run(spot) => self.check_points_used().and_then(|()| self.check_run(spot)),
            Move::End => self.check_points_used().and_then(|()| self.check_end()),
            Move::Double(_) | Move::Bar(_) | Move::Colour(_) | Move::Start(_) | Move::Die(_) => {
                Err(RefusalReason::Chance)
            }
        }
    }

    /// Lists what the seat to move may do, in ascending order.
    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        let shifts = self.open_shifts();
        if !shifts.is_empty() {
            for row in Row::all() {
                for way in Way::ALL {
                    if shifts.has(row, way) {
                        list.push(Move::Shift(row, way));
                    }
                }
            }
        }
        if self.check_joker().is_ok() {
            self.joker_moves(list);
        }
        if shifts.is_empty() {
            let before = list.len();
            self.each_run(|spot| list.push(Move::Run(spot)));
            // CN-13: who can advance a figure must.
            if list.len() == before {
                list.push(Move::End);
            }
        }
    }
}
