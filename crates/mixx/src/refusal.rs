//! Why a move is refused. The sentences are in `locales/`, under the codes given here.

use crosstable_core::Refusal;

use crate::{Card, Cell};

/// What is wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
    /// MX-03: a round's first card lies on `0,0`.
    FirstCard { cell: Cell },
    /// MX-04: the card is not in front of the player.
    NotYours { card: Card },
    /// MX-04: a card fits, so one must be laid.
    MustLay,
    /// MX-05: a card lies there already.
    CellTaken { cell: Cell },
    /// MX-05: no card lies beside it; the axes have no gaps.
    NoNeighbour { cell: Cell },
    /// MX-06: the centre is fixed, and this is no end of an axis.
    CentreFixed { cell: Cell, centre: Cell },
    /// MX-07: the axis has this colour.
    ColourTaken { card: Card },
    /// MX-07: the axis has this motif.
    MotifTaken { card: Card },
    /// MX-08: who goes on alone does not miss but stop.
    StopInstead,
    /// MX-08: not everybody else has missed since the own last card.
    NoStop,
    /// MX-15: the motif does not take part.
    MotifLeftOut { card: Card },
    /// MX-16: only a line is built.
    LineOnly { cell: Cell },
}

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Self {
        match why {
            RefusalReason::FirstCard { cell } => Refusal::new("MX-03", "mixx-first-card").text("cell", cell),
            RefusalReason::NotYours { card } => {
                let refusal = Refusal::new("MX-04", "mixx-not-yours");
                refusal.text("colour", card.colour()).text("motif", card.motif())
            }
            RefusalReason::MustLay => Refusal::new("MX-04", "mixx-must-lay"),
            RefusalReason::CellTaken { cell } => Refusal::new("MX-05", "mixx-cell-taken").text("cell", cell),
            RefusalReason::NoNeighbour { cell } => {
                Refusal::new("MX-05", "mixx-no-neighbour").text("cell", cell)
            }
            RefusalReason::CentreFixed { cell, centre } => {
                Refusal::new("MX-06", "mixx-centre-fixed").text("cell", cell).text("centre", centre)
            }
            RefusalReason::ColourTaken { card } => {
                Refusal::new("MX-07", "mixx-colour-taken").text("colour", card.colour())
            }
            RefusalReason::MotifTaken { card } => {
                Refusal::new("MX-07", "mixx-motif-taken").text("motif", card.motif())
            }
            RefusalReason::StopInstead => Refusal::new("MX-08", "mixx-stop-instead"),
            RefusalReason::NoStop => Refusal::new("MX-08", "mixx-no-stop"),
            RefusalReason::MotifLeftOut { card } => {
                Refusal::new("MX-15", "mixx-motif-left-out").text("motif", card.motif())
            }
            RefusalReason::LineOnly { cell } => Refusal::new("MX-16", "mixx-line-only").text("cell", cell),
        }
    }
}
