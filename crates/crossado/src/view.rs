//! What a viewer knows: everything, for nothing is hidden in this game (G-05).

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, MAX_SEATS, Seat, Viewer, json_as_text, view_head};

use crate::{Corner, Field, Fields, Pieces, Plank, Planks, Position, Stage, Stuck};

/// The whole table, in the words of the notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct View {
    pub viewer: Viewer,
    pub actor: Actor,
    pub phase: Phase,
    /// Squares along a side of the board.
    pub board: u8,
    /// The islands in the corners, clockwise from the north-west; all other squares are river.
    pub islands: Vec<Island>,
    /// How planks are laid in phase 1 (CA-06).
    pub laying: Laying,
    /// Turns of phase 2 for each player (CA-20).
    pub limit: u16,
    /// Turns of phase 2 that are over, of all players together.
    pub turns: u16,
    /// Of three players the one who is alone on its diagonal, once that is known (CA-05).
    pub lone: Option<Seat>,
    /// Who starts or started, once that is known.
    pub start: Option<Seat>,
    /// Whose turn it is, if anybody's. The die is rolled for this seat, too.
    pub turn: Option<Seat>,
    /// What the die shows, once it is rolled in this turn and to be played.
    pub die: Option<u8>,
    /// How often the die was rolled in this turn already, in vain (CA-18).
    pub rolls: u8,
    /// Whether a plank was laid elsewhere in this turn (CA-15).
    pub relaid: bool,
    /// The plank that has been taken and is to be laid, named by where it lay.
    pub taken: Option<Plank>,
    /// Why no piece of the seat to move can walk what the die shows, if that is so.
    pub stuck: Option<Stuck>,
    /// The planks on the river.
    pub planks: Vec<Plank>,
    /// The players' belongings, by seat.
    pub camps: Vec<Camp>,
}

view_head!(View, Phase);

/// An island: one field, however many squares it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct Island {
    pub corner: Corner,
    pub squares: Vec<Field>,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct Camp {
    pub seat: Seat,
    /// The island where the pieces start. It can still change while the lot says who is alone.
    pub start: Corner,
    /// The island they want to reach.
    pub goal: Corner,
    /// Planks not yet laid.
    pub planks: u8,
    /// Pieces that still wait on the start island.
    pub waiting: u8,
    /// The fields of the pieces on their way.
    pub crossing: Vec<Field>,
    /// Pieces in the goal.
    pub arrived: u8,
}

/// How planks are laid in phase 1 (CA-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "lowercase")]
pub enum Laying {
    /// One plank each in turn.
    Turns,
    /// Each player all planks at once.
    All,
}

/// What is due, see [`Stage`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// The lot says who of three players is alone.
    Lone,
    /// The lot says who starts.
    Lot,
    /// A seat lays one of its planks.
    Laying,
    /// The die is rolled.
    Rolling,
    /// A seat plays its roll.
    Moving,
    /// A seat lays the plank it has taken.
    Relaying,
    /// The game has ended.
    Over,
}

json_as_text!(Field, Plank);

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> View {
        let (mut turn, mut die, mut rolls, mut relaid, mut taken) = (None, None, 0, false, None);
        let phase = match position.stage {
            Stage::Lone => Phase::Lone,
            Stage::Lot => Phase::Lot,
            Stage::Over => Phase::Over,
            Stage::Laying { seat } => {
                turn = Some(seat);
                Phase::Laying
            }
            Stage::Rolling { seat, rolls: so_far } => {
                (turn, rolls) = (Some(seat), so_far);
                Phase::Rolling
            }
            Stage::Moving { seat, die: shown, relaid: has } => {
                (turn, die, relaid) = (Some(seat), Some(shown), has);
                Phase::Moving
            }
            Stage::Relaying { seat, die: shown, taken: plank } => {
                (turn, die, taken) = (Some(seat), Some(shown), Some(plank));
                Phase::Relaying
            }
        };
        let islands = Corner::ALL
            .map(|corner| Island { corner, squares: position.board().island(corner).into_iter().collect() });
        View {
            viewer,
            actor: position.stage.actor(),
            phase,
            board: position.side,
            islands: islands.into(),
            laying: if position.all_at_once { Laying::All } else { Laying::Turns },
            limit: position.limit,
            turns: position.turns,
            lone: position.lone(),
            start: position.start,
            turn,
            die,
            rolls,
            relaid,
            taken,
            stuck: position.stuck_now(),
            planks: position.laid.iter().collect(),
            camps: Seat::all(position.players).map(|seat| Camp::of(position, seat)).collect(),
        }
    }

    /// The position that looks like this. There is only one.
    pub(crate) fn position(&self) -> Position {
        let laid: Planks = self.planks.iter().copied().collect();
        let mut position = Position {
            players: self.camps.len() as u8,
            side: self.board,
            all_at_once: self.laying == Laying::All,
            corners: Corner::ALL,
            limit: self.limit,
            start: self.start,
            stage: self.stage(),
            turns: self.turns,
            in_hand: [0; MAX_SEATS],
            laid,
            covered: laid.iter().fold(Fields::EMPTY, |covered, plank| covered | plank.fields()),
            pieces: [Pieces::default(); MAX_SEATS],
        };
        for camp in &self.camps {
            position.corners[camp.seat.index()] = camp.start;
            position.in_hand[camp.seat.index()] = camp.planks;
            position.pieces[camp.seat.index()] = Pieces {
                waiting: camp.waiting,
                crossing: camp.crossing.iter().copied().collect(),
                arrived: camp.arrived,
            };
        }
        position
    }

    fn stage(&self) -> Stage {
        let View { rolls, relaid, .. } = *self;
        match (self.phase, self.turn, self.die, self.taken) {
            (Phase::Lone, ..) => Stage::Lone,
            (Phase::Lot, ..) => Stage::Lot,
            (Phase::Laying, Some(seat), ..) => Stage::Laying { seat },
            (Phase::Rolling, Some(seat), ..) => Stage::Rolling { seat, rolls },
            (Phase::Moving, Some(seat), Some(die), _) => Stage::Moving { seat, die, relaid },
            (Phase::Relaying, Some(seat), Some(die), Some(taken)) => Stage::Relaying { seat, die, taken },
            // A view that says what no position says is no view of a game that goes on.
            _ => Stage::Over,
        }
    }
}

impl Camp {
    fn of(position: &Position, seat: Seat) -> Camp {
        let pieces = position.pieces(seat);
        Camp {
            seat,
            start: position.home(seat),
            goal: position.goal(seat),
            planks: position.in_hand(seat),
            waiting: pieces.waiting,
            crossing: pieces.crossing.into_iter().collect(),
            arrived: pieces.arrived,
        }
    }
}
