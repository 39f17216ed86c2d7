//! Why a game is over, in a sentence.

use crosstable_core::Message;

use crate::view::{Phase, View};

impl View {
    /// Why the game is over; nothing while it goes on.
    pub(crate) fn ending(&self) -> Option<Message> {
        if self.phase != Phase::Over {
            return None;
        }
        if let Some(who) = self.winner {
            // CR-17; only where the pile is empty can the last card have been drawn out of the hand (CR-16).
            let key = if self.pile > 0 { "cross-roads-end-last-card" } else { "cross-roads-end-no-card" };
            return Some(Message::new(key).seat("who", who));
        }
        let ranks = self.ranks.as_ref()?;
        let mut first = self.hands.iter().zip(ranks).filter(|(_, rank)| **rank == 1).map(|(hand, _)| hand);
        let (best, shared) = (first.next()?, first.next().is_some());
        let key = match (self.closing, shared) {
            (true, false) => "cross-roads-end-round", // CR-20
            (true, true) => "cross-roads-end-round-shared",
            (false, false) => "cross-roads-end-blocked", // CR-18
            (false, true) => "cross-roads-end-blocked-shared",
        };
        let message = Message::new(key).number("cards", best.cards);
        Some(if shared { message } else { message.seat("who", best.seat) })
    }
}
