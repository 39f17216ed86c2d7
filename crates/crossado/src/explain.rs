//! Whether a move is legal, and if not, what is wrong with it. Legal is what the same sets say from which the
//! lists of moves are made; only when they say no, the reason is looked for.

use crosstable_core::Seat;

use crate::components::allows_relay;
use crate::refusal::RefusalReason;
use crate::walk::{walk, walk_to_and_fro};
use crate::{Field, Fields, Move, Place, Plank, Position, Stage};

impl Position {
    /// Whether the seat to move may do this.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), RefusalReason> {
        match (self.stage, mv) {
            (Stage::Laying { .. }, Move::Plank(plank)) => self.may_put(plank),
            (Stage::Laying { .. }, _) => Err(RefusalReason::PlanksFirst),
            (_, Move::Plank(_)) => Err(RefusalReason::PlanksLaid),
            (Stage::Relaying { .. }, Move::Lay(plank)) => self.may_put(plank),
            (Stage::Relaying { .. }, _) => Err(RefusalReason::LayTheTaken),
            (_, Move::Lay(_)) => Err(RefusalReason::NothingTaken),
            (Stage::Moving { die, relaid, .. }, Move::Take(plank)) => self.may_take(die, relaid, plank),
            (Stage::Moving { seat, die, .. }, Move::Walk { from, to }) => self.may_walk(seat, die, from, to),
            (Stage::Moving { seat, die, .. }, _) => self.may_pass(seat, die),
            // No seat is to move; the common refusals come before this.
            _ => Err(RefusalReason::MustMove),
        }
    }

    /// CA-07, CA-15: where a plank can be laid.
    fn may_put(&self, plank: Plank) -> Result<(), RefusalReason> {
        if self.places().has(plank) {
            return Ok(());
        }
        let (fields, board) = (plank.fields(), self.board());
        let on_board: Fields = fields.into_iter().filter(|field| board.has(*field)).collect();
        if on_board != fields {
            return Err(RefusalReason::PlankOffBoard);
        }
        let on_island = (fields - board.river()).first().map(RefusalReason::PlankOnIsland);
        let on_plank = || (fields & self.covered).first().map(RefusalReason::PlankOnPlank);
        // What is neither here nor there can only be the place the plank was taken from.
        Err(on_island.or_else(on_plank).unwrap_or(RefusalReason::SamePlace))
    }

    /// CA-15, CA-16: which plank can be taken, and when.
    fn may_take(&self, die: u8, relaid: bool, plank: Plank) -> Result<(), RefusalReason> {
        if !allows_relay(die) {
            return Err(RefusalReason::NotOneOrSix);
        }
        if relaid {
            return Err(RefusalReason::AlreadyRelaid);
        }
        if self.takeable().has(plank) {
            return Ok(());
        }
        if !self.laid.has(plank) {
            return Err(RefusalReason::NoSuchPlank);
        }
        let piece = (plank.fields() & self.occupied()).first();
        Err(piece.map_or(RefusalReason::NoOtherPlace, RefusalReason::PlankOccupied))
    }

    /// CA-14, CA-17: passing is only for who rolled a 1 or a 6 and has no complete move. With any other roll a seat
    /// is asked only if it has one.
    fn may_pass(&self, seat: Seat, die: u8) -> Result<(), RefusalReason> {
        if self.can_walk(seat, die) { Err(RefusalReason::MustMove) } else { Ok(()) }
    }

    /// CA-08 to CA-13: how a piece walks.
    fn may_walk(&self, seat: Seat, die: u8, from: Place, to: Place) -> Result<(), RefusalReason> {
        let origin = self.origin(seat, from)?;
        let targets = self.targets(seat, origin, die);
        match to {
            Place::Start => Err(RefusalReason::NotBackToStart),
            Place::Goal if targets.goal => Ok(()),
            Place::Goal => Err(self.why_not_goal(seat, origin, die)),
            Place::Field(field) if targets.fields.has(field) => Ok(()),
            Place::Field(field) => Err(self.why_not_field(seat, origin, die, field)),
        }
    }

    /// The square on which the piece stands, or those of the island.
    fn origin(&self, seat: Seat, from: Place) -> Result<Fields, RefusalReason> {
        let pieces = self.pieces(seat);
        let exit = self.exit(seat);
        match from {
            Place::Start if exit.is_empty() => Err(RefusalReason::NoPiece),
            Place::Start => Ok(exit),
            Place::Goal if pieces.arrived == 0 => Err(RefusalReason::NoPiece),
            Place::Goal => Err(RefusalReason::StaysInGoal),
            Place::Field(field) if pieces.crossing.has(field) => Ok(Fields::of(field)),
            Place::Field(field) if !self.board().has(field) => Err(RefusalReason::FieldOffBoard),
            Place::Field(field) if exit.has(field) => Err(RefusalReason::IslandIsOneField),
            Place::Field(_) => Err(RefusalReason::NoPiece),
        }
    }

    /// Why a piece that cannot go into the goal cannot. Where a step straight back would help, it only wastes pips
    /// on a way that reaches the goal sooner.
    fn why_not_goal(&self, seat: Seat, origin: Fields, die: u8) -> RefusalReason {
        let shore = self.board().shore(self.goal(seat));
        let sooner = (1..die).any(|steps| walk(self.covered, origin, steps).before.meets(shore));
        if sooner { RefusalReason::GoalTooEarly } else { RefusalReason::OutOfReach }
    }

    /// Why a piece that cannot go to this square cannot.
    fn why_not_field(&self, seat: Seat, origin: Fields, die: u8, field: Field) -> RefusalReason {
        if !self.board().has(field) {
            return RefusalReason::FieldOffBoard;
        }
        if let Some(corner) = self.board().corner_at(field) {
            return match corner {
                _ if corner == self.goal(seat) => RefusalReason::IslandIsOneField,
                _ if corner == self.home(seat) => RefusalReason::NotBackToStart,
                _ => RefusalReason::ForeignIsland,
            };
        }
        if !self.covered.has(field) {
            RefusalReason::NoPlankThere
        } else if (self.pieces(seat).crossing - origin).has(field) {
            RefusalReason::OwnPieceThere
        } else if walk_to_and_fro(self.covered, origin, die).has(field) {
            RefusalReason::StraightBack
        } else {
            RefusalReason::OutOfReach
        }
    }
}
