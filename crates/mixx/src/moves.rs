//! What can be done, and which of it is allowed now.

use crosstable_core::rng::{self, Rng};
use crosstable_core::{MoveList, Seat};

use crate::refusal::RefusalReason;
use crate::{Card, CardSet, Cell, Cross, Position};

/// A move of a seat or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Move {
    /// `yellow-shell@0,0`: lay an own card on a cell (MX-03, MX-04).
    Lay { cell: Cell, card: Card },
    /// `miss`: nothing fits (MX-04).
    Miss,
    /// `stop`: end the round after everybody else has had to miss (MX-08).
    Stop,
    /// `~yellow-shell`: a card comes from the pile, in the deal or after a card was laid.
    Draw(Card),
    /// `~start:1`: the lot says who begins.
    Start(Seat),
}

impl Position {
    /// Calls `visit` with every place and the own cards that may lie there, in the order of the moves.
    #[inline]
    fn for_each_choice(&self, mut visit: impl FnMut(Cell, CardSet)) {
        let stock = self.stock(self.turn());
        self.cross().for_each_place(self.shape(), |cell, cards| visit(cell, cards.and(stock)));
    }

    /// In how many ways the seat to move can lay a card.
    #[inline]
    pub(crate) fn ways_to_lay(&self) -> u32 {
        let mut ways = 0;
        self.for_each_choice(|_, cards| ways += cards.len());
        ways
    }

    /// Appends the legal moves of the seat to move, in ascending order.
    #[inline]
    pub(crate) fn list_moves(&self, list: &mut MoveList<Move>) {
        self.for_each_choice(|cell, cards| list.extend(cards.iter().map(|card| Move::Lay { cell, card })));
        if self.in_run() {
            list.push(Move::Stop);
        } else if list.is_empty() {
            list.push(Move::Miss);
        }
    }

    /// One of the legal moves, each equally likely, without listing them.
    #[inline]
    pub(crate) fn draw_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let mut counts = [0; Cross::MOST_PLACES];
        let (mut places, mut ways) = (0, 0);
        self.for_each_choice(|_, cards| {
            counts[places] = cards.len();
            places += 1;
            ways += cards.len();
        });
        let (others, instead) = if self.in_run() { (1, Move::Stop) } else { (0, Move::Miss) };
        if ways == 0 {
            return instead;
        }
        let mut ticket = rng::below(rng, ways + others);
        let hit = counts.iter().position(|count| {
            let here = ticket < *count;
            ticket -= if here { 0 } else { *count };
            here
        });
        let mut drawn = instead;
        let mut place = 0;
        self.for_each_choice(|cell, cards| {
            if Some(place) == hit {
                drawn = cards.iter().nth(ticket as usize).map_or(instead, |card| Move::Lay { cell, card });
            }
            place += 1;
        });
        drawn
    }

    /// Whether the seat to move may do this.
    pub(crate) fn allows(&self, mv: Move) -> Result<(), RefusalReason> {
        match mv {
            Move::Lay { cell, card } => {
                if self.without().contains(card) {
                    return Err(RefusalReason::MotifLeftOut { card }); // MX-15
                }
                if !self.stock(self.turn()).contains(card) {
                    return Err(RefusalReason::NotYours { card }); // MX-04
                }
                self.cross().takes(card, cell, self.shape())
            }
            // MX-08: in a run there is no miss, whether or not something fits.
            Move::Miss if self.in_run() => Err(RefusalReason::StopInstead),
            // MX-04, G-03
            Move::Miss if self.ways_to_lay() > 0 => Err(RefusalReason::MustLay),
            Move::Stop if !self.in_run() => Err(RefusalReason::NoStop), // MX-08
            Move::Miss | Move::Stop => Ok(()),
            // Chance is never asked here; see `Play::check`.
            Move::Draw(_) | Move::Start(_) => Ok(()),
        }
    }
}
