//! Every move and outcome as a sentence.

use crosstable_core::{Message, Seat};

use crate::laying::Laying;
use crate::moves::{Lay, Move};
use crate::view::{Phase, View};

impl View {
    /// One sentence for the viewer about what happens next; nothing stands for a card that the viewer does not see.
    pub(crate) fn describe(&self, mv: Option<Move>) -> Message {
        let turn = self.turn.unwrap_or_default();
        match mv {
            Some(Move::Lay(lay)) => self.describe_lay(turn, lay),
            Some(Move::Draw) => Message::new("cross-roads-log-draw").seat("who", turn),
            Some(Move::Pass) => Message::new("cross-roads-log-pass").seat("who", turn),
            Some(Move::Start(seat)) => Message::new("cross-roads-log-start").seat("who", seat),
            Some(Move::Card(card)) if self.phase == Phase::TurnUp => {
                lies(Message::new("cross-roads-log-turn-up"), Lay::turned_up(card))
            }
            Some(Move::Card(card)) => self.describe_draw(true).text("card", card),
            None => self.describe_draw(false),
        }
    }

    fn describe_lay(&self, who: Seat, lay: Lay) -> Message {
        let last = self.hands.iter().any(|hand| hand.seat == who && hand.cards == 1);
        let key = match self.board().check(lay) {
            _ if last => "cross-roads-log-out", // CR-17: it has no effect.
            Ok(Laying::Whiff) if self.pile == 0 => "cross-roads-log-whiff-empty", // CR-12
            Ok(Laying::Whiff) => "cross-roads-log-whiff",
            Ok(Laying::Reeky) => "cross-roads-log-reeky",
            Ok(Laying::Normal) | Err(_) => "cross-roads-log-lay",
        };
        lies(Message::new(key).seat("who", who), lay)
    }

    /// A card goes to a hand. Whether its face is seen decides only how the sentence goes on.
    fn describe_draw(&self, seen: bool) -> Message {
        let (from_hand, seat) = (self.draws_from_hand(), self.drawer.unwrap_or_default());
        let key = match (self.phase, from_hand, seen) {
            (Phase::Deal, _, true) => "cross-roads-log-dealt",
            (Phase::Deal, _, false) => "cross-roads-log-dealt-unseen",
            (_, true, true) => "cross-roads-log-taken",
            (_, true, false) => "cross-roads-log-taken-unseen",
            (_, false, true) => "cross-roads-log-drawn",
            (_, false, false) => "cross-roads-log-drawn-unseen",
        };
        let message = Message::new(key).seat("who", seat);
        if from_hand { message.seat("from", self.turn.unwrap_or_default()) } else { message }
    }
}

/// The card, the cell of its smaller number and the cell of its larger one.
fn lies(message: Message, lay: Lay) -> Message {
    let [cell, other] = lay.cells();
    message.text("card", lay.card).text("cell", cell).text("other", other)
}
