//! What laying a card would make others draw.

use std::ops::ControlFlow;

use crosstable_core::Seat;
use crosstable_core::serde::{Deserialize, Serialize};

use crate::laying::Laying;
use crate::place::Place;
use crate::position::Position;

/// A whiff or a reeky that the seat to move can bring about (CR-11 to CR-15). Clients show it before the card is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "camelCase")]
pub struct Effect {
    /// Which of the two.
    pub kind: Laying,
    /// Where a card of the hand brings it about, each place once, with its western or northern cell first.
    pub places: Vec<Place>,
    /// Who draws because of it, in this order; nobody if the pile has no card for a whiff (CR-12).
    pub drawers: Vec<Seat>,
    /// How many cards each of them draws.
    pub each: u8,
    /// How many cards of them all come out of the hand of the seat that lays (CR-15).
    pub from_hand: u8,
}

impl Position {
    /// The effects that the seat whose turn it is can bring about. Its last card has none (CR-17, CR-20).
    pub(crate) fn effects(&self) -> Vec<Effect> {
        let hand = self.hand_of(self.turn);
        if hand.len() < 2 {
            return Vec::new();
        }
        let effects = [Laying::Whiff, Laying::Reeky].map(|kind| {
            let mut places = Vec::new();
            let _ = self.board.each_spot(|spot| {
                let mut fits = false;
                if spot.laying() == kind {
                    spot.each_lay(hand, |_| fits = true);
                }
                if fits {
                    places.push(Place { at: spot.first.cell, dir: spot.dir }.sorted());
                }
                ControlFlow::<()>::Continue(())
            });
            places.sort_unstable();
            let owed = self.owed_by(kind);
            let others = (1..self.players).scan(self.turn, |seat, _| {
                *seat = seat.next(self.players);
                Some(*seat)
            });
            let drawers: Vec<Seat> = others.take(owed.into()).collect();
            let each = if drawers.is_empty() { 0 } else { owed / drawers.len() as u8 };
            let missing = u32::from(owed).saturating_sub(self.pile.len());
            let from_hand = missing.min(hand.len() - 1) as u8;
            Effect { kind, places, drawers, each, from_hand }
        });
        effects.into_iter().filter(|effect| !effect.places.is_empty()).collect()
    }

    /// How many draws are owed after a card was laid so that was not the last one.
    pub(crate) const fn owed_by(&self, laying: Laying) -> u8 {
        match laying {
            Laying::Normal => 0,
            Laying::Whiff if self.pile.is_empty() => 0, // CR-12
            Laying::Whiff => 1,
            // CR-14: with two players the opponent draws two.
            Laying::Reeky if self.players == 2 => 2,
            Laying::Reeky => self.players - 1,
        }
    }
}
