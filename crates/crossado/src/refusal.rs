//! Why a move is not legal.

use crosstable_core::Refusal;

use crate::{Field, Move, Position, Stage};

/// What is wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
    /// There are still planks to be laid before anything else.
    PlanksFirst,
    /// All planks are laid; now pieces move.
    PlanksLaid,
    /// A plank has been taken and must be laid first.
    LayTheTaken,
    /// No plank has been taken that could be laid.
    NothingTaken,
    /// The plank would stick out over the edge.
    PlankOffBoard,
    /// The plank would lie on an island, here.
    PlankOnIsland(Field),
    /// The plank would lie on another one, here.
    PlankOnPlank(Field),
    /// The plank was taken from just there.
    SamePlace,
    /// Only a 1 or a 6 allows to take a plank.
    NotOneOrSix,
    /// A plank has been relaid in this turn already.
    AlreadyRelaid,
    /// No such plank lies on the river.
    NoSuchPlank,
    /// A piece stands on the plank, here.
    PlankOccupied(Field),
    /// There is no other place for the plank.
    NoOtherPlace,
    /// None of the seat's pieces stands there.
    NoPiece,
    /// A piece in the goal stays there.
    StaysInGoal,
    /// The square is not on this board.
    FieldOffBoard,
    /// An island is one field and is called `start` or `goal`, not by its squares.
    IslandIsOneField,
    /// Nobody returns to the start.
    NotBackToStart,
    /// The island is neither the seat's start nor its goal.
    ForeignIsland,
    /// No plank covers the field.
    NoPlankThere,
    /// Another own piece stands there.
    OwnPieceThere,
    /// The goal would be reached before the last pip.
    GoalTooEarly,
    /// It could only be reached by a step straight back.
    StraightBack,
    /// No way of exactly this many steps leads there.
    OutOfReach,
    /// There is a complete move, and it must be made.
    MustMove,
}

impl RefusalReason {
    /// The clause that is broken and the stable code of the sentence about it.
    const fn clause_and_code(self) -> (&'static str, &'static str) {
        match self {
            RefusalReason::PlanksFirst => ("CA-06", "crossado-planks-first"),
            RefusalReason::PlanksLaid => ("CA-06", "crossado-planks-laid"),
            RefusalReason::LayTheTaken => ("CA-15", "crossado-lay-the-taken"),
            RefusalReason::NothingTaken => ("CA-15", "crossado-nothing-taken"),
            RefusalReason::PlankOffBoard => ("CA-07", "crossado-plank-off-board"),
            RefusalReason::PlankOnIsland(_) => ("CA-07", "crossado-plank-on-island"),
            RefusalReason::PlankOnPlank(_) => ("CA-07", "crossado-plank-on-plank"),
            RefusalReason::SamePlace => ("CA-15", "crossado-same-place"),
            RefusalReason::NotOneOrSix => ("CA-15", "crossado-not-one-or-six"),
            RefusalReason::AlreadyRelaid => ("CA-15", "crossado-already-relaid"),
            RefusalReason::NoSuchPlank => ("CA-15", "crossado-no-such-plank"),
            RefusalReason::PlankOccupied(_) => ("CA-16", "crossado-plank-occupied"),
            RefusalReason::NoOtherPlace => ("CA-15", "crossado-no-other-place"),
            RefusalReason::NoPiece => ("CA-08", "crossado-no-piece"),
            RefusalReason::StaysInGoal => ("CA-13", "crossado-stays-in-goal"),
            RefusalReason::FieldOffBoard => ("CA-01", "crossado-field-off-board"),
            RefusalReason::IslandIsOneField => ("CA-01", "crossado-island-is-one-field"),
            RefusalReason::NotBackToStart => ("CA-09", "crossado-not-back-to-start"),
            RefusalReason::ForeignIsland => ("CA-09", "crossado-foreign-island"),
            RefusalReason::NoPlankThere => ("CA-09", "crossado-no-plank-there"),
            RefusalReason::OwnPieceThere => ("CA-12", "crossado-own-piece-there"),
            RefusalReason::GoalTooEarly => ("CA-13", "crossado-goal-too-early"),
            RefusalReason::StraightBack => ("CA-10", "crossado-straight-back"),
            RefusalReason::OutOfReach => ("CA-08", "crossado-out-of-reach"),
            RefusalReason::MustMove => ("CA-14", "crossado-must-move"),
        }
    }
}

impl Position {
    /// The refusal of this move for this reason, with everything its sentence can name.
    pub(crate) fn refusal(&self, mv: Move, why: RefusalReason) -> Refusal {
        let (clause, code) = why.clause_and_code();
        let mut refusal = Refusal::new(clause, code);
        match mv {
            Move::Plank(plank) | Move::Take(plank) | Move::Lay(plank) => {
                refusal = refusal.text("plank", plank);
            }
            Move::Walk { from, to } => refusal = refusal.text("from", from).text("to", to),
            Move::Pass | Move::Die(_) | Move::Lone(_) | Move::Start(_) => {}
        }
        if let RefusalReason::PlankOnIsland(field)
        | RefusalReason::PlankOnPlank(field)
        | RefusalReason::PlankOccupied(field) = why
        {
            refusal = refusal.text("field", field);
        }
        match self.stage {
            Stage::Moving { die, .. } => refusal.number("die", die),
            Stage::Relaying { die, taken, .. } => refusal.number("die", die).text("taken", taken),
            _ => refusal,
        }
    }
}
