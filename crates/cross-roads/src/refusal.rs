//! Why a move is not allowed.

use crosstable_core::Refusal;

use crate::board::Half;
use crate::card::{Card, after, before};

/// One value per reason, so that asking "may I?" in a loop costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RefusalReason {
    /// The deck has no such card.
    NoSuchCard(Card),
    /// The seat does not hold this card.
    NotInHand(Card),
    /// Both halves would lie on the bare table.
    CoversNothing,
    /// This half would cover a number that is not its neighbour on the ring.
    DoesNotFit { half: u8, under: Half },
    /// The card would lie in line with the only card it covers.
    NoRightAngle(Half),
    /// The card would lie exactly on one card.
    SameCard(Half, Half),
    /// The card would lie in line with both cards it covers.
    BothParallel(Half, Half),
    /// A card in the hand fits, so the seat may neither draw nor pass.
    CanLay,
    /// There is nothing to draw.
    PileEmpty,
    /// There is something to draw, so the seat may not pass.
    PileLeft,
}

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Refusal {
        match why {
            RefusalReason::NoSuchCard(card) => {
                Refusal::new("CR-02", "cross-roads-no-such-card").text("card", card)
            }
            RefusalReason::NotInHand(card) => {
                Refusal::new("CR-05", "cross-roads-not-in-hand").text("card", card)
            }
            RefusalReason::CoversNothing => Refusal::new("CR-05", "cross-roads-covers-nothing"),
            RefusalReason::DoesNotFit { half, under } => Refusal::new("CR-05", "cross-roads-does-not-fit")
                .number("half", half)
                .number("under", under.number)
                .text("cell", under.cell)
                .number("before", before(under.number))
                .number("after", after(under.number)),
            RefusalReason::NoRightAngle(half) => Refusal::new("CR-06", "cross-roads-no-right-angle")
                .number("under", half.number)
                .text("cell", half.cell),
            RefusalReason::SameCard(first, second) => Refusal::new("CR-07", "cross-roads-same-card")
                .text("card", Card::new(first.number, second.number)),
            RefusalReason::BothParallel(first, second) => Refusal::new("CR-08", "cross-roads-both-parallel")
                .number("first", first.number)
                .number("second", second.number),
            RefusalReason::CanLay => Refusal::new("CR-10", "cross-roads-can-lay"),
            RefusalReason::PileEmpty => Refusal::new("CR-10", "cross-roads-pile-empty"),
            RefusalReason::PileLeft => Refusal::new("CR-10", "cross-roads-pile-left"),
        }
    }
}
